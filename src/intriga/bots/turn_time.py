"""How the questions of one turn share its time, and when a bot answers: from public facts only.

Nothing here may depend on what a seat hides: not on its options, and not on what was planned or searched.
"""

from intriga.kernel.insight import UNNUMBERED, Insight
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat

#: Seconds from a search's deadline to its answer: the last iteration, the worker's pipe, further words.
ANSWER_DELAY = 0.05
#: Of a turn's seconds, for a question that is worth a search when nothing is left of them.
LEAST_SHARE = 0.02
#: Seconds for a policy that may think long. Compiled, the slowest takes 0.2.
POLICY_SECONDS = 0.35
#: Seconds before a bot goes on with its own turn (or the pause, if that is shorter). A policy needs less.
NEXT_PAUSE = 0.03


class TurnTime:
    """The seconds of one seat's turn, with the delays of its answers. Each question that is worth a search
    gets a share of what is left."""

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
        if not worth and turn != UNNUMBERED:
            return 0.0  # and nothing is remembered: a bot may ask before it is sure to come to this question
        if (turn, world.asked, worth) == (self.turn, self.asked, self.given > 0):
            return self.given
        if not self.is_same_turn(world, seat, turn):
            self.left = self.seconds
        self.turn, self.asked = turn, world.asked
        self.given = max(LEAST_SHARE * self.seconds, self.left * self.insight.share) if worth else 0.0
        self.left -= min(self.left, self.given + ANSWER_DELAY) if worth else 0.0
        return self.given

    def is_same_turn(self, world: State, seat: Seat, turn: int) -> bool:
        """Whether this question belongs to the turn of the last one. If the game does not number its turns,
        a turn is a run of questions to this seat alone."""
        if turn == UNNUMBERED:
            return world.asked == self.asked + 1 and world.may == 1 << seat
        return turn == self.turn and world.asked > self.asked


def answer_seconds(share: float, pause: float, *, goes_on: bool = False) -> float:
    """How long after a question its answer is given; the search ends earlier, and the bot waits.

    The pause is for people, who want to see whose turn it is. In the middle of its turn a bot makes it short.
    """
    wait = min(pause, NEXT_PAUSE) if goes_on else pause
    return max(wait, share + ANSWER_DELAY) if share > 0 else wait
