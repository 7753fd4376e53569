"""Memoirs: finished matches told as stories, from what a spectator saw. Nothing of them is stored."""

from collections.abc import Sequence
from weakref import WeakKeyDictionary

from intriga.games.speaking import Spoken
from intriga.kernel.match.match import Match
from intriga.kernel.sentences import Language
from intriga.server.telling.reader import names_at
from intriga.server.telling.speech import spoken_at
from intriga.server.telling.wire import Memoirs, MemoirsPage
from intriga.tables.table import Table

_told: WeakKeyDictionary[Match, bool] = WeakKeyDictionary()


def has_memoirs(spoken: Spoken, match: Match, names: Sequence[str]) -> bool:
    """Whether there is a story to read; asked for with every message after the end."""
    if match not in _told:
        _told[match] = spoken.memoirs(match.entries, names) is not None
    return _told[match]


def memoirs_of(tables: Sequence[Table], language: Language) -> Memoirs:
    """The stories of these finished matches, those of a campaign in its order."""
    return Memoirs(
        game=tables[-1].game.id,
        heading=spoken_at(tables[-1], language).title,
        pages=[page for last in range(len(tables)) for page in pages_of(tables[: last + 1], language)],
    )


def pages_of(tables: Sequence[Table], language: Language) -> list[MemoirsPage]:
    """The page of the last of these matches, if it has one; those before it are its earlier chapters."""
    table = tables[-1]
    spoken = spoken_at(table, language)
    *before, entries = [one.match.entries for one in tables if one.match is not None]
    told = spoken.memoirs(entries, names_at(table, spoken), before)
    if told is None:
        return []
    return [MemoirsPage(table=table.id, title=told.title, paragraphs=told.paragraphs)]
