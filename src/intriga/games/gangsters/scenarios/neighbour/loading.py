"""The tables of the city from its file. Faults are told with file and row."""

from intriga.games.gangsters.box.card_rows import challenge
from intriga.games.gangsters.box.mission_rows import PLACE, board_challenge, check_districts, hindrance, story
from intriga.games.gangsters.box.tables import DISTRICTS, MOST_PLAYERS
from intriga.games.gangsters.scenarios.neighbour.state import NAME
from intriga.games.gangsters.scenarios.neighbour.tables import (
    CARDS,
    CHOICES,
    DO_SOOTHE,
    EFFECTS,
    NEIGHBOURS,
    STEPS,
    CityBox,
    CityNumbers,
    District,
    Ledger,
)
from intriga.games.gangsters.state import LEVELS_OF_DIFFICULTY
from intriga.kernel.rows import PackReader, Row, distinct

FILE = f"{NAME}.table.toml"
SECTIONS = ("city", "level", "story", "police", "revive", "cheer", "district", "neighbour")
CITY = ("track", "share", "points", "barricade")
LEVEL = ("id", "rounds", "quota", "risings", "rumours", "arrivals")
DISTRICT = ("id", *PLACE, "best", "difficulty", "pays", "start", "patience", "touches")
BOARD = (("police", 1), ("revive", 0), ("cheer", 0))  # with 0 each success is worth something by itself
WITHOUT_NUMBER = ("spread", "problem", "quiet")
BAD, GOOD = EFFECTS[:DO_SOOTHE], EFFECTS[DO_SOOTHE:]
LONGEST = 99  # of the track
MOST_ROUNDS = 12
MOST_PAID = 9
MOST = 5  # of the number of an effect


def load(reader: PackReader) -> CityBox:
    """The tables of the city, with its texts."""
    file = reader.file(FILE, SECTIONS)
    districts = file.rows("district", DISTRICTS)
    neighbours = file.rows("neighbour", NEIGHBOURS)
    levels = file.rows("level", len(LEVELS_OF_DIFFICULTY))
    distinct(neighbours, "id", [row.id() for row in neighbours])
    ids = {row.id(): number for number, row in enumerate(districts)}
    check_districts(reader, districts)
    found = [district(row, ids) for row in districts]
    check_borders(districts, found)
    return CityBox(
        NAME,
        ledger(file.section("city")),
        found,
        [hindrance(row, BAD, GOOD, WITHOUT_NUMBER, MOST) for row in neighbours],
        [board_challenge(file.section(name), successes) for name, successes in BOARD],
        [numbers(row, name) for row, name in zip(levels, LEVELS_OF_DIFFICULTY, strict=False)],
        story(file.section("story"), [*districts, *neighbours], choices=CHOICES),
    )


def ledger(row: Row) -> Ledger:
    row.only(CITY)
    points = row.values.get("points")
    count = len(points) if isinstance(points, list) and points else 1
    found = Ledger(
        row.whole("track", 10, LONGEST),
        row.whole("share", 0, 9),
        row.wholes("points", count, 1, LONGEST),
        row.whole("barricade", 0, 5),
    )
    if row.is_sound and (found.points != sorted(set(found.points)) or found.points[-1] > found.track):
        row.fault("points must rise, and end on the track")
    return found


def numbers(row: Row, name: str) -> CityNumbers:
    row.only(LEVEL)
    row.fixed({"id": name})
    rounds = row.whole("rounds", 3, MOST_ROUNDS)
    arrivals = row.values.get("arrivals")
    count = len(arrivals) if isinstance(arrivals, list) else 1
    return CityNumbers(
        rounds,
        row.wholes("quota", MOST_PLAYERS, 1, LONGEST),
        row.whole("risings", 1, DISTRICTS),
        row.wholes("rumours", MOST_PLAYERS, 0, DISTRICTS),
        row.wholes("arrivals", count, 1, rounds),
    )


def district(row: Row, ids: dict[str, int]) -> District:
    """One district; each success is worth something by itself."""
    row.only(DISTRICT)
    pays = row.wholes("pays", STEPS, 1, MOST_PAID)
    if row.is_sound and pays != sorted(set(pays)):
        row.fault("pays must rise from step to step")
    return District(
        row.id(),
        challenge(row, successes=0),
        [0, *pays],
        row.whole("start", 0, STEPS),
        row.whole("patience", 1, 9),
        sorted(row.number_of("district", name, ids) for name in row.words("touches", 1, DISTRICTS - 1)),
    )


def check_borders(rows: list[Row], districts: list[District]) -> None:
    """Whoever touches another is touched by it."""
    if not all(row.is_sound for row in rows):
        return
    for number, (row, one) in enumerate(zip(rows, districts, strict=True)):
        for other in one.touches:
            if other == number or number not in districts[other].touches:
                row.fault(f"touches '{districts[other].name}', which does not touch '{one.name}'")


assert DISTRICTS + NEIGHBOURS + 1 == CARDS
