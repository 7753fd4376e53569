"""The tables of the election from its file. Faults are told with file and row."""

from itertools import pairwise

from intriga.games.gangsters.box.card_rows import challenge
from intriga.games.gangsters.box.mission_rows import (
    PLACE,
    board_challenge,
    check_districts,
    hindrance,
    story,
)
from intriga.games.gangsters.box.tables import DISTRICTS, LEVELS, MOST_PLAYERS, OF_LEVEL, Challenge
from intriga.games.gangsters.scenarios.election.state import NAME
from intriga.games.gangsters.scenarios.election.tables import (
    ACTS,
    ALL_VOTES,
    CHOICES,
    DO_GIFT,
    EFFECTS,
    PHASES,
    TRAITORS,
    VISITS,
    ElectionBox,
    ElectionNumbers,
    Race,
)
from intriga.games.gangsters.state import LEVELS_OF_DIFFICULTY
from intriga.kernel.rows import PackReader, Row, distinct

FILE = f"{NAME}.table.toml"
BOARD = (("police", 1), ("revive", 0), ("cheer", 0))  # with 0 each success is worth something by itself
STREET = ("donors", "whispers")
SECTIONS = (
    "election",
    "level",
    "story",
    *(name for name, _ in BOARD),
    *STREET,
    "district",
    "visit",
    "traitor",
)
RACE = (
    "rounds",
    "phases",
    "landslide",
    "chest",
    "gift",
    "price",
    "drinks",
    "opens",
    "full",
    "least",
    "names",
    "clan",
)
LEVEL = ("id", "wanted", "chest", "betrayal", "stubborn")
DISTRICT = ("id", *PLACE, "best", "difficulty")
WITHOUT_NUMBER = ("loosen", "problem", "promise", "quiet")
BAD, GOOD = EFFECTS[:DO_GIFT], EFFECTS[DO_GIFT:]
MOST_ROUNDS = 12
MOST_MONEY = 20
LONGEST = 12  # of the track of the betrayal
MOST = 5  # of the number of an effect


def load(reader: PackReader) -> ElectionBox:
    """The tables of the election, with its texts."""
    file = reader.file(FILE, SECTIONS)
    districts = file.rows("district", DISTRICTS)
    visits = file.rows("visit", VISITS)
    traitors = file.rows("traitor", TRAITORS)
    levels = file.rows("level", len(LEVELS_OF_DIFFICULTY))
    street = [file.section(name) for name in STREET]
    for rows in (visits, traitors):
        distinct(rows, "id", [row.id() for row in rows])
    check_districts(reader, districts)
    run = race(file.section("election"))
    return ElectionBox(
        NAME,
        run,
        [district(row) for row in districts],
        [hindrance(row, BAD, GOOD, WITHOUT_NUMBER, MOST) for row in visits],
        [hindrance(row, BAD, GOOD, WITHOUT_NUMBER, MOST, successes=run.least) for row in traitors],
        [board_challenge(file.section(name), successes) for name, successes in BOARD]
        + [beside_the_map(row) for row in street],
        [numbers(row, name, run) for row, name in zip(levels, LEVELS_OF_DIFFICULTY, strict=False)],
        [row.id() for row in districts],
        story(file.section("story"), [*districts, *visits, *traitors, *street], ACTS, CHOICES),
    )


def race(row: Row) -> Race:
    row.only(RACE)
    rounds = row.whole("rounds", PHASES, MOST_ROUNDS)
    chest = row.whole("chest", 1, MOST_MONEY)
    full = row.whole("full", 3, LONGEST)
    found = Race(
        rounds=rounds,
        phases=row.wholes("phases", PHASES, 1, rounds),
        landslide=row.whole("landslide", 1, ALL_VOTES),
        chest=chest,
        gift=row.whole("gift", 1, chest),
        price=row.whole("price", 1, chest),
        drinks=row.whole("drinks", 0, chest),
        opens=row.whole("opens", 1, full - 1),
        full=full,
        least=row.whole("least", 1, full),
        names=row.wholes("names", LEVELS, 0, 3),
        clan=row.wholes("clan", LEVELS, 0, max(OF_LEVEL)),
    )
    if row.is_sound and (
        found.phases[0] != 1 or any(late <= early for early, late in pairwise(found.phases))
    ):
        row.fault("phases must rise from round 1")
    if row.is_sound and any(wanted > there for wanted, there in zip(found.clan, OF_LEVEL, strict=True)):
        row.fault(f"clan must not have more than {', '.join(map(str, OF_LEVEL))} henchmen of a level")
    return found


def numbers(row: Row, name: str, run: Race) -> ElectionNumbers:
    row.only(LEVEL)
    row.fixed({"id": name})
    return ElectionNumbers(
        row.wholes("wanted", MOST_PLAYERS, 1, ALL_VOTES),
        row.wholes("chest", MOST_PLAYERS, 0, run.chest),
        row.wholes("betrayal", MOST_PLAYERS, 0, run.opens),
        row.wholes("stubborn", MOST_PLAYERS, -2, 3),
    )


def district(row: Row) -> Challenge:
    """Each success in a district is worth something by itself."""
    row.only(DISTRICT)
    row.id()
    return challenge(row, successes=0)


def beside_the_map(row: Row) -> Challenge:
    """Donors and whispers: each success is worth something by itself, and locks hurt."""
    row.only((*PLACE, "best", "difficulty"))
    return challenge(row, successes=0)
