"""A card of the discard pile goes to an area."""

from typing import ClassVar, Final, final

from intriga.games.factions.box.effect_fields import OF, PERSON, TO, Field
from intriga.games.factions.box.tables import CardNumber, Fields
from intriga.games.factions.effects.aim import Discarded, Landing
from intriga.games.factions.effects.phrase import A_CARD, Choosing, Phrase
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.verbs import revive_card
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE


@final
class Revive(Phrase):
    """Lay a card from the discard pile into an area; its property is not read."""

    FIELDS: ClassVar[tuple[Field, ...]] = (OF, PERSON, TO)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.aim: Final = Discarded(fields)
        self.landing: Final = Landing(fields)

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022
        return bool(self.cards(s, p))

    def needs(self, s: Factions, p: Choosing) -> int:
        return self.landing.needs(p) if p.chosen else A_CARD

    def card_bar(self, s: Factions, p: Choosing, card: CardNumber) -> int:
        # HF-A8
        return self.aim.bar(s, card)

    def cards(self, s: Factions, p: Choosing) -> list[int]:
        # HF-A8
        return sorted([card for card in s.discard if self.aim.fit(s, card) == FINE])

    def seat_bar(self, s: Factions, p: Choosing, other: int) -> int:
        # HF-A8
        return self.landing.bar(s, p, NOBODY, other)

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        revive_card(s, p.seat, p.chosen[0], self.landing.area(s, p, NOBODY), d)

    def worth(self, faction: int) -> float:
        return 1.0

    def gain(self, s: Factions, p: Choosing, card: CardNumber, mine: float, lost: float) -> float:
        return mine

    def lays_chosen(self) -> bool:
        return True
