"""Words of a scenario's own at a drawn table: its places and answers by name, rolls, evenings, rounds."""

from __future__ import annotations

from collections.abc import Sequence

from intriga.games.gangsters.rules.challenges import difficulty_of, white_dice
from intriga.games.gangsters.rules.round import RoundEnd
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import VOCABULARY
from intriga.kernel.machine.chance import Guided
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import Told, outcome
from tests.games.gangsters.builders import say as say_core

BOARD = ("police", "revive", "cheer")  # challenges that every board has


class MissionWords:
    """`places`, `choices`, `acts` in the order of their numbers; `drawn`: what its own heaps hold."""

    def __init__(
        self,
        places: Sequence[str],
        choices: Sequence[str] = (),
        acts: Sequence[str] = (),
        drawn: Sequence[Sequence[str]] = (),
    ) -> None:
        self.places = list(places)
        self.choices = list(choices)
        self.acts = list(acts)
        self.drawn = drawn

    def word(self, s: Gangsters, text: str) -> str:
        """Places by name after `place`; answers and actions by name."""
        if text in self.choices:
            return f"choice {s.scenario.first_choice + self.choices.index(text) + 1}"
        if text in self.acts:
            return f"act {s.scenario.first_act + self.acts.index(text) + 1}"
        verb, _, what = text.partition(" ")
        return f"place {self.row(s, what)}" if verb == "place" and what in self.places else text

    def row(self, s: Gangsters, name: str) -> int:
        """A place as events number it."""
        return s.scenario.shown_place(self.places.index(name))

    def say(self, s: Gangsters, seat: int, text: str, chance: str = "") -> Told:
        return say_core(s, seat, self.word(s, text), chance)

    def legal(self, s: Gangsters, seat: int, text: str) -> bool:
        return VOCABULARY.read(self.word(s, text)) in s.legal(seat)

    def refused(self, s: Gangsters, seat: int, text: str) -> tuple[str, str]:
        refusals = s.why_not(seat, VOCABULARY.read(self.word(s, text)))
        assert refusals, f"{text} is legal"
        return refusals[0].reason, refusals[0].clause

    def attempt(self, s: Gangsters, place: str, sent: str, dice: str, drawn: str = "") -> Told:
        """The active boss tries a place and accepts what the dice show; `zoya:search` if somebody has several
        specialisations; `drawn` is for what follows."""
        seat = s.seat_of(s.active)
        told = self.send(s, place, sent)
        told += self.say(s, seat, "roll red" if "x" in dice else "roll", dice)
        return told + self.say(s, seat, "go on", drawn)

    def succeed(self, s: Gangsters, place: str, sent: str, successes: int = 1, drawn: str = "") -> Told:
        """The same with dice that show exactly so many successes, however difficult it is."""
        told = self.send(s, place, sent)
        attempt = s.current_attempt()
        left = successes * difficulty_of(s, attempt)
        faces = []
        for _ in range(white_dice(s, attempt)):
            faces.append(str(min(4, left)) if left else "reroll")
            left -= min(4, left)
        assert left == 0, "there are not enough dice for it"
        seat = s.seat_of(s.active)
        told += self.say(s, seat, "roll", " ".join(faces))
        return told + self.say(s, seat, "go on", drawn)

    def send(self, s: Gangsters, place: str, sent: str) -> Told:
        """The active boss tries a place with these henchmen; the roll is next."""
        seat = s.seat_of(s.active)
        told = self.say(s, seat, place if place in BOARD else f"place {place}")
        for one in sent.split():
            name, _, spec = one.partition(":")
            told += self.say(s, seat, f"send {name}")
            told += self.say(s, seat, f"as {spec}") if spec else []
        if len(sent.split()) == 1 and VOCABULARY.read("enough") in s.legal(seat):
            told += self.say(s, seat, "enough")
        return told

    def evening(self, s: Gangsters, chance: str = "") -> Told:
        """Everybody skips what is left; the evening comes, and with it what chance turns up."""
        told: Told = []
        while True:
            while s.actions:
                told += self.say(s, s.seat_of(s.active), "skip")
            is_last = (s.active + 1) % s.bosses == s.first
            told += self.say(s, s.seat_of(s.active), "end turn", chance if is_last else "")
            if is_last:
                return told

    def end_round(self, s: Gangsters, chance: str = "") -> Told:
        """From the last window to the next round, or to the end; what its own heaps hold may come up."""
        assert isinstance(s.stack[-1], RoundEnd)
        told: Told = []
        luck = Guided([self.item(one) for one in chance.split()])
        s.apply(s.seat_of(s.first), VOCABULARY.read("end round"), Dealer(luck, told))
        assert luck.used == len(luck.items)
        return told

    def item(self, name: str) -> int:
        """What chance gives for this."""
        for known in self.drawn:
            if name in known:
                return list(known).index(name)
        return outcome(name)

    def open_names(self, s: Gangsters) -> str:
        """The places that lie open."""
        mask = s.scenario.places(s)
        return " ".join(name for place, name in enumerate(self.places) if mask >> place & 1)
