"""Sentences that all games share, and the speech of a table's game."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from intriga.bots.levels import levels_of
from intriga.bots.naming import level_name
from intriga.games.boxes import box_of
from intriga.games.speaking import Spoken, spoken_with
from intriga.kernel.contract import Game
from intriga.kernel.sentences import Language, Sentences, sentences
from intriga.kernel.wording import roman
from intriga.server.telling.wire_lobby import LevelForm
from intriga.tables.table import Table

LOCALES = Path(__file__).parents[1] / "locales"


@cache
def shell(language: Language) -> Sentences:
    """The sentences that are the same for all games."""
    return sentences(language, LOCALES)


def spoken_at(table: Table, language: Language) -> Spoken:
    """The speech of a table's game, with the names of the pack that is played there."""
    box = box_of(table.game, table.pack, table.opened.pack_digest)
    return spoken_with(table.game.id, language, box)


def chapter_name(chapter: int, language: Language) -> str:
    """A chapter of a chain by its number, such as "Chapter II"; empty outside of a chain."""
    return shell(language).say("chapter", number=roman(chapter)) if chapter else ""


def level_forms(game: Game, language: Language) -> list[LevelForm]:
    return [LevelForm(level=level, label=level_name(level, language)) for level in levels_of(game)]


def scripted_names(spoken: Spoken, options: Mapping[str, str], seats: int) -> list[str]:
    """The names of the scripted seats."""
    named = spoken.speech.scripted_names(options, spoken.tongue)
    unnamed = [shell(spoken.language).say("scripted-seat")] * seats
    return [*named, *unnamed][:seats]
