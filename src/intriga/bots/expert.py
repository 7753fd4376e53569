"""The expert: a player that searches. The arena, the terminal and the tables all use this one.

The questions of one turn share the turn's time, and the questions of one action share a tree.
"""

from concurrent.futures import CancelledError, wait

import msgspec

from intriga.bots.thinkers import GRACE, Thinker
from intriga.bots.thoughts import Answer, Budget, Thought, decode_answer
from intriga.bots.turn_time import TurnTime
from intriga.kernel.contract import Policy
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Vocabulary, Word
from intriga.workers.jobs import JobError, Ticket, TimedOut


class Expert:
    """A player at one seat. `say` blocks until the search is done. Without blocking:

    step = expert.step(world, seat, chance)
    If it is a thought: ticket = expert.thinker.begin(step); when that is done or its time is over,
    expert.word_from(ticket, step). Or expert.word_without(step) to skip the search.
    """

    def __init__(
        self, thinker: Thinker, insight: Insight, vocabulary: Vocabulary, fallback: Policy, budget: Budget
    ) -> None:
        self.thinker = thinker
        self.insight = insight
        self.vocabulary = vocabulary
        self.fallback = fallback
        self.budget = budget  # for a turn if it is in seconds, otherwise for one search
        self.time = None if budget.seconds is None else TurnTime(insight, budget.seconds)
        self.asked = -1  # the number of the last question
        self.planned: dict[int, Word] = {}  # by the number of the question
        self.answer: Answer | None = None  # of the last search
        self.fault: Exception | None = None  # why there is none

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
        return 0.0 if self.time is None else self.time.share(world, seat)

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
            return self.fallback(world, seat, chance)
        if word is not None and word in options:
            return word
        budget = self.budget if self.time is None else Budget(self.budget.iterations, seconds)
        thought = Thought(world, seat, chance, budget)
        if self.time is not None and seconds <= 0:
            self.answer, self.fault = None, TimedOut("there is no time to think")
            return self.word_without(thought)
        return thought

    def word_from(self, ticket: Ticket, thought: Thought) -> Word:
        """The word that a search found. If it is not done it is given up: its worker ends by itself."""
        self.answer, self.fault, self.planned = None, None, {}
        try:
            answer = decode_answer(ticket.result(0))
            words = [self.vocabulary.read(notation) for notation in answer.words]
            if words and words[0] in thought.world.legal(thought.seat):
                self.answer = answer
                self.planned = dict(enumerate(words, thought.world.asked))
                return words[0]
            self.fault = TimedOut("the thought came to nothing")
        except (JobError, CancelledError, TimeoutError, msgspec.MsgspecError, Malformed) as fault:
            self.fault = fault
        return self.word_without(thought)

    def word_without(self, thought: Thought) -> Word:
        """The word of the fallback policy, without a search."""
        return self.fallback(thought.world, thought.seat, thought.chance)
