"""A table as its clients know it: whose turn it is, what they say, and who has received what when."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from time import perf_counter

from benchmarks.server.lines import Line, connected


class Clients(ABC):
    """The players of one table, each with a line. Subclasses know one server's messages."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.next: tuple[int, bytes] | None = None  # who may move, and what they would send
        self.waits: set[int] = set()  # who has not received the last move
        self.mover = -1
        self.sent_at = 0.0
        self.moves = 0
        self.told: list[float] = []  # seconds from sending to receipt by another player
        self.own: list[float] = []  # and until the mover itself knows that it was taken
        self.when_all_told: Callable[[], None] = lambda: None

    async def connect(self, address: str, path: str, headers: list[dict[str, str]]) -> None:
        for number, more in enumerate(headers):
            self.lines.append(await connected(address, path, more, partial(self.heard, number)))
            self.greet(number)

    @abstractmethod
    def greet(self, number: int) -> None:
        """Say what a client says first."""

    @abstractmethod
    def heard(self, number: int, data: bytes) -> None: ...

    def is_ready(self) -> bool:
        return self.next is not None and not self.waits

    def move(self, due: float | None = None) -> None:
        """The next move; its time runs from when it was due."""
        assert self.next is not None
        self.mover, message = self.next
        self.next = None
        self.waits = set(range(len(self.lines)))
        self.sent_at = perf_counter() if due is None else due
        self.moves += 1
        self.lines[self.mover].send(message)

    def received(self, number: int) -> None:
        """This player has been told of the last move."""
        if number not in self.waits:
            return
        self.waits.discard(number)
        if number != self.mover:
            self.told.append(perf_counter() - self.sent_at)
        if not self.waits:
            self.when_all_told()

    def acknowledged(self) -> None:
        self.own.append(perf_counter() - self.sent_at)
