"""Cards of the deck go into the hand."""

from typing import ClassVar, Final, final

from intriga.games.factions.box.effect_fields import COUNT, Field
from intriga.games.factions.box.tables import Fields
from intriga.games.factions.effects.aim import has_room
from intriga.games.factions.effects.phrase import Choosing, Phrase
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import draw_card
from intriga.kernel.machine.dealer import Dealer


@final
class Draw(Phrase):
    """Draw cards, as far as the hand has room."""

    FIELDS: ClassVar[tuple[Field, ...]] = (COUNT,)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.count: Final = fields.values["count"]

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022 HF-G6
        return has_room(s, p.seat)

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019 HF-A3 HF-G6
        for _ in range(self.count):
            if has_room(s, p.seat) and not s.reason:
                draw_card(s, p.seat, "effect", d)

    def worth(self, faction: int) -> float:
        return 0.3 * self.count
