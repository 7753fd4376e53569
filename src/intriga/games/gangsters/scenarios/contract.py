"""The contract of a scenario: everything that the core asks of it. The core names no scenario.

A scenario is one object without changing fields; what changes lies in the state's `mission`.
Its challenges are *places*, numbered from 0; it opens and closes them as it likes. Words, events and views
number places, actions and answers over all scenarios: its block begins at `first_place` and so on.
"""

from typing import TYPE_CHECKING, Any, Final

from intriga.games.gangsters.box.tables import (
    MOST_ACTS,
    MOST_CHOICES,
    MOST_PLACES,
    OF_LEVEL,
    Challenge,
    Penalty,
    ScenarioBox,
)
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

if TYPE_CHECKING:
    from intriga.games.gangsters.state import Gangsters


class Mission:
    """A scenario's own part of the state: data only."""

    def copy(self) -> "Mission":
        """A mission that shares nothing changeable; one without fields may return itself."""
        return self

    def key(self) -> tuple[object, ...]:
        """The constructor's arguments: for digests, equality and pickling."""
        return ()

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.key())


class Scenario:
    """What a scenario adds to the core. Methods with a body here are optional."""

    def __init__(
        self,
        name: str,
        number: int,
        has_police: bool,
        is_finale: bool = False,
        heeds_marks: bool = False,
    ) -> None:
        self.name: Final = name  # the name of its folder
        self.number: Final = number  # from 0, its own for ever: words are numbered by it
        self.first_place: Final = number * MOST_PLACES
        self.first_act: Final = number * MOST_ACTS
        self.first_choice: Final = number * MOST_CHOICES
        self.has_police: Final = has_police  # a police card lies on its board (LG-087)
        self.heeds_marks: Final = heeds_marks  # marked abilities and penalties are off (LG-057, LG-079)
        self.is_finale: Final = is_finale  # chapter III: it earns no reputation (LG-003)

    def __reduce__(self) -> str | tuple[Any, ...]:
        return "SCENARIO"  # the name of the one object in the scenario's `rules`

    def shown_place(self, place: int) -> int:
        """The number of one of its places in words, events and views."""
        return self.first_place + place + 1

    # ── set-up and round ──

    def lone_clan(self, s: "Gangsters") -> list[int]:
        """How many henchmen of levels 1, 2 and 3 the clan has where no chapter came before."""
        return [OF_LEVEL[0], 0, 0]

    def begin(self, s: "Gangsters", d: Dealer) -> None:
        """The scenario's own set-up; sets `s.mission`."""
        raise NotImplementedError

    def begin_round(self, s: "Gangsters", d: Dealer) -> None:
        """Its instructions at the start of a round. May push frames."""

    def end_round(self, s: "Gangsters", d: Dealer) -> None:
        """Its instructions at the end of a round. May push frames."""

    # ── guests: cards that look like henchmen from behind (LG-010) ──

    def guests(self) -> Mask:
        """Those that it shuffles into the clan deck, as `begin` does."""
        return 0

    def laid_aside(self, s: "Gangsters") -> Mask:
        """Those that lie with the scenario: in no deck and no hand."""
        return 0

    def turned_up(self, s: "Gangsters", cards: Mask, d: Dealer) -> Mask:
        """Cards of the clan that everybody sees now, out of a hand or from the top of the deck: those that go
        where they were going. The others stay with the scenario."""
        return cards

    # ── challenges of the board ──

    def police(self, s: "Gangsters") -> Challenge:
        """The challenge that controls the police."""
        raise NotImplementedError

    def revive(self, s: "Gangsters") -> Challenge:
        """The challenge that brings henchmen back from the out deck."""
        raise NotImplementedError

    def cheer(self, s: "Gangsters") -> Challenge:
        """The challenge that brings henchmen back from the exhausted deck."""
        raise NotImplementedError

    # ── its own challenges ──

    def places(self, s: "Gangsters") -> Mask:
        """The challenges that lie open now."""
        return 0

    def challenge(self, s: "Gangsters", place: int) -> Challenge:
        """One of them. It needs 0 successes if each success is worth something by itself."""
        raise NotImplementedError

    def why_not_try(self, s: "Gangsters", boss: int, place: int) -> int:
        """FINE, or the reason why this boss may not try an open place now."""
        return FINE

    def home_dice(self, s: "Gangsters", kind: int, number: int, card: int) -> int:
        """White dice that a henchman gives more at a challenge (KIND_…) because of who they are here,
        or where they live."""
        return 0

    def overcome(self, s: "Gangsters", boss: int, place: int, successes: int, d: Dealer) -> None:
        """The outcome: of a place that has got all its successes, or of each successful roll at a place
        that needs 0. May push frames."""
        raise NotImplementedError

    def failed(self, s: "Gangsters", boss: int, place: int, d: Dealer) -> None:
        """What a roll without success costs. May push frames."""

    # ── its own actions ──

    def acts(self, s: "Gangsters") -> Mask:
        """The actions that it offers now."""
        return 0

    def why_not_act(self, s: "Gangsters", boss: int, act: int) -> int:
        """FINE, or the reason against one of them."""
        return FINE

    def act_cost(self, s: "Gangsters", act: int) -> int:
        """How many actions it takes."""
        return 1

    def act(self, s: "Gangsters", boss: int, act: int, d: Dealer) -> None:
        """Carry it out. May push frames."""
        raise NotImplementedError

    # ── what holds while it is played ──

    def penalties(self, s: "Gangsters") -> list[Penalty]:
        """Penalties of its cards, its board and its active police that concern everybody now."""
        return []

    def harder(self, s: "Gangsters", boss: int, kind: int, number: int) -> int:
        """By how much it changes the difficulty of a challenge (KIND_…)."""
        return 0

    def fingerprints(self, s: "Gangsters") -> int:
        """Evidence on its cards."""
        return 0

    def rally_penalty(self, s: "Gangsters", boss: int, d: Dealer) -> None:
        """What rallying the clan costs. May push frames. It may come before a roll: leave the challenge that
        is being tried (`s.attempt`) open."""
        raise NotImplementedError

    def setback(self, s: "Gangsters", d: Dealer) -> None:
        """What the setback of a card does here."""
        raise NotImplementedError

    # ── the end ──

    def ending(self, s: "Gangsters") -> str:
        """Why it ends with this round, or an empty string."""
        raise NotImplementedError

    def succeeded(self, s: "Gangsters", reason: str) -> bool:
        """Whether this ending is a success."""
        raise NotImplementedError

    def reputation(self, s: "Gangsters") -> int:
        """What the clan would earn if it ended now; a finale earns nothing."""
        raise NotImplementedError

    # ── knowledge and bots ──

    def redeal(self, world: "Gangsters", seat: Seat, chance: Chance) -> None:
        """Deal anew what this seat does not know of the mission; most scenarios hide nothing."""

    def worth(self, s: "Gangsters") -> float:
        """How well the mission stands, in points of reputation expected at its end."""
        raise NotImplementedError

    def signs(self, s: "Gangsters") -> list[float]:
        """What a forecast at the start of a round goes by here, beside the clan (`bots/evaluation.py`)."""
        return []

    def weights(self) -> list[float]:
        """How much each sign counts, the clan's first. Without them the forecast goes by `worth` alone."""
        return []

    def success_worth(self, s: "Gangsters", place: int) -> float:
        """What one success at an open place is worth now, in points of reputation."""
        raise NotImplementedError

    def failure_worth(self, s: "Gangsters", place: int) -> float:
        """What a roll without success costs there now, in points of reputation."""
        return 0.0

    def police_worth(self, s: "Gangsters") -> float:
        """What keeping the police inactive is worth now, in points of reputation."""
        return 2.0

    def setback_worth(self, s: "Gangsters") -> float:
        """What one setback (or a rally's penalty) costs now, in points of reputation."""
        return 1.0

    def act_worth(self, s: "Gangsters", boss: int, act: int) -> float:
        """What one of its actions is worth now, in points of reputation; negative if it is better left."""
        return 0.0

    def recruit_worth(self, s: "Gangsters", boss: int) -> float:
        """What recruiting is worth here beside the henchmen it brings; negative if it is a risk."""
        return 0.0

    def rest_worth(self, s: "Gangsters") -> float:
        """What it is worth that somebody exhausted comes back into the deck, beside the henchman."""
        return 0.0

    def guest_worth(self, s: "Gangsters", card: int) -> float:
        """What one of its guests is worth in a hand."""
        return 0.0

    def answer(self, s: "Gangsters", seat: Seat, options: list[Word]) -> Word:
        """A bot's answer to one of its own questions."""
        return options[0]


class NoScenario(Scenario):
    """Stands in a state whose fields are still to be set."""

    def __init__(self) -> None:
        super().__init__("", 0, False)


def box_named(boxes: list[ScenarioBox], name: str) -> ScenarioBox:
    """The tables of the scenario of this name."""
    for box in boxes:
        if box.name == name:
            return box
    raise ValueError(f"the pack has no scenario {name}")
