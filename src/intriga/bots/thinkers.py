"""Two ways to search: in this process, or in a worker, which is sent bytes and never the true position."""

from time import time
from typing import Protocol

from intriga.bots.thoughts import WORK, Thought, answer_to, encode, encode_answer
from intriga.kernel.contract import Game
from intriga.kernel.insight import Insight
from intriga.workers.jobs import Job, JobError, Ticket, Workers

GRACE = 10.0  # seconds beyond its budget after which a worker counts as lost


class Thinker(Protocol):
    """Something that searches."""

    def begin(self, thought: Thought) -> Ticket:
        """Start a search; the ticket gives an encoded answer, or fails."""
        ...


class InProcess:
    """Searches at once, before `begin` returns; exceptions are raised."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight

    def begin(self, thought: Thought) -> Ticket:
        ticket = Ticket()
        ticket.set_result(encode_answer(answer_to(thought, self.insight)))
        return ticket


class InWorker:
    """Sends each thought to a worker."""

    def __init__(self, workers: Workers, game: Game) -> None:
        self.workers = workers
        self.game = game

    def begin(self, thought: Thought) -> Ticket:
        """If the workers are closed, the ticket has already failed."""
        try:
            return self.workers.submit(self.job(thought))
        except JobError as fault:
            ticket = Ticket()
            ticket.set_exception(fault)
            return ticket

    def job(self, thought: Thought) -> Job:
        seconds = thought.budget.seconds
        if seconds is None:
            return Job(WORK, encode(thought, self.game))
        return Job(WORK, encode(thought, self.game, time() + seconds), seconds + GRACE)
