"""Which rules versions apply to which entries of a match, and how newer rules take over."""

from collections.abc import Sequence
from typing import Any

from intriga.kernel.contract import Game
from intriga.kernel.machine.frames import State
from intriga.kernel.match.entries import AnyEntry, Decided, Header, Outcome, Undone, Upgraded


def versions_used(header: Header, entries: Sequence[AnyEntry]) -> list[tuple[int, int]]:
    """(rules version, first entry under it), in order."""
    found = [(header.rules_version, 0)]
    for number, entry in enumerate(entries):
        if isinstance(entry, Upgraded):
            found.append((entry.to_version, number))
    return found


def last_version(header: Header, entries: Sequence[AnyEntry]) -> int:
    """The rules version at the end of these entries."""
    return versions_used(header, entries)[-1][0]


def last_upgrade(entries: Sequence[AnyEntry]) -> int | None:
    """The entry at which the newest rules took over."""
    found = [number for number, entry in enumerate(entries) if isinstance(entry, Upgraded)]
    return found[-1] if found else None


def standing_entries(entries: Sequence[AnyEntry]) -> list[int]:
    """The entries that led to the present position, without what was undone."""
    standing: list[int] = []
    for number, entry in enumerate(entries):
        if isinstance(entry, Outcome | Decided):
            standing.append(number)
        elif isinstance(entry, Undone):
            standing = [earlier for earlier in standing if earlier < entry.to]
    return standing


def rebuilt_state(game: Game, box: Any, from_version: int, entries: Sequence[AnyEntry]) -> State:
    """The position after these entries, rebuilt by the game; Malformed if it cannot."""
    events = [event for number in standing_entries(entries) for event in entries[number].events]
    state = game.upgrade_state(from_version, box, events)
    words = sum(len(entry.path) for entry in entries if isinstance(entry, Decided))
    undone = sum(isinstance(entry, Undone) for entry in entries)
    state.asked = words + undone + 1  # greater than all earlier ones, so that late answers are stale
    return state
