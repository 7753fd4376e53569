"""A card in play goes to another area."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from intriga.games.factions.box.effect_fields import NOT_THIS, OF, PERSON, TO, WHOSE, Field
from intriga.games.factions.box.tables import OWN, CardNumber, Fields
from intriga.games.factions.effects.aim import Landing, in_play
from intriga.games.factions.effects.phrase import A_CARD, Choosing, Phrase
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import move_card
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE


@final
class Move(Phrase):
    """Take a card in play and lay it into another area."""

    FIELDS: ClassVar[tuple[Field, ...]] = (WHOSE, OF, PERSON, TO, NOT_THIS)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.aim: Final = in_play(fields)
        self.landing: Final = Landing(fields)

    @staticmethod
    def contradictions(row: Mapping[str, object]) -> list[str]:
        if row.get("whose") == "own" and row.get("to") == "own":
            return ["a card of your area cannot be moved into your area"]
        return []

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022
        return bool(self.cards(s, p))

    def needs(self, s: Factions, p: Choosing) -> int:
        return self.landing.needs(p) if p.chosen else A_CARD

    def card_bar(self, s: Factions, p: Choosing, card: CardNumber) -> int:
        # HF-A8
        bar = self.aim.bar(s, p, card)
        if bar != FINE:
            return bar
        return FINE if self.landing.areas(s, p.seat, s.area_of(card)) else why.WRONG_AREA

    def seat_bar(self, s: Factions, p: Choosing, other: int) -> int:
        # HF-A8
        return self.landing.bar(s, p, s.area_of(p.chosen[0]), other)

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        card = p.chosen[0]
        move_card(s, p.seat, card, self.landing.area(s, p, s.area_of(card)), d)

    def worth(self, faction: int) -> float:
        return -0.8 if self.aim.whose == OWN and self.aim.of == faction and not self.may else 1.0

    def gain(self, s: Factions, p: Choosing, card: CardNumber, mine: float, lost: float) -> float:
        return lost if s.area_of(card) == p.seat else max(mine, lost)

    def lays_chosen(self) -> bool:
        return True
