"""Re-telling: a whole other history, legal from its first entry, in which one seat saw the same."""

from collections.abc import Sequence

from intriga.kernel.contract import Retelling
from intriga.kernel.events import shown_to
from intriga.kernel.machine.chance import Chance, Guided, NeedsOutcome, Scripted
from intriga.kernel.machine.dealer import Pick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed, Refused
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.match.entries import (
    AnyEntry,
    Branched,
    Decided,
    Ended,
    Outcome,
    Undone,
    Upgraded,
)
from intriga.kernel.match.match import Match, plainly, recorded
from intriga.kernel.match.paths import walk
from intriga.kernel.match.rerun import dealt, values

TRIES = 200


class CannotRetell(Exception):
    """No other history was found in the allowed number of tries."""


def retell(match: Match, seat: Seat, chance: Chance, tries: int = TRIES) -> Match:
    """Another match that this seat could not tell from the true one, up to now.

    What the seat saw in moves that were taken back is not in the state, so worlds that
    contradict it are thrown away here.
    """
    if any(isinstance(entry, Upgraded) and entry.rebuilt for entry in match.entries):
        raise CannotRetell("the moves before the change of rules are not known to these rules")
    for _ in range(tries):
        world = match.game.redeal(match.state, seat, chance)
        told = told_again(match, seat, match.game.retelling(match.state, world, seat))
        if told is not None:
            return told
    raise CannotRetell(f"no other history in {tries} tries")


def told_again(match: Match, seat: Seat, retelling: Retelling) -> Match | None:
    """The history as the retelling has it, or None where the seat would have seen something else."""
    told = Match(match.game, match.pack, match.header, None)
    for index, entry in enumerate(match.entries):
        try:
            same = tell_entry(match, told, seat, index, entry, retelling)
        except (NeedsOutcome, Refused, Malformed):
            return None
        if not same:
            return None
    return told


def tell_entry(
    match: Match, told: Match, seat: Seat, index: int, entry: AnyEntry, retelling: Retelling
) -> bool:
    """One entry of the other history; whether the seat saw the same."""
    if isinstance(entry, Outcome):
        _, events, true_picks, _ = dealt(match, Scripted(values(entry.picks)))
        state, others, picks, learned = dealt(told, Guided(retelling.drawn(index, true_picks)))
        told.append(
            Outcome(events=plainly(others), picks=recorded(picks), learned=learned), state, leads=True
        )
        return shown_to(seat, events) == shown_to(seat, others)
    if isinstance(entry, Decided):
        return tell_decision(match, told, seat, index, entry, retelling)
    if isinstance(entry, Undone):
        told.take_back(entry.seat, entry.to, entry.consents)
    elif isinstance(entry, Ended):
        told.end(entry.how, entry.seats)
    elif isinstance(entry, Branched):
        told.begin_anew(entry)
    else:
        told.note(entry)
    return True


def tell_decision(
    match: Match, told: Match, seat: Seat, index: int, entry: Decided, retelling: Retelling
) -> bool:
    words = [match.game.vocabulary.read(notation) for notation in entry.path]
    before = position_before(match, index)
    _, events, picks, _ = walk(before, entry.seat, words, Scripted(values(entry.picks)))
    said = [retelling.said(index, before, entry.seat, word) for word in words]
    drawn = retelling.drawn(index, picks)
    state, others, others_picks, learned = walk(told.state, entry.seat, said, Guided(drawn))
    told.append(
        decided_again(entry, said, others_picks, learned, others),
        state,
        leads=True,
    )
    return shown_to(seat, events) == shown_to(seat, others)


def decided_again(
    entry: Decided, said: Sequence[Word], picks: list[Pick], learned: int, events: list[object]
) -> Decided:
    return Decided(
        seat=entry.seat,
        path=tuple(word.notation() for word in said),
        by=entry.by,
        client=entry.client,
        picks=recorded(picks),
        learned=learned,
        events=plainly(events),
    )


def position_before(match: Match, index: int) -> State:
    """The position in which entry `index` was made."""
    return match.states[index - 1]
