"""Running many jobs in workers, a few at a time."""

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, wait

from intriga.workers.jobs import Job, Ticket, Workers

JOBS_PER_WORKER = 2  # submitted at the same time, so that no worker waits


def spread(workers: Workers, jobs: Iterable[Job]) -> Iterator[tuple[int, bytes]]:
    """The answers, each with the index of its job, as they finish. Closing the iterator cancels the rest."""
    under_way: dict[Ticket, int] = {}
    try:
        for place, job in enumerate(jobs):
            under_way[workers.submit(job)] = place
            if len(under_way) >= workers.size * JOBS_PER_WORKER:
                yield from finished(under_way)
        while under_way:
            yield from finished(under_way)
    finally:
        for ticket in under_way:
            ticket.cancel()


def finished(under_way: dict[Ticket, int]) -> Iterator[tuple[int, bytes]]:
    """At least one answer; an error of a job is raised."""
    for ticket in wait(under_way, return_when=FIRST_COMPLETED).done:
        yield under_way.pop(ticket), ticket.result()
