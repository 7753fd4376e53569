"""What happened in the end: the events of a match without those that were taken back."""

from collections.abc import Sequence
from typing import Any

from intriga.kernel.match.entries import AnyEntry, Undone


def standing_events(entries: Sequence[AnyEntry]) -> list[dict[str, Any]]:
    """Every event that still stands, in order, with full information."""
    standing: list[int] = []
    for index, entry in enumerate(entries):
        if isinstance(entry, Undone):
            standing = [earlier for earlier in standing if earlier < entry.to]
        else:
            standing.append(index)
    return [event for index in standing for event in entries[index].events]
