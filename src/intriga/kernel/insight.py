"""Insight: what a game tells the search, beside its rules."""

from typing import Final

from mypy_extensions import mypyc_attr

from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.rollout import play_out

UNNUMBERED: Final = -1  # the turn, in a game that does not number its turns


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """A game has a subclass of its own; by default, games are played out at random."""

    def __init__(
        self,
        exploration: float = 0.5,
        depth: int = 1000,
        share: float = 0.5,
        trust: float = 6.0,
        margin: float = 0.0,
    ) -> None:
        self.exploration = exploration  # how much the search prefers what it has tried less
        self.depth = depth  # the maximum depth of the tree in words; below it, games are played on
        self.share = share  # of the rest of a turn's time, for each question that is worth a search
        self.trust = trust  # visits that an estimate counts for
        # Standard errors by which an option must be ahead of the policy's to be said: a few options are then
        # compared in the same worlds (`bots/paired.py`). 0: a tree is grown (`bots/search.py`).
        self.margin = margin

    def for_search(self) -> "Insight":
        """The insight that one search uses: a game may remember in it what that search asks repeatedly."""
        return self

    def redeal(self, s: State, seat: Seat, chance: Chance) -> State:
        """Another world that this seat could be in."""
        raise NotImplementedError

    def likelihood(self, world: State, seat: Seat) -> float:
        """How well the play of the others fits this world, 0 to 1. It weighs re-dealt worlds."""
        return 1.0

    def first(self, s: State, seat: Seat, options: list[Word], chance: Chance) -> int:
        """The index of the option to try first at a new node."""
        return chance.pick(len(options)) if len(options) <= 64 else 0

    def is_worth_a_search(self, s: State, seat: Seat) -> bool:
        """Whether to search for the answer, or to let the policy answer.

        It may depend on public facts only, because everybody can see how long a search takes."""
        return True

    def policy_is_slow(self, s: State, seat: Seat) -> bool:
        """Whether the game's last policy, too, may think long about this question, which is worth a search:
        then it is asked in a worker at a table.

        It may depend on public facts only, because everybody can see how long the answer takes."""
        return False

    def turn(self, s: State) -> int:
        """The number of the turn, a public fact: a seat's questions in one turn share its time.

        If a game does not number its turns, a turn is a run of questions to one seat alone."""
        return UNNUMBERED

    def estimates(self, s: State, seat: Seat, options: list[Word], chance: Chance) -> list[float]:
        """The expected reward of each option for the seat, 0 to 1; empty if the game has no estimates.

        At the nodes that it visits often, the search counts them like some visits."""
        return []

    def worth_comparing(self, s: State, seat: Seat, options: list[Word], chance: Chance) -> list[Word]:
        """The options that are worth comparing, the policy's first; only asked for if there is a `margin`.

        Like `s` itself, they may depend only on what the seat knows."""
        return options

    def finish(self, s: State, d: Dealer) -> int:
        """Play on until the position can be judged; the number of decisions."""
        return play_out(s, d)

    def rewards(self, s: State) -> list[float]:
        """What the position is worth to each seat, 0 to 1; at least `won` once the game is over."""
        return [self.won(s, seat) for seat in range(s.players)]

    def won(self, s: State, seat: Seat) -> float:
        """This seat's share of the victory in a finished game, 0 to 1."""
        raise NotImplementedError
