"""Cards of hands go to the discard pile."""

from typing import ClassVar, Final, final

from intriga.games.factions.box.effect_fields import COUNT, WHO_DROPS, Field
from intriga.games.factions.box.tables import ANOTHER, EACH, ME, Fields
from intriga.games.factions.effects.aim import clockwise, holder_bar, one_seat, somebody_holds
from intriga.games.factions.effects.giving import Dropping
from intriga.games.factions.effects.phrase import NOTHING, Choosing, Phrase
from intriga.games.factions.state import Factions
from intriga.kernel.machine.dealer import Dealer


@final
class Drop(Phrase):
    """One, another or everybody discards cards of the hand, and chooses which."""

    FIELDS: ClassVar[tuple[Field, ...]] = (WHO_DROPS, COUNT)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.who: Final = fields.values["who"]
        self.count: Final = fields.values["count"]

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        """Whether somebody who is meant holds a card."""
        # HF-022
        if self.who == ANOTHER:
            return somebody_holds(s, p)
        return bool(s.hands[p.seat]) or (self.who == EACH and somebody_holds(s, p))

    def needs(self, s: Factions, p: Choosing) -> int:
        return one_seat(p) if self.who == ANOTHER else NOTHING

    def seat_bar(self, s: Factions, p: Choosing, other: int) -> int:
        return holder_bar(s, p, other)

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019 HF-023
        if self.who == EACH:
            for other in reversed(clockwise(s, p.seat)):
                s.stack.append(Dropping(other, self.count))
        else:
            s.stack.append(Dropping(p.seat if self.who == ME else p.target, self.count))

    def worth(self, faction: int) -> float:
        return 0.4 if self.who == ANOTHER else -0.1
