"""A player that asks a policy: itself, or at a server in a worker, where the policy may think long."""

from concurrent.futures import CancelledError
from typing import NamedTuple

import msgspec

from intriga.bots.thinkers import Thinker
from intriga.bots.thoughts import Answer, Budget, Thought, decode_answer
from intriga.bots.turn_time import POLICY_SECONDS
from intriga.kernel.contract import Policy
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Vocabulary, Word
from intriga.workers.jobs import JobError, Ticket, TimedOut


class SlowPolicy(NamedTuple):
    """The policy that is asked in a worker, and the one that answers if that comes too late."""

    name: str
    at_once: Policy


class PolicyPlayer:
    """A player at one seat. `say` may block. Without blocking:

    step = player.step(world, seat, chance)
    If it is a thought: ticket = player.thinker.begin(step); when that is done or its time is over,
    player.word_from(ticket, step). Or player.without_search(step) to skip a search.
    """

    def __init__(
        self,
        thinker: Thinker,
        insight: Insight,
        vocabulary: Vocabulary,
        policy: Policy,
        slow: SlowPolicy | None = None,
    ) -> None:
        self.thinker = thinker
        self.insight = insight
        self.vocabulary = vocabulary
        self.policy = policy
        self.slow = slow
        self.planned: dict[int, Word] = {}  # by the number of the question
        self.answer: Answer | None = None  # of the last thought
        self.fault: Exception | None = None  # why there is none

    def say(self, world: State, seat: Seat, chance: Quick) -> Word:
        return self.policy(world, seat, chance)

    def thinking_seconds(self, world: State, seat: Seat) -> float:
        """The time for this question, whatever comes of it; from public facts only."""
        return POLICY_SECONDS if self.slow_at(world, seat) else 0.0

    def slow_at(self, world: State, seat: Seat) -> str:
        """The name of the policy if it is to be asked in a worker."""
        return self.slow.name if self.slow is not None and self.insight.policy_is_slow(world, seat) else ""

    def step(self, world: State, seat: Seat, chance: Quick) -> Word | Thought:
        """The word that is said at once, or a thought for a worker."""
        name = self.slow_at(world, seat)
        if not name or len(world.legal(seat)) == 1:
            return self.policy(world, seat, chance)
        return Thought(world, seat, chance, Budget(0, POLICY_SECONDS), name)

    def word_from(self, ticket: Ticket, thought: Thought) -> Word:
        """The word that was found. A thought that is not done is given up: its worker ends by itself."""
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

    def without_search(self, thought: Thought) -> Word | Thought:
        """The policy's word, or a thought that asks for nothing else."""
        if not thought.policy:
            return self.word_without(thought)
        return thought._replace(budget=Budget(0, thought.budget.seconds))

    def word_without(self, thought: Thought) -> Word:
        """What can be said at once."""
        policy = self.slow.at_once if self.slow is not None and thought.policy else self.policy
        return policy(thought.world, thought.seat, thought.chance)
