"""What an effect owes to a hand: a card that is dropped, and a card that is given back."""

from typing import Final, final

from intriga.games.factions.rules import reasons as why
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import drop_card, give_card
from intriga.games.factions.vocabulary import CARD, Card
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


def hand_words(s: Factions, seat: Seat) -> list[Word]:
    return [CARD[card] for card in s.hands[seat]]


def hand_bar(s: Factions, seat: Seat, w: Word) -> int:
    """FINE for a card of the hand."""
    if not isinstance(w, Card):
        return why.CHOOSE_A_CARD
    if w.card >= len(s.box.cards):
        return why.NO_SUCH_CARD
    return FINE if w.card in s.hands[seat] else why.NOT_IN_HAND


def hand_facts(s: Factions, seat: Seat, w: Word, reason: int) -> Facts:
    if reason == why.NOT_IN_HAND and isinstance(w, Card):
        return (("card", s.box.cards[w.card].name),)
    return (("seat", seat),) if reason == why.EFFECT_FIRST else ()


@final
class Dropping(Frame[Factions]):
    """A player discards a number of cards from the hand, and chooses which."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left = left

    def ask(self, s: Factions, d: Dealer) -> int:
        # HF-023 HF-A5
        if self.left and len(s.hands[self.seat]) > self.left:
            return only(self.seat)
        s.stack.pop()
        if self.left:
            for card in s.hands[self.seat].copy():
                drop_card(s, self.seat, card, d)
        return 0

    def asks(self, s: Factions, seat: Seat) -> list[Word]:
        return hand_words(s, seat)

    def bar(self, s: Factions, seat: Seat, w: Word) -> int:
        return hand_bar(s, seat, w)

    def facts(self, s: Factions, seat: Seat, w: Word, reason: int) -> Facts:
        return hand_facts(s, self.seat, w, reason)

    def outsider(self, s: Factions, seat: Seat) -> int:
        return why.EFFECT_FIRST

    def take(self, s: Factions, seat: Seat, w: Word, d: Dealer) -> None:
        # HF-023
        assert isinstance(w, Card)
        self.left -= 1
        drop_card(s, seat, w.card, d)

    def copy(self) -> "Dropping":
        return Dropping(self.seat, self.left)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.left)


@final
class Giving(Frame[Factions]):
    """A player gives a card of the hand to another, shown to all."""

    def __init__(self, seat: Seat, to: int) -> None:
        self.seat: Final = seat
        self.to: Final = to

    def ask(self, s: Factions, d: Dealer) -> int:
        # HF-019
        if len(s.hands[self.seat]) > 1:
            return only(self.seat)
        s.stack.pop()
        give_card(s, self.seat, s.hands[self.seat][0], self.to, d)
        return 0

    def asks(self, s: Factions, seat: Seat) -> list[Word]:
        return hand_words(s, seat)

    def bar(self, s: Factions, seat: Seat, w: Word) -> int:
        return hand_bar(s, seat, w)

    def facts(self, s: Factions, seat: Seat, w: Word, reason: int) -> Facts:
        return hand_facts(s, self.seat, w, reason)

    def outsider(self, s: Factions, seat: Seat) -> int:
        return why.EFFECT_FIRST

    def take(self, s: Factions, seat: Seat, w: Word, d: Dealer) -> None:
        assert isinstance(w, Card)
        s.stack.pop()
        give_card(s, seat, w.card, self.to, d)

    def copy(self) -> "Giving":
        return self

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.to)
