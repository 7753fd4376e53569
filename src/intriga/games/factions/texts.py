"""The texts of a pack: names, dates, notes and quiz facts, in every language. Never compiled.

Events name cards and roles by id, words by number. The texts of every loaded pack are kept by id;
a number stands for a card of the pack that was loaded last: a process plays with one pack at a time.
"""

import msgspec

from intriga.games.factions.toml_rows import Text


class Fact(msgspec.Struct, frozen=True):
    """A question of the quiz with its right answer and three wrong ones."""

    ask: Text
    answer: Text
    wrong: list[Text]


class Note(msgspec.Struct, frozen=True):
    """A historical note."""

    note: Text
    source: str
    related: list[str]
    fact: Fact | None


class CharacterText(msgspec.Struct, frozen=True):
    """A character: everything that is read and not ruled."""

    number: int
    id: str
    faction: str
    symbols: str
    name: Text
    short: Text
    born: int
    died: int
    note: Note | None


class RoleText(msgspec.Struct, frozen=True):
    id: str
    faction: str
    name: Text


class FactionText(msgspec.Struct, frozen=True):
    letter: str
    name: Text
    one: Text
    sign: str
    about: Text


class Texts(msgspec.Struct, frozen=True):
    """All texts of one pack."""

    title: Text
    factions: list[FactionText]
    characters: list[CharacterText]
    roles: list[RoleText]


CHARACTERS: dict[str, CharacterText] = {}
ROLES: dict[str, RoleText] = {}
LOADED: list[Texts] = []  # the pack that was loaded last, once there is one


def keep(texts: Texts) -> None:
    """The texts of a pack that has been loaded."""
    CHARACTERS.update({row.id: row for row in texts.characters})
    ROLES.update({row.id: row for row in texts.roles})
    LOADED[:] = [texts]


def present() -> Texts:
    """The texts of the pack that was loaded last."""
    return LOADED[0]


def short_name(card: str, language: str) -> str:
    """A character as sentences write it."""
    row = CHARACTERS.get(card)
    return row.short[language] if row is not None else card


def full_name(card: str, language: str) -> str:
    row = CHARACTERS.get(card)
    return row.name[language] if row is not None else card


def role_name(role: str, language: str) -> str:
    row = ROLES.get(role)
    return row.name[language] if row is not None else role


def faction_name(letter: str, language: str) -> str:
    """A faction by its letter: the pack names it."""
    # HF-G2
    for row in present().factions if LOADED else []:
        if row.letter == letter:
            return row.name[language]
    return letter


def member_name(letter: str, language: str) -> str:
    """A member of a faction."""
    for row in present().factions if LOADED else []:
        if row.letter == letter:
            return row.one[language]
    return letter


def id_numbered(number: int) -> str:
    """The id of the card with this number, from 1."""
    rows = present().characters if LOADED else []
    return rows[number - 1].id if 0 < number <= len(rows) else str(number)
