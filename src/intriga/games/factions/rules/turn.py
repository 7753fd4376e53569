"""The turn: play one card, or draw one."""

from typing import Final, final

from intriga.games.factions.box.tables import ANY, HAND, OWN, CardNumber
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.rules.end import finish
from intriga.games.factions.rules.properties import Property
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.verbs import begin_turn, draw_card, lay_card, play_card
from intriga.games.factions.vocabulary import CARD, DRAW_CARD, SEAT, Card, ToSeat
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


def next_seat(s: Factions) -> Seat:
    """Whose turn comes next: the first player's, then clockwise."""
    # HF-012
    return s.first if s.turn == NOBODY else s.left_of(s.turn)


def why_not_draw(s: Factions, seat: Seat) -> int:
    """With three cards one must play."""
    # HF-014 HF-015
    return why.HAND_IS_FULL if len(s.hands[seat]) >= HAND else FINE


def areas_for(s: Factions, seat: Seat, laid: int) -> list[int]:
    """The areas into which a card may be played."""
    # HF-018
    if laid == OWN:
        return [seat]
    return [other for other in range(s.players) if laid == ANY or other != seat]


@final
class Turns(Frame[Factions]):
    """One turn after the other, one action in each, until the deck is empty."""

    def ask(self, s: Factions, d: Dealer) -> int:
        # HF-012 HF-A1 HF-026
        if s.reason:
            finish(s, d)
            return 0
        if s.actions == 0:
            begin_turn(s, next_seat(s), d)
        return only(s.turn)

    def asks(self, s: Factions, seat: Seat) -> list[Word]:
        found = [CARD[card] for card in s.hands[seat]]
        found.append(DRAW_CARD)
        return found

    def bar(self, s: Factions, seat: Seat, w: Word) -> int:
        # HF-013 HF-015 HF-016 HF-A2
        if isinstance(w, Card):
            if w.card >= len(s.box.cards):
                return why.NO_SUCH_CARD
            return FINE if w.card in s.hands[seat] else why.NOT_IN_HAND
        return why_not_draw(s, seat) if w is DRAW_CARD else why.not_now(w)

    def facts(self, s: Factions, seat: Seat, w: Word, reason: int) -> Facts:
        if reason == why.NOT_YOUR_TURN:
            return (("seat", s.turn),)
        if reason == why.NOT_IN_HAND and isinstance(w, Card):
            return (("card", s.box.cards[w.card].name),)
        return ()

    def outsider(self, s: Factions, seat: Seat) -> int:
        return why.NOT_YOUR_TURN

    def take(self, s: Factions, seat: Seat, w: Word, d: Dealer) -> None:
        # HF-013 HF-017 HF-019
        s.actions -= 1
        if isinstance(w, Card):
            play_card(s, seat, w.card, d)
            s.stack.append(Laying(seat, w.card))
        else:
            draw_card(s, seat, "action", d)

    def copy(self) -> "Turns":
        return self


@final
class Laying(Frame[Factions]):
    """The card that was shown is laid: before oneself, unless its property says otherwise."""

    def __init__(self, seat: Seat, card: CardNumber) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def areas(self, s: Factions) -> list[int]:
        # HF-018
        return areas_for(s, self.seat, s.box.cards[self.card].laid)

    def ask(self, s: Factions, d: Dealer) -> int:
        # HF-017 HF-018
        areas = self.areas(s)
        if len(areas) > 1:
            return only(self.seat)
        self.lay(s, areas[0], d)
        return 0

    def lay(self, s: Factions, area: int, d: Dealer) -> None:
        """Lay it, and read its property."""
        # HF-017 HF-019 HF-A9
        s.stack.pop()
        lay_card(s, self.seat, self.card, area, d)
        s.stack.append(Property(self.seat, self.card, 0, False, False, (), NOBODY))

    def asks(self, s: Factions, seat: Seat) -> list[Word]:
        return [SEAT[area] for area in self.areas(s)]

    def bar(self, s: Factions, seat: Seat, w: Word) -> int:
        # HF-018
        if not isinstance(w, ToSeat):
            return why.CHOOSE_A_SEAT
        if w.seat >= s.players:
            return why.NO_SUCH_SEAT
        return FINE if w.seat in self.areas(s) else why.MUST_LAY_ELSEWHERE

    def facts(self, s: Factions, seat: Seat, w: Word, reason: int) -> Facts:
        return (("card", s.box.cards[self.card].name), ("seat", self.seat))

    def outsider(self, s: Factions, seat: Seat) -> int:
        return why.EFFECT_FIRST

    def take(self, s: Factions, seat: Seat, w: Word, d: Dealer) -> None:
        assert isinstance(w, ToSeat)
        self.lay(s, w.seat, d)

    def copy(self) -> "Laying":
        return self

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.card)
