"""What the file of any scenario has: texts, challenges of the board, effects of cards."""

from collections.abc import Sequence

from intriga.games.gangsters.box.card_rows import challenge, penalty
from intriga.games.gangsters.box.henchman_rows import CHARACTER, SHORT
from intriga.games.gangsters.box.henchman_rows import FILE as HENCHMEN_FILE
from intriga.games.gangsters.box.tables import Challenge, Effect, Hindrance
from intriga.games.gangsters.box.texts import CardText, GuestText, HenchmanText, PlaceText, ScenarioText
from intriga.kernel.packs import PackFault
from intriga.kernel.rows import PackReader, Row, Text

PLACE = ("name", "text", "outcome", "cost")
GUEST = ("id", "name", "short", "character", "text")
STORY = ("name", "tagline", "story", "police", "rally", "setback")
LONGEST_NAME = 40  # letters
LETTERS = 160
HINDRANCE = (
    "id",
    *PLACE,
    "best",
    "difficulty",
    "successes",
    "fingerprint",
    "penalty",
    "evening",
    "won",
)


def story(
    row: Row,
    places: Sequence[Row],
    acts: int = 0,
    choices: int = 0,
    guests: Sequence[Row] = (),
    cards: Sequence[Row] = (),
) -> ScenarioText:
    """The texts of a scenario that has so many actions and answers of its own, guests in the clan deck, and
    cards that are no challenges."""
    row.only((*STORY, *(("acts",) if acts else ()), *(("choices",) if choices else ())))
    return ScenarioText(
        name=row.text("name"),
        tagline=row.text("tagline", LETTERS),
        story=row.text("story"),
        police=row.text("police"),
        rally=row.text("rally"),
        setback=row.text("setback"),
        places=[place_text(place) for place in places],
        acts=names(row, "acts", acts),
        choices=names(row, "choices", choices),
        guests=[guest_text(guest) for guest in guests],
        cards=[CardText(card.text("name", LONGEST_NAME), card.text("text", LETTERS)) for card in cards],
    )


def names(row: Row, field: str, count: int) -> list[Text]:
    """The names in a field that lists so many tables."""
    parts = row.parts(field)
    if row.is_sound and len(parts) != count:
        row.fault(f"{field} must list {count} names, not {len(parts)}")
    return [part.text("name") for part in parts]


def place_text(row: Row) -> PlaceText:
    return PlaceText(
        name=row.text("name", LONGEST_NAME),
        text=row.text("text", LETTERS),
        outcome=row.text("outcome", LETTERS),
        cost=row.text("cost", LETTERS),
        id=row.id() if row.has("id") else row.where,
    )


def guest_text(row: Row) -> GuestText:
    """A card that looks like a henchman from behind."""  # LG-010
    row.only(GUEST)
    card = HenchmanText(
        id=row.id(),
        name=row.text("name"),
        short=row.text("short", SHORT),
        place="",
        character=row.text("character", CHARACTER),
    )
    return GuestText(card, row.text("text", LETTERS))


def board_challenge(row: Row, successes: int) -> Challenge:
    """A challenge of the board, whose locks hurt nobody (LG-091, LG-096)."""
    row.only(("best", "difficulty"))
    return challenge(row, successes=successes, harmless=True)


def effects(
    row: Row, field: str, here: Sequence[str], known: Sequence[str], numberless: Sequence[str], most: int
) -> list[Effect]:
    """The effects in a field of a card: any that it may have `here`, numbered as they are `known`."""
    found = []
    for part in row.parts(field):
        do = part.one_of("do", here)
        has_number = do not in numberless
        part.only(("do", "by") if has_number else ("do",))
        found.append(Effect(known.index(do), part.whole("by", 1, most) if has_number else 1))
    return found


def hindrance(
    row: Row,
    bad: Sequence[str],
    good: Sequence[str],
    numberless: Sequence[str],
    most: int,
    successes: int | None = None,
) -> Hindrance:
    """A card that hinders: with effects of `bad` in the evening and of `good` when it is overcome, numbered
    one after the other; its `successes` if they are not its own."""
    row.only([field for field in HINDRANCE if successes is None or field != "successes"])
    known = (*bad, *good)
    return Hindrance(
        row.id(),
        challenge(row, successes=successes),
        row.yes("fingerprint"),
        [penalty(row)] if row.has("penalty") else [],
        effects(row, "evening", bad, known, numberless, most),
        effects(row, "won", good, known, numberless, most),
    )


def check_districts(reader: PackReader, districts: Sequence[Row]) -> None:
    """They are the districts where henchmen live, in the same order."""
    try:
        homes = reader.pack.table(HENCHMEN_FILE).get("district", [])
    except PackFault:
        return  # told where henchmen are read
    if not isinstance(homes, list) or not all(isinstance(home, dict) for home in homes):
        return  # told there too
    for row, home in zip(districts, homes, strict=False):
        row.fixed({"id": home.get("id")})
