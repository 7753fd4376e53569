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

    Raises Refused at the first illegal word, Malformed at a word that would draw or reveal something.
    """
    here = state.copy()
    events: list[object] = []
    for place, word in enumerate(path):
        apply_quietly(here, seat, place, word, events)
    return here


def apply_path(
    state: State, seat: Seat, path: Sequence[Word], chance: Chance
) -> tuple[State, list[object], list[Pick], int]:
    """Apply a whole path to a copy: the position after it, its events, its picks, and who learned."""
    if not path:
        raise Malformed("a path has at least one word")
    here = state.copy()
    events: list[object] = []
    for place, word in enumerate(path[:-1]):
        apply_quietly(here, seat, place, word, events)
    refuse_illegal(here, seat, len(path) - 1, path[-1])
    picks: list[Pick] = []
    dealer = Dealer(chance, events, picks)
    here.apply(seat, path[-1], dealer)
    return here, events, picks, dealer.learned


def apply_quietly(here: State, seat: Seat, place: int, word: Word, events: list[object]) -> None:
    """Apply a word that draws no chance and reveals nothing."""
    refuse_illegal(here, seat, place, word)
    dealer = Dealer(Scripted([]), events)
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
