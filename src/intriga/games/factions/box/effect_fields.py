"""The fields that phrases share: how each is read from its row, and checked."""

from collections.abc import Iterable
from typing import Any

from intriga.games.factions.box.tables import (
    ALL,
    ANY,
    HERE,
    LETTERS,
    ME,
    NO_CARD,
    NO_FACTION,
    OWN,
    PLACES,
    WHO,
)
from intriga.kernel.rows import Row

COUNTS = (1, 2, 3, "all")


class Field:
    """A field of an effect, read as a number; one that is left out has the number `otherwise`."""

    def __init__(self, name: str, otherwise: int, is_needed: bool = False) -> None:
        self.name = name
        self.otherwise = otherwise
        self.is_needed = is_needed

    def read(self, row: Row, numbers: dict[str, int]) -> int:
        """`numbers`: the cards by the ids of their persons."""
        return self.number(row, numbers) if row.has(self.name) else self.otherwise

    def number(self, row: Row, numbers: dict[str, int]) -> int:
        raise NotImplementedError


class OneOf(Field):
    """One of these words, each with its number."""

    def __init__(self, name: str, words: dict[str, int], otherwise: int, is_needed: bool = False) -> None:
        super().__init__(name, otherwise, is_needed)
        self.words = words

    def number(self, row: Row, numbers: dict[str, int]) -> int:
        return self.words[row.one_of(self.name, tuple(self.words))]


class Flag(Field):
    """True, or left out."""

    def number(self, row: Row, numbers: dict[str, int]) -> int:
        return int(row.yes(self.name))


class Person(Field):
    """The card of a person."""

    def number(self, row: Row, numbers: dict[str, int]) -> int:
        return row.number_of("character", row.word(self.name), numbers)


class Count(Field):
    """How many cards."""

    def __init__(self, name: str, otherwise: int, or_all: bool) -> None:
        super().__init__(name, otherwise)
        self.or_all = or_all

    def number(self, row: Row, numbers: dict[str, int]) -> int:
        value: Any = row.values[self.name]
        if type(value) is bool or value not in COUNTS:
            row.must_be(self.name, '1, 2, 3 or "all"')
            return 1
        if value == "all" and not self.or_all:
            row.fault('only a discard has the count "all"')
        return ALL if value == "all" else int(value)


def in_order(words: Iterable[str]) -> dict[str, int]:
    """Words, each with its place."""
    return {word: place for place, word in enumerate(words)}


def letter(name: str) -> OneOf:
    """A faction by its letter."""
    return OneOf(name, in_order(LETTERS), NO_FACTION)


WHOSE = OneOf("whose", in_order(PLACES[: HERE + 1]), ANY)
TO = OneOf(
    "to", {word: place for word, place in in_order(PLACES).items() if place != HERE}, OWN, is_needed=True
)
OF = letter("of")
FOR = letter("for")
PERSON = Person("person", NO_CARD)
NOT_THIS = Flag("not_this", 0)
COUNT = Count("count", 1, or_all=False)
COUNT_OR_ALL = Count("count", 1, or_all=True)
WHO_DROPS = OneOf("who", in_order(WHO), ME, is_needed=True)
WHAT = OneOf("what", in_order(("self", "area")), 0, is_needed=True)
