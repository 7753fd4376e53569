"""DRAW: two cards from the deck, or one of the court."""

from typing import Final, final

from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.phases.refill import DiscardDown
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.pieces import draw_to_hand, take_from_court
from intriga.games.illuminaten.vocabulary import FROM_COURT, FROM_DECK, CourtWord
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

FROM_THE_DECK: Final = 2
DECK_OR_COURT: Final[list[Word]] = [FROM_DECK, *FROM_COURT]


def why_not_draw(s: Pax) -> int:
    """The reason against the ability: there is no card to take."""
    # GAP-20
    if why_not_from_deck(s) == FINE or max(s.court) != NONE:
        return FINE
    return why.NOTHING_TO_DRAW


def why_not_from_deck(s: Pax) -> int:
    return FINE if s.deck_size or s.discard else why.DECK_IS_EMPTY


@final
class Draw(Frame[Pax]):
    """From the deck or from which place of the court; a hand above its limit is cut down afterwards."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, s: Pax, d: Dealer) -> int:
        return only(self.seat)

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return DECK_OR_COURT

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # GAP-20
        if w is FROM_DECK:
            return why_not_from_deck(s)
        if not isinstance(w, CourtWord):
            return NOT_ASKED
        return FINE if s.court[w.place] != NONE else why.COURT_PLACE_EMPTY

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return (("place", w.place + 1),) if isinstance(w, CourtWord) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        # PI-126 GAP-20 GAP-21
        s.stack.pop()
        s.stack.append(DiscardDown(seat))
        if isinstance(w, CourtWord):
            take_from_court(s, seat, w.place, d)
            return
        for _ in range(FROM_THE_DECK):
            draw_to_hand(s, seat, d)

    def copy(self) -> "Draw":
        return self

    def key(self) -> tuple[object, ...]:
        return (self.seat,)
