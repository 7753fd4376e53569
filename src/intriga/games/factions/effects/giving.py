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


class HandQuestion(Frame[Factions]):
    """A player chooses a card of the hand."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def asks(self, s: Factions, seat: Seat) -> list[Word]:
        return [CARD[card] for card in s.hands[seat]]

    def bar(self, s: Factions, seat: Seat, w: Word) -> int:
        if not isinstance(w, Card):
            return why.CHOOSE_A_CARD
        if w.card >= len(s.box.cards):
            return why.NO_SUCH_CARD
        return FINE if w.card in s.hands[seat] else why.NOT_IN_HAND

    def facts(self, s: Factions, seat: Seat, w: Word, reason: int) -> Facts:
        if reason == why.NOT_IN_HAND and isinstance(w, Card):
            return (("card", s.box.cards[w.card].name),)
        return (("seat", self.seat),) if reason == why.EFFECT_FIRST else ()

    def outsider(self, s: Factions, seat: Seat) -> int:
        return why.EFFECT_FIRST


@final
class Dropping(HandQuestion):
    """A player discards a number of cards from the hand, and chooses which."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
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
class Giving(HandQuestion):
    """A player gives a card of the hand to another, shown to all."""

    def __init__(self, seat: Seat, to: int) -> None:
        super().__init__(seat)
        self.to: Final = to

    def ask(self, s: Factions, d: Dealer) -> int:
        # HF-019
        if len(s.hands[self.seat]) > 1:
            return only(self.seat)
        s.stack.pop()
        give_card(s, self.seat, s.hands[self.seat][0], self.to, d)
        return 0

    def take(self, s: Factions, seat: Seat, w: Word, d: Dealer) -> None:
        assert isinstance(w, Card)
        s.stack.pop()
        give_card(s, seat, w.card, self.to, d)

    def copy(self) -> "Giving":
        return self

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.to)
