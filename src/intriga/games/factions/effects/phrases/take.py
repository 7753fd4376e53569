"""A card of another hand goes into the hand."""

from typing import final

from intriga.games.factions.effects.aim import has_room, holder_bar, one_seat, somebody_holds
from intriga.games.factions.effects.phrase import Choosing, Phrase
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import take_card
from intriga.kernel.machine.dealer import Dealer


@final
class Take(Phrase):
    """Take a random card from another player's hand, for all to see."""

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022 HF-G6
        return has_room(s, p.seat) and somebody_holds(s, p)

    def needs(self, s: Factions, p: Choosing) -> int:
        return one_seat(p)

    def seat_bar(self, s: Factions, p: Choosing, other: int) -> int:
        return holder_bar(s, p, other)

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        take_card(s, p.seat, p.target, d)

    def worth(self, faction: int) -> float:
        return 0.4
