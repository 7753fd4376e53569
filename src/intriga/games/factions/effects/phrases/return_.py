"""A card in play goes back to a hand."""

from typing import ClassVar, Final, final

from intriga.games.factions.box.effect_fields import NOT_THIS, OF, PERSON, WHOSE, Field
from intriga.games.factions.box.tables import CardNumber, Fields
from intriga.games.factions.effects.aim import has_room, in_play, one_card
from intriga.games.factions.effects.phrase import Choosing, Phrase
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import return_card
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE


@final
class Return(Phrase):
    """Return a card in play to the hand of the player before whom it lies."""

    FIELDS: ClassVar[tuple[Field, ...]] = (WHOSE, OF, PERSON, NOT_THIS)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.aim: Final = in_play(fields)

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022
        return bool(self.cards(s, p))

    def needs(self, s: Factions, p: Choosing) -> int:
        return one_card(p)

    def card_bar(self, s: Factions, p: Choosing, card: CardNumber) -> int:
        """A card comes back once in a game, and only where the hand has room."""
        # HF-G1 HF-G6
        bar = self.aim.bar(s, p, card)
        if bar != FINE:
            return bar
        if card in s.back:
            return why.CAME_BACK_ALREADY
        return FINE if has_room(s, s.area_of(card)) else why.NO_ROOM_THERE

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        return_card(s, p.seat, p.chosen[0], d)

    def worth(self, faction: int) -> float:
        return 0.3
