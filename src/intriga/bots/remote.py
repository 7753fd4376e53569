"""A player that thinks in a worker. Whatever becomes of the worker, it says a legal word in time."""

from concurrent.futures import CancelledError, wait

import msgspec

from intriga.bots.levels import EXPERT, FLAT, policy_of, read_level
from intriga.bots.players import Player, player_of
from intriga.bots.thoughts import WORK, Answer, Thought, decode_answer, encode, packed, seed_from
from intriga.kernel.contract import Game
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.words import Word
from intriga.workers.jobs import Job, JobFault, Ticket, TimedOut, Workers

GRACE = 1.0  # seconds beyond its budget that a thought is waited for


class Remote:
    """A player at one seat. `say` waits; a server asks, waits in its own way up to `patience`, and hears:

    word = player.known(world, seat), or else player.hear(player.ask(world, seat, chance), …) when it is done.
    """

    def __init__(self, workers: Workers, game: Game, level: str, seconds: float | None = None) -> None:
        self.workers = workers
        self.game = game
        self.level = level
        self.fallback = policy_of(game, read_level(game, level).fallback)
        self.seconds = seconds
        self.patience = None if seconds is None else seconds + GRACE
        self.planned: dict[int, Word] = {}  # by the number of the question
        self.answer: Answer | None = None  # the last thought, to be explained
        self.fault: Exception | None = None  # why there was none

    def say(self, world: State, seat: int, chance: Chance) -> Word:
        word = self.known(world, seat)
        if word is None:
            ticket = self.ask(world, seat, chance)
            wait([ticket], self.patience)
            word = self.hear(ticket, world, seat, chance)
        return word

    def known(self, world: State, seat: int) -> Word | None:
        """What needs no thought: the only option, or what was planned with the word before."""
        options = world.legal(seat)
        if len(options) == 1:
            return options[0]
        word = self.planned.get(world.asked)
        return word if word in options else None

    def ask(self, world: State, seat: int, chance: Chance) -> Ticket:
        """Send a thought to a worker. Without time or workers the ticket has failed already."""
        if self.seconds is not None and self.seconds <= 0:
            return failed(TimedOut("there is no time to think"))
        job = Job(WORK, self.thought(world, seat, chance), self.patience)
        try:
            return self.workers.submit(job)
        except JobFault as fault:
            return failed(fault)

    def thought(self, world: State, seat: int, chance: Chance) -> bytes:
        """Exactly what a worker is told. The world is dealt again, so that it is no true position
        whatever the caller gave."""
        dealt = packed(self.game.redeal(world, seat, chance))
        return encode(Thought(self.game.id, dealt, seat, self.level, self.seconds, seed_from(chance)))

    def hear(self, ticket: Ticket, world: State, seat: int, chance: Chance) -> Word:
        """The word that came of a thought. One that is not done is given up, and the fallback speaks."""
        self.answer, self.fault, self.planned = None, None, {}
        try:
            answer = decode_answer(ticket.result(0))
            words = [self.game.vocabulary.read(notation) for notation in answer.words]
            if words and words[0] in world.legal(seat):
                self.answer = answer
                self.planned = dict(enumerate(words, world.asked))
                return words[0]
            self.fault = TimedOut("the thought came to nothing")
        except (JobFault, CancelledError, TimeoutError, msgspec.MsgspecError, Malformed) as fault:
            ticket.cancel()
            self.fault = fault
        return self.fallback(self.game.redeal(world, seat, chance), seat, chance)


def failed(fault: JobFault) -> Ticket:
    ticket = Ticket()
    ticket.set_exception(fault)
    return ticket


def player_with(workers: Workers, game: Game, name: str, seconds: float | None = None) -> Player:
    """A player of a level that thinks in workers where it thinks long; a policy answers at once."""
    if read_level(game, name).name in (EXPERT, FLAT):
        return Remote(workers, game, name, seconds)
    return player_of(game, name)
