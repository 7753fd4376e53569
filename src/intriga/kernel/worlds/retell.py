"""Re-telling: another whole history, legal from its first entry, in which one seat saw the same."""

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
from intriga.kernel.match.match import Match, plain_events, recorded_picks
from intriga.kernel.match.paths import apply_path
from intriga.kernel.match.rerun import deal_with, pick_values

MAX_TRIES = 200


class CannotRetell(Exception):
    """No other history was found in the allowed number of tries."""


def retell(match: Match, seat: Seat, chance: Chance, tries: int = MAX_TRIES) -> Match:
    """Another match that this seat cannot tell from the true one, up to now.

    What the seat saw in moves that were taken back is not in the state, so that `redeal` does not
    know of it: worlds that contradict it are rejected here.
    """
    if any(isinstance(entry, Upgraded) and entry.rebuilt for entry in match.entries):
        raise CannotRetell("the moves before the change of rules are not known to these rules")
    for _ in range(tries):
        world = match.game.redeal(match.state, seat, chance)
        other = retold_match(match, seat, match.game.retelling(match.state, world, seat))
        if other is not None:
            return other
    raise CannotRetell(f"no other history in {tries} tries")


def retold_match(match: Match, seat: Seat, retelling: Retelling) -> Match | None:
    """The history changed by the retelling, or None if the seat would have seen something else."""
    other = Match(match.game, match.pack, match.header, None)
    for index, entry in enumerate(match.entries):
        try:
            same = retell_entry(match, other, seat, index, entry, retelling)
        except (NeedsOutcome, Refused, Malformed):
            return None
        if not same:
            return None
    return other if saw_the_same_before_undo(match, other, seat) else None


def saw_the_same_before_undo(match: Match, other: Match, seat: Seat) -> bool:
    """Whether the positions that were taken back looked the same to the seat.

    A card that is hidden now may have been shown then: the world of now cannot know it."""
    taken_back = {
        index
        for undone, entry in enumerate(match.entries)
        if isinstance(entry, Undone)
        for index in range(entry.to, undone)
    }
    view = match.game.view
    return all(view(match.states[index], seat) == view(other.states[index], seat) for index in taken_back)


def retell_entry(
    match: Match, other: Match, seat: Seat, index: int, entry: AnyEntry, retelling: Retelling
) -> bool:
    """One entry of the other history; whether the seat saw the same."""
    if isinstance(entry, Outcome):
        _, events, true_picks, _ = deal_with(match, Scripted(pick_values(entry.picks)))
        state, others, picks, learned = deal_with(other, Guided(retelling.drawn(index, true_picks)))
        other.append(
            Outcome(events=plain_events(others), picks=recorded_picks(picks), learned=learned),
            state,
            stands=True,
        )
        return shown_to(seat, events) == shown_to(seat, others)
    if isinstance(entry, Decided):
        return retell_decision(match, other, seat, index, entry, retelling)
    if isinstance(entry, Undone):
        other.take_back(entry.seat, entry.to, entry.consents)
    elif isinstance(entry, Ended):
        other.end(entry.how, entry.seats)
    elif isinstance(entry, Branched):
        other.append_undo_barrier(entry)
    else:
        other.note(entry)
    return True


def retell_decision(
    match: Match, other: Match, seat: Seat, index: int, entry: Decided, retelling: Retelling
) -> bool:
    words = [match.game.vocabulary.read(notation) for notation in entry.path]
    before = position_before(match, index)
    _, events, picks, _ = apply_path(before, entry.seat, words, Scripted(pick_values(entry.picks)))
    said = [retelling.said(index, before, entry.seat, word) for word in words]
    drawn = retelling.drawn(index, picks)
    state, others, others_picks, learned = apply_path(other.state, entry.seat, said, Guided(drawn))
    other.append(
        retold_decision(entry, said, others_picks, learned, others),
        state,
        stands=True,
    )
    return shown_to(seat, events) == shown_to(seat, others)


def retold_decision(
    entry: Decided, said: Sequence[Word], picks: list[Pick], learned: int, events: list[object]
) -> Decided:
    return Decided(
        seat=entry.seat,
        path=tuple(word.notation() for word in said),
        by=entry.by,
        client=entry.client,
        picks=recorded_picks(picks),
        learned=learned,
        events=plain_events(events),
    )


def position_before(match: Match, index: int) -> State:
    """The position in which entry `index` was made."""
    return match.states[index - 1]
