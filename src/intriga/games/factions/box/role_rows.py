"""Roles as their rows have them."""

from intriga.games.factions.box.tables import FACTIONS, LETTERS, MOST_CARDS, NO_FACTION, ROLES, Goal, Role
from intriga.games.factions.box.texts import RoleText
from intriga.games.factions.rules.roles import KINDS
from intriga.games.factions.rules.roles.progress import Kind
from intriga.kernel.rows import PackReader, Row, distinct

FILE = "roles.toml"
UNREADABLE = Goal("")


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
    return Role(row.id(), faction, points, goal(row.part("condition"), numbers))


def goal(row: Row | None, numbers: dict[str, int]) -> Goal:
    """The condition of a role; a field that its kind does not know is a fault."""
    name = row.one_of("kind", KINDS) if row is not None else ""
    if row is None or name != row.values.get("kind"):
        return UNREADABLE
    kind = KINDS[name]
    row.only(("kind", *kind.FIELDS))
    if "than" in kind.FIELDS and row.values.get("of") == row.values.get("than"):
        row.fault("of and than must be two different letters")
    return kind(
        name,
        of=letter(row, "of") if "of" in kind.FIELDS else NO_FACTION,
        than=letter(row, "than") if "than" in kind.FIELDS else NO_FACTION,
        number=row.whole("least", 1, MOST_CARDS) if "least" in kind.FIELDS else 0,
        year=row.whole("year", -4000, 3000) if "year" in kind.FIELDS else 0,
        persons=persons(row, kind, numbers) if "persons" in kind.FIELDS else [],
    )


def letter(row: Row, name: str) -> int:
    return LETTERS.index(row.one_of(name, tuple(LETTERS)))


def persons(row: Row, kind: type[Kind], numbers: dict[str, int]) -> list[int]:
    """The cards of the persons that a condition names."""
    names = row.words("persons", *kind.PERSONS)
    if names and "least" in kind.FIELDS and row.whole("least", 1, MOST_CARDS) > len(names):
        row.fault("least is more than there are persons")
    return [row.number_of("character", name, numbers) for name in names]
