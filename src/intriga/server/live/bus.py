"""The bus: tells other nodes that a table has new rows, or who is there. It carries ids, never a position.

Nodes lose nothing without it: the store has everything, and while the bus is away they look there.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec


class Grown(msgspec.Struct, frozen=True, tag_field="bus", tag="grown"):
    """A table has this many rows now."""

    table: str
    sequence: int


class Here(msgspec.Struct, frozen=True, tag_field="bus", tag="here"):
    """Who reads a table at a node: persons, and how many others."""

    table: str
    node: str
    persons: tuple[str, ...]
    spectators: int


class Hello(msgspec.Struct, frozen=True, tag_field="bus", tag="hello"):
    """A node has come: the others tell it who is where."""

    node: str


class Resumed(msgspec.Struct, frozen=True, tag_field="bus", tag="resumed"):
    """Said by the bus itself to its own node: what was said in between may be lost, both ways."""


class Gone(msgspec.Struct, frozen=True, tag_field="bus", tag="gone"):
    """A node is leaving."""

    node: str


Message = Grown | Here | Hello | Gone | Resumed
Listener = Callable[[Message], Awaitable[None]]

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Message).decode


class Bus(Protocol):
    """A way to the other nodes."""

    @property
    def is_up(self) -> bool:
        """Whether what is said now is heard; while it is not, nodes look into the store."""
        ...

    async def start(self, listener: Listener) -> None:
        """Hear what others say from now on."""
        ...

    async def say(self, message: Message) -> None:
        """Tell the other nodes; lost where the bus is away."""
        ...

    async def close(self) -> None: ...


class Alone:
    """The bus of a server that is the only node: there is nobody to tell."""

    is_up = True

    async def start(self, listener: Listener) -> None:
        return None

    async def say(self, message: Message) -> None:
        return None

    async def close(self) -> None:
        return None
