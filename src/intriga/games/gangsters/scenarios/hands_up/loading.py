"""The tables of the bank, read from its file. Faults are told with file and row."""

from intriga.games.gangsters.box.card_rows import challenge, penalty
from intriga.games.gangsters.box.tables import MOST_PLAYERS, SCOPE_ALL, Challenge
from intriga.games.gangsters.box.texts import PlaceText, ScenarioText
from intriga.games.gangsters.scenarios.hands_up.tables import (
    BAGS,
    CARDS,
    EVENINGS,
    FAILURES,
    NAME,
    NOON,
    OUTCOMES,
    BankBox,
    BankNumbers,
    Card,
)
from intriga.games.gangsters.state import LEVELS_OF_DIFFICULTY
from intriga.kernel.rows import PackReader, Row, distinct

FILE = f"{NAME}.bank.toml"
FIELDS = (
    "id",
    "name",
    "text",
    "outcome",
    "cost",
    "best",
    "difficulty",
    "successes",
    "bags",
    "brings",
    "fingerprint",
    "penalty",
    "evening",
    "failure",
    "slower",
)
TEXTS = ("name", "tagline", "story", "police", "rally", "setback", "carry")
MOST_SUCCESSES = 6


def load(reader: PackReader) -> BankBox:
    """The box of the bank, with its texts."""
    file = reader.file(FILE, ("bank", "police", "revive", "cheer", "getaway", "card", "level"))
    rows = file.rows("card", CARDS)
    distinct(rows, "id", [row.id() for row in rows])
    way = file.section("getaway")
    police = file.section("police")
    cards = [card(row) for row in (*rows, way)]
    bags = sum(one.bags for one in cards)
    if rows and bags != BAGS:
        reader.fault(FILE, "card", f"together they have {bags} bags; there are {BAGS}")
    levels = [
        bank_numbers(row, name) for row, name in zip(level_rows(file), LEVELS_OF_DIFFICULTY, strict=False)
    ]
    return BankBox(
        cards=cards,
        police=board_challenge(police, 1, ("roadblock",)),
        roadblock=police.whole("roadblock", 0, 5),
        revive=board_challenge(file.section("revive"), 0),
        cheer=board_challenge(file.section("cheer"), 0),
        getaways=[getaways(way, level) for level in levels],
        numbers=levels,
        texts=texts(file.section("bank"), [*rows, way]),
    )


def level_rows(file: Row) -> list[Row]:
    return file.rows("level", len(LEVELS_OF_DIFFICULTY))


def board_challenge(row: Row, successes: int, more: tuple[str, ...] = ()) -> Challenge:
    """A challenge of the board: its locks hurt nobody."""
    # LS1-020 LS1-029
    row.only(("best", "difficulty", *more))
    return challenge(row, successes=successes, harmless=True)


def card(row: Row) -> Card:
    """One card, or the getaway."""
    row.only(FIELDS)
    successes = row.whole("successes", 0, MOST_SUCCESSES)
    hinders = penalty(row) if row.has("penalty") else None
    if hinders is not None and row.is_sound and hinders.scope != SCOPE_ALL:
        row.fault("the penalty of a card of the bank must have the scope all")
    return Card(
        row.id(),
        challenge(row, successes=successes),
        row.place_in("brings", OUTCOMES) if row.has("brings") else 0,
        row.whole("bags", 0, BAGS) if row.has("bags") else 0,
        row.yes("fingerprint"),
        hinders,
        row.place_in("evening", EVENINGS) if row.has("evening") else 0,
        row.place_in("failure", FAILURES) if row.has("failure") else 0,
        row.whole("slower", 0, BAGS) if row.has("slower") else 0,
    )


def bank_numbers(row: Row, name: str) -> BankNumbers:
    """The numbers of one level."""
    row.only(("id", "start", "quota", "getaway", "carry", "bells", "sirens", "reputation"))
    row.fixed({"id": name})
    return BankNumbers(
        start=row.wholes("start", MOST_PLAYERS, 1, NOON - 4),
        quota=row.wholes("quota", MOST_PLAYERS, 1, BAGS),
        getaway=row.wholes("getaway", MOST_PLAYERS, 1, MOST_SUCCESSES),
        carry=row.wholes("carry", MOST_PLAYERS, 1, BAGS),
        bells=steps(row, "bells"),
        sirens=steps(row, "sirens"),
        reputation=row.wholes("reputation", BAGS + 1, 0, 30),
    )


def steps(row: Row, name: str) -> list[int]:
    """Steps of the clock."""
    value = row.values.get(name)
    return row.wholes(name, len(value) if isinstance(value, list) else 0, 2, NOON)


def getaways(way: Row, level: BankNumbers) -> list[Challenge]:
    """The getaway of a level, by players."""
    return [challenge(way, successes=needed) for needed in level.getaway]


def texts(row: Row, places: list[Row]) -> ScenarioText:
    """The texts of the bank."""
    row.only(TEXTS)
    return ScenarioText(
        name=row.text("name"),
        tagline=row.text("tagline"),
        story=row.text("story"),
        police=row.text("police"),
        rally=row.text("rally"),
        setback=row.text("setback"),
        places=[
            PlaceText(
                one.text("name", 28),
                one.text("text", 120),
                one.text("outcome", 90),
                one.text("cost", 110),
                one.id(),
            )
            for one in places
        ],
        acts=[row.text("carry")],
        choices=[],
    )
