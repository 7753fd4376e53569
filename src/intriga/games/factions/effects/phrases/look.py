"""A hand is looked at."""

from typing import final

from intriga.games.factions.effects.aim import holder_bar, one_seat, somebody_holds
from intriga.games.factions.effects.phrase import Choosing, Phrase
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import look_at_hand
from intriga.kernel.machine.dealer import Dealer


@final
class Look(Phrase):
    """Look at another player's hand."""

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022
        return somebody_holds(s, p)

    def needs(self, s: Factions, p: Choosing) -> int:
        return one_seat(p)

    def seat_bar(self, s: Factions, p: Choosing, other: int) -> int:
        return holder_bar(s, p, other)

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        look_at_hand(s, p.seat, p.target, d)

    def worth(self, faction: int) -> float:
        return 0.0
