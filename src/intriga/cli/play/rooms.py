"""The rooms of a game that a terminal needs: `terminal` draws, `telling` words, `clauses.toml` rules."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from intriga.games.shelf import game_folder, needed_room
from intriga.kernel.contract import Question
from intriga.kernel.events import any_in, plain
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.sentences import Tongue

WHERE = "in the terminal"


class Rooms:
    """What one game offers to a terminal, in one language and with one box."""

    def __init__(self, game: str, tongue: Tongue) -> None:
        self.game = game
        self.tongue = tongue
        self.terminal = needed_room(game, "speech.terminal", WHERE)
        self.telling = needed_room(game, "speech.telling", WHERE)
        self.events = any_in(needed_room(game, "events", WHERE))
        self.clauses = read_clauses(game, tongue.language)

    def seen(self, events: Sequence[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
        """Events of an entry, only what a seat may know of them."""
        found = [msgspec.convert(event, type=self.events).seen_by(seat) for event in events]
        return [plain(event) for event in found if event is not None]

    def tell(self, seen: Sequence[dict[str, Any]], names: Sequence[str], seat: int) -> list[str]:
        """What a seat has seen, as sentences."""
        told = [self.telling.tell(event, self.tongue, names, seat) for event in seen]
        return [text for text in told if text is not None]

    def in_brief(self, seen: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """Without what the game calls quiet, because the table shows it anyway, and with those events joined
        that it tells in one sentence."""
        quiet = getattr(self.telling, "QUIET", ())
        join = getattr(self.telling, "joined", list)
        return list(join([event for event in seen if event["event"] not in quiet]))

    def question(self, question: Question, names: Sequence[str]) -> str:
        text: str = self.telling.tell_question(question, self.tongue, names)
        return text

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why not, with the clause behind it."""
        text = self.telling.tell_refusal(refusal, self.tongue, names)
        return f"{text} [{refusal.clause}]" if refusal.clause else str(text)

    def scripted_names(self, options: Mapping[str, str]) -> list[str]:
        """The names of the seats that play by themselves, where the game has any."""
        told = getattr(self.telling, "scripted_names", None)
        return [] if told is None else list(told(options, self.tongue))

    def word(self, notation: str, names: Sequence[str], seat: int) -> str:
        text: str = self.telling.tell_word(notation, self.tongue, names, seat)
        return text


def check_rooms(game: str) -> None:
    """A game that cannot be drawn is refused before anything is asked."""
    for room in ("speech.terminal", "speech.telling", "events"):
        needed_room(game, room, WHERE)


def read_clauses(game: str, language: str) -> dict[str, str]:
    """The numbered rulebook: clause to text."""
    table = tomllib.loads((game_folder(game) / "clauses.toml").read_text("utf-8"))
    return {row["id"]: row[language] for row in table["clause"]}
