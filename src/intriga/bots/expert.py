"""The expert: a player that searches. The arena, the terminal and the tables all use this one.

The questions of one turn share the turn's time, and the questions of one action share a tree.
"""

from concurrent.futures import wait

from intriga.bots.policy_player import PolicyPlayer, SlowPolicy
from intriga.bots.thinkers import GRACE, Thinker
from intriga.bots.thoughts import Budget, Thought
from intriga.bots.turn_time import TurnTime
from intriga.kernel.contract import Policy
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Vocabulary, Word
from intriga.workers.jobs import TimedOut


class Expert(PolicyPlayer):
    """A player that searches. `say` blocks until the search is done."""

    def __init__(
        self,
        thinker: Thinker,
        insight: Insight,
        vocabulary: Vocabulary,
        fallback: Policy,
        budget: Budget,
        slow: SlowPolicy | None = None,
    ) -> None:
        super().__init__(thinker, insight, vocabulary, fallback, slow)
        self.budget = budget  # for a turn if it is in seconds, otherwise for one search
        self.time = None if budget.seconds is None else TurnTime(insight, budget.seconds)
        self.asked = -1  # the number of the last question

    def say(self, world: State, seat: Seat, chance: Quick) -> Word:
        step = self.step(world, seat, chance)
        if not isinstance(step, Thought):
            return step
        ticket = self.thinker.begin(step)
        seconds = step.budget.seconds
        wait([ticket], None if seconds is None else seconds + GRACE)
        return self.word_from(ticket, step)

    def thinking_seconds(self, world: State, seat: Seat) -> float:
        """The time for this question, whether or not it is searched; from public facts only."""
        share = 0.0 if self.time is None else self.time.share(world, seat)
        return max(share, super().thinking_seconds(world, seat))

    def step(self, world: State, seat: Seat, chance: Quick) -> Word | Thought:
        """The word that the expert says at once, or the thought that must be searched first."""
        seconds = self.thinking_seconds(world, seat)
        word = self.planned.get(world.asked) if world.asked == self.asked + 1 else None
        self.asked = world.asked
        options = world.legal(seat)
        if len(options) == 1:
            return options[0]
        # A search begins with the seat that the game waits for: whether to step in is left to the policy.
        if not world.must >> seat & 1 or not self.insight.is_worth_a_search(world, seat):
            return self.policy(world, seat, chance)
        if word is not None and word in options:
            return word
        budget = self.budget if self.time is None else Budget(self.budget.iterations, seconds)
        thought = Thought(world, seat, chance, budget, self.slow_at(world, seat))
        if self.time is not None and seconds <= 0:
            self.answer, self.fault = None, TimedOut("there is no time to think")
            return self.word_without(thought)
        return thought
