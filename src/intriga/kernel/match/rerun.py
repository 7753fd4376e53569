"""Re-running: the match of a record, carried out again by the rules alone. Never compiled."""

from collections.abc import Sequence
from typing import Any

from intriga.kernel.contract import Game
from intriga.kernel.machine.chance import Chance, NeedsOutcome, Scripted
from intriga.kernel.machine.dealer import Dealer, Pick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed, Refused
from intriga.kernel.match.entries import (
    AnyEntry,
    Branched,
    Decided,
    Ended,
    Outcome,
    Practised,
    RecordedPick,
    Undone,
    Upgraded,
)
from intriga.kernel.match.integrity import (
    DoesNotHold,
    check_header,
    check_picks,
    committed_seed,
    proved_chance,
)
from intriga.kernel.match.match import Match, plainly, recorded
from intriga.kernel.match.paths import walk
from intriga.kernel.match.records import Record
from intriga.kernel.match.rules_versions import last_upgrade, last_version, rebuilt_state
from intriga.kernel.match.undo import undo_line


def replay(game: Game, record: Record) -> Match:
    """The match re-run from its first entry; DoesNotHold at the first entry that comes out otherwise.

    What older rules judged is not judged again. A match that ended under them has no positions, only
    its stored events; one that was carried over is re-run from there.
    """
    check_header(game, record)
    if last_version(record.opening.header, record.entries) < game.rules_version:
        match = opened(game, record)
        match.entries = list(record.entries)
        return match
    match, start = judged_before(game, record)
    for number in range(start, len(record.entries)):
        rerun_the_same(match, number, record.entries[number])
    played_on(match)
    return match


def carried_out(match: Match, number: int, entry: AnyEntry, *, proved: bool) -> None:
    """One more stored entry of a match that is played on. `proved`: its luck is the generator's next;
    what was played before the match branched off was given by another one."""
    rerun_the_same(match, number, entry)
    if proved and match.chance is not None:
        check_picks(match.chance, match.entries, number, number + 1)


def rerun_the_same(match: Match, number: int, entry: AnyEntry) -> None:
    """Carry one entry out again; DoesNotHold if it comes out otherwise."""
    checked_rerun(match, number, entry)
    if match.entries[number] != entry:
        what = difference(match.entries[number], entry)
        raise DoesNotHold(f"entry {number} comes out otherwise: {what}", number)


def judged_before(game: Game, record: Record) -> tuple[Match, int]:
    """The match up to where the present rules took over, and the first entry to re-run."""
    number = last_upgrade(record.entries)
    if number is None:
        return opened(game, record), 0
    entry = record.entries[number]
    assert isinstance(entry, Upgraded)
    try:
        match = taken_over(game, record, record.entries[:number], entry)
    except (Malformed, Refused, NeedsOutcome, ValueError, LookupError) as fault:
        raise DoesNotHold(f"entry {number} cannot be carried out: {fault}", number) from None
    if match.entries[number] != entry:
        what = difference(match.entries[number], entry)
        raise DoesNotHold(f"entry {number} comes out otherwise: {what}", number)
    return match, number + 1


def taken_over(game: Game, record: Record, before: Sequence[AnyEntry], entry: Upgraded) -> Match:
    """The match after these entries of older rules and this upgrade. No undo goes back behind it."""
    if entry.rebuilt:
        match = opened(game, record)
        state = rebuilt_state(game, match.box, entry.from_version, before)
        match.states = [State(0, []) for _ in before]  # unknown
    else:
        match = rerun_by_digests(game, record, before)
        state = match.state.copy()
    match.entries = list(before)
    match.line = []
    made = Upgraded(from_version=entry.from_version, to_version=entry.to_version, rebuilt=entry.rebuilt)
    match.append(made, state, leads=True)
    return match


def rerun_by_digests(game: Game, record: Record, entries: Sequence[AnyEntry]) -> Match:
    """Entries of older rules, re-run by the present ones; Malformed where a position is another one."""
    match = opened(game, record)
    for number, entry in enumerate(entries):
        if isinstance(entry, Upgraded) and not entry.rebuilt:
            match.note(entry)
        else:
            rerun(match, number, entry)
        if match.entries[number].digest != entry.digest:
            raise Malformed(f"the position after entry {number} is another one by these rules")
    return match


def checked_rerun(match: Match, number: int, entry: AnyEntry) -> None:
    """Carry one entry out again; DoesNotHold if that cannot be."""
    try:
        rerun(match, number, entry)
    except Refused as fault:
        refusal = fault.refusals[0]
        sentence = f"entry {number} is illegal: {refusal.reason} ({refusal.clause})"
        raise DoesNotHold(sentence, number) from None
    except (Malformed, NeedsOutcome) as fault:
        raise DoesNotHold(f"entry {number} cannot be carried out: {fault}", number) from None
    except Exception as fault:  # a record may hold anything, and a faulty rule may fail in any way
        sentence = f"entry {number} cannot be carried out: {type(fault).__name__} {fault}"
        raise DoesNotHold(sentence, number) from fault


def opened(game: Game, record: Record) -> Match:
    """The match before its first entry; DoesNotHold if its pack cannot be played."""
    saved = record.opening.seed
    seed = committed_seed(record.opening.header, saved) if saved else None
    try:
        return Match(game, record.opening.pack, record.opening.header, seed)
    except Malformed as fault:
        raise DoesNotHold(f"the record's pack cannot be used: {fault}") from None


def rerun(match: Match, number: int, entry: AnyEntry) -> None:
    """Carry one entry out again, by the rules alone."""
    if number == 0 and not isinstance(entry, Outcome):
        raise Malformed("a match begins with its deal")
    if match.ended:
        raise Malformed("the match has ended")
    if isinstance(entry, Outcome):
        rerun_deal(match, number, entry)
    elif isinstance(entry, Decided):
        rerun_decision(match, entry)
    elif isinstance(entry, Undone):
        line = undo_line(match, entry.seat, entry.to)
        if line.kind == "never" or line.asked != entry.consents:
            raise Malformed("this could not be taken back so")
        match.take_back(entry.seat, entry.to, entry.consents)
    elif isinstance(entry, Ended):
        result = match.game.result(match.state)
        match.append(
            Ended(how=entry.how, seats=entry.seats, result=result, seed=entry.seed), match.state, leads=False
        )
    elif isinstance(entry, Branched):
        match.begin_anew(Branched(match=entry.match, seed=entry.seed, added=entry.added))
    elif isinstance(entry, Practised):
        if number != 1:
            raise Malformed("a match is for practice from its deal on, or not at all")
        match.note(Practised())
    elif isinstance(entry, Upgraded):
        raise Malformed("its position was rebuilt by rules that are no longer here")
    else:
        if entry.events or not 0 <= entry.seat < match.header.players:
            raise Malformed("it moves no piece, so it has a seat and no events")
        match.note(entry)


def rerun_deal(match: Match, number: int, entry: Outcome) -> None:
    if number != 0:
        raise Malformed("a match has one deal")
    script = Scripted(values(entry.picks))
    state, events, picks, learned = dealt(match, script)
    if script.used != len(script.outcomes):
        raise Malformed("it has outcomes that nothing asked for")
    match.append(Outcome(events=plainly(events), picks=recorded(picks), learned=learned), state, leads=True)


def rerun_decision(match: Match, entry: Decided) -> None:
    if not 0 <= entry.seat < match.header.players:
        raise Malformed(f"there is no seat {entry.seat}")
    words = [match.game.vocabulary.read(notation) for notation in entry.path]
    script = Scripted(values(entry.picks))
    state, events, picks, learned = walk(match.state, entry.seat, words, script)
    if script.used != len(script.outcomes):
        raise Malformed("it has outcomes that nothing asked for")
    match.append(
        Decided(
            seat=entry.seat,
            path=entry.path,
            by=entry.by,
            client=entry.client,
            picks=recorded(picks),
            learned=learned,
            events=plainly(events),
        ),
        state,
        leads=True,
    )


def played_on(match: Match) -> None:
    """Bring the generator of a match that is played on to where it stood."""
    if match.seed is None:
        return
    try:
        match.chance = proved_chance(match.header, match.entries, match.seed)
    except DoesNotHold as fault:
        sentence = "the saved seed does not give the outcomes of this match"
        raise DoesNotHold(sentence, fault.entry) from None


def difference(mine: AnyEntry, theirs: AnyEntry) -> str:
    """The first field in which two entries differ; the link follows from all others, so it comes last."""
    if type(mine) is not type(theirs):
        return "another kind of entry"
    for name in sorted(mine.__struct_fields__, key="link".__eq__):
        if getattr(mine, name) != getattr(theirs, name):
            return f"its {name} differ" if name.endswith("s") else f"its {name} differs"
    return "it differs"


def dealt(match: Match, chance: Chance) -> tuple[State, list[Any], list[Pick], int]:
    """The set-up of this match's header under some chance."""
    events: list[object] = []
    picks: list[Pick] = []
    dealer = Dealer(chance, events, picks)
    header = match.header
    state = match.game.setup(match.box, header.players, header.options, header.carry, dealer)
    return state, events, picks, dealer.learned


def values(picks: Sequence[RecordedPick]) -> list[int]:
    return [pick.value for pick in picks]
