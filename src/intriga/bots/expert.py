"""The expert: a player that searches. It is the same one in the arena, in the terminal and at a table.

The questions of one turn share its seconds, and the questions of one action share a tree.
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
from intriga.workers.jobs import JobFault, Ticket, TimedOut


class Expert:
    """A player at one seat. `say` waits for the search; who must not block goes step by step:

    step = expert.step(world, seat, chance)
    if it is a thought: ticket = expert.thinker.begin(step), and when that is done or its time is over,
    expert.word_from(ticket, step), or expert.word_without(step) if nobody is to think.
    """

    def __init__(
        self, thinker: Thinker, insight: Insight, vocabulary: Vocabulary, fallback: Policy, budget: Budget
    ) -> None:
        self.thinker = thinker
        self.insight = insight
        self.vocabulary = vocabulary
        self.fallback = fallback
        self.budget = budget  # of a turn, if it is in seconds; else of a search
        self.time = None if budget.seconds is None else TurnTime(insight, budget.seconds)
        self.asked = -1  # the question that was answered last
        self.planned: dict[int, Word] = {}  # by the number of the question
        self.answer: Answer | None = None  # the last thought
        self.fault: Exception | None = None  # why there was none

    def say(self, world: State, seat: Seat, chance: Quick) -> Word:
        step = self.step(world, seat, chance)
        if not isinstance(step, Thought):
            return step
        ticket = self.thinker.begin(step)
        seconds = step.budget.seconds
        wait([ticket], None if seconds is None else seconds + GRACE)
        return self.word_from(ticket, step)

    def thinking_seconds(self, world: State, seat: Seat) -> float:
        """What a search may take here, forced or not, by public facts only."""
        return 0.0 if self.time is None else self.time.share(world, seat)

    def step(self, world: State, seat: Seat, chance: Quick) -> Word | Thought:
        """What the expert says at once, or what is to be thought about first."""
        seconds = self.thinking_seconds(world, seat)
        word = self.planned.get(world.asked) if world.asked == self.asked + 1 else None
        self.asked = world.asked
        options = world.legal(seat)
        if len(options) == 1:
            return options[0]
        if not self.insight.is_worth_a_search(world, seat):
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
        """The word that came of a thought. One that is not done is given up: its worker ends it by itself."""
        self.answer, self.fault, self.planned = None, None, {}
        try:
            answer = decode_answer(ticket.result(0))
            words = [self.vocabulary.read(notation) for notation in answer.words]
            if words and words[0] in thought.world.legal(thought.seat):
                self.answer = answer
                self.planned = dict(enumerate(words, thought.world.asked))
                return words[0]
            self.fault = TimedOut("the thought came to nothing")
        except (JobFault, CancelledError, TimeoutError, msgspec.MsgspecError, Malformed) as fault:
            self.fault = fault
        return self.word_without(thought)

    def word_without(self, thought: Thought) -> Word:
        """The word of the policy, where nothing was thought."""
        return self.fallback(thought.world, thought.seat, thought.chance)
