"""Which rules judged which entries of a match, and where newer rules take over. Never compiled."""

from collections.abc import Sequence
from typing import Any

from intriga.kernel.contract import Game
from intriga.kernel.machine.frames import State
from intriga.kernel.match.entries import AnyEntry, Decided, Header, Outcome, Undone, Upgraded


def judges(header: Header, entries: Sequence[AnyEntry]) -> list[tuple[int, int]]:
    """(rules version, first entry it judged), in order."""
    found = [(header.rules_version, 0)]
    for number, entry in enumerate(entries):
        if isinstance(entry, Upgraded):
            found.append((entry.to_version, number))
    return found


def last_version(header: Header, entries: Sequence[AnyEntry]) -> int:
    """The rules that the match is played by at its end."""
    return judges(header, entries)[-1][0]


def last_upgrade(entries: Sequence[AnyEntry]) -> int | None:
    """The entry at which the newest rules took over."""
    found = [number for number, entry in enumerate(entries) if isinstance(entry, Upgraded)]
    return found[-1] if found else None


def standing(entries: Sequence[AnyEntry]) -> list[int]:
    """The entries that led to the present position: what was taken back is not among them."""
    line: list[int] = []
    for number, entry in enumerate(entries):
        if isinstance(entry, Outcome | Decided):
            line.append(number)
        elif isinstance(entry, Undone):
            line = [earlier for earlier in line if earlier < entry.to]
    return line


def rebuilt_state(game: Game, box: Any, from_version: int, entries: Sequence[AnyEntry]) -> State:
    """The position after these entries as the game rebuilds it; Malformed if it cannot."""
    events = [event for number in standing(entries) for event in entries[number].events]
    state = game.upgrade_state(from_version, box, events)
    words = sum(len(entry.path) for entry in entries if isinstance(entry, Decided))
    undone = sum(isinstance(entry, Undone) for entry in entries)
    state.asked = words + undone + 1  # more than any question so far: answers still under way are stale
    return state
