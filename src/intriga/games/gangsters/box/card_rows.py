"""Abilities, penalties and challenges as any row has them."""

from typing import Final, NamedTuple

from intriga.games.gangsters.box.tables import (
    ABILITIES,
    AT,
    AT_ANY,
    PENALTIES,
    SCOPES,
    SPECIALISATIONS,
    Ability,
    AbilityKind,
    Challenge,
    Penalty,
    PenaltyKind,
    Scope,
)
from intriga.kernel.rows import Row

EASIEST, HARDEST = 1, 9  # of a challenge
MOST_SUCCESSES = 9


class Field(NamedTuple):
    """The number that belongs to a phrase."""

    name: str
    least: int
    most: int


#: The number of each ability; the others have none.
ABILITY_FIELDS: Final[dict[AbilityKind, Field]] = {
    "draw": Field("cards", 1, 3),
    "all_draw": Field("cards", 1, 2),
    "revive": Field("cards", 1, 3),
    "cheer": Field("cards", 1, 3),
    "scout": Field("cards", 2, 5),
    "add_dice": Field("dice", 1, 3),
    "lower": Field("by", 1, 3),
    "add_result": Field("points", 1, 4),
    "add_face": Field("face", 1, 4),
    "set_die": Field("face", 1, 4),
    "ignore_damage": Field("damage", 1, 4),
}

#: The penalties that there are with each scope, and their numbers.
LASTING: Final[dict[PenaltyKind, Field | None]] = {
    "max_one_die": None,
    "fewer_dice": Field("dice", 1, 2),
    "harder": Field("by", 1, 3),
    "no_red": None,
    "recruit_one": None,
    "alone": None,
    "no_abilities": None,
    "fewer_actions": Field("actions", 1, 1),
    "no_rally": None,
    "more_damage": Field("damage", 1, 2),
}
AT_THE_END_OF_A_TURN: Final[dict[PenaltyKind, Field | None]] = {"lose_card": None, "hurt_clan": None}
AT_THE_END_OF_A_ROUND: Final[dict[PenaltyKind, Field | None]] = {
    "lose_card": None,
    "hurt_clan": Field("cards", 1, 3),
    "another_problem": None,
    "setback": None,
}
PENALTY_FIELDS: Final[dict[Scope, dict[PenaltyKind, Field | None]]] = {
    "holder": LASTING,
    "all": LASTING,
    "turn_end": AT_THE_END_OF_A_TURN,
    "round_end": AT_THE_END_OF_A_ROUND,
}
ONE_CARD: Final = 1  # that is hurt where the row gives no number


def ability(row: Row, name: str = "ability") -> Ability:
    """The ability in a field of this row; a field that its kind does not know is a fault."""
    part = row.part(name)
    if part is None or part.one_of("do", ABILITIES) != part.values.get("do"):
        return Ability(0, 0)
    do = part.place_in("do", ABILITIES)
    field = ABILITY_FIELDS.get(ABILITIES[do])
    part.only(("do", field.name) if field is not None else ("do",))
    return Ability(do, number(part, field, 0))


def penalty(row: Row, name: str = "penalty") -> Penalty:
    """The penalty in a field of this row; a field that its kind does not know is a fault."""  # LG-080
    part = row.part(name)
    if part is None:
        return Penalty(0, 0, [], 0, AT_ANY)
    scope = part.place_in("scope", SCOPES)
    here = PENALTY_FIELDS[SCOPES[scope]]
    kind = part.values.get("do")
    if part.values.get("scope") != SCOPES[scope] or part.one_of("do", here) != kind:
        return Penalty(0, 0, [], 0, AT_ANY)
    do = part.place_in("do", PENALTIES)
    field = here[PENALTIES[do]]
    more = {"max_one_die": ("specs",), "harder": ("at",)}.get(PENALTIES[do], ())
    part.only(("scope", "do", *((field.name,) if field is not None else ()), *more))
    return Penalty(
        do,
        number(part, field, ONE_CARD if kind == "hurt_clan" else 0),
        specialisations(part, "specs", 2) if kind == "max_one_die" else [],
        scope,
        part.place_in("at", AT) if kind == "harder" else AT_ANY,
    )


def number(row: Row, field: Field | None, without: int) -> int:
    """The number that this field must have."""
    return row.whole(field.name, field.least, field.most) if field is not None else without


def specialisations(row: Row, name: str, count: int) -> list[int]:
    """So many different specialisations."""
    numbers: dict[str, int] = {spec: place for place, spec in enumerate(SPECIALISATIONS)}
    return [row.number_of("specialisation", spec, numbers) for spec in row.words(name, count, count)]


def challenge(
    row: Row,
    successes: int | None = None,
    harmless: bool = False,
    easiest: int = EASIEST,
    hardest: int = HARDEST,
) -> Challenge:
    """The challenge of this row: `best`, `difficulty` and, unless they are given, `successes`."""
    return Challenge(
        row.place_in("best", SPECIALISATIONS),
        row.whole("difficulty", easiest, hardest),
        row.whole("successes", 1, MOST_SUCCESSES) if successes is None else successes,
        harmless,
    )
