"""The terms of a table: what its host chooses besides the game, its options and the seats.

A new one is a field here: requests, rows and what readers are told inherit it.
"""

from typing import Any, Literal

import msgspec


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """None, a bank with an increment (seconds), or a number of days per move."""

    kind: Literal["none", "bank", "days"] = "none"
    bank: int = 0
    increment: int = 0
    days: int = 0


class TableTerms(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is played. Each has a default, for rows that were stored before the term existed."""

    clock: Clock = Clock()
    is_open: bool = False  # listed in the lobby
    begins_itself: bool = True  # as soon as every seat is taken
    free_chat: bool = False  # where the rules limit talk: people may write to each other all the same
    host_adds_bytes: bool = False  # it begins only when the host's device has added bytes to the shuffle
    practice: bool = False  # one person against bots takes back what they like; the shuffle proves nothing


def terms_of(chosen: TableTerms) -> dict[str, Any]:
    """The terms alone, as keyword arguments."""
    return {name: getattr(chosen, name) for name in TableTerms.__struct_fields__}
