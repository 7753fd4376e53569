"""Two ways to think: in this process, or in a worker, which is told bytes and never the true position."""

from time import time
from typing import Protocol

from intriga.bots.thoughts import WORK, Thought, answer_to, encode, encode_answer
from intriga.kernel.contract import Game
from intriga.kernel.insight import Insight
from intriga.workers.jobs import Job, JobFault, Ticket, Workers

GRACE = 10.0  # seconds beyond its budget after which a worker is taken for lost


class Thinker(Protocol):
    """Something that searches."""

    def begin(self, thought: Thought) -> Ticket:
        """Search; the ticket ends with an encoded answer, or fails."""
        ...


class InProcess:
    """Thinks while it is asked; what goes wrong is raised."""

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
        """Without workers the ticket has failed already."""
        try:
            return self.workers.submit(self.job(thought))
        except JobFault as fault:
            ticket = Ticket()
            ticket.set_exception(fault)
            return ticket

    def job(self, thought: Thought) -> Job:
        seconds = thought.budget.seconds
        if seconds is None:
            return Job(WORK, encode(thought, self.game))
        return Job(WORK, encode(thought, self.game, time() + seconds), seconds + GRACE)
