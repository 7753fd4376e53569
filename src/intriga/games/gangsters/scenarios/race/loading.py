"""The tables of the race from its file. Faults are told with file and row."""

from intriga.games.gangsters.box.card_rows import challenge, penalty
from intriga.games.gangsters.box.mission_rows import PLACE, effects, story
from intriga.games.gangsters.box.tables import MOST_PLAYERS, Challenge, Effect
from intriga.games.gangsters.scenarios.race.state import NAME
from intriga.games.gangsters.scenarios.race.tables import (
    ACTS,
    CARDS,
    DO_DRAW,
    DO_VAN_BACK,
    EFFECTS,
    GEARS,
    JAIL,
    RaceBox,
    RaceNumbers,
    Road,
    RoadCard,
)
from intriga.games.gangsters.state import LEVELS_OF_DIFFICULTY
from intriga.kernel.rows import PackReader, Row, distinct

FILE = f"{NAME}.table.toml"
ROAD = ("jail", "home", "marks", "sight", "reach", "first_gear", "harder", "dents")
EARNED = ("reached", "rescued", "escaped", "most_lead", "most_condition")
LEVEL = ("id", "lead", "van", "alarm", "cell", "condition")
CARD = (
    "id",
    *PLACE,
    "best",
    "difficulty",
    "successes",
    "fingerprint",
    "penalty",
    "hit",
    "rides",
    "won",
)
BOARD = ("id", *PLACE, "best", "difficulty")
BOARD_IDS = ("revive", "cheer", "van", "fix")
HARMLESS = ("revive", "cheer")  # LG-096
WITHOUT_NUMBER = ("stop", "problem", "lose_card", "cling")
BAD, GOOD = EFFECTS[:DO_VAN_BACK], EFFECTS[DO_VAN_BACK:]
LONGEST = 40  # cells
MOST = 3  # of the number of an effect


def load(reader: PackReader) -> RaceBox:
    """The tables of the race, with its texts."""
    file = reader.file(FILE, ("road", "level", "story", "board", "card"))
    cards = file.rows("card", CARDS)
    board = file.rows("board", len(BOARD_IDS))
    levels = file.rows("level", len(LEVELS_OF_DIFFICULTY))
    distinct(cards, "id", [row.id() for row in cards])
    return RaceBox(
        NAME,
        road(file.section("road")),
        [card(row, number == JAIL) for number, row in enumerate(cards)],
        [on_board(row, name) for row, name in zip(board, BOARD_IDS, strict=False)],
        [numbers(row, name) for row, name in zip(levels, LEVELS_OF_DIFFICULTY, strict=False)],
        story(file.section("story"), [*cards, *board[len(HARMLESS) :]], acts=ACTS),
    )


def road(row: Row) -> Road:
    row.only((*ROAD, *EARNED))
    home = row.whole("home", 8, LONGEST)
    marks = row.values.get("marks")
    count = len(marks) if isinstance(marks, list) else 1
    found = Road(
        row.whole("jail", 4, home - 1),
        home,
        row.wholes("marks", count, 1, home - 1),
        row.whole("sight", 1, 9),
        row.whole("reach", 1, LONGEST),
        row.whole("first_gear", 1, GEARS),
        row.wholes("harder", GEARS, 0, 4),
        row.wholes("dents", GEARS, -2, 3),
        *(row.whole(name, 0, 12) for name in EARNED),
    )
    if row.is_sound and (found.marks != sorted(set(found.marks)) or found.jail in found.marks):
        row.fault("marks must be in order, each once, and not on the jail")
    if row.is_sound and len(found.marks) >= CARDS:
        row.fault(f"there are {CARDS - 1} cards for the road, so it has at most so many marks")
    return found


def numbers(row: Row, name: str) -> RaceNumbers:
    row.only(LEVEL)
    row.fixed({"id": name})
    return RaceNumbers(
        row.wholes("lead", MOST_PLAYERS, 1, 9),
        row.wholes("van", MOST_PLAYERS, 1, 4),
        row.wholes("alarm", MOST_PLAYERS, 1, 4),
        row.wholes("cell", MOST_PLAYERS, 1, 9),
        row.whole("condition", 2, 9),
    )


def card(row: Row, is_jail: bool) -> RoadCard:
    """One card. The successes of the jail depend on the players; nobody runs into it."""
    row.only(CARD)
    return RoadCard(
        row.id(),
        challenge(row, successes=1 if is_jail else None),
        row.yes("fingerprint"),
        [penalty(row)] if row.has("penalty") else [],
        [] if is_jail else effects_of(row, "hit", BAD),
        effects_of(row, "rides", BAD),
        effects_of(row, "won", GOOD),
    )


def effects_of(row: Row, field: str, here: tuple[str, ...]) -> list[Effect]:
    """The effects in a field of a card."""
    return effects(row, field, here, EFFECTS, WITHOUT_NUMBER, MOST)


def on_board(row: Row, name: str) -> Challenge:
    """A challenge of the board; each success is worth something by itself."""
    row.only(BOARD)
    row.fixed({"id": name})
    return challenge(row, successes=0, harmless=name in HARMLESS)


assert len(EFFECTS) == DO_DRAW + 1
