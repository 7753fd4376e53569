"""A table as its clients know it: whose turn it is, what they say, and when each move was received."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from time import perf_counter

from benchmarks.server.sockets import Socket, open_socket


class Clients(ABC):
    """The players of one table, each with a socket. Subclasses know one server's messages."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.next: tuple[int, bytes] | None = None  # the client that may move, and its message
        self.waits: set[int] = set()  # who has not received the last move
        self.mover = -1
        self.sent_at = 0.0
        self.moves = 0
        self.others_seconds: list[float] = []  # seconds from sending to receipt by another player
        self.own_seconds: list[float] = []  # and until the mover has its acknowledgement
        self.when_all_received: Callable[[], None] = lambda: None

    async def connect(self, address: str, path: str, headers: list[dict[str, str]]) -> None:
        for number, more in enumerate(headers):
            self.sockets.append(await open_socket(address, path, more, partial(self.handle, number)))
            self.greet(number)

    @abstractmethod
    def greet(self, number: int) -> None:
        """Say what a client says first."""

    @abstractmethod
    def handle(self, number: int, data: bytes) -> None: ...

    def is_ready(self) -> bool:
        return self.next is not None and not self.waits

    def move(self, due: float | None = None) -> None:
        """The next move; its time runs from when it was due."""
        assert self.next is not None
        self.mover, message = self.next
        self.next = None
        self.waits = set(range(len(self.sockets)))
        self.sent_at = perf_counter() if due is None else due
        self.moves += 1
        self.sockets[self.mover].send(message)

    def received(self, number: int) -> None:
        """This player has received the last move."""
        if number not in self.waits:
            return
        self.waits.discard(number)
        if number != self.mover:
            self.others_seconds.append(perf_counter() - self.sent_at)
        if not self.waits:
            self.when_all_received()

    def acknowledged(self) -> None:
        self.own_seconds.append(perf_counter() - self.sent_at)
