"""Many jobs over workers, a few of them ahead of time."""

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, wait

from intriga.workers.jobs import Job, Ticket, Workers

AHEAD = 2  # jobs for each worker that are submitted before their turn


def spread(workers: Workers, jobs: Iterable[Job]) -> Iterator[tuple[int, bytes]]:
    """Each answer with the place of its job, as they are done. Who stops listening cancels the rest."""
    under_way: dict[Ticket, int] = {}
    try:
        for place, job in enumerate(jobs):
            under_way[workers.submit(job)] = place
            if len(under_way) >= workers.size * AHEAD:
                yield from finished(under_way)
        while under_way:
            yield from finished(under_way)
    finally:
        for ticket in under_way:
            ticket.cancel()


def finished(under_way: dict[Ticket, int]) -> Iterator[tuple[int, bytes]]:
    """At least one answer; the first fault is raised."""
    for ticket in wait(under_way, return_when=FIRST_COMPLETED).done:
        yield under_way.pop(ticket), ticket.result()
