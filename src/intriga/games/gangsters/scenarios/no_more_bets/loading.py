"""The tables of the casino from its file. Faults are told with file and row."""

from intriga.games.gangsters.box.card_rows import challenge, penalty
from intriga.games.gangsters.box.mission_rows import PLACE, board_challenge, effects, story
from intriga.games.gangsters.box.tables import MOST_PLAYERS
from intriga.games.gangsters.scenarios.no_more_bets.state import NAME
from intriga.games.gangsters.scenarios.no_more_bets.tables import (
    CARDS,
    CHIPS,
    CHOICES,
    DO_CHIPS,
    DO_PINCH,
    EFFECTS,
    GUESTS,
    TABLES,
    CasinoBox,
    CasinoNumbers,
    GamingTable,
    Guest,
    House,
)
from intriga.games.gangsters.state import LEVELS_OF_DIFFICULTY
from intriga.kernel.rows import PackReader, Row, distinct

FILE = f"{NAME}.table.toml"
SECTIONS = ("casino", "level", "story", "police", "revive", "cheer", "gaming", "guest")
HOUSE = ("closed", "share", "points")
LEVEL = ("id", "rounds", "midnight", "rent", "tray", "quota", "arrivals")
GAMING = ("id", *PLACE, "best", "difficulty", "stake", "limit")
GUEST = (
    "id",
    *PLACE,
    "best",
    "difficulty",
    "successes",
    "fingerprint",
    "penalty",
    "sits",
    "evening",
    "won",
)
BOARD = (("police", 1), ("revive", 0), ("cheer", 0))  # with 0 each success is worth something by itself
WITHOUT_NUMBER = ("problem", "quiet")
SITS, EVENING, WON = EFFECTS[:DO_PINCH], EFFECTS[DO_PINCH:DO_CHIPS], EFFECTS[DO_CHIPS:]
MOST = 3  # of the number of an effect
MOST_ROUNDS = 12


def load(reader: PackReader) -> CasinoBox:
    """The tables of the casino, with its texts."""
    file = reader.file(FILE, SECTIONS)
    gaming = file.rows("gaming", TABLES)
    guests = file.rows("guest", GUESTS)
    levels = file.rows("level", len(LEVELS_OF_DIFFICULTY))
    distinct([*gaming, *guests], "id", [row.id() for row in (*gaming, *guests)])
    ids = {row.id(): number for number, row in enumerate(gaming)}
    return CasinoBox(
        NAME,
        house(file.section("casino"), ids),
        [gaming_table(row) for row in gaming],
        [guest(row) for row in guests],
        [board_challenge(file.section(name), successes) for name, successes in BOARD],
        [numbers(row, name) for row, name in zip(levels, LEVELS_OF_DIFFICULTY, strict=False)],
        story(file.section("story"), [*gaming, *guests], choices=CHOICES),
    )


def house(row: Row, ids: dict[str, int]) -> House:
    row.only(HOUSE)
    points = row.wholes("points", CHIPS + 1, 0, 30)
    if row.is_sound and points != sorted(points):
        row.fault("points must not fall from chip to chip")
    return House(row.number_of("table", row.word("closed"), ids), row.whole("share", 0, 3), points)


def numbers(row: Row, name: str) -> CasinoNumbers:
    row.only(LEVEL)
    row.fixed({"id": name})
    rounds = row.whole("rounds", 3, MOST_ROUNDS)
    arrivals = row.values.get("arrivals")
    count = len(arrivals) if isinstance(arrivals, list) else 1
    return CasinoNumbers(
        rounds,
        row.whole("midnight", 1, rounds),
        row.wholes("rent", MOST_PLAYERS, 0, 3),
        row.wholes("tray", MOST_PLAYERS, 1, CHIPS - 1),
        row.wholes("quota", MOST_PLAYERS, 2, CHIPS),
        row.wholes("arrivals", count, 1, rounds),
    )


def gaming_table(row: Row) -> GamingTable:
    """One table; a roll with a success is a roll that wins, however many there are."""
    row.only(GAMING)
    stake = row.whole("stake", 1, 3)
    return GamingTable(row.id(), challenge(row, successes=1), stake, row.whole("limit", stake + 1, CHIPS))


def guest(row: Row) -> Guest:
    row.only(GUEST)
    return Guest(
        row.id(),
        challenge(row),
        row.yes("fingerprint"),
        [penalty(row)] if row.has("penalty") else [],
        effects(row, "sits", SITS, EFFECTS, WITHOUT_NUMBER, MOST),
        effects(row, "evening", EVENING, EFFECTS, WITHOUT_NUMBER, MOST),
        effects(row, "won", WON, EFFECTS, WITHOUT_NUMBER, MOST),
    )


assert TABLES + GUESTS + 1 == CARDS
