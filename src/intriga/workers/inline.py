"""Jobs in this process: each is run by `submit` itself. It cannot be cancelled or timed out."""

from traceback import format_exc
from types import TracebackType
from typing import final

from intriga import builds
from intriga.workers.jobs import Job, JobFailed, Ticket, WorkersClosed, do_leftovers, work_named


@final
class InlineWorkers:
    """Workers without processes: for tests, and for callers that may block."""

    def __init__(self) -> None:
        self.size = 0
        self.closed = False

    def submit(self, job: Job) -> Ticket:
        if self.closed:
            raise WorkersClosed("these workers are closed")
        ticket = Ticket()
        try:
            ticket.set_result(work_named(job.work)(job.payload))
        except Exception:
            ticket.set_exception(JobFailed(format_exc()))
        do_leftovers()
        return ticket

    def hurry(self, ticket: Ticket) -> None:
        """Its job has ended already."""

    def builds(self) -> set[str]:
        return {builds.running()}

    def renew(self) -> None:
        """This process keeps its build until it ends."""

    def close(self) -> None:
        self.closed = True

    def __enter__(self) -> "InlineWorkers":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
