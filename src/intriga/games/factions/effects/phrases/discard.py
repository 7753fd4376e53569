"""Cards in play go to the discard pile."""

from typing import ClassVar, Final, final

from intriga.games.factions.box.effect_fields import COUNT_OR_ALL, NOT_THIS, OF, PERSON, WHOSE, Field
from intriga.games.factions.box.tables import ALL, OWN, CardNumber, Fields
from intriga.games.factions.effects.aim import in_play
from intriga.games.factions.effects.choices import after_chosen
from intriga.games.factions.effects.phrase import A_CARD, NOTHING, Choosing, Phrase
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import discard_in_play
from intriga.kernel.machine.dealer import Dealer


@final
class Discard(Phrase):
    """Discard cards in play: a number of one's choice, or all that are meant."""

    FIELDS: ClassVar[tuple[Field, ...]] = (WHOSE, OF, PERSON, COUNT_OR_ALL, NOT_THIS)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.aim: Final = in_play(fields)
        self.count: Final = fields.values["count"]

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022 HF-A5
        return bool(self.cards(s, p))

    def needs(self, s: Factions, p: Choosing) -> int:
        return A_CARD if self.cards_left(s, p) > 0 else NOTHING

    def card_bar(self, s: Factions, p: Choosing, card: CardNumber) -> int:
        # HF-A8
        return self.aim.bar(s, p, card)

    def cards(self, s: Factions, p: Choosing) -> list[int]:
        return after_chosen(p, super().cards(s, p))

    def cards_left(self, s: Factions, p: Choosing) -> int:
        """As many as possible where there are fewer; where all are meant nothing is chosen."""
        # HF-A5
        left = self.count - len(p.chosen)
        return min(left, len(self.cards(s, p))) if left > 0 else 0

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019 HF-023
        cards = self.cards(s, p) if self.count == ALL else list(p.chosen)
        for card in cards:
            discard_in_play(s, p.seat, card, d)

    def worth(self, faction: int) -> float:
        if self.aim.whose == OWN and self.aim.of == faction:
            return -3.0 if self.count == ALL else -1.0 * self.count
        return 1.6 if self.count == ALL else 0.8 * self.count
