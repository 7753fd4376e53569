"""The bus: tells other nodes that a table has new rows, or who is there. It carries ids, never a position.

Nothing is lost without it: the store has everything, and while the bus is down nodes poll the store.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec


class RowsAdded(msgspec.Struct, frozen=True, tag_field="bus", tag="grown"):
    """A table has this many rows now."""

    table: str
    sequence: int


class NodeReaders(msgspec.Struct, frozen=True, tag_field="bus", tag="here"):
    """Who reads a table at a node: persons, and how many others."""

    table: str
    node: str
    persons: tuple[str, ...]
    spectators: int


class TurnedAway(msgspec.Struct, frozen=True, tag_field="bus", tag="away"):
    """Connections of this person end: all of them, or those of one device."""

    person: str
    device: str = ""


class WishesToPlay(msgspec.Struct, frozen=True, tag_field="bus", tag="willing"):
    """Somebody in the lobby would like to play; without a token no longer."""

    person: str
    token: str
    until: int


class AskedToSit(msgspec.Struct, frozen=True, tag_field="bus", tag="asked"):
    """Somebody who would like to play is asked to a table."""

    person: str
    table: str
    by: str
    until: int


class Hello(msgspec.Struct, frozen=True, tag_field="bus", tag="hello"):
    """A node has started: the others tell it about their readers."""

    node: str


class Reconnected(msgspec.Struct, frozen=True, tag_field="bus", tag="resumed"):
    """From the bus to its own node: messages may have been lost meanwhile, both ways."""


class Gone(msgspec.Struct, frozen=True, tag_field="bus", tag="gone"):
    """A node is leaving."""

    node: str


Message = RowsAdded | NodeReaders | TurnedAway | WishesToPlay | AskedToSit | Hello | Gone | Reconnected
Listener = Callable[[Message], Awaitable[None]]

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Message).decode


class Bus(Protocol):
    """Connects this node to the others."""

    @property
    def is_up(self) -> bool:
        """Whether messages arrive; while they do not, nodes poll the store."""
        ...

    async def start(self, listener: Listener) -> None:
        """Pass messages of other nodes to the listener from now on."""
        ...

    async def publish(self, message: Message) -> None:
        """Send to the other nodes; lost while the bus is down."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """The bus of a server that is the only node."""

    is_up = True

    async def start(self, listener: Listener) -> None:
        return None

    async def publish(self, message: Message) -> None:
        return None

    async def close(self) -> None:
        return None
