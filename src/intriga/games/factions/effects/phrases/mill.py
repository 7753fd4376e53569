"""Cards of the deck go to the discard pile."""

from typing import ClassVar, Final, final

from intriga.games.factions.box.effect_fields import COUNT, Field
from intriga.games.factions.box.tables import Fields
from intriga.games.factions.effects.phrase import Choosing, Phrase
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import discard_top
from intriga.kernel.machine.dealer import Dealer


@final
class Mill(Phrase):
    """Discard the top cards of the deck."""

    FIELDS: ClassVar[tuple[Field, ...]] = (COUNT,)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.values["count"]

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019 HF-A3
        for _ in range(self.count):
            if not s.reason:
                discard_top(s, p.seat, d)

    def worth(self, faction: int) -> float:
        return 0.0
