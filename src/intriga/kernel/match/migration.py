"""A running match of older rules is carried over to the present ones. Never compiled."""

from intriga.kernel.contract import Game
from intriga.kernel.machine.chance import NeedsOutcome
from intriga.kernel.machine.refusals import Malformed, Refused
from intriga.kernel.match.entries import Ended, Upgraded
from intriga.kernel.match.integrity import check_chain
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import Record
from intriga.kernel.match.rerun import played_on, replay, rerun_by_digests, taken_over
from intriga.kernel.match.rules_versions import last_version


def carry_over(game: Game, record: Record) -> Match:
    """The match of this record, to be played on by the present rules.

    It is re-run; if every position comes out the same it simply moves over, otherwise the game rebuilds
    its position from the stored events. Either way an `Upgraded` entry says so. A match of the present
    rules is only re-run. Malformed if it has ended, is of newer rules, or cannot be carried over.
    """
    header, entries = record.opening.header, record.entries
    version = last_version(header, entries)
    if version > game.rules_version:
        raise Malformed(
            f"this match is played by rules {version} of '{game.id}'; here are {game.rules_version}"
        )
    if version == game.rules_version:
        return replay(game, record)
    if entries and isinstance(entries[-1], Ended):
        raise Malformed(f"this match ended under rules {version} and is shown as it was played")
    check_chain(record)
    rebuilt = not comes_out_the_same(game, record)
    entry = Upgraded(from_version=version, to_version=game.rules_version, rebuilt=rebuilt)
    match = taken_over(game, record, entries, entry)
    played_on(match)
    return match


def comes_out_the_same(game: Game, record: Record) -> bool:
    """Whether the present rules lead through the same positions."""
    try:
        rerun_by_digests(game, record, record.entries)
    except (Malformed, Refused, NeedsOutcome, ValueError, LookupError):
        return False
    return True
