"""`intriga verify`: whether a record is valid."""

from typing import Annotated

from cyclopts import Parameter

from intriga.cli.common import RecordFile
from intriga.games.shelf import find_game
from intriga.kernel.match import verify as judge
from intriga.kernel.match.entries import Branched, Decided, Header, Outcome
from intriga.kernel.match.integrity import InvalidRecord
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import Record, read_record
from intriga.kernel.match.rules_versions import versions_used
from intriga.kernel.match.undo import is_practice
from intriga.tables.signing import check_signature


def verify(
    file: RecordFile,
    /,
    *,
    commitment: Annotated[
        str, Parameter(help="The fingerprint of the shuffle that was shown before the deal, to compare.")
    ] = "",
    key: Annotated[str, Parameter(help="The public key of the server (its /api/key), to compare.")] = "",
) -> None:
    """Check a record: its chain, its seed, every outcome, every move, every position and the result; and say
    what is proved by the rules, what by the seed, and what somebody's signature vouches for.

    That the record is that of your match only the fingerprint shows which you saw before the deal:
    compare it with the one printed here, or let --commitment do so.
    That the signature is your server's only its public key shows: compare it, or let --key do so.
    Exit code 0 if everything holds; 1 with the first thing that does not; 2 if it cannot be read.
    """
    record = read_record(file)
    header = record.opening.header
    check_commitment(header, commitment)
    check_key(record, key)
    game = find_game(header.game)
    match = judge.verify(game, record)
    check_signature(record)
    given = "given, but for practice," if is_practice(match) else "proved"
    print(
        f"{file} holds: {len(record.entries)} entries of {header.game}, {picks_in(record)} outcomes "
        f"{given} by {seeds_of(record)}, {judged_by(record, game.rules_version)}. "
        f"Match {header.match}, fingerprint of the shuffle {header.commitment}."
    )
    for sentence in (proved_by_rules(), proved_by_seed(match, header), vouched_for(record)):
        print(sentence)


def check_commitment(header: Header, shown: str) -> None:
    """The record must have the fingerprint that its players were shown, if one is given."""
    if shown and shown.strip().lower() != header.commitment:
        raise InvalidRecord(f"it has the fingerprint {header.commitment}, not the one that was shown")


def check_key(record: Record, shown: str) -> None:
    """The record must be signed with this key, if one is given."""
    if not shown:
        return
    if record.signature is None:
        raise InvalidRecord("it is not signed")
    if shown.strip().lower() != record.signature.key:
        raise InvalidRecord(f"it is signed with the key {record.signature.key}, not with the given one")


def proved_by_rules() -> str:
    return "By the rules: each of these moves was legal, and positions and result follow from them."


def proved_by_seed(match: Match, header: Header) -> str:
    """What the seed proves depends on who had a part in the shuffle."""
    if is_practice(match):
        return "By the seed: nothing, because in practice moves may be taken back after something was seen."
    seats = [str(seat + 1) for seat, adds in enumerate(header.added) if adds]
    if not seats:
        return (
            "By the seed: no outcome was changed after the fingerprint was shown. No seat added bytes: "
            "whoever chose the seed may have chosen the deal."
        )
    return (
        "By the seed: no outcome was changed after the fingerprint was shown. Seats that added bytes to the "
        f"shuffle: {', '.join(seats)}; they know that nobody chose the deal alone."
    )


def vouched_for(record: Record) -> str:
    if record.signature is None:
        return (
            "By nobody's signature: the record alone does not show that this match was played, by whom, "
            "who made which move and who resigned."
        )
    return (
        f"By the signature of the key {record.signature.key}: that this match was played there, who made "
        "which move and who resigned."
    )


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
