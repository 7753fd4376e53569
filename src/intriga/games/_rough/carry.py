"""What the first chapter hands on to the second: typed and versioned."""

from typing import Any, Literal

import msgspec

from intriga.kernel.machine.refusals import Malformed


class Carry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points of all seats, the Warden's last."""

    carry: Literal[1]
    points: tuple[int, ...]


def carried_points(carry: Any, players: int) -> list[int]:
    """The points that the second chapter begins with; none in the first."""  # RO-30
    if carry is None:
        return []
    try:
        found = msgspec.convert(carry, Carry)
    except msgspec.ValidationError as fault:
        raise Malformed(f"this cannot be carried over into a second chapter: {fault}") from None
    if len(found.points) != players + 1:
        raise Malformed(f"points of {players} players and the Warden were expected")
    return list(found.points)
