"""Many jobs in workers: every answer once, in this process or in others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from intriga.workers.inline import InlineWorkers
from intriga.workers.jobs import Job, JobFailed, Workers
from intriga.workers.pool import Pool
from intriga.workers.spread import spread
from tests.workers import tasks


def jobs(count: int) -> list[Job]:
    return [Job(f"{tasks.HERE}:digest", str(number).encode()) for number in range(count)]


def test_the_answers_are_the_same_here_and_in_a_pool() -> None:
    with InlineWorkers() as here, Pool(2) as pool:
        one, two = dict(spread(here, jobs(20))), dict(spread(pool, jobs(20)))

    assert one == two == {number: tasks.digest(str(number).encode()) for number in range(20)}


def test_work_here_is_done_one_job_after_the_other() -> None:
    """Otherwise a progress bar would not move until the end."""
    taken: list[Job] = []

    def noted() -> Iterator[Job]:
        for job in jobs(3):
            taken.append(job)
            yield job

    going = spread(InlineWorkers(), noted())

    assert next(going)[0] == 0
    assert taken == jobs(1)


@pytest.mark.parametrize("make", [InlineWorkers, lambda: Pool(1)])
def test_a_job_that_fails_fails_the_whole(make: type[InlineWorkers]) -> None:
    workers: Workers = make()
    with pytest.raises(JobFailed, match="LookupError: oh"):
        list(spread(workers, [*jobs(2), Job(f"{tasks.HERE}:fail", b"oh"), *jobs(2)]))
    workers.close()


def test_who_stops_listening_cancels_the_rest() -> None:
    endless = (
        Job(f"{tasks.HERE}:sleep_long" if number else f"{tasks.HERE}:echo", b"") for number in range(9)
    )
    with Pool(1) as pool:
        going = spread(pool, endless)
        assert next(going) == (0, b"")
        going.close()  # type: ignore[attr-defined]

        assert pool.submit(Job(f"{tasks.HERE}:echo", b"free")).result(60) == b"free"
