"""`intriga verify`: whether a record is valid."""

from typing import Annotated

from cyclopts import Parameter

from intriga.cli.common import RecordFile
from intriga.games.shelf import find_game
from intriga.kernel.match import verify as judge
from intriga.kernel.match.entries import Branched, Decided, Header, Outcome
from intriga.kernel.match.integrity import InvalidRecord
from intriga.kernel.match.records import Record, read_record
from intriga.kernel.match.rules_versions import versions_used
from intriga.kernel.match.undo import is_practice


def verify(
    file: RecordFile,
    /,
    *,
    commitment: Annotated[
        str, Parameter(help="The fingerprint of the shuffle that was shown before the deal, to compare.")
    ] = "",
) -> None:
    """Check a record: its chain, its seed, every outcome, every move, every position and the result.

    That the record is that of your match only the fingerprint shows which you saw before the deal:
    compare it with the one printed here, or let --commitment do so.
    Exit code 0 if everything holds; 1 with the first thing that does not; 2 if it cannot be read.
    """
    record = read_record(file)
    header = record.opening.header
    check_commitment(header, commitment)
    game = find_game(header.game)
    match = judge.verify(game, record)
    given = "given, but for practice," if is_practice(match) else "proved"
    print(
        f"{file} holds: {len(record.entries)} entries of {header.game}, {picks_in(record)} outcomes "
        f"{given} by {seeds_of(record)}, {judged_by(record, game.rules_version)}. "
        f"Match {header.match}, fingerprint of the shuffle {header.commitment}."
    )


def check_commitment(header: Header, shown: str) -> None:
    """The record must have the fingerprint that its players were shown, if one is given."""
    if shown and shown.strip().lower() != header.commitment:
        raise InvalidRecord(f"it has the fingerprint {header.commitment}, not the one that was shown")


def seeds_of(record: Record) -> str:
    """Whose seed proves the outcomes. Whether an older match committed to its seed, its own record shows."""
    found = [(number, entry) for number, entry in enumerate(record.entries) if isinstance(entry, Branched)]
    if not found:
        return "the seed"
    older = " and then ".join(
        f"up to entry {number - 1} by that of match {entry.match}" for number, entry in found
    )
    return f"the seed ({older}, from which it branched off)"


def picks_in(record: Record) -> int:
    return sum(len(entry.picks) for entry in record.entries if isinstance(entry, Outcome | Decided))


def judged_by(record: Record, present: int) -> str:
    """Which rules the moves were checked against; moves made under older rules are not run again."""
    stretches = versions_used(record.opening.header, record.entries)
    version, first = stretches[-1]
    if version != present:
        return f"moves not judged again: they were played by rules {version}, and these are rules {present}"
    if first == 0:
        return f"moves judged by rules {present}"
    older = " and ".join(str(earlier) for earlier, _ in stretches[:-1])
    return f"moves from entry {first} on judged by rules {present}, those before it then by rules {older}"
