"""A card of the discard pile goes into the hand."""

from typing import ClassVar, Final, final

from intriga.games.factions.box.effect_fields import OF, PERSON, Field
from intriga.games.factions.box.tables import CardNumber, Fields
from intriga.games.factions.effects.aim import Discarded, has_room, one_card
from intriga.games.factions.effects.phrase import Choosing, Phrase
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import recover_card
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE


@final
class Recover(Phrase):
    """Take a card from the discard pile into the hand."""

    FIELDS: ClassVar[tuple[Field, ...]] = (OF, PERSON)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.aim: Final = Discarded(fields)

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022 HF-G6
        return has_room(s, p.seat) and bool(self.cards(s, p))

    def needs(self, s: Factions, p: Choosing) -> int:
        return one_card(p)

    def card_bar(self, s: Factions, p: Choosing, card: CardNumber) -> int:
        """A card comes back once in a game."""
        # HF-023 HF-G1
        bar = self.aim.bar(s, card)
        return why.CAME_BACK_ALREADY if bar == FINE and card in s.back else bar

    def cards(self, s: Factions, p: Choosing) -> list[int]:
        # HF-G1
        return sorted([card for card in s.discard if self.aim.fit(s, card) == FINE and card not in s.back])

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019 HF-023
        recover_card(s, p.seat, p.chosen[0], d)

    def worth(self, faction: int) -> float:
        return 0.6

    def gain(self, s: Factions, p: Choosing, card: CardNumber, mine: float, lost: float) -> float:
        return mine
