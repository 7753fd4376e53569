"""Re-running: the match of a record, executed again by the rules alone."""

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
    InvalidRecord,
    check_header,
    check_picks,
    committed_seed,
    proved_chance,
)
from intriga.kernel.match.match import Match, plain_events, recorded_picks
from intriga.kernel.match.paths import apply_path
from intriga.kernel.match.records import Record
from intriga.kernel.match.rules_versions import last_upgrade, last_version, rebuilt_state
from intriga.kernel.match.undo import undo_permission


def replay(game: Game, record: Record) -> Match:
    """The match re-run from its first entry; InvalidRecord at the first entry that comes out differently.

    Entries of older rules are not re-run. A match that ended under older rules has no positions, only
    its stored events; one that was moved to the present rules is re-run from there on.
    """
    check_header(game, record)
    if last_version(record.opening.header, record.entries) < game.rules_version:
        match = match_before_deal(game, record)
        match.entries = list(record.entries)
        return match
    match, start = before_rerun(game, record)
    for number in range(start, len(record.entries)):
        rerun_and_compare(match, number, record.entries[number])
    restore_chance(match)
    return match


def rerun_stored(match: Match, number: int, entry: AnyEntry, *, proved: bool) -> None:
    """Re-run one more stored entry of a match that is still played. `proved`: its outcomes must be the next
    ones of the match's generator; those from before a branch come from another generator."""
    rerun_and_compare(match, number, entry)
    if proved and match.chance is not None:
        check_picks(match.chance, match.entries, number, number + 1)


def rerun_and_compare(match: Match, number: int, entry: AnyEntry) -> None:
    """Execute one entry again; InvalidRecord if the result differs."""
    checked_rerun(match, number, entry)
    if match.entries[number] != entry:
        what = difference(match.entries[number], entry)
        raise InvalidRecord(f"entry {number} comes out otherwise: {what}", number)


def before_rerun(game: Game, record: Record) -> tuple[Match, int]:
    """The match up to where the present rules took over, and the number of the first entry to re-run."""
    number = last_upgrade(record.entries)
    if number is None:
        return match_before_deal(game, record), 0
    entry = record.entries[number]
    assert isinstance(entry, Upgraded)
    try:
        match = after_upgrade(game, record, record.entries[:number], entry)
    except (Malformed, Refused, NeedsOutcome, ValueError, LookupError) as fault:
        raise InvalidRecord(f"entry {number} cannot be carried out: {fault}", number) from None
    if match.entries[number] != entry:
        what = difference(match.entries[number], entry)
        raise InvalidRecord(f"entry {number} comes out otherwise: {what}", number)
    return match, number + 1


def after_upgrade(game: Game, record: Record, before: Sequence[AnyEntry], entry: Upgraded) -> Match:
    """The match after these entries of older rules and this upgrade, which no undo can go behind."""
    if entry.rebuilt:
        match = match_before_deal(game, record)
        state = rebuilt_state(game, match.box, entry.from_version, before)
        match.states = [State(0, []) for _ in before]  # unknown
    else:
        match = rerun_by_digests(game, record, before)
        state = match.state.copy()
    match.entries = list(before)
    match.note_answers(0, before)
    match.standing = []
    made = Upgraded(from_version=entry.from_version, to_version=entry.to_version, rebuilt=entry.rebuilt)
    match.append(made, state, stands=True)
    return match


def rerun_by_digests(game: Game, record: Record, entries: Sequence[AnyEntry]) -> Match:
    """Entries of older rules, re-run by the present ones; Malformed if a position differs."""
    match = match_before_deal(game, record)
    for number, entry in enumerate(entries):
        if isinstance(entry, Upgraded) and not entry.rebuilt:
            match.note(entry)
        else:
            rerun(match, number, entry)
        if match.entries[number].digest != entry.digest:
            raise Malformed(f"the position after entry {number} is another one by these rules")
    return match


def checked_rerun(match: Match, number: int, entry: AnyEntry) -> None:
    """Execute one entry again; InvalidRecord if that is impossible."""
    try:
        rerun(match, number, entry)
    except Refused as fault:
        refusal = fault.refusals[0]
        sentence = f"entry {number} is illegal: {refusal.reason} ({refusal.clause})"
        raise InvalidRecord(sentence, number) from None
    except (Malformed, NeedsOutcome) as fault:
        raise InvalidRecord(f"entry {number} cannot be carried out: {fault}", number) from None
    except Exception as fault:  # a record may hold anything, and a faulty rule may fail in any way
        sentence = f"entry {number} cannot be carried out: {type(fault).__name__} {fault}"
        raise InvalidRecord(sentence, number) from fault


def match_before_deal(game: Game, record: Record) -> Match:
    """The match before its first entry; InvalidRecord if its pack cannot be played."""
    saved = record.opening.seed
    seed = committed_seed(record.opening.header, saved) if saved else None
    try:
        return Match(game, record.opening.pack, record.opening.header, seed)
    except Malformed as fault:
        raise InvalidRecord(f"the record's pack cannot be used: {fault}") from None


def rerun(match: Match, number: int, entry: AnyEntry) -> None:
    """Execute one entry again, by the rules alone."""
    if number == 0 and not isinstance(entry, Outcome):
        raise Malformed("a match begins with its deal")
    if match.ended:
        raise Malformed("the match has ended")
    if isinstance(entry, Outcome):
        rerun_deal(match, number, entry)
    elif isinstance(entry, Decided):
        rerun_decision(match, entry)
    elif isinstance(entry, Undone):
        line = undo_permission(match, entry.seat, entry.to)
        if line.kind == "never" or line.asked != entry.consents:
            raise Malformed("this could not be taken back so")
        match.take_back(entry.seat, entry.to, entry.consents)
    elif isinstance(entry, Ended):
        result = match.game.result(match.state)
        match.append(
            Ended(how=entry.how, seats=entry.seats, result=result, seed=entry.seed), match.state, stands=False
        )
    elif isinstance(entry, Branched):
        match.append_undo_barrier(Branched(match=entry.match, seed=entry.seed, added=entry.added))
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
    script = Scripted(pick_values(entry.picks))
    state, events, picks, learned = deal_with(match, script)
    if script.used != len(script.outcomes):
        raise Malformed("it has outcomes that nothing asked for")
    match.append(
        Outcome(events=plain_events(events), picks=recorded_picks(picks), learned=learned), state, stands=True
    )


def rerun_decision(match: Match, entry: Decided) -> None:
    if not 0 <= entry.seat < match.header.players:
        raise Malformed(f"there is no seat {entry.seat}")
    words = [match.game.vocabulary.read(notation) for notation in entry.path]
    script = Scripted(pick_values(entry.picks))
    state, events, picks, learned = apply_path(match.state, entry.seat, words, script)
    if script.used != len(script.outcomes):
        raise Malformed("it has outcomes that nothing asked for")
    match.append(
        Decided(
            seat=entry.seat,
            path=entry.path,
            by=entry.by,
            client=entry.client,
            picks=recorded_picks(picks),
            learned=learned,
            events=plain_events(events),
        ),
        state,
        stands=True,
    )


def restore_chance(match: Match) -> None:
    """Put the generator of a match that is still played where it was after its last entry."""
    if match.seed is None:
        return
    try:
        match.chance = proved_chance(match.header, match.entries, match.seed)
    except InvalidRecord as fault:
        sentence = "the saved seed does not give the outcomes of this match"
        raise InvalidRecord(sentence, fault.entry) from None


def difference(mine: AnyEntry, theirs: AnyEntry) -> str:
    """The first field in which two entries differ; the link depends on all others, so it is compared last."""
    if type(mine) is not type(theirs):
        return "another kind of entry"
    for name in sorted(mine.__struct_fields__, key="link".__eq__):
        if getattr(mine, name) != getattr(theirs, name):
            return f"its {name} differ" if name.endswith("s") else f"its {name} differs"
    return "it differs"


def deal_with(match: Match, chance: Chance) -> tuple[State, list[Any], list[Pick], int]:
    """The set-up of this match with some chance: the position, its events, its picks, and who learned."""
    events: list[object] = []
    picks: list[Pick] = []
    dealer = Dealer(chance, events, picks)
    header = match.header
    state = match.game.setup(match.box, header.players, header.options, header.carry, dealer)
    return state, events, picks, dealer.learned


def pick_values(picks: Sequence[RecordedPick]) -> list[int]:
    return [pick.value for pick in picks]
