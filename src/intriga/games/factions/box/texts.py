"""The texts of a pack: names, dates, notes and quiz facts, in every language."""

import msgspec

from intriga.games.factions.box.tables import Box
from intriga.kernel.rows import Text
from intriga.kernel.sentences import Tongue


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
    side: Text  # of a person: a club had members, a side has many who never joined one
    sign: str
    about: Text


class Texts:
    """All texts of one pack. Events name cards and roles by id, words name cards by number."""

    def __init__(
        self, title: Text, factions: list[FactionText], characters: list[CharacterText], roles: list[RoleText]
    ) -> None:
        self.title = title
        self.factions = {row.letter: row for row in factions}
        self.ids = [row.id for row in characters]
        self.characters = {row.id: row for row in characters}
        self.roles = {row.id: row for row in roles}


def texts_of(box: Box) -> Texts:
    """The texts that came with a box."""
    found: Texts = box.texts
    return found


def short_name(card: str, tongue: Tongue) -> str:
    """A character as sentences write it."""
    row = texts_of(tongue.box).characters.get(card)
    return row.short[tongue.language] if row is not None else card  # an odd card may name somebody else


def full_name(card: str, tongue: Tongue) -> str:
    return texts_of(tongue.box).characters[card].name[tongue.language]


def role_name(role: str, tongue: Tongue) -> str:
    return texts_of(tongue.box).roles[role].name[tongue.language]


def faction_name(letter: str, tongue: Tongue) -> str:
    """A faction by its letter: the pack names it."""
    # HF-G2
    return texts_of(tongue.box).factions[letter].name[tongue.language]


def faction_side(letter: str, tongue: Tongue) -> str:
    """The side on which a person of this faction stood."""
    return texts_of(tongue.box).factions[letter].side[tongue.language]


def faction_about(letter: str, tongue: Tongue) -> str:
    """Whom this side gathers."""
    return texts_of(tongue.box).factions[letter].about[tongue.language]


def id_numbered(number: int, tongue: Tongue) -> str:
    """The id of the card with this number, from 1."""
    ids = texts_of(tongue.box).ids
    return ids[number - 1] if 0 < number <= len(ids) else str(number)
