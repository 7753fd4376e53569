"""Roles as their rows have them. Never compiled."""

from intriga.games.factions.box import FACTIONS, KINDS, LETTERS, MOST_CARDS, NO_FACTION, ROLES, Role
from intriga.games.factions.texts import RoleText
from intriga.games.factions.toml_rows import Row, distinct, rows
from intriga.kernel.packs import Pack, PackFault

FILE = "roles.toml"
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
}


def load_roles(pack: Pack, numbers: dict[str, int]) -> tuple[list[Role], list[RoleText]]:
    """The role cards: as many of each faction."""  # HF-002
    found = rows(pack, FILE, "role")
    distinct(found, "id", [row.id() for row in found])
    roles = [role(row, numbers) for row in found]
    for faction in range(FACTIONS):
        here = sum(1 for one in roles if one.faction == faction)
        if here != ROLES // FACTIONS:
            raise PackFault(
                FILE, "role", f"{LETTERS[faction]} has {here} roles instead of {ROLES // FACTIONS}"
            )
    return roles, [RoleText(row.id(), row.word("faction"), row.text("name")) for row in found]


def role(row: Row, numbers: dict[str, int]) -> Role:
    row.only(("id", "faction", "name", "points", "condition"))
    faction = LETTERS.index(row.one_of("faction", tuple(LETTERS)))
    part = row.part("condition")
    kind = part.one_of("kind", KINDS)
    part.only(("kind", *FIELDS[kind]))
    return Role(
        row.id(),
        faction,
        row.whole("points", 1, 9),
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
    for place, name in enumerate(names):
        if name not in numbers:
            raise row.fault(f"there is no character '{name}'")
        if name in names[:place]:
            raise row.fault(f"persons names '{name}' twice")
    if "least" in FIELDS[kind] and row.whole("least", 1, MOST_CARDS) > len(names):
        raise row.fault("least is more than there are persons")
    return [numbers[name] for name in names]
