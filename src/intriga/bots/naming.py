"""What people call the bots: a name for each seat, and the levels, at every table and in the terminal."""

from pathlib import Path

from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Language, sentences

LOCALES = Path(__file__).parent / "locales"
NAMES = 8


def bot_names(language: Language) -> tuple[str, ...]:
    """The names that bots have, by seat."""
    return tuple(sentences(language, LOCALES).say(f"bot-name-{number + 1}") for number in range(NAMES))


def bot_name(seat: Seat, language: Language) -> str:
    """The name of the bot that plays this seat."""
    return bot_names(language)[seat % NAMES]


def level_name(level: str, language: Language) -> str:
    """A level as players call it: `expert:200` is an expert; one that is not for players stays as it is."""
    name = f"level-{level.partition(':')[0]}"
    told = sentences(language, LOCALES)
    return told.say(name) if told.has(name) else level
