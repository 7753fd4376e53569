"""Properties as their rows have them: each effect with its fields, checked. Never compiled."""

from typing import Any

from intriga.games.factions.box.tables import (
    ALL,
    ALWAYS,
    ANY,
    AREA_HOLDS,
    DECK_AT_MOST,
    DOES,
    GUARD,
    HERE,
    LETTERS,
    ME,
    MOST_CARDS,
    NO_CARD,
    NO_FACTION,
    OWN,
    PERSON_DISCARDED,
    PERSON_IN_PLAY,
    PLACES,
    WHO,
    Condition,
    Effect,
)
from intriga.games.factions.effects.odd import ODD_NAMES
from intriga.kernel.rows import Row

WHOSE = PLACES[: HERE + 1]
TO = tuple(place for place in PLACES if place != "here")
GUARDS = ("self", "area")
ZONES = ("play", "discard")
COUNTS = (1, 2, 3, "all")
ODD_MAY = ("conservation", "necklace")  # odd properties whose sentence has a "you may"
#: The fields that each effect may have, beside `do`, `may` and `if`.
FIELDS: dict[str, tuple[str, ...]] = {
    "discard": ("whose", "of", "person", "count", "not_this"),
    "move": ("whose", "of", "person", "to", "not_this"),
    "swap": ("of", "for"),
    "return": ("whose", "of", "person", "not_this"),
    "draw": ("count",),
    "each_draws": (),
    "mill": ("count",),
    "lay_top": ("to",),
    "recover": ("of", "person"),
    "revive": ("of", "person", "to"),
    "give": (),
    "take": (),
    "drop": ("who", "count"),
    "look": (),
    "renew": (),
    "again": (),
    "guard": ("what", "of"),
    "odd": ("name",),
}
NEEDED: dict[str, tuple[str, ...]] = {
    "move": ("to",),
    "lay_top": ("to",),
    "revive": ("to",),
    "drop": ("who",),
    "guard": ("what",),
    "odd": ("name",),
}


def effects(row: Row, numbers: dict[str, int]) -> list[Effect]:
    """The property of a character: up to two effects, in their order."""
    parts = row.parts("property")
    if len(parts) > 2:
        row.fault(f"property has at most two effects, not {len(parts)}")
    return [effect(part, numbers) for part in parts if part.one_of("do", DOES) == part.values.get("do")]


def effect(row: Row, numbers: dict[str, int]) -> Effect:
    """One effect; a field that it does not know is a fault."""
    does = row.one_of("do", DOES)
    row.only(("do", "may", "if", *FIELDS[does]))
    for name in NEEDED.get(does, ()):
        if not row.has(name):
            row.fault(f"'{does}' needs the field {name}")
    if does == "guard" and (row.has("may") or row.has("if")):
        row.fault("a guard holds while its card lies: it has neither may nor if")
    for fault in contradictions(row, does):
        row.fault(fault)
    return Effect(
        DOES.index(does),
        row.yes("may"),
        condition(row.part("if") if row.has("if") else None, numbers),
        whose=place(row, "whose", WHOSE, ANY),
        of=letter(row, "of"),
        person=person(row, numbers),
        not_this=row.yes("not_this"),
        count=count(row),
        to=place(row, "to", TO, OWN),
        theirs=letter(row, "for"),
        who=WHO.index(row.one_of("who", WHO)) if row.has("who") else ME,
        area=row.has("what") and row.one_of("what", GUARDS) == "area",
        name=row.one_of("name", ODD_NAMES) if DOES.index(does) != GUARD and row.has("name") else "",
    )


def contradictions(row: Row, does: str) -> list[str]:
    """What could never be carried out, or would not be what the card says."""
    values = row.values
    found = []
    if row.has("of") and row.has("person"):
        found.append("of and person exclude each other")
    if row.has("count") and row.has("person"):
        found.append("count and person exclude each other: there is one card of a person")
    if does == "move" and values.get("whose") == values.get("to") == "own":
        found.append("a card of the own area cannot be moved into the own area")
    if does == "guard" and values.get("what") == "self" and row.has("of"):
        found.append("a guard of itself has no of")
    if does == "odd" and values.get("may") is True and values.get("name") not in ODD_MAY:
        found.append(f"only {' and '.join(ODD_MAY)} may be declined")
    return found


def condition(row: Row | None, numbers: dict[str, int]) -> Condition:
    """When the effect is applied: a person lies somewhere, an area holds cards, or the deck runs low."""
    if row is None:
        return Condition(ALWAYS, NO_CARD, OWN, NO_FACTION, 0)
    if row.has("person"):
        row.only(("person", "zone"))
        kind = PERSON_IN_PLAY if row.one_of("zone", ZONES) == "play" else PERSON_DISCARDED
        return Condition(kind, person(row, numbers), OWN, NO_FACTION, 0)
    if row.has("deck_most"):
        row.only(("deck_most",))
        return Condition(DECK_AT_MOST, NO_CARD, OWN, NO_FACTION, row.whole("deck_most", 1, MOST_CARDS))
    row.only(("whose", "of", "least"))
    return Condition(
        AREA_HOLDS,
        NO_CARD,
        place(row, "whose", WHOSE, OWN),
        letter(row, "of"),
        row.whole("least", 1, MOST_CARDS),
    )


def place(row: Row, name: str, known: tuple[str, ...], otherwise: int) -> int:
    return PLACES.index(row.one_of(name, known)) if row.has(name) else otherwise


def letter(row: Row, name: str) -> int:
    return LETTERS.index(row.one_of(name, tuple(LETTERS))) if row.has(name) else NO_FACTION


def person(row: Row, numbers: dict[str, int]) -> int:
    """The card of the person that the row names."""
    if not row.has("person"):
        return NO_CARD
    return row.number_of("character", row.word("person"), numbers)


def count(row: Row) -> int:
    value: Any = row.values.get("count", 1)
    if type(value) is bool or value not in COUNTS:
        row.must_be("count", '1, 2, 3 or "all"')
        return 1
    if value == "all":
        if row.values["do"] != "discard":
            row.fault('only a discard has the count "all"')
        return ALL
    return int(value)
