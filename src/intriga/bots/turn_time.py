"""How the questions of one turn share its time, and when a bot answers: from public facts only.

Nothing here may depend on what a seat hides: not on its options, and not on what was planned or searched.
"""

from intriga.kernel.insight import UNNUMBERED, Insight
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat

ANSWER_DELAY = 0.05  # seconds from a search's deadline to its answer: the last iteration, the worker's pipe


class TurnTime:
    """The seconds of one seat's turn. Each question that is worth a search gets a share of what is left."""

    def __init__(self, insight: Insight, seconds: float) -> None:
        self.insight = insight
        self.seconds = seconds
        self.left = seconds
        self.turn = UNNUMBERED
        self.asked = -1  # the last question
        self.given = 0.0  # its share

    def share(self, world: State, seat: Seat) -> float:
        """The seconds for this question; asked twice about the same question, it gives the same."""
        turn, worth = self.insight.turn(world), self.insight.is_worth_a_search(world, seat)
        if (turn, world.asked, worth) == (self.turn, self.asked, self.given > 0):
            return self.given
        if not self.is_same_turn(world, seat, turn):
            self.left = self.seconds
        self.turn, self.asked = turn, world.asked
        self.given = self.left * self.insight.share if worth else 0.0
        self.left -= self.given
        return self.given

    def is_same_turn(self, world: State, seat: Seat, turn: int) -> bool:
        """Whether this question belongs to the turn of the last one. If the game does not number its turns,
        a turn is a run of questions to this seat alone."""
        if turn == UNNUMBERED:
            return world.asked == self.asked + 1 and world.may == 1 << seat
        return turn == self.turn and world.asked > self.asked


def answer_seconds(share: float, pause: float) -> float:
    """How long after a question its answer is given; the search ends earlier, and the bot waits."""
    return max(pause, share + ANSWER_DELAY) if share > 0 else pause
