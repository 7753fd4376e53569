"""A card of the deck goes into every hand."""

from typing import final

from intriga.games.factions.effects.aim import clockwise, has_room
from intriga.games.factions.effects.phrase import Choosing, Phrase
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import draw_card
from intriga.kernel.machine.dealer import Dealer


@final
class EachDraws(Phrase):
    """Everybody whose hand has room draws a card, from the player on."""

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022 HF-G6
        for other in range(s.players):
            if has_room(s, other):
                return True
        return False

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019 HF-A3 HF-G6
        for other in clockwise(s, p.seat):
            if has_room(s, other) and not s.reason:
                draw_card(s, other, "effect", d)

    def worth(self, faction: int) -> float:
        return 0.0
