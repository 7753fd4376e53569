"""Simultaneous choices: their order does not matter, and a choice that was changed leaves no trace."""

from intriga.conformance.copies import SEED_RANGE
from intriga.conformance.faults import Fault, fault
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat, seats_in
from intriga.kernel.machine.words import Word


def simultaneous_faults(state: State, chance: Chance) -> list[Fault]:
    """Two seats that the game waits for choose in either order, and one changes its mind."""
    waiting = seats_in(state.must)
    if len(waiting) < 2:
        return []
    one = waiting.pop(chance.pick(len(waiting)))
    other = waiting[chance.pick(len(waiting))]
    mine, theirs = some_word(state, one, chance), some_word(state, other, chance)
    return order_faults(state, (one, mine), (other, theirs), chance.pick(SEED_RANGE)) + change_faults(
        state, one, some_word(state, one, chance), mine, chance.pick(SEED_RANGE)
    )


def some_word(state: State, seat: Seat, chance: Chance) -> Word:
    words = state.legal(seat)
    return words[chance.pick(len(words))]


def order_faults(state: State, one: tuple[int, Word], other: tuple[int, Word], luck: int) -> list[Fault]:
    """The order of two choices does not matter."""
    first = said(state, [one, other], luck)
    second = said(state, [other, one], luck)
    if first is None or second is None or first.full_key() != second.full_key():
        return [fault("broken_invariants", "simultaneous_choices_do_not_commute", seats=[one[0], other[0]])]
    return []


def change_faults(state: State, seat: Seat, old: Word, new: Word, luck: int) -> list[Fault]:
    """Changing a choice before the last seat has chosen leaves the same position as choosing that at once."""
    changed = said(state, [(seat, old)], luck)
    if changed is None or not changed.may >> seat & 1 or changed.asked != state.asked:
        return []
    if changed.must >> seat & 1:  # it has not chosen yet: it said something that is no choice
        return []
    changed = said(changed, [(seat, new)], luck)
    straight = said(state, [(seat, new)], luck)
    if changed is None or straight is None or changed.full_key() != straight.full_key():
        return [fault("broken_invariants", "a_changed_choice_leaves_a_trace", seat=seat)]
    return []


def said(state: State, words: list[tuple[int, Word]], luck: int) -> State | None:
    """The position after these words, each with the same chance; None if one is refused."""
    here = state.copy()
    for seat, word in words:
        if here.why_not(seat, word):
            return None
        here.apply(seat, word, Dealer(Quick(luck)))
    return here
