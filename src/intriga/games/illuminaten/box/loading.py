"""What is in the box: typed loading of its tables. Faults are told with file and row."""

from itertools import pairwise
from typing import Final

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
from intriga.kernel.packs import Pack
from intriga.kernel.rows import PackReader, Row, distinct

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
    "joseph": [("edicts", 3), ("cards", 5), ("lead", 4)],
    "willermoz": [("lodge", 6), ("lodges", 2), ("influence", 9)],
}
OPPONENTS_OF_THE_BOOK = 2  # the first ones; a pack from before we wrote the others has no more
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
    reader = PackReader(pack)
    check_factions(reader.file(FACTIONS_FILE))
    check_events(reader.file(EVENTS_FILE))
    opponents = check_opponents(reader.file(OPPONENTS_FILE))
    cards = enlightened(reader.file(CARDS_FILE))
    check_abilities(reader.file(ABILITIES_FILE), cards)
    sizes, counts = seatings(reader.file(TABLE_FILE), thresholds(reader.file(PLOTS_FILE)))
    shown = connections(reader.file(CONNECTIONS_FILE))
    areas = fields(reader.file(FIELDS_FILE), sizes)
    reader.raise_faults()
    texts = {file.removesuffix(".toml"): pack.table(file) for file in WITH_TEXTS}
    return Box(cards, shown, areas, counts, opponents, texts)


# ── the Enlightened ──


def enlightened(table: Row) -> list[Card]:
    """The 57 cards in the order of their numbers."""
    # PI-004
    rows = table.rows("card", CARDS)
    for number, row in enumerate(rows, 1):
        row.fixed({"number": number})
    cards = [card_of(row) for row in rows]
    distinct(rows, "id", [card.name for card in cards])
    return cards


def card_of(row: Row) -> Card:
    """One row; what it says is ours where the book does not tell."""
    # PI-056 PI-058 GAP-04 GAP-05 GAP-06 GAP-07 GAP-08 GAP-11 GAP-13
    name = row.word("id")
    degree = row.place_in("degree", DEGREES[1:]) + 1
    main = row.place_in("main", LETTERS)
    strength = row.place_in("strength", STRENGTHS) + 2
    ability = row.place_in("ability", ABILITIES)
    organisation = row.place_in("organisation", ORGANISATIONS)
    row.texts("name", "short", "life", *[name for name in ("alias", "board") if row.has(name)])
    check_class(row, degree, strength, ability)
    return Card(name, degree, main, second_of(row, degree, main), strength, ability, organisation, slots(row))


def second_of(row: Row, degree: int, main: int) -> int:
    """Grand masters and royal arches belong to one faction, all others to two."""
    # PI-030 PI-048
    if degree >= GM:
        if row.has("secondary"):
            row.fault("a grand master or royal arch has no secondary faction")
        return -1
    if row.values.get("secondary") == row.values.get("main"):
        row.fault("the secondary faction must differ from the main one")
        return -1
    return row.place_in("secondary", LETTERS)


def check_class(row: Row, degree: int, strength: int, ability: int) -> None:
    """Grand masters and royal arches have the ability of their class and are the only ones to have it."""
    if not row.is_sound:
        return
    for great, its_ability, its_strength in ((GM, MASTER, DAGGER), (RA, ARCH, HAMMERS)):
        if (degree == great) != (ability == its_ability):
            row.fault(f"degree and ability {DEGREES[great]} go together")
        if (degree == great) != (strength == its_strength):
            row.fault(f"degree {DEGREES[great]} and strength {STRENGTHS[its_strength - 2]} go together")


def slots(row: Row) -> list[list[int]]:
    """For each slot from the top the factions of its tokens."""
    # PI-054 PI-055 GAP-09 GAP-10
    found = row.values.get("slots")
    if not isinstance(found, list) or not 1 <= len(found) <= MOST_SLOTS:
        row.must_be("slots", f"a list of 1 to {MOST_SLOTS} costs")
        return []
    for cost in found:
        if not isinstance(cost, str) or not cost or set(cost) - {*LETTERS} or len(cost) > MOST_TOKENS_IN_SLOT:
            row.fault(f"a slot's cost must be 1 to 6 letters of {''.join(LETTERS)}")
            return []
    return [[LETTERS.index(letter) for letter in cost] for cost in found]


def check_abilities(table: Row, cards: list[Card]) -> None:
    """Every ability has a text and as many cards as it says."""
    table.section("quick_support").text("text")
    seen: list[int] = []
    for row in table.rows("ability", len(ABILITIES)):
        ability = row.place_in("code", ABILITIES)
        if row.is_sound:
            check_ability(row.at(f"ability {ABILITIES[ability]}"), ability, ability in seen, cards)
            seen.append(ability)


def check_ability(row: Row, ability: int, is_double: bool, cards: list[Card]) -> None:
    if is_double:
        row.fault("this ability stands twice")
        return
    row.text("text")
    check_kind(row, ability)
    if cards:
        row.fixed({"cards": sum(1 for card in cards if card.ability == ability)})


def check_kind(row: Row, ability: int) -> None:
    """An additional main action, an enhancement of one, or something special."""
    actions = len(ACTIONS)
    if ability >= 2 * actions:
        row.fixed({"kind": "special"})
        return
    kind = "additional" if ability < actions else "enhancement"
    row.fixed({"kind": kind, "action": ACTIONS[ability % actions]})


# ── connections, plots, the table ──


def connections(table: Row) -> list[int]:
    """The factions of the cards IV to XXIII: each triple once."""
    # GAP-14
    found: list[int] = []
    for number, unnamed in enumerate(table.rows("connection", CONNECTIONS), FIRST_CONNECTION):
        row = unnamed.at(f"connection {number}")
        row.fixed({"number": number})
        row.word("numeral")
        mask = triple(row)
        if mask and mask in found:
            row.fault("another card shows the same three factions")
        found.append(mask)
    return found


def triple(row: Row) -> int:
    """Three different factions, as a mask; 0 where they cannot be read."""
    letters = row.values.get("factions")
    if isinstance(letters, list) and all(one in LETTERS for one in letters):
        mask = sum(1 << LETTERS.index(letter) for letter in set(letters))
        if len(letters) == 3 and mask.bit_count() == 3:
            return mask
    row.must_be("factions", f"three different letters of {''.join(LETTERS)}")
    return 0


def thresholds(table: Row) -> list[list[int]]:
    """For 2, 3 and 4 seats, by plot: the number that its condition names, or the first of several."""
    found: list[list[int]] = [[], [], []]
    for plot, unnamed in enumerate(table.rows("plot", PLOTS)):
        name = f"P{plot + 1:02d}"
        row = unnamed.at(name)
        row.fixed({"id": name, "lodge": name in LODGE_PLOTS, **PLOT_NUMBERS[plot]})
        row.texts("name", "condition")
        fixed = next(iter(PLOT_NUMBERS[plot].values()), 0)
        numbers = row.part("n") if name in BY_SEATS else None
        for seats in (2, 3, 4):
            found[seats - 2].append(numbers.whole(str(seats), 1, 19) if numbers is not None else fixed)
    return found


def seatings(table: Row, numbers: list[list[int]]) -> tuple[list[int], list[Counts]]:
    """The field's size and the counts for 2, 3 and 4 seats."""
    # PI-009 PI-012 PI-019
    table.fixed(TABLE)
    table.section("events").fixed({"packets": 2, "edicts_per_packet": 3, "specials_per_packet": 3})
    sizes: list[int] = []
    counts: list[Counts] = []
    for seats, unnamed in enumerate(table.rows("seating", 3), 2):
        row = unnamed.at(f"seating for {seats}")
        row.fixed({"players": seats})
        sizes.append(row.whole("field", 14, 19))
        support = row.whole("support", 6, 10)  # an edict holds 6
        cards = row.whole("faction_cards", 1, FACTIONS)
        counts.append(Counts(support, cards, numbers[seats - 2]))
    for fewer, more in pairwise(counts):
        if more.support < fewer.support:
            table.at("seating").fault("support must not shrink as seats are added")
    return sizes, counts


# ── tables that the rules know by themselves: they must say the same ──


def check_factions(table: Row) -> None:
    """Six factions in their order, and a faction card for each."""
    table.fixed({"order": list(LETTERS), "tokens": 10})
    for kind, key in (("faction", "letter"), ("card", "faction")):
        for faction, row in enumerate(table.rows(kind, FACTIONS)):
            named = row.at(f"{kind} {LETTERS[faction]}")
            named.fixed({key: LETTERS[faction], "action": TIED_ACTIONS[faction]})
            named.texts(*(["name"] if kind == "faction" else ["once", "permanent"]))


def check_events(table: Row) -> None:
    """Six edicts, all alike, and nine specials."""
    edict = table.section("edict")
    edict.fixed({"tokens": 6, "to_pool": 1, "to_owner": 1})
    edict.text("effect")
    for letter, row in zip(LETTERS, table.rows("edicts", FACTIONS), strict=False):
        named = row.at(f"edict {letter}")
        named.fixed({"faction": letter})
        named.text("name")
    for name, row in zip(SPECIALS, table.rows("specials", len(EVENTS)), strict=False):
        named = row.at(name)
        named.fixed({"id": name, "tokens": PRICES[name]} if name in PRICES else {"id": name})
        named.texts("name", "effect")


def check_opponents(table: Row) -> int:
    """The artificial opponents, those of the book first, and the plots on their boards; how many they are."""
    found = table.rows("opponent")
    if found and not OPPONENTS_OF_THE_BOOK <= len(found) <= len(OPPONENT_PLOTS):
        table.at("opponent").fault(f"expected {len(OPPONENT_PLOTS)} rows, found {len(found)}")
        return 0
    for row, (name, plots) in zip(found, OPPONENT_PLOTS.items(), strict=False):
        named = row.at(name)
        named.fixed({"id": name})
        named.texts("name", "life", "rule", *(["short"] if row.has("short") else []))
        for line, (kind, count) in zip(row.rows("plot", len(plots)), plots, strict=False):
            plot = line.at(f"{name}, {line.values.get('id')}")
            plot.fixed({"kind": kind, "count": count})
            plot.text("condition")
    return len(found)
