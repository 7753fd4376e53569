"""Talking at a drawn board: places by their ids, answers by names of the tests."""

from __future__ import annotations

from collections.abc import Sequence

from intriga.games.gangsters.rules.round import RoundEnd
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import VOCABULARY
from intriga.kernel.machine.chance import Guided
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import NAMES, PROBLEM_IDS, Told, outcome
from tests.games.gangsters.builders import say as say_core


class Board:
    """The names of one scenario; `groups` are those that chance chooses among, each numbered from 0."""

    def __init__(
        self, places: Sequence[str], choices: Sequence[str], groups: Sequence[Sequence[str]]
    ) -> None:
        self.places = list(places)
        self.choices = list(choices)
        self.groups = [list(group) for group in groups]
        assert not {*places} & {*NAMES, *PROBLEM_IDS}

    def word(self, s: Gangsters, text: str) -> str:
        """A word as the vocabulary has it."""
        if text in self.choices:
            return f"choice {s.scenario.first_choice + self.choices.index(text) + 1}"
        verb, _, what = text.partition(" ")
        return f"place {self.row(s, what)}" if verb == "place" and what in self.places else text

    def row(self, s: Gangsters, name: str) -> int:
        """A place as events number it."""
        return s.scenario.shown_place(self.places.index(name))

    def say(self, s: Gangsters, seat: int, text: str, chance: str = "") -> Told:
        return say_core(s, seat, self.word(s, text), chance)

    def refused(self, s: Gangsters, seat: int, text: str) -> tuple[str, str]:
        refusals = s.why_not(seat, VOCABULARY.read(self.word(s, text)))
        assert refusals, f"{text} is legal"
        return refusals[0].reason, refusals[0].clause

    def attempt(self, s: Gangsters, place: str, sent: str, dice: str, drawn: str = "") -> Told:
        """The active boss tries a place and accepts what the dice show; `drawn` is for what follows."""
        seat = s.seat_of(s.active)
        told = self.say(s, seat, f"place {place}")
        for one in sent.split():
            told += self.say(s, seat, f"send {one}")
        if len(sent.split()) == 1 and VOCABULARY.read("enough") in s.legal(seat):
            told += self.say(s, seat, "enough")
        told += self.say(s, seat, "roll", dice)
        return told + self.say(s, seat, "go on", drawn)

    def end_of_round(self, s: Gangsters) -> Told:
        """Everybody skips what is left; the end of the round comes, with nothing left to chance."""
        told: Told = []
        while True:
            while s.actions:
                told += self.say(s, s.seat_of(s.active), "skip")
            is_last = (s.active + 1) % s.bosses == s.first
            told += self.say(s, s.seat_of(s.active), "end turn")
            if is_last:
                return told

    def next_round(self, s: Gangsters, chance: str = "") -> Told:
        """From the last window on to the next round, or to the end; ids of the board may come up too."""
        assert isinstance(s.stack[-1], RoundEnd)
        told: Told = []
        luck = Guided([self.drawn(one) for one in chance.split()])
        s.apply(s.seat_of(s.first), VOCABULARY.read("end round"), Dealer(luck, told))
        assert luck.used == len(luck.items)
        return told

    def drawn(self, name: str) -> int:
        """What chance gives for a name."""
        for group in self.groups:
            if name in group:
                return group.index(name)
        return outcome(name)

    def open_names(self, s: Gangsters) -> str:
        """The places that lie open."""
        open_places = s.scenario.places(s)
        return " ".join(name for place, name in enumerate(self.places) if open_places >> place & 1)
