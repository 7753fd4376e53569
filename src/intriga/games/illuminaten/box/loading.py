"""What is in the box: typed loading of the tables. A bad row fails with its file and row. Never compiled."""

from itertools import pairwise
from typing import Any, Final

from intriga.games.illuminaten.box.field_pattern import fields
from intriga.games.illuminaten.box.tables import (
    ABILITIES,
    ACTIONS,
    ARCH,
    CARDS,
    CONNECTIONS,
    DAGGER,
    DEGREES,
    EVENTS,
    FACTIONS,
    GM,
    HAMMERS,
    LETTERS,
    MASTER,
    MOST_SLOTS,
    ORGANISATIONS,
    PLOTS,
    RA,
    Box,
    Card,
    Counts,
)
from intriga.games.illuminaten.box.toml_rows import check_fixed, check_texts, one_of, part, rows, text, whole
from intriga.kernel.packs import Pack, PackFault

CARDS_FILE = "enlightened.toml"
ABILITIES_FILE = "abilities.toml"
CONNECTIONS_FILE = "connections.toml"
PLOTS_FILE = "plots.toml"
EVENTS_FILE = "events.toml"
FACTIONS_FILE = "factions.toml"
OPPONENTS_FILE = "opponents.toml"
FIELDS_FILE = "fields.toml"
TABLE_FILE = "table.toml"
WITH_TEXTS = (CARDS_FILE, ABILITIES_FILE, PLOTS_FILE, EVENTS_FILE, FACTIONS_FILE, OPPONENTS_FILE)

STRENGTHS = ("2", "3", "4", "5", "6", "dagger", "hammers")
FIRST_CONNECTION = 4  # the numbers go from IV to XXIII
TIED_ACTIONS = ("influence", "exclude", "reassign", "interrogate", "displace", "scout")  # by faction
MOST_TOKENS_IN_SLOT = 6

#: Numbers that the rules know by themselves, by plot; the others depend on the number of seats.
PLOT_NUMBERS: Final[list[dict[str, int]]] = [
    {"outer": 4, "influence": 4},
    {"neighbours": 3},
    {"influence": 4},
    {"cards": 4, "neighbours": 2},
    {"factions": 6},
    {},
    {},
    {},
    {},
    {"cards": 3, "influence": 5},
    {"cards": 3},
    {"cards": 5, "influence": 5},
    {},
]
LODGE_PLOTS = ("P01", "P08", "P11", "P12", "P13")  # PI-143
BY_SEATS = ("P06", "P07", "P09")
SPECIALS = (
    "court_festivities",
    "clear_weather",
    "propaganda_press",
    "rise_of_the_rosicrucians",
    "treaty_with_the_masons",
    "wilhelmsbad_convent",
    "electors_decree",
    "church_inquisitors",
    "quiet_whisper",
)
PRICES = {"propaganda_press": 3, "wilhelmsbad_convent": 5}
OPPONENT_PLOTS = {
    "saint_germain": [("edicts", 4), ("lodge", 5), ("influence", 8)],
    "weishaupt": [("lodge", 5), ("masters", 3), ("influence", 8)],
}
TABLE = {
    "enlightened": CARDS,
    "court": 5,
    "hand": 4,
    "influence": 20,
    "reward_markers": 4,
    "support_in_box": 10,
    "connections": CONNECTIONS,
    "main_actions": 2,
    "common_plots": 2,
    "private_plots": 1,
    "event_deck": 12,
    "edicts_to_end": 5,
    "rounds_without_event": 12,
}


def load(pack: Pack) -> Box:
    """The box of a pack."""
    check_factions(pack.table(FACTIONS_FILE))
    check_events(pack.table(EVENTS_FILE))
    check_opponents(pack.table(OPPONENTS_FILE))
    cards = enlightened(pack.table(CARDS_FILE))
    check_abilities(pack.table(ABILITIES_FILE), cards)
    sizes, counts = seatings(pack.table(TABLE_FILE), thresholds(pack.table(PLOTS_FILE)))
    return Box(
        cards,
        connections(pack.table(CONNECTIONS_FILE)),
        fields(pack.table(FIELDS_FILE), sizes),
        counts,
        {file.removesuffix(".toml"): pack.table(file) for file in WITH_TEXTS},
    )


# ── the Enlightened ──


def enlightened(table: dict[str, Any]) -> list[Card]:
    """The 57 cards in the order of their numbers."""
    # PI-004
    found: list[Card] = []
    for row in rows(table, CARDS_FILE, "card", CARDS):
        where = f"card {len(found) + 1}"
        check_fixed(row, {"number": len(found) + 1}, CARDS_FILE, where)
        found.append(card_of(row, where))
    names = [card.name for card in found]
    for name in names:
        if names.count(name) > 1:
            raise PackFault(CARDS_FILE, name, "two cards have this id")
    return found


def card_of(row: dict[str, Any], where: str) -> Card:
    """One row; what it says is ours where the book does not tell."""
    # PI-056 PI-058 GAP-04 GAP-05 GAP-06 GAP-07 GAP-08 GAP-11 GAP-13
    name = text(row, "id", CARDS_FILE, where)
    degree = one_of(row, "degree", CARDS_FILE, where, DEGREES[1:]) + 1
    main = one_of(row, "main", CARDS_FILE, where, LETTERS)
    strength = one_of(row, "strength", CARDS_FILE, where, STRENGTHS) + 2
    ability = one_of(row, "ability", CARDS_FILE, where, ABILITIES)
    organisation = one_of(row, "organisation", CARDS_FILE, where, ORGANISATIONS)
    check_texts(row, ("name", "life"), CARDS_FILE, where)
    check_class(degree, strength, ability, where)
    return Card(
        name,
        degree,
        main,
        second_of(row, degree, main, where),
        strength,
        ability,
        organisation,
        slots(row, where),
    )


def second_of(row: dict[str, Any], degree: int, main: int, where: str) -> int:
    """Grand masters and royal arches belong to one faction, all others to two."""
    # PI-030 PI-048
    if degree >= GM:
        if "secondary" in row:
            raise PackFault(CARDS_FILE, where, "a grand master or royal arch has no secondary faction")
        return -1
    second = one_of(row, "secondary", CARDS_FILE, where, LETTERS)
    if second == main:
        raise PackFault(CARDS_FILE, where, "the secondary faction must differ from the main one")
    return second


def check_class(degree: int, strength: int, ability: int, where: str) -> None:
    """Grand masters and royal arches have the ability of their class and are the only ones to have it."""
    for great, its_ability, its_strength in ((GM, MASTER, DAGGER), (RA, ARCH, HAMMERS)):
        if (degree == great) != (ability == its_ability):
            raise PackFault(CARDS_FILE, where, f"degree and ability {DEGREES[great]} go together")
        if (degree == great) != (strength == its_strength):
            name = STRENGTHS[its_strength - 2]
            raise PackFault(CARDS_FILE, where, f"degree {DEGREES[great]} and strength {name} go together")


def slots(row: dict[str, Any], where: str) -> list[list[int]]:
    """For each slot from the top the factions of its tokens."""
    # PI-054 PI-055 GAP-09 GAP-10
    found = row.get("slots")
    if not isinstance(found, list) or not 1 <= len(found) <= MOST_SLOTS:
        raise PackFault(CARDS_FILE, where, f"slots must list 1 to {MOST_SLOTS} costs")
    for cost in found:
        if not isinstance(cost, str) or not cost or set(cost) - {*LETTERS} or len(cost) > MOST_TOKENS_IN_SLOT:
            raise PackFault(CARDS_FILE, where, f"a slot's cost must be 1 to 6 letters of {''.join(LETTERS)}")
    return [[LETTERS.index(letter) for letter in cost] for cost in found]


def check_abilities(table: dict[str, Any], cards: list[Card]) -> None:
    """Every ability has a text and as many cards as it says."""
    check_texts(part(table, ABILITIES_FILE, "quick_support"), ("text",), ABILITIES_FILE, "quick_support")
    seen: list[int] = []
    for row in rows(table, ABILITIES_FILE, "ability", len(ABILITIES)):
        ability = one_of(row, "code", ABILITIES_FILE, "ability", ABILITIES)
        where = f"ability {ABILITIES[ability]}"
        if ability in seen:
            raise PackFault(ABILITIES_FILE, where, "this ability stands twice")
        seen.append(ability)
        check_texts(row, ("text",), ABILITIES_FILE, where)
        check_kind(row, ability, where)
        carriers = sum(1 for card in cards if card.ability == ability)
        check_fixed(row, {"cards": carriers}, ABILITIES_FILE, where)


def check_kind(row: dict[str, Any], ability: int, where: str) -> None:
    """An additional main action, an enhancement of one, or something special."""
    actions = len(ACTIONS)
    if ability >= 2 * actions:
        check_fixed(row, {"kind": "special"}, ABILITIES_FILE, where)
        return
    kind = "additional" if ability < actions else "enhancement"
    check_fixed(row, {"kind": kind, "action": ACTIONS[ability % actions]}, ABILITIES_FILE, where)


# ── connections, plots, the table ──


def connections(table: dict[str, Any]) -> list[int]:
    """The factions of the cards IV to XXIII: each triple once."""
    # GAP-14
    found: list[int] = []
    for row in rows(table, CONNECTIONS_FILE, "connection", CONNECTIONS):
        where = f"connection {FIRST_CONNECTION + len(found)}"
        check_fixed(row, {"number": FIRST_CONNECTION + len(found)}, CONNECTIONS_FILE, where)
        text(row, "numeral", CONNECTIONS_FILE, where)
        letters = row.get("factions")
        if not isinstance(letters, list) or not all(
            isinstance(one, str) and one in LETTERS for one in letters
        ):
            raise PackFault(CONNECTIONS_FILE, where, f"factions must list letters of {''.join(LETTERS)}")
        if len(letters) != 3 or len(set(letters)) != 3:
            raise PackFault(CONNECTIONS_FILE, where, "a connection card shows three different factions")
        mask = sum(1 << LETTERS.index(letter) for letter in letters)
        if mask in found:
            raise PackFault(CONNECTIONS_FILE, where, "another card shows the same three factions")
        found.append(mask)
    return found


def thresholds(table: dict[str, Any]) -> list[list[int]]:
    """For 2, 3 and 4 seats, by plot: the number that its condition names, or the first of several."""
    found: list[list[int]] = [[], [], []]
    for plot, row in enumerate(rows(table, PLOTS_FILE, "plot", PLOTS)):
        name = f"P{plot + 1:02d}"
        check_fixed(row, {"id": name, "lodge": name in LODGE_PLOTS}, PLOTS_FILE, name)
        check_fixed(row, PLOT_NUMBERS[plot], PLOTS_FILE, name)
        check_texts(row, ("name", "condition"), PLOTS_FILE, name)
        fixed = next(iter(PLOT_NUMBERS[plot].values()), 0)
        for seats in (2, 3, 4):
            number = fixed
            if name in BY_SEATS:
                number = whole(part(row, PLOTS_FILE, "n"), str(seats), PLOTS_FILE, name, 1, 19)
            found[seats - 2].append(number)
    return found


def seatings(table: dict[str, Any], numbers: list[list[int]]) -> tuple[list[int], list[Counts]]:
    """The field's size and the counts for 2, 3 and 4 seats."""
    # PI-009 PI-012 PI-019
    check_fixed(table, TABLE, TABLE_FILE, "the fixed numbers")
    packets = {"packets": 2, "edicts_per_packet": 3, "specials_per_packet": 3}
    check_fixed(part(table, TABLE_FILE, "events"), packets, TABLE_FILE, "events")
    sizes: list[int] = []
    counts: list[Counts] = []
    for seats, row in zip((2, 3, 4), rows(table, TABLE_FILE, "seating", 3), strict=True):
        where = f"seating for {seats}"
        check_fixed(row, {"players": seats}, TABLE_FILE, where)
        sizes.append(whole(row, "field", TABLE_FILE, where, 14, 19))
        support = whole(row, "support", TABLE_FILE, where, 6, 10)  # an edict holds 6
        cards = whole(row, "faction_cards", TABLE_FILE, where, 1, FACTIONS)
        counts.append(Counts(support, cards, numbers[seats - 2]))
    for fewer, more in pairwise(counts):
        if more.support < fewer.support:
            raise PackFault(TABLE_FILE, "seating", "support must not shrink as seats are added")
    return sizes, counts


# ── tables that the rules know by themselves: they must say the same ──


def check_factions(table: dict[str, Any]) -> None:
    """Six factions in their order, and a faction card for each."""
    check_fixed(table, {"order": list(LETTERS), "tokens": 10}, FACTIONS_FILE, "the fixed numbers")
    for kind, key in (("faction", "letter"), ("card", "faction")):
        for faction, row in enumerate(rows(table, FACTIONS_FILE, kind, FACTIONS)):
            fixed = {key: LETTERS[faction], "action": TIED_ACTIONS[faction]}
            check_fixed(row, fixed, FACTIONS_FILE, f"{kind} {LETTERS[faction]}")
            names = ("name",) if kind == "faction" else ("once", "permanent")
            check_texts(row, names, FACTIONS_FILE, f"{kind} {LETTERS[faction]}")


def check_events(table: dict[str, Any]) -> None:
    """Six edicts, all alike, and nine specials."""
    edict = part(table, EVENTS_FILE, "edict")
    check_fixed(edict, {"tokens": 6, "to_pool": 1, "to_owner": 1}, EVENTS_FILE, "edict")
    check_texts(edict, ("effect",), EVENTS_FILE, "edict")
    for faction, row in enumerate(rows(table, EVENTS_FILE, "edicts", FACTIONS)):
        where = f"edict {LETTERS[faction]}"
        check_fixed(row, {"faction": LETTERS[faction]}, EVENTS_FILE, where)
        check_texts(row, ("name",), EVENTS_FILE, where)
    for special, row in enumerate(rows(table, EVENTS_FILE, "specials", len(EVENTS))):
        name = SPECIALS[special]
        check_fixed(row, {"id": name}, EVENTS_FILE, name)
        if name in PRICES:
            check_fixed(row, {"tokens": PRICES[name]}, EVENTS_FILE, name)
        check_texts(row, ("name", "effect"), EVENTS_FILE, name)


def check_opponents(table: dict[str, Any]) -> None:
    """The two artificial opponents and the plots on their boards."""
    found = rows(table, OPPONENTS_FILE, "opponent", len(OPPONENT_PLOTS))
    for row, (name, plots) in zip(found, OPPONENT_PLOTS.items(), strict=True):
        check_fixed(row, {"id": name}, OPPONENTS_FILE, name)
        check_texts(row, ("name", "life", "rule"), OPPONENTS_FILE, name)
        lines = rows(row, OPPONENTS_FILE, "plot", len(plots))
        for line, (kind, count) in zip(lines, plots, strict=True):
            check_fixed(line, {"kind": kind, "count": count}, OPPONENTS_FILE, f"{name}, {line.get('id')}")
            check_texts(line, ("condition",), OPPONENTS_FILE, f"{name}, {line.get('id')}")
