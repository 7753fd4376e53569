"""Hands and the court: the limit of a hand, refilling it, and the court's renewal."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import ANY_FACTION, COURT, U
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.terms.paying import Pay
from intriga.games.illuminaten.rules.terms.purse import purse
from intriga.games.illuminaten.rules.terms.support import owns
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.checks import (
    discard_from_hand,
    discard_under_steward,
    fill_court_place,
    move_steward,
)
from intriga.games.illuminaten.verbs.pieces import draw_to_hand, take_from_court
from intriga.games.illuminaten.vocabulary import CARD, FROM_COURT, FROM_DECK, CardWord, CourtWord
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

HAND: Final = 4  # PI-039
FROM_THE_COURT: Final = 2  # PI-161
COURT_OR_DECK: Final[list[Word]] = [*FROM_COURT, FROM_DECK]


def hand_limit(s: Pax, seat: Seat) -> int:
    """How many Enlightened a seat may hold; the scholars' card allows one more."""
    # PI-039 PI-136
    return HAND + 1 if owns(s, seat, U) else HAND


def missing(s: Pax, seat: Seat) -> int:
    """How many cards a hand lacks; below 0 if it holds too many."""
    # PI-039
    return hand_limit(s, seat) - count(s.hands[seat])


def refill_from_deck(s: Pax, seat: Seat, d: Dealer) -> None:
    """A hand is filled up from the deck as far as there are cards."""
    # PI-159 GAP-20
    while missing(s, seat) > 0 and draw_to_hand(s, seat, d):
        pass


def update_court(s: Pax, d: Dealer) -> None:
    """The card under the steward goes, the steward moves on, empty places are filled and none is shifted."""
    # PI-166 PI-167 PI-168 PI-169 PI-170
    discard_under_steward(s, d)
    move_steward(s, d)
    for place in range(COURT):
        if s.court[place] < 0:
            fill_court_place(s, place, d)


@final
class DiscardDown(Frame[Pax]):
    """A hand above its limit: which cards go? They are named by number from the lowest on."""

    def __init__(self, seat: Seat, last: int = -1) -> None:
        self.seat = seat
        self.last = last  # the card that went before

    def ask(self, s: Pax, d: Dealer) -> int:
        # GAP-21
        if missing(s, self.seat) < 0:
            return only(self.seat)
        s.stack.pop()
        return 0

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return [CARD[card] for card in items(s.hands[seat])]

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # GAP-21
        if not isinstance(w, CardWord) or w is not CARD[w.card]:
            return NOT_ASKED
        if not s.hands[seat] >> w.card & 1:
            return why.NOT_IN_HAND_TO_THROW_AWAY
        higher = count(s.hands[seat] >> w.card + 1)
        return FINE if w.card > self.last and higher >= -missing(s, seat) - 1 else why.DISCARDED_IN_ORDER

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return (("card", w.card + 1),) if isinstance(w, CardWord) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        assert isinstance(w, CardWord)
        self.last = w.card
        discard_from_hand(s, seat, w.card, d)

    def copy(self) -> "DiscardDown":
        return DiscardDown(self.seat, self.last)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.last)


@final
class Refill(Frame[Pax]):
    """The active player fills his hand, card by card from the court or the deck."""

    def __init__(self, seat: Seat, taken: int = 0, has_stewards: bool = False) -> None:
        self.seat = seat
        self.taken = taken  # cards from the court
        self.has_stewards = has_stewards  # whether the card under the steward is among them

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-160 AMB-28 AMB-40 GAP-20
        words = self.options(s, self.seat) if missing(s, self.seat) > 0 else []
        if len(words) > 1:
            return only(self.seat)
        if words:
            self.take(s, self.seat, words[0], d)
        else:
            s.stack.pop()
        return 0

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return COURT_OR_DECK

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-160 PI-165 GAP-20
        if isinstance(w, CourtWord):
            return self.bar_court(s, w.place)
        if w is not FROM_DECK:
            return NOT_ASKED
        return FINE if s.deck_size or s.discard else why.DECK_IS_EMPTY

    def bar_court(self, s: Pax, place: int) -> int:
        """At most two, one of them the steward's; the second is paid for, so that their order matters."""
        # PI-161 PI-162 PI-163 PI-164
        if s.court[place] < 0:
            return why.COURT_PLACE_EMPTY
        if self.taken == 0:
            return FINE
        if self.taken == FROM_THE_COURT:
            return why.COURT_TAKEN_TWICE
        if not self.has_stewards and place != s.steward:
            return why.STEWARD_MUST_BE_ONE
        return FINE if purse(s, self.seat) else why.NO_TOKEN_FOR_SECOND

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        if reason == why.STEWARD_MUST_BE_ONE:
            return (("place", s.steward + 1),)
        return (
            (("place", w.place + 1),) if reason == why.COURT_PLACE_EMPTY and isinstance(w, CourtWord) else ()
        )

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        # PI-160 PI-163
        if not isinstance(w, CourtWord):
            draw_to_hand(s, seat, d)
            return
        self.has_stewards = self.has_stewards or w.place == s.steward
        self.taken += 1
        take_from_court(s, seat, w.place, d)
        if self.taken == FROM_THE_COURT:
            s.stack.append(Pay(seat, [ANY_FACTION]))

    def copy(self) -> "Refill":
        return Refill(self.seat, self.taken, self.has_stewards)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.taken, self.has_stewards)
