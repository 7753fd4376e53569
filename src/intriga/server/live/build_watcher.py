"""Which builds a node and its bots run; the bots change to a compiled one when it is ready."""

import asyncio

import structlog

from intriga import builds
from intriga.server.live.hub import Hub
from intriga.server.telling.wire_lobby import RunningBuilds
from intriga.workers.inline import InlineWorkers
from intriga.workers.pool import Pool

POLL_SECONDS = 2.0

log = structlog.get_logger()


class BuildWatcher:
    """Waits for a compiled build while the bots run the sources."""

    def __init__(self, hub: Hub, workers: Pool | InlineWorkers) -> None:
        self.hub = hub
        self.workers = workers

    def start(self) -> None:
        if isinstance(self.workers, Pool) and builds.running() == builds.PURE:
            self.hub.tasks.spawn(self.wait_for_build())

    async def wait_for_build(self) -> None:
        while self.hub.tasks.is_open:
            await asyncio.sleep(POLL_SECONDS)
            if builds.PURE in self.workers.builds() and await asyncio.to_thread(is_ready):
                self.workers.renew()
                log.info("bots_change_to_the_compiled_build")
                return

    def status(self) -> RunningBuilds:
        """For health and the foot of the lobby."""
        bots = self.workers.builds() or {builds.running()}
        return RunningBuilds(
            server=builds.running(),
            bots=builds.status_of(builds.PURE if builds.PURE in bots else builds.COMPILED),
        )


def is_ready() -> bool:
    """Whether there is a build of the sources that this process runs."""
    build = builds.chosen_build()
    return build is not None and build.is_older_than_this_process()
