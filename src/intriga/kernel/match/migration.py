"""Moving a running match of older rules to the present ones."""

from intriga.kernel.contract import Game
from intriga.kernel.machine.chance import NeedsOutcome
from intriga.kernel.machine.refusals import Malformed, Refused
from intriga.kernel.match.entries import Ended, Upgraded
from intriga.kernel.match.integrity import check_chain
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import Record
from intriga.kernel.match.rerun import after_upgrade, replay, rerun_by_digests, restore_chance
from intriga.kernel.match.rules_versions import last_version


def migrate_match(game: Game, record: Record) -> Match:
    """The match of this record, to be continued by the present rules.

    It is re-run. If every position comes out the same, it continues from there; otherwise the game rebuilds
    its position from the stored events. Either way an `Upgraded` entry is added. A match of the present
    rules is only re-run. Malformed if the match has ended, is of newer rules, or cannot be moved.
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
    match = after_upgrade(game, record, entries, entry)
    restore_chance(match)
    return match


def comes_out_the_same(game: Game, record: Record) -> bool:
    """Whether the present rules lead through the same positions."""
    try:
        rerun_by_digests(game, record, record.entries)
    except (Malformed, Refused, NeedsOutcome, ValueError, LookupError):
        return False
    return True
