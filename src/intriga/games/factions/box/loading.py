"""What is in the box: typed loading of its tables. Faults are told with file and row."""

from intriga.games.factions.box.effect_rows import effects
from intriga.games.factions.box.note_rows import PREFIX as NOTES
from intriga.games.factions.box.note_rows import load_notes
from intriga.games.factions.box.role_rows import FILE as ROLES_FILE
from intriga.games.factions.box.role_rows import load_roles
from intriga.games.factions.box.tables import (
    ANY,
    CARDS_PER_SEAT,
    LEAST_SEATS,
    LETTERS,
    MOST_CARDS,
    OTHER,
    OWN,
    Box,
    Character,
    most_seats,
)
from intriga.games.factions.box.texts import CharacterText, FactionText, Note, Texts
from intriga.kernel.packs import Pack
from intriga.kernel.rows import PackReader, Row, Text, distinct
from intriga.kernel.sentences import LANGUAGES

PACK_FILE = "pack.toml"
CHARACTERS_FILE = "characters.toml"
LAID = {"own": OWN, "other": OTHER, "any": ANY}
DATES = ("born", "died", "disputed")
FIELDS = ("number", "id", "faction", "symbols", "name", "short", *DATES, "laid", "property")
SHORT = 14  # letters of a short name
EARLIEST, LATEST = -4000, 3000
LONGEST_LIFE = 120  # years; more is taken for a typing mistake


def load(pack: Pack) -> Box:
    """The box of a pack, with its texts."""
    reader = PackReader(pack)
    check_files(reader)
    found = reader.file(CHARACTERS_FILE, ("character",)).rows("character")
    numbers = numbered(found, reader)
    cards = [character(row, numbers) for row in found]
    check_counts(found, reader)
    roles, role_texts = load_roles(reader, numbers)
    notes = load_notes(reader, numbers)
    title, factions = load_factions(reader)
    facts = [has_fact(notes, name) for name in numbers]
    dated = [is_dated(row, notes) for row in found]
    texts = Texts(title, factions, character_texts(found, notes), role_texts)
    reader.raise_faults()
    return Box(cards, roles, facts, dated, texts)


def check_files(reader: PackReader) -> None:
    """No file that nobody reads: its name may be a typing mistake."""
    for name in reader.pack.files:
        if name not in (PACK_FILE, CHARACTERS_FILE, ROLES_FILE) and not name.startswith(NOTES):
            known = f"{PACK_FILE}, {CHARACTERS_FILE}, {ROLES_FILE}, {NOTES}….toml"
            reader.fault(name, "", f"a pack has no file of this name; it has: {known}")


def numbered(found: list[Row], reader: PackReader) -> dict[str, int]:
    """The place of each character by its id; the rows are numbered from 1 in their order."""
    least = 1 + CARDS_PER_SEAT * LEAST_SEATS
    if found and not least <= len(found) <= MOST_CARDS:
        told = f"expected {least} to {MOST_CARDS} characters, not {len(found)}"
        reader.fault(CHARACTERS_FILE, "character", told)
    for number, row in enumerate(found, 1):
        if type(row.values.get("number")) is not int or row.values["number"] != number:
            row.must_be("number", f"{number}, for rows are numbered in their order")
    ids = [row.id() for row in found]
    distinct(found, "id", ids)
    for language in LANGUAGES:
        shorts = [row.text("short", SHORT)[language] for row in found]
        distinct(found, f"the short name in '{language}',", shorts)
    return {name: place for place, name in enumerate(ids)}


def character(row: Row, numbers: dict[str, int]) -> Character:
    """One character with its property."""  # HF-005 HF-025
    row.only(FIELDS)
    born, died = row.whole("born", EARLIEST, LATEST), row.whole("died", EARLIEST, LATEST)
    if EARLIEST < died <= born:  # a date that cannot be read counts as the earliest
        row.fault("died must be later than born")
    elif born > EARLIEST and died - born > LONGEST_LIFE:
        row.fault(f"from {born} to {died} would be a life of {died - born} years")
    return Character(
        row.id(),
        LETTERS.index(row.one_of("faction", tuple(LETTERS))),
        symbols(row),
        born,
        died,
        LAID[row.one_of("laid", tuple(LAID))] if row.has("laid") else OWN,
        effects(row, numbers),
    )


def symbols(row: Row) -> list[int]:
    """How many symbols of each faction stand on the card."""  # HF-025
    found = row.word("symbols")
    if not 1 <= len(found) <= 3 or any(letter not in LETTERS for letter in found):
        row.must_be("symbols", f"one to three letters out of {''.join(LETTERS)}")
    return [found.count(letter) for letter in LETTERS]


def check_counts(found: list[Row], reader: PackReader) -> None:
    """As many characters of each faction."""  # HF-001
    letters = [row.values.get("faction") for row in found]
    counts = [letters.count(letter) for letter in LETTERS]
    if len(set(counts)) != 1 and sum(counts) == len(letters):
        told = ", ".join(f"{letter} {here}" for letter, here in zip(LETTERS, counts, strict=True))
        reason = f"each faction needs as many characters; found {told}"
        reader.fault(CHARACTERS_FILE, "faction", reason)


def load_factions(reader: PackReader) -> tuple[Text, list[FactionText]]:
    """The title, and the three factions by their letters, in their order."""
    whole = reader.file(PACK_FILE, ("title", "faction"))
    title = whole.at("title").text("title")
    found = whole.rows("faction")
    if found and [row.values.get("letter") for row in found] != list(LETTERS):
        reader.fault(PACK_FILE, "faction", f"expected {', '.join(LETTERS)} in this order")
    return title, [faction(row) for row in found]


def faction(row: Row) -> FactionText:
    row.only(("letter", "name", "one", "side", "sign", "about"))
    name, one = row.text("name"), row.text("one")
    side = row.text("side") if row.has("side") else name
    return FactionText(row.word("letter"), name, one, side, row.word("sign"), row.text("about"))


def has_fact(notes: dict[str, Note], name: str) -> bool:
    return name in notes and notes[name].fact is not None


def is_dated(row: Row, notes: dict[str, Note]) -> bool:
    """Whether the quiz may ask for the years: where good works differ it asks for the note's fact instead."""
    # HF-G4
    disputed = row.values.get("disputed", False)
    if type(disputed) is not bool:
        row.must_be("disputed", "true or false")
    return not disputed or not has_fact(notes, row.id())


def character_texts(found: list[Row], notes: dict[str, Note]) -> list[CharacterText]:
    return [
        CharacterText(
            number=number,
            id=row.id(),
            faction=row.word("faction"),
            symbols=row.word("symbols"),
            name=row.text("name"),
            short=row.text("short", SHORT),
            born=row.whole("born", EARLIEST, LATEST),
            died=row.whole("died", EARLIEST, LATEST),
            note=notes.get(row.id()),
        )
        for number, row in enumerate(found, 1)
    ]


def fits(box: Box, players: int) -> bool:
    """Whether the deck suffices for this many players."""
    return players <= most_seats(len(box.cards))
