"""A card of one's own area and one of another change places."""

from typing import ClassVar, Final, final

from intriga.games.factions.box.effect_fields import FOR, OF, Field
from intriga.games.factions.box.tables import NO_CARD, OTHER, OWN, CardNumber, Fields
from intriga.games.factions.effects.aim import InPlay
from intriga.games.factions.effects.phrase import A_CARD, NOTHING, Choosing, Phrase
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import swap_cards
from intriga.kernel.machine.dealer import Dealer


@final
class Swap(Phrase):
    """Swap a card of one's own area for a card of another area."""

    FIELDS: ClassVar[tuple[Field, ...]] = (OF, FOR)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.mine: Final = InPlay(OWN, fields.values["of"], NO_CARD, False)
        self.theirs: Final = InPlay(OTHER, fields.values["for"], NO_CARD, False)

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022
        return self.mine.is_there(s, p) and self.theirs.is_there(s, p)

    def needs(self, s: Factions, p: Choosing) -> int:
        return A_CARD if len(p.chosen) < 2 else NOTHING

    def card_bar(self, s: Factions, p: Choosing, card: CardNumber) -> int:
        # HF-A8
        return self.theirs.bar(s, p, card) if p.chosen else self.mine.bar(s, p, card)

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        swap_cards(s, p.seat, p.chosen[0], p.chosen[1], d)

    def worth(self, faction: int) -> float:
        return 1.3

    def gain(self, s: Factions, p: Choosing, card: CardNumber, mine: float, lost: float) -> float:
        return mine if p.chosen else lost
