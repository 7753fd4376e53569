"""The rooms of a game that the page needs: `telling` words it, `touching` ties words to pieces."""

import tomllib
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from intriga.bots.levels import levels_of
from intriga.games.boxes import box_of
from intriga.games.shelf import find_game, find_room, game_folder, locales_of, needed_room, table_pack
from intriga.kernel.contract import Question, Result
from intriga.kernel.events import Event, kinds_in, tag_of
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.sentences import Language, Sentences, Tongue, sentences
from intriga.server.telling.wire import Clause, LevelForm
from intriga.tables.table import Table

LOCALES = Path(__file__).parents[1] / "locales"
WHERE = "in the browser"
MOST_SPOKEN = 128  # boxes in a language that are kept; people may bring their own packs
BOTS = 8  # so many names of bots there are


def shell(language: str) -> Sentences:
    """The sentences that are the same for all games."""
    return sentences(language, LOCALES)


class Rooms:
    """What one game offers to the page."""

    def __init__(self, game: str, language: Language) -> None:
        self.game = find_game(game)
        self.tongue = Tongue(language, None)  # the box is the table's, see `rooms_of`
        self.telling = needed_room(game, "speech.telling", WHERE)
        self.touching = find_room(game, "speech.pieces")
        self.own = sentences(language, locales_of(game))
        self.shell = shell(language)
        self.kinds = {tag_of(kind): kind for kind in kinds_in(needed_room(game, "events", WHERE))}
        self.clauses = [self.with_chapter(clause) for clause in read_clauses(game, language)]
        self.headings: Sequence[str] = getattr(self.touching, "HEADINGS", ())
        self.clause_of: Mapping[str, str] = getattr(self.touching, "CLAUSES", {})
        self.signals: Sequence[str] = getattr(self.touching, "SIGNALS", ())

    # ── small texts ──

    @property
    def title(self) -> str:
        return self.text("title", self.game.id)

    def text(self, name: str, otherwise: str) -> str:
        """A sentence of the game, or what stands in for it where the game has none."""
        return self.own.say(name) if self.own.has(name) else otherwise

    def with_chapter(self, clause: Clause) -> Clause:
        """A clause under its chapter's name."""
        name = self.text(f"chapter-{clause.chapter}", clause.chapter.replace("_", " "))
        return msgspec.structs.replace(clause, chapter=name)

    def levels(self) -> list[LevelForm]:
        return [LevelForm(level=level, label=self.level(level)) for level in levels_of(self.game)]

    def level(self, level: str) -> str:
        name = f"level-{level.partition(':')[0]}"
        return self.shell.say(name) if self.shell.has(name) else level

    def scripted_names(self, options: Mapping[str, str]) -> list[str]:
        """The names of the seats that play by themselves, where the game has any."""
        told = getattr(self.telling, "scripted_names", None)
        count = len(self.game.players) and self.game.scripted(self.game.players[0], options)
        named = [] if told is None else list(told(options, self.tongue))
        return named + [self.shell.say("scripted-seat")] * max(0, count - len(named))

    # ── events, questions, refusals, words ──

    def seen(self, event: Mapping[str, Any], seat: int) -> Event | None:
        """A full event as this seat may know it."""
        # By its own kind an event is read ten times faster than by a union of all kinds.
        return msgspec.convert(event, type=self.kinds[event["event"]]).seen_by(seat)

    def tell(self, event: dict[str, Any], names: Sequence[str], seat: int) -> str | None:
        told: str | None = self.telling.tell(event, self.tongue, names, seat)
        return told

    def question(self, question: Question, names: Sequence[str]) -> str:
        text: str = self.telling.tell_question(question, self.tongue, names)
        return text

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        text: str = self.telling.tell_refusal(refusal, self.tongue, names)
        return text

    def word(self, notation: str, names: Sequence[str], seat: int) -> str:
        text: str = self.telling.tell_word(notation, self.tongue, names, seat)
        return text

    def ending(self, result: Result, names: Sequence[str], seat: int) -> str:
        text: str = self.telling.tell_ending(result, self.tongue, names, seat)
        return text

    # ── pieces ──

    def touches(self, notation: str) -> list[str]:
        """The pieces that a word concerns; none where the game names none."""
        return [] if self.touching is None else list(self.touching.touches(notation))

    def group(self, notation: str) -> str:
        """Under which heading a word is offered."""
        if self.touching is None:
            return ""
        return self.text(str(self.touching.group(notation)), "")


@cache
def rooms_read(game: str, language: Language) -> Rooms:
    """The rooms of a game, read once; as long as they speak of no table they need no box."""
    return Rooms(game, language)


def rooms_of(game: str, language: Language) -> Rooms:
    """The rooms of a game for those who are at no table yet."""
    found = find_game(game)
    return rooms_with(game, language, box_of(found, table_pack(game)))


def rooms_at(table: Table, language: Language) -> Rooms:
    """The rooms of a table's game: they speak of the pack that is played there."""
    box = box_of(table.game, table.pack, table.opened.pack_digest)
    return rooms_with(table.game.id, language, box)


@lru_cache(maxsize=MOST_SPOKEN)
def rooms_with(game: str, language: Language, box: Any) -> Rooms:
    """The rooms of a game that speak of this box: one for all its tables and readers."""
    speaking = copy(rooms_read(game, language))
    speaking.tongue = Tongue(language, box)
    return speaking


def read_clauses(game: str, language: str) -> list[Clause]:
    """The numbered rulebook."""
    table = tomllib.loads((game_folder(game) / "clauses.toml").read_text("utf-8"))
    return [Clause(id=row["id"], chapter=row["chapter"], text=row[language]) for row in table["clause"]]
