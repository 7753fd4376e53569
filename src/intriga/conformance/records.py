"""Matches as records: they are read back unchanged, replay to the same digests, and verify."""

from pathlib import Path

from intriga.conformance.faults import Fault, fault
from intriga.kernel.contract import Game
from intriga.kernel.match.entries import AnyEntry, Decided, Outcome, Undone
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import Opening, Record, json_line, opening_line, read_line
from intriga.kernel.match.verify import InvalidRecord, replay, verify

IN_MEMORY = Path("a record in memory")


def record_of(match: Match) -> Record:
    """The record of the match, encoded and read back."""
    opening = read_line(opening_line(match, with_seed=False).rstrip(), Opening, IN_MEMORY, 1)
    lines = [json_line(entry).rstrip() for entry in match.entries]
    entries = [read_line(text, AnyEntry, IN_MEMORY, number) for number, text in enumerate(lines, 2)]
    return Record(opening, tuple(entries))


def record_faults(game: Game, match: Match, *, proof: bool = True) -> list[Fault]:
    """The record equals the match, and re-running it gives every entry again;
    the record of an ended match also verifies (a retold match has no valid proof)."""
    record = record_of(match)
    if record.entries != tuple(match.entries) or record.opening.header != match.header:
        return [fault("replay_mismatches", "a_record_reads_otherwise")]
    try:
        again = verify(game, record) if match.ended and proof else replay(game, record)
    except InvalidRecord as why:
        return [fault("replay_mismatches", "a_record_does_not_hold", says=str(why))]
    if again.state.full_key() != match.state.full_key():
        return [fault("replay_mismatches", "a_replay_ends_otherwise")]
    return []


def cut(match: Match, length: int) -> Match:
    """The match as it was after its first `length` entries; it cannot be played on."""
    early = Match(match.game, match.pack, match.header, None)
    early.entries = match.entries[:length]
    early.states = match.states[:length]
    early.standing = standing_entries(early.entries)
    return early


def standing_entries(entries: list[AnyEntry]) -> list[int]:
    """The entries that led to the present position, without what was undone."""
    found: list[int] = []
    for index, entry in enumerate(entries):
        if isinstance(entry, Outcome | Decided):
            found.append(index)
        elif isinstance(entry, Undone):
            found = [earlier for earlier in found if earlier < entry.to]
    return found
