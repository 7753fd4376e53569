"""A card of the hand goes to another hand."""

from typing import final

from intriga.games.factions.box.tables import CardNumber
from intriga.games.factions.effects.aim import has_room, one_card
from intriga.games.factions.effects.phrase import A_SEAT, Choosing, Phrase
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.verbs import give_card
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE


@final
class Give(Phrase):
    """Give another player a card of the hand. Who gets it is said before the card, which all will see."""

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022 HF-G6
        if not s.hands[p.seat]:
            return False
        for other in range(s.players):
            if other != p.seat and has_room(s, other):
                return True
        return False

    def needs(self, s: Factions, p: Choosing) -> int:
        return A_SEAT if p.target == NOBODY else one_card(p)

    def card_bar(self, s: Factions, p: Choosing, card: CardNumber) -> int:
        # HF-A8
        return FINE if card in s.hands[p.seat] else why.NOT_IN_HAND

    def cards(self, s: Factions, p: Choosing) -> list[int]:
        # HF-A8
        return s.hands[p.seat].copy()

    def seat_bar(self, s: Factions, p: Choosing, other: int) -> int:
        # HF-A8 HF-G6
        if other == p.seat:
            return why.NOT_A_TARGET
        return FINE if has_room(s, other) else why.NO_ROOM_THERE

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        give_card(s, p.seat, p.chosen[0], p.target, d)

    def worth(self, faction: int) -> float:
        return 0.2

    def gain(self, s: Factions, p: Choosing, card: CardNumber, mine: float, lost: float) -> float:
        return -mine
