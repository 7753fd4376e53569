"""Properties as their rows have them: each effect with its fields, checked."""

from intriga.games.factions.box.effect_fields import OF, PERSON, WHOSE
from intriga.games.factions.box.tables import (
    ALWAYS,
    AREA_HOLDS,
    DECK_AT_MOST,
    MOST_CARDS,
    NO_CARD,
    NO_FACTION,
    OWN,
    PERSON_DISCARDED,
    PERSON_IN_PLAY,
    Condition,
    Effect,
    Fields,
)
from intriga.games.factions.effects.odd import ODD_CARDS
from intriga.games.factions.effects.phrases import PHRASES
from intriga.kernel.rows import Row

ZONES = ("play", "discard")


def effects(row: Row, numbers: dict[str, int]) -> list[Effect]:
    """The property of a character: up to two effects, in their order."""
    parts = row.parts("property")
    if len(parts) > 2:
        row.fault(f"property has at most two effects, not {len(parts)}")
    return [effect(part, numbers) for part in parts if part.one_of("do", PHRASES) == part.values.get("do")]


def effect(row: Row, numbers: dict[str, int]) -> Effect:
    """One effect; a field that its phrase does not know is a fault."""
    does = row.one_of("do", PHRASES)
    phrase = PHRASES[does]
    row.only(("do", "may", "if", *[field.name for field in phrase.FIELDS]))
    for field in phrase.FIELDS:
        if field.is_needed and not row.has(field.name):
            row.fault(f"'{does}' needs the field {field.name}")
    for fault in [*contradictions(row), *phrase.contradictions(row.values)]:
        row.fault(fault)
    may = row.yes("may")
    when = condition(row.part("if") if row.has("if") else None, numbers)
    values = {field.name: field.read(row, numbers) for field in phrase.FIELDS}
    if does == "odd":
        does, phrase = list(ODD_CARDS.items())[values["name"]]
    return phrase(Fields(does, may, when, values))


def contradictions(row: Row) -> list[str]:
    """Fields that never stand together."""
    found = []
    if row.has("of") and row.has("person"):
        found.append("of and person exclude each other")
    if row.has("count") and row.has("person"):
        found.append("count and person exclude each other: there is one card of a person")
    return found


def condition(row: Row | None, numbers: dict[str, int]) -> Condition:
    """When the effect is applied: a person lies somewhere, an area holds cards, or the deck runs low."""
    if row is None:
        return Condition(ALWAYS, NO_CARD, OWN, NO_FACTION, 0)
    if row.has("person"):
        row.only(("person", "zone"))
        kind = PERSON_IN_PLAY if row.one_of("zone", ZONES) == "play" else PERSON_DISCARDED
        return Condition(kind, PERSON.read(row, numbers), OWN, NO_FACTION, 0)
    if row.has("deck_most"):
        row.only(("deck_most",))
        return Condition(DECK_AT_MOST, NO_CARD, OWN, NO_FACTION, row.whole("deck_most", 1, MOST_CARDS))
    row.only(("whose", "of", "least"))
    return Condition(
        AREA_HOLDS,
        NO_CARD,
        WHOSE.read(row, numbers) if row.has("whose") else OWN,
        OF.read(row, numbers),
        row.whole("least", 1, MOST_CARDS),
    )
