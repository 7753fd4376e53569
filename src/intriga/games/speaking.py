"""What a game says, in one language and with the names of one box.

The server, the terminal and the replay all use this.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from intriga.games.boxes import box_of
from intriga.games.shelf import find_game, game_folder, locales_of, table_pack
from intriga.kernel.contract import Game
from intriga.kernel.events import Event, tag_of
from intriga.kernel.machine.frames import NOT_ASKED, State
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.match.entries import AnyEntry
from intriga.kernel.match.stories import standing_events
from intriga.kernel.scenarios import clause_files
from intriga.kernel.sentences import Sentences, Tongue, sentences
from intriga.kernel.speech import Listener, Memoirs

CACHE_SIZE = 128  # pairs of box and language; people may bring their own packs


class Clause(NamedTuple):
    """A clause of the numbered rulebook."""

    id: str
    chapter: str
    text: str


class Spoken:
    """What a game says in one language, with the names of one box."""

    def __init__(self, game: Game, language: str, box: Any) -> None:
        self.game = game
        self.language = language
        self.tongue = Tongue(language, box)
        self.speech = game.speech
        self.pieces = game.pieces
        self.own = own_sentences(game.id, language)
        self.title = title_of(game.id, language)  # read once: every message has it
        self.kinds = kinds_by_tag(game.id)
        self.headings: dict[str, str] = {}  # of groups of words, by name

    def text(self, name: str, otherwise: str) -> str:
        """A sentence of the game, or `otherwise` if the game has none of this name."""
        return self.own.say(name) if self.own.has(name) else otherwise

    def to(self, names: Sequence[str], seat: Seat = SPECTATOR) -> Listener:
        """The listener at this seat, with everybody's names."""
        return Listener(self.tongue, names, seat)

    def refusal(self, refusal: Refusal, state: State, to: Listener) -> str:
        """Why not; where something else is asked of the listener, with that question."""
        text = self.speech.refusal(refusal, to)
        asked = state.may >> to.seat & 1 and refusal.reason == state.reasons()[NOT_ASKED][0]
        return f"{text} {self.speech.question(self.game.question(state, to.seat), to)}" if asked else text

    # ── stored events ──

    def event(self, stored: Mapping[str, Any]) -> Event | None:
        """A stored event, typed; None for one of older rules that these do not have."""
        # Converting to its own kind is ten times faster than to a union of all kinds.
        kind = self.kinds.get(stored["event"])
        if kind is None:
            return None
        try:
            return msgspec.convert(stored, type=kind)
        except msgspec.ValidationError:
            return None

    def seen(self, stored: Sequence[Mapping[str, Any]], seat: Seat) -> list[Event]:
        """What a seat may know of the events of an entry."""
        full = [self.event(event) for event in stored]
        seen = [event.seen_by(seat) for event in full if event is not None]
        return [event for event in seen if event is not None]

    def sentences(self, events: Sequence[Event], to: Listener) -> list[str]:
        """Events as sentences; those that need none are left out."""
        texts = [self.speech.tell(event, to) for event in events]
        return [text for text in texts if text is not None]

    def memoirs(
        self,
        entries: Sequence[AnyEntry],
        names: Sequence[str],
        before: Sequence[Sequence[AnyEntry]] = (),
    ) -> Memoirs | None:
        """A finished match as a story, from what a spectator saw of it and of the chapters `before` it; None
        if it has none."""
        told = [self.seen(standing_events(chapter), SPECTATOR) for chapter in (*before, entries)]
        return self.speech.memoirs(told[-1], self.to(names), told[:-1])

    # ── pieces ──

    def group(self, word: Word) -> str:
        """The heading under which a word is offered."""
        name = self.pieces.group(word)
        if name not in self.headings:
            self.headings[name] = self.text(name, "")
        return self.headings[name]


@cache
def own_sentences(game: str, language: str) -> Sentences:
    """The sentences of a game and of its scenarios; looked for on the disk once."""
    return sentences(language, *locales_of(game))


def title_of(game: str, language: str) -> str:
    """The game's name."""
    own = own_sentences(game, language)
    return own.say("title") if own.has("title") else game


@cache
def clauses_of(game: str, language: str) -> tuple[Clause, ...]:
    """The numbered rulebook with that of each scenario, each clause under its chapter's name."""
    tables = [tomllib.loads(path.read_text("utf-8")) for path in clause_files(game_folder(game))]
    own = own_sentences(game, language)
    found = []
    for row in (row for table in tables for row in table["clause"]):
        name = f"chapter-{row['chapter']}"
        chapter = own.say(name) if own.has(name) else row["chapter"].replace("_", " ")
        found.append(Clause(row["id"], chapter, row[language]))
    return tuple(found)


@cache
def kinds_by_tag(game: str) -> dict[str, type[Event]]:
    return {tag_of(kind): kind for kind in find_game(game).events}


def spoken_of(game: str, language: str) -> Spoken:
    """A game outside of tables: with the pack that new tables get."""
    return spoken_with(game, language, box_of(find_game(game), table_pack(game)))


@lru_cache(maxsize=CACHE_SIZE)
def spoken_with(game: str, language: str, box: Any) -> Spoken:
    """A game with this box: one object for all its tables and readers."""
    return Spoken(find_game(game), language, box)
