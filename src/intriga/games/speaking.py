"""A game as people are spoken to of it: in one language, with the names of one box.

The server, the terminal and the replay all speak through this.
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
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.sentences import Sentences, Tongue, sentences
from intriga.kernel.speech import Listener

MOST_SPOKEN = 128  # boxes in a language that are kept; people may bring their own packs


class Clause(NamedTuple):
    """A clause of the numbered rulebook."""

    id: str
    chapter: str
    text: str


class Spoken:
    """What a game says in one language, of the people and things in one box."""

    def __init__(self, game: Game, language: str, box: Any) -> None:
        self.game = game
        self.tongue = Tongue(language, box)
        self.speech = game.speech
        self.pieces = game.pieces
        self.own = own_sentences(game.id, language)
        self.kinds = kinds_by_tag(game.id)

    @property
    def language(self) -> str:
        return self.tongue.language

    @property
    def title(self) -> str:
        return title_of(self.game.id, self.language)

    def text(self, name: str, otherwise: str) -> str:
        """A sentence of the game, or what stands in for it where the game has none."""
        return self.own.say(name) if self.own.has(name) else otherwise

    def to(self, names: Sequence[str], seat: Seat = SPECTATOR) -> Listener:
        """Whom to tell it: somebody at this seat, who knows the others by these names."""
        return Listener(self.tongue, names, seat)

    # ── stored events ──

    def event(self, stored: Mapping[str, Any]) -> Event | None:
        """An event as an entry keeps it; None for one that only older rules knew."""
        # By its own kind an event is read ten times faster than by a union of all kinds.
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

    def told(self, events: Sequence[Event], to: Listener) -> list[str]:
        """Events as sentences; those that need none are left out."""
        told = [self.speech.tell(event, to) for event in events]
        return [text for text in told if text is not None]

    # ── pieces ──

    def group(self, word: Word) -> str:
        """The heading under which a word is offered."""
        return self.text(self.pieces.group(word), "")


def own_sentences(game: str, language: str) -> Sentences:
    return sentences(language, locales_of(game))


def title_of(game: str, language: str) -> str:
    """The game's name."""
    own = own_sentences(game, language)
    return own.say("title") if own.has("title") else game


@cache
def clauses_of(game: str, language: str) -> tuple[Clause, ...]:
    """The numbered rulebook, each clause under its chapter's name."""
    table = tomllib.loads((game_folder(game) / "clauses.toml").read_text("utf-8"))
    own = own_sentences(game, language)
    found = []
    for row in table["clause"]:
        name = f"chapter-{row['chapter']}"
        chapter = own.say(name) if own.has(name) else row["chapter"].replace("_", " ")
        found.append(Clause(row["id"], chapter, row[language]))
    return tuple(found)


@cache
def kinds_by_tag(game: str) -> dict[str, type[Event]]:
    return {tag_of(kind): kind for kind in find_game(game).events}


def spoken_of(game: str, language: str) -> Spoken:
    """A game for those who are at no table yet: with the pack that tables are opened with."""
    return spoken_with(game, language, box_of(find_game(game), table_pack(game)))


@lru_cache(maxsize=MOST_SPOKEN)
def spoken_with(game: str, language: str, box: Any) -> Spoken:
    """A game that speaks of this box: one for all its tables and readers."""
    return Spoken(find_game(game), language, box)
