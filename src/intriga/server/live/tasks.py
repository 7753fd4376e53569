"""Background tasks of a node."""

import asyncio
from collections.abc import Coroutine

from intriga.server.operations.failures import log_failure
from intriga.server.operations.metrics import Metrics


class Tasks:
    """All tasks of a node; the failure of one is logged and counted."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.running: set[asyncio.Task[None]] = set()
        self.is_open = True

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None] | None:
        """Start a task, unless the node is stopping."""
        if not self.is_open:
            work.close()
            return None
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            log_failure(self.metrics, "task", fault)

    async def close(self) -> None:
        """Cancel what still runs."""
        self.is_open = False
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
