"""Re-executing a stored entry: by the rules, with its own chance, or as older rules left it."""

from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.entries import AnyEntry, Upgraded
from intriga.kernel.match.integrity import InvalidRecord
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import FORMAT, Opening, Record
from intriga.kernel.match.rerun import after_upgrade, rerun_stored, restore_chance
from intriga.kernel.match.rules_versions import last_version


def reexecute(match: Match, entry: AnyEntry, *, given: bool) -> None:
    """Append a stored entry to the match; Malformed if re-executing it gives another result."""
    number = len(match.entries)
    try:
        if isinstance(entry, Upgraded) and entry.to_version == match.game.rules_version:
            reexecute_upgrade(match, entry)
        elif is_outdated(match):
            match.entries.append(entry)  # made under older rules, whose positions are not known
            match.states.append(State(0, []))
        else:
            rerun_stored(match, number, entry, proved=not given)
    except InvalidRecord as fault:
        raise Malformed(f"the stored match does not hold: {fault}") from None


def reexecute_upgrade(match: Match, entry: Upgraded) -> None:
    """The present rules take over a running match from here."""
    record = record_so_far(match)
    after = after_upgrade(match.game, record, record.entries, entry)
    if after.entries[-1] != entry:
        raise Malformed("the stored match was carried over otherwise")
    restore_chance(after)
    match.__dict__.update(after.__dict__)


def record_so_far(match: Match) -> Record:
    """The match so far, as a record that can be continued."""
    seed = match.seed.hex() if match.seed is not None else None
    return Record(Opening(FORMAT, match.header, match.pack, seed), tuple(match.entries))


def is_outdated(match: Match) -> bool:
    """Whether older rules play this match: it shows what happened, but no position."""
    present = match.game.rules_version
    return match.header.rules_version != present and last_version(match.header, match.entries) != present
