"""Work in this process: each job is done while it is submitted. It cannot be stopped or timed out."""

from traceback import format_exc
from types import TracebackType
from typing import final

from intriga import builds
from intriga.workers.jobs import Closed, Job, JobFailed, Ticket, work_named


@final
class Here:
    """The workers of one process alone: for tests, and where nobody waits."""

    def __init__(self) -> None:
        self.size = 0
        self.closed = False

    def submit(self, job: Job) -> Ticket:
        if self.closed:
            raise Closed("these workers are closed")
        ticket = Ticket()
        try:
            ticket.set_result(work_named(job.work)(job.payload))
        except Exception:
            ticket.set_exception(JobFailed(format_exc()))
        return ticket

    def builds(self) -> set[str]:
        return {builds.running()}

    def renew(self) -> None:
        """This process keeps its build until it ends."""

    def close(self) -> None:
        self.closed = True

    def __enter__(self) -> "Here":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
