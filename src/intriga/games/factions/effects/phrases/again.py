"""One more action."""

from typing import final

from intriga.games.factions.effects.phrase import Choosing, Phrase
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import gain_action
from intriga.kernel.machine.dealer import Dealer


@final
class Again(Phrase):
    """Take one more action in this turn."""

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        gain_action(s, p.seat, p.card, d)

    def worth(self, faction: int) -> float:
        return 0.6
