"""Paths: one seat's consecutive words, applied together or not at all.

Only the last word of a path may draw chance or reveal something.
"""

from collections.abc import Sequence

from intriga.kernel.machine.chance import Chance, NeedsOutcome, Scripted
from intriga.kernel.machine.dealer import Dealer, Pick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed, Refused
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word


def after(state: State, seat: Seat, path: Sequence[Word]) -> State:
    """The position after these words, on a copy: for `legal` and `why_not` in the middle of an action.

    Raises Refused at the first illegal word, Malformed at a word that would draw or reveal.
    """
    here = state.copy()
    told: list[object] = []
    for place, word in enumerate(path):
        quiet_step(here, seat, place, word, told)
    return here


def walk(
    state: State, seat: Seat, path: Sequence[Word], chance: Chance
) -> tuple[State, list[object], list[Pick], int]:
    """A whole path on a copy: the position after it, its events, its picks, and who learned."""
    if not path:
        raise Malformed("a path has at least one word")
    here = state.copy()
    told: list[object] = []
    for place, word in enumerate(path[:-1]):
        quiet_step(here, seat, place, word, told)
    refuse_illegal(here, seat, len(path) - 1, path[-1])
    picks: list[Pick] = []
    dealer = Dealer(chance, told, picks)
    here.apply(seat, path[-1], dealer)
    return here, told, picks, dealer.learned


def quiet_step(here: State, seat: Seat, place: int, word: Word, told: list[object]) -> None:
    """One word that others cannot notice: no chance, no reveal."""
    refuse_illegal(here, seat, place, word)
    dealer = Dealer(Scripted([]), told)
    try:
        here.apply(seat, word, dealer)
    except NeedsOutcome:
        raise Malformed(f"word {place + 1} of the path draws chance, so it must be the last") from None
    if dealer.learned:
        raise Malformed(f"word {place + 1} of the path reveals something, so it must be the last")


def refuse_illegal(here: State, seat: Seat, place: int, word: Word) -> None:
    refusals = here.why_not(seat, word)
    if refusals:
        raise Refused(place, refusals)
