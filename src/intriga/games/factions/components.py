"""What is in the box: typed loading. A bad row fails with its file and row. Never compiled."""

from intriga.games.factions.box import (
    ANY,
    CARDS_PER_SEAT,
    FACTIONS,
    LEAST_SEATS,
    LETTERS,
    MOST_CARDS,
    OTHER,
    OWN,
    Box,
    Character,
    most_seats,
)
from intriga.games.factions.effect_rows import effects
from intriga.games.factions.note_rows import load_notes
from intriga.games.factions.role_rows import load_roles
from intriga.games.factions.texts import CharacterText, FactionText, Note, Texts, keep
from intriga.games.factions.toml_rows import Row, Text, distinct, rows
from intriga.kernel.packs import Pack, PackFault

PACK_FILE = "pack.toml"
CHARACTERS_FILE = "characters.toml"
LAID = {"own": OWN, "other": OTHER, "any": ANY}
FIELDS = ("number", "id", "faction", "symbols", "name", "short", "born", "died", "laid", "property")
SHORT = 14  # letters of a short name
EARLIEST, LATEST = -4000, 3000


def load(pack: Pack) -> Box:
    """The box of a pack; its texts are kept for those who tell."""
    found = rows(pack, CHARACTERS_FILE, "character")
    numbers = numbered(found)
    cards = [character(row, numbers) for row in found]
    check_counts(cards)
    roles, role_texts = load_roles(pack, numbers)
    notes = load_notes(pack, numbers)
    texts = Texts(title(pack), factions(pack), character_texts(found, notes), role_texts)
    keep(texts)
    return Box(cards, roles, [name in notes and notes[name].fact is not None for name in numbers])


def numbered(found: list[Row]) -> dict[str, int]:
    """The place of each character by its id; the rows are numbered from 1 in their order."""
    least = 1 + CARDS_PER_SEAT * LEAST_SEATS
    if not least <= len(found) <= MOST_CARDS:
        raise PackFault(
            CHARACTERS_FILE, "character", f"expected {least} to {MOST_CARDS} rows, not {len(found)}"
        )
    for number, row in enumerate(found, 1):
        if row.whole("number", 1, MOST_CARDS) != number:
            raise row.fault(f"number must be {number}: rows are numbered in their order")
    ids = [row.id() for row in found]
    distinct(found, "id", ids)
    return {name: place for place, name in enumerate(ids)}


def character(row: Row, numbers: dict[str, int]) -> Character:
    """One character with its property."""  # HF-005 HF-025
    row.only(FIELDS)
    born, died = row.whole("born", EARLIEST, LATEST), row.whole("died", EARLIEST, LATEST)
    if died <= born:
        raise row.fault("died must be later than born")
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
        raise row.fault(f"symbols must be one to three letters out of {LETTERS}")
    return [found.count(letter) for letter in LETTERS]


def check_counts(cards: list[Character]) -> None:
    """As many characters of each faction."""  # HF-001
    counts = [sum(1 for card in cards if card.faction == faction) for faction in range(FACTIONS)]
    if len(set(counts)) != 1:
        told = ", ".join(f"{letter} {here}" for letter, here in zip(LETTERS, counts, strict=True))
        raise PackFault(CHARACTERS_FILE, "faction", f"each faction needs as many characters; found {told}")


def title(pack: Pack) -> Text:
    return Row(PACK_FILE, "title", pack.table(PACK_FILE)).text("title")


def factions(pack: Pack) -> list[FactionText]:
    """The three factions by their letters, in their order."""
    found = rows(pack, PACK_FILE, "faction")
    if [row.values.get("letter") for row in found] != list(LETTERS):
        raise PackFault(PACK_FILE, "faction", f"expected {', '.join(LETTERS)} in this order")
    return [
        FactionText(
            row.word("letter"), row.text("name"), row.text("one"), row.word("sign"), row.text("about")
        )
        for row in found
    ]


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
    """Whether the deck suffices for so many."""
    return players <= most_seats(len(box.cards))
