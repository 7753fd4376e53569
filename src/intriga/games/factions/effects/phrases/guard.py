"""A card that no property touches while it lies."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from intriga.games.factions.box.effect_fields import OF, WHAT, Field
from intriga.games.factions.box.tables import NO_FACTION, Fields
from intriga.games.factions.effects.phrase import Phrase


@final
class Guard(Phrase):
    """While the card lies no property touches it, or none touches the cards of its area. Never applied."""

    FIELDS: ClassVar[tuple[Field, ...]] = (WHAT, OF)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.is_of_area: Final = fields.values["what"] == 1
        self.of: Final = fields.values["of"]

    @staticmethod
    def contradictions(row: Mapping[str, object]) -> list[str]:
        found: list[str] = []
        if "may" in row or "if" in row:
            found.append("a guard holds while its card lies: it has neither may nor if")
        if row.get("what") == "self" and "of" in row:
            found.append("a guard of itself has no of")
        return found

    def guards_itself(self) -> bool:
        return not self.is_of_area

    def guards_area(self) -> int:
        if not self.is_of_area:
            return 0
        return 7 if self.of == NO_FACTION else 1 << self.of

    def sentence(self) -> str:
        return "guard-area" if self.is_of_area else "guard-self"

    def worth(self, faction: int) -> float:
        return 0.4 if self.guards_area() >> faction & 1 else 0.0
