"""The tables of the family from its file. Faults are told with file and row."""

from intriga.games.gangsters.box.card_rows import challenge, penalty
from intriga.games.gangsters.box.mission_rows import PLACE, board_challenge, effects, story
from intriga.games.gangsters.box.tables import GUESTS, MOST_PLAYERS, Challenge
from intriga.games.gangsters.box.texts import ScenarioText
from intriga.games.gangsters.scenarios.family.state import NAME
from intriga.games.gangsters.scenarios.family.tables import (
    ACTS,
    DO_ARM_CLAN,
    EFFECTS,
    OCCASIONS,
    PLACE_IDS,
    RELATIVES,
    FamilyBox,
    FamilyNumbers,
    Occasion,
    Relative,
    TableRow,
)
from intriga.games.gangsters.state import LEVELS_OF_DIFFICULTY
from intriga.kernel.rows import PackReader, Row, distinct

FILE = f"{NAME}.table.toml"
SECTIONS = (
    "table",
    "level",
    "story",
    "police",
    "revive",
    "cheer",
    "guest",
    "place",
    "relative",
    "occasion",
)
TABLE = (
    "track",
    "room",
    "confession",
    "most_taken",
    "most_hurt",
    "share",
    "bag_points",
    "talked",
    "saved",
    "reconciled",
)
LEVEL = ("id", "rounds", "clan", "rebels", "bags", "unrest", "whisper", "betray", "arrivals", "lead")
CHALLENGE = ("best", "difficulty", "successes")
RELATIVE = ("id", *PLACE, *CHALLENGE, "fingerprint", "penalty", "evening", "won")
BOARD = (("police", 1), ("revive", 0), ("cheer", 0))  # with 0 each success is worth something by itself
WITHOUT_NUMBER = ("problem", "quiet")
BAD, GOOD = EFFECTS[:DO_ARM_CLAN], EFFECTS[DO_ARM_CLAN:]
GUEST_IDS = ("mole", "accountant")
LONGEST_TRACK = 12
MOST_BAGS = 30
MOST_ROUNDS = 12
MOST = 3  # of the number of an effect


def load(reader: PackReader) -> FamilyBox:
    """The tables of the family, with its texts."""
    file = reader.file(FILE, SECTIONS)
    places = file.rows("place", len(PLACE_IDS))
    relatives = file.rows("relative", RELATIVES)
    occasions = file.rows("occasion", OCCASIONS)
    levels = file.rows("level", len(LEVELS_OF_DIFFICULTY))
    distinct(relatives, "id", [row.id() for row in relatives])
    distinct(occasions, "id", [row.id() for row in occasions])
    table = table_row(file.section("table"))
    return FamilyBox(
        NAME,
        table,
        [place(row, name) for row, name in zip(places, PLACE_IDS, strict=False)],
        [relative(row) for row in relatives],
        [occasion(row) for row in occasions],
        [board_challenge(file.section(name), successes) for name, successes in BOARD],
        [numbers(row, name, table) for row, name in zip(levels, LEVELS_OF_DIFFICULTY, strict=False)],
        texts(file, [*places, *relatives], occasions),
    )


def texts(file: Row, places: list[Row], occasions: list[Row]) -> ScenarioText:
    guests = file.rows("guest", GUESTS)
    for row, name in zip(guests, GUEST_IDS, strict=False):
        row.fixed({"id": name})
    return story(file.section("story"), places, acts=ACTS, guests=guests, cards=occasions)


def table_row(row: Row) -> TableRow:
    row.only(TABLE)
    points = row.values.get("bag_points")
    count = len(points) if isinstance(points, list) and points else 1
    found = TableRow(
        row.whole("track", 5, LONGEST_TRACK),
        row.whole("room", 1, MOST_BAGS),
        row.whole("confession", 0, 5),
        row.whole("most_taken", 0, 5),
        row.whole("most_hurt", 0, 5),
        row.whole("share", 0, 5),
        row.wholes("bag_points", count, 1, MOST_BAGS),
        row.whole("talked", 0, 9),
        row.whole("saved", 0, 9),
        row.whole("reconciled", 0, 9),
    )
    if row.is_sound and found.bag_points != sorted(set(found.bag_points)):
        row.fault("bag_points must rise")
    return found


def numbers(row: Row, name: str, table: TableRow) -> FamilyNumbers:
    row.only(LEVEL)
    row.fixed({"id": name})
    return FamilyNumbers(
        row.whole("rounds", 3, MOST_ROUNDS),
        row.wholes("clan", MOST_PLAYERS, 0, table.track - 1),
        row.wholes("rebels", MOST_PLAYERS, 0, table.track - 1),
        row.whole("bags", 1, table.room),
        row.wholes("unrest", MOST_PLAYERS, 0, 3),
        row.whole("whisper", 0, 3),
        row.whole("betray", 0, 5),
        row.wholes("arrivals", MOST_PLAYERS, 0, 2),
        row.whole("lead", 1, table.track),
    )


def place(row: Row, name: str) -> Challenge:
    row.only(("id", *PLACE, *CHALLENGE))
    row.fixed({"id": name})
    return challenge(row, successes=row.whole("successes", 0, 9))


def relative(row: Row) -> Relative:
    row.only(RELATIVE)
    return Relative(
        row.id(),
        challenge(row),
        row.yes("fingerprint"),
        [penalty(row)] if row.has("penalty") else [],
        effects(row, "evening", BAD, EFFECTS, WITHOUT_NUMBER, MOST),
        effects(row, "won", GOOD, EFFECTS, WITHOUT_NUMBER, MOST),
    )


def occasion(row: Row) -> Occasion:
    row.only(("id", "name", "text", "effects"))
    return Occasion(row.id(), effects(row, "effects", EFFECTS, EFFECTS, WITHOUT_NUMBER, MOST))
