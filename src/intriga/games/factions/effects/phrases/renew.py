"""The hand is exchanged."""

from typing import final

from intriga.games.factions.effects.phrase import Choosing, Phrase
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import draw_card, drop_card
from intriga.kernel.machine.dealer import Dealer


@final
class Renew(Phrase):
    """Discard the hand and draw as many cards."""

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022
        return bool(s.hands[p.seat])

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019 HF-A3
        cards = s.hands[p.seat].copy()
        for card in cards:
            drop_card(s, p.seat, card, d)
        for _ in cards:
            if not s.reason:
                draw_card(s, p.seat, "effect", d)

    def worth(self, faction: int) -> float:
        return 0.3
