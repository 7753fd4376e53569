"""A card of the deck goes to an area."""

from typing import ClassVar, Final, final

from intriga.games.factions.box.effect_fields import TO, Field
from intriga.games.factions.box.tables import OWN, Fields
from intriga.games.factions.effects.aim import Landing
from intriga.games.factions.effects.phrase import Choosing, Phrase
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.verbs import lay_top
from intriga.kernel.machine.dealer import Dealer


@final
class LayTop(Phrase):
    """Lay the deck's top card into an area; its property is not read."""

    FIELDS: ClassVar[tuple[Field, ...]] = (TO,)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.landing: Final = Landing(fields)

    def needs(self, s: Factions, p: Choosing) -> int:
        return self.landing.needs(p)

    def seat_bar(self, s: Factions, p: Choosing, other: int) -> int:
        # HF-A8
        return self.landing.bar(s, p, NOBODY, other)

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        lay_top(s, p.seat, self.landing.area(s, p, NOBODY), d)

    def worth(self, faction: int) -> float:
        return -0.3 if self.landing.to == OWN else 0.4
