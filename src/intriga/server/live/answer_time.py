"""When a bot answers: at a time that is decided before it thinks, or soon after a person says "move now"."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from intriga.bots.turn_time import ANSWER_DELAY
from intriga.workers.jobs import Ticket

HURRIED = 0.1  # seconds from "move now" to the answer, whether or not there is a search to be ended

Clock = Callable[[], float]
Sleep = Callable[[float], Coroutine[Any, Any, None]]


class AnswerTime:
    """The time of one answer. "Move now" brings it forward, by the same rule whatever the bot is doing."""

    def __init__(self, hurry: asyncio.Event, clock: Clock, sleep: Sleep, until: float) -> None:
        self.hurry = hurry
        self.clock = clock
        self.sleep = sleep
        self.until = until
        if hurry.is_set():
            self.bring_forward()

    def bring_forward(self) -> None:
        self.until = min(self.until, self.clock() + HURRIED)

    def left(self, before: float = 0.0) -> float:
        """The seconds until some seconds before the answer."""
        return max(0.0, self.until - before - self.clock())

    async def search(self, ticket: Ticket, stop: Callable[[Ticket], None]) -> None:
        """Wait for a search. Shortly before the answer it is told to stop; one that does not is given up, and
        its later failure is ignored."""
        search = asyncio.wrap_future(ticket)
        search.add_done_callback(lambda done: done.cancelled() or done.exception())
        if await self.is_hurried(search, self.left(ANSWER_DELAY)):
            await asyncio.wait([search], timeout=self.left(ANSWER_DELAY))
        if not search.done():
            stop(ticket)
            await asyncio.wait([search], timeout=self.left())

    async def rest(self) -> None:
        """Wait until it is time to answer."""
        if not self.hurry.is_set():
            rest = asyncio.create_task(self.sleep(self.left()))
            if not await self.is_hurried(rest):
                return
            rest.cancel()
        self.bring_forward()
        await self.sleep(self.left())

    async def is_hurried(self, waited_for: asyncio.Future[Any], seconds: float | None = None) -> bool:
        """Wait for this, so many seconds at most; whether "move now" was said first."""
        hurried = asyncio.create_task(self.hurry.wait())
        await asyncio.wait([waited_for, hurried], timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        is_first = hurried.done() and not waited_for.done()
        hurried.cancel()
        if is_first:
            self.bring_forward()
        return is_first
