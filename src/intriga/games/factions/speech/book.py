"""The book: all texts of the pack in one language, for the page.

While the quiz is asked its pages about lives are closed: their dates and notes hold the answers.
"""

import msgspec

from intriga.games.factions.box.tables import ANY, LETTERS, OTHER, PLACES, Box, Letter
from intriga.games.factions.box.tables import Role as BoxRole
from intriga.games.factions.box.texts import CharacterText, role_name, texts_of
from intriga.games.factions.speech.card_text import property_texts
from intriga.games.factions.speech.conditions import condition
from intriga.games.factions.speech.wording import phrases
from intriga.games.factions.view.structs import View
from intriga.kernel.sentences import Tongue


class Person(msgspec.Struct, frozen=True):
    """A character's card, and its page of the encyclopedia."""

    number: int
    id: str
    faction: Letter
    symbols: str
    name: str
    short: str
    laid: str  # where it is laid, as a sentence; empty if before oneself
    property: list[str]  # a sentence for each effect in order, then for each guard
    born: int | None
    died: int | None
    note: str
    source: str
    related: list[str]


class Faction(msgspec.Struct, frozen=True):
    letter: Letter
    name: str
    one: str
    side: str
    sign: str
    about: str


class Role(msgspec.Struct, frozen=True):
    """A role that somebody may have."""

    id: str
    faction: Letter
    name: str
    points: int
    condition: str


class Book(msgspec.Struct, frozen=True):
    title: str
    factions: list[Faction]
    people: list[Person]
    roles: list[Role]


def book(view: View, tongue: Tongue) -> Book:
    """What everybody may read at any time, and the lives, as soon as nobody is asked about them."""
    # HF-003 HF-G7
    is_open = view.quiz is None
    box: Box = tongue.box
    language = tongue.language
    texts = texts_of(box)
    return Book(
        title=texts.title[language],
        factions=[
            Faction(
                letter,
                row.name[language],
                row.one[language],
                row.side[language],
                row.sign,
                row.about[language],
            )
            for letter, row in zip(LETTERS, texts.factions.values(), strict=True)
        ],
        people=[person(box, number, tongue, is_open) for number in range(len(box.cards))],
        roles=[role(row, tongue) for row in box.roles],
    )


def person(box: Box, number: int, tongue: Tongue, is_open: bool) -> Person:
    row = box.cards[number]
    text = texts_of(box).characters[row.name]
    note, source, related = life(text, tongue) if is_open else ("", "", [])
    return Person(
        number=number + 1,
        id=row.name,
        faction=LETTERS[row.faction],
        symbols=text.symbols,
        name=text.name[tongue.language],
        short=text.short[tongue.language],
        laid=phrases(tongue).say(f"laid-{PLACES[row.laid]}") if row.laid in (OTHER, ANY) else "",
        property=property_texts(row, tongue, number),
        born=row.born if is_open else None,
        died=row.died if is_open else None,
        note=note,
        source=source,
        related=related,
    )


def life(text: CharacterText, tongue: Tongue) -> tuple[str, str, list[str]]:
    """The note with its source, and who else is of interest."""
    if text.note is None:
        return "", "", []
    return text.note.note[tongue.language], text.note.source, text.note.related


def role(row: BoxRole, tongue: Tongue) -> Role:
    return Role(
        row.name,
        LETTERS[row.faction],
        role_name(row.name, tongue),
        row.points,
        condition(row, tongue),
    )
