"""Roles as their rows have them. Never compiled."""

from intriga.games.factions.box.tables import FACTIONS, KINDS, LETTERS, MOST_CARDS, NO_FACTION, ROLES, Role
from intriga.games.factions.box.texts import RoleText
from intriga.kernel.rows import PackReader, Row, distinct

FILE = "roles.toml"
NO_KIND = -1  # of a role whose condition cannot be read
#: The fields of each kind of condition.
FIELDS: dict[str, tuple[str, ...]] = {
    "all_three": ("least",),
    "most": ("of",),
    "equal": ("of", "than"),
    "persons_alive": ("year",),
    "guarded": (),
    "fewest": ("of",),
    "largest": (),
    "person_here": ("persons",),
    "discard_holds": ("of", "than"),
    "person_discarded": ("persons", "least"),
    "total_more": ("of", "than"),
    "smallest": (),
    "least": ("of", "least"),
    "none": ("of",),
    "neighbours": ("of",),
    "pair": ("persons",),
    "even": (),
    "latest": ("of",),
    "larger_left": (),
    "below_average": (),
    "persons_in_play": ("persons", "least"),
}


def load_roles(reader: PackReader, numbers: dict[str, int]) -> tuple[list[Role], list[RoleText]]:
    """The role cards: as many of each faction."""  # HF-002
    found = reader.file(FILE, ("role",)).rows("role")
    distinct(found, "id", [row.id() for row in found])
    roles = [role(row, numbers) for row in found]
    for letter in LETTERS if found else ():
        here = sum(1 for row in found if row.values.get("faction") == letter)
        if here != ROLES // FACTIONS:
            reader.fault(FILE, "role", f"{letter} has {here} roles instead of {ROLES // FACTIONS}")
    return roles, [RoleText(row.id(), row.word("faction"), row.text("name")) for row in found]


def role(row: Row, numbers: dict[str, int]) -> Role:
    row.only(("id", "faction", "name", "points", "condition"))
    faction = LETTERS.index(row.one_of("faction", tuple(LETTERS)))
    points = row.whole("points", 1, 9)
    part = row.part("condition")
    kind = part.one_of("kind", KINDS) if part is not None else ""
    if part is None or kind != part.values.get("kind"):
        return Role(row.id(), faction, points, NO_KIND)
    part.only(("kind", *FIELDS[kind]))
    if "than" in FIELDS[kind] and part.values.get("of") == part.values.get("than"):
        part.fault("of and than must be two different letters")
    return Role(
        row.id(),
        faction,
        points,
        KINDS.index(kind),
        of=letter(part, "of") if "of" in FIELDS[kind] else NO_FACTION,
        than=letter(part, "than") if "than" in FIELDS[kind] else NO_FACTION,
        number=part.whole("least", 1, MOST_CARDS) if "least" in FIELDS[kind] else 0,
        year=part.whole("year", -4000, 3000) if "year" in FIELDS[kind] else 0,
        persons=persons(part, kind, numbers),
    )


def letter(row: Row, name: str) -> int:
    return LETTERS.index(row.one_of(name, tuple(LETTERS)))


def persons(row: Row, kind: str, numbers: dict[str, int]) -> list[int]:
    """The cards of the persons that a condition names."""
    if "persons" not in FIELDS[kind]:
        return []
    names = row.words("persons", 2, 2) if kind == "pair" else row.words("persons", 1, 6)
    if names and "least" in FIELDS[kind] and row.whole("least", 1, MOST_CARDS) > len(names):
        row.fault("least is more than there are persons")
    return [row.number_of("character", name, numbers) for name in names]
