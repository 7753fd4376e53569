"""Events: what has happened, in the past tense, with full information.

An event is a frozen struct whose tag is its name on the wire. `seen_by` gives what one seat may know of it;
None if the seat may not even know that it happened.
"""

from types import UnionType
from typing import Any, get_args

import msgspec

from intriga.kernel.machine.seats import Seat


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened at the table."""

    def seen_by(self, seat: Seat) -> "Event | None":
        """The same event as this seat may know it (a spectator is seat -1)."""
        return self


def plain(event: object) -> dict[str, Any]:
    """An event as plain JSON values, its fields in order."""
    # `to_builtins` would leave tuples, which are lists again when a record is read.
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(event))
    return found


def shown_to(seat: Seat, events: list[Any]) -> list[dict[str, Any]]:
    """A list of events as this seat may know them, as plain values."""
    seen = [event.seen_by(seat) for event in events]
    return [plain(event) for event in seen if event is not None]


def kinds_of(union: UnionType) -> tuple[type[Event], ...]:
    """The kinds of events in a game's union of all of them."""
    return get_args(union)


def tag_of(kind: type[Event]) -> str:
    """The name of a kind of events on the wire."""
    return str(kind.__struct_config__.tag)
