"""Branches: a match that continues from a point of another one, which has ended.

It begins with the other match's entries, which can be verified by that match's revealed seed.
Then comes a `Branched` entry; everything after it uses the match's own seed.
"""

from collections.abc import Sequence

import msgspec

from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.entries import AnyEntry, Branched, Decided, Ended, Header
from intriga.kernel.match.match import Match
from intriga.kernel.match.proof import commitment
from intriga.kernel.match.rerun import rerun
from intriga.kernel.match.rules_versions import last_version


def branched_header(before: Match, match: str, seed: bytes, seats: Sequence[str]) -> Header:
    """The header of a match that branches off from this one."""
    return msgspec.structs.replace(
        before.header,
        match=match,
        rules_version=before.game.rules_version,
        seats=tuple(seats),
        commitment=commitment(seed, match),
        added=("",) * before.header.players,
    )


def branch_off(before: Match, at: int, made: Match) -> None:
    """Bring a match that has only its header to the position after entry `at` of another one."""
    for number, entry in enumerate(entries_up_to(before, at)):
        rerun(made, number, entry)
    last = before.entries[-1]
    assert isinstance(last, Ended)
    made.append_undo_barrier(Branched(match=before.header.match, seed=last.seed, added=before.header.added))


def entries_up_to(before: Match, at: int) -> list[AnyEntry]:
    """The entries up to this one, without client ids; Malformed if nobody can play on from there."""
    if not before.ended:
        raise Malformed("a match can be played on from any point only when it has ended")
    if not 0 <= at < len(before.entries):
        raise Malformed(f"the match has entries 0 to {len(before.entries) - 1}, not {at}")
    if last_version(before.header, before.entries) != before.header.rules_version:
        raise Malformed("its rules changed on the way, so it cannot be played on from one of its points")
    if before.header.rules_version != before.game.rules_version:
        raise Malformed("it was played by older rules, so it cannot be played on")
    if before.states[at].over:
        raise Malformed("the game is over at this point")
    kept = [entry for entry in before.entries[: at + 1] if not isinstance(entry, Ended)]
    return [
        msgspec.structs.replace(entry, client="") if isinstance(entry, Decided) else entry for entry in kept
    ]
