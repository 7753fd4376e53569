"""Insight: what a game tells the search that plays it. The rest is in the rules."""

from typing import Final

from mypy_extensions import mypyc_attr

from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.rollout import play_out

UNTOLD: Final = -1  # the number of a turn where a game does not number them


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """A game brings its own; what it does not override is played out at random."""

    def __init__(self, exploration: float = 0.5, depth: int = 1000, share: float = 0.5) -> None:
        self.exploration = exploration  # how much the search prefers what it has tried less
        self.depth = depth  # words that the tree looks ahead at most; what follows is played on
        self.share = share  # of the time that is left of a turn, for a question that is worth a search

    def redeal(self, s: State, seat: Seat, chance: Chance) -> State:
        """Another world that this seat could be in."""
        raise NotImplementedError

    def likelihood(self, world: State, seat: Seat) -> float:
        """How well the play of the others fits this world, 0 to 1. It weighs re-dealt worlds."""
        return 1.0

    def first(self, s: State, seat: Seat, options: list[Word], chance: Chance) -> int:
        """The place of the option to look at first where none has been looked at."""
        return chance.pick(len(options)) if len(options) <= 64 else 0

    def is_worth_a_search(self, s: State, seat: Seat) -> bool:
        """Whether the search is to answer this question, or the policy as well as any.

        Decided by what everybody can see, because a search takes time that everybody can see."""
        return True

    def turn(self, s: State) -> int:
        """The number of the turn, which everybody can see: a seat's questions in it share the seat's time.

        Where a game does not tell, a turn is a run of questions that are asked of one seat alone."""
        return UNTOLD

    def thoughts(self, s: State, seat: Seat, options: list[Word], chance: Chance) -> list[float]:
        """What each option promises the seat, 0 to 1, by a closer look; empty where there is none.

        The search takes it at a node that it comes to often, in place of some visits."""
        return []

    def finish(self, s: State, d: Dealer) -> int:
        """Play on until the position can be judged; the number of decisions."""
        return play_out(s, d)

    def rewards(self, s: State) -> list[float]:
        """What the position is worth to each seat, 0 to 1; where the game is over, at least `won` counts."""
        return [self.won(s, seat) for seat in range(s.players)]

    def won(self, s: State, seat: Seat) -> float:
        """This seat's part in the victory of a finished game, 0 to 1."""
        raise NotImplementedError
