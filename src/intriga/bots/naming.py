"""What people call the bots: a name for each seat, and the levels, at every table and in the terminal."""

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from pathlib import Path

from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import LANGUAGES, Language, sentences

LOCALES = Path(__file__).parent / "locales"
NAMES = 8


@cache
@cache
def bot_names(language: Language) -> tuple[str, ...]:
    """The names that bots have, by seat."""
    return tuple(sentences(language, LOCALES).say(f"bot-name-{number + 1}") for number in range(NAMES))


def bot_name(seat: Seat, language: Language) -> str:
    """The usual name of the bot that plays this seat."""
    return bot_names(language)[seat % NAMES]


def names_of_bots(seats: Iterable[Seat], persons: Collection[str], language: Language) -> Mapping[Seat, str]:
    """The names of the bots in these seats, at a table with these persons; each is the same in any language.

    Where a person has a bot's usual name, however it is spelt, the bot has one of the last free ones."""
    taken = {name.casefold() for name in persons}
    usual = {seat: seat % NAMES for seat in seats}
    found = {seat: number for seat, number in usual.items() if not taken & spellings(number)}
    free = [
        number for number in range(NAMES) if not taken & spellings(number) and number not in found.values()
    ]
    for seat, number in usual.items():
        if seat not in found:
            found[seat] = free.pop() if free else number
    return {seat: bot_names(language)[number] for seat, number in found.items()}


@cache
def spellings(number: int) -> frozenset[str]:
    """A name as each language writes it."""
    return frozenset(bot_names(language)[number].casefold() for language in LANGUAGES)


def level_name(level: str, language: Language) -> str:
    """A level as players call it: `expert:200` is an expert; one that is not for players stays as it is."""
    name = f"level-{level.partition(':')[0]}"
    told = sentences(language, LOCALES)
    return told.say(name) if told.has(name) else level
