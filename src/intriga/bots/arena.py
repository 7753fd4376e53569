"""An arena: bots play the same deals, each in every seat, so that neither luck nor the seat decides."""

import pickle
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec

from intriga.bots.levels import bot_chance, game_chance, read_level
from intriga.bots.players import player_of
from intriga.bots.series import loaded_box
from intriga.games.shelf import find_game
from intriga.kernel.asking import Asker
from intriga.kernel.contract import Game, Result
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Malformed
from intriga.workers.jobs import Job
from intriga.workers.pool import Pool
from intriga.workers.spread import spread

MOST_SEATINGS = 64  # on one deal
SCRIPTED = "scripted"  # stands where a bot's name would, for seats that play by themselves
WORK = "intriga.bots.arena:play_job"  # the name of `play_job` for workers


class Arena(msgspec.Struct, frozen=True):
    """Who plays what. A seating lists the bots by seat, without the scripted seats after them."""

    game: str
    players: int
    options: dict[str, str]
    seatings: tuple[tuple[str, ...], ...]  # all of them are played on each deal
    seed: int
    pack: Path | None = None  # a folder; else the game's own pack

    def seated(self, seating: int) -> tuple[str, ...]:
        """Who sits where, scripted seats included."""
        scripted = find_game(self.game).scripted(self.players, self.options)
        return self.seatings[seating] + (SCRIPTED,) * scripted

    def entrants(self) -> tuple[str, ...]:
        """The names in all seatings, each once."""
        seated = [self.seated(seating) for seating in range(len(self.seatings))]
        return tuple(dict.fromkeys(name for names in seated for name in names))


class Bout(NamedTuple):
    """One game of an arena: a deal and a seating."""

    deal: int
    seating: int


class GameOutcome(msgspec.Struct, frozen=True):
    """The result of one game; `thought` is each seat's thinking time in seconds."""

    deal: int
    seating: int
    result: Result
    decisions: int
    thought: tuple[float, ...]

    @property
    def bout(self) -> Bout:
        return Bout(self.deal, self.seating)


def seatings_of(game: Game, players: int, bots: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The seatings that are played on each deal.

    A bot for each seat: all rotations of that seating, equal ones once.
    Fewer bots: every seating in which each of them sits somewhere.
    """
    for name in bots:
        read_level(game, name)
    if len(bots) == players:
        return tuple(dict.fromkeys(tuple(bots[turn:]) + tuple(bots[:turn]) for turn in range(players, 0, -1)))
    if len(bots) > players:
        raise Malformed(f"{len(bots)} bots are named for {players} seats")
    if len(set(bots)) < len(bots):
        raise Malformed(f"a bot that is to sit twice needs the whole seating: name {players} bots, by seat")
    seatings = [seats for seats in product(bots, repeat=players) if set(bots) <= set(seats)]
    if len(seatings) > MOST_SEATINGS:
        raise Malformed(
            f"{len(bots)} bots sit at {players} seats in {len(seatings)} ways, and {MOST_SEATINGS} is the"
            " most for one deal: name a bot for each seat"
        )
    return tuple(seatings)


def deals_for(arena: Arena, games: int) -> int:
    """The number of whole deals that make at least this number of games."""
    return -(-games // len(arena.seatings))


def bouts(arena: Arena, deals: int) -> Iterator[Bout]:
    """All games on the first deals, deal by deal."""
    return (Bout(deal, seating) for deal in range(deals) for seating in range(len(arena.seatings)))


def play_one(arena: Arena, bout: Bout) -> GameOutcome:
    """One game. The deal does not depend on the seating; the bots' thinking has its own chance."""
    game = find_game(arena.game)
    dealer = Dealer(game_chance(arena.seed, bout.deal))
    state = game.setup(loaded_box(arena.game, arena.pack), arena.players, arena.options, None, dealer)
    seated = [player_of(game, name) for name in arena.seatings[bout.seating]]
    number = bout.deal * len(arena.seatings) + bout.seating
    thought = [0.0] * arena.players
    asker = Asker()
    decisions = 0
    while not state.over:
        seat = asker.next(state)
        chance = bot_chance(arena.seed, number, decisions)
        began = perf_counter()
        word = seated[seat].say(game.redeal(state, seat, chance), seat, chance)
        thought[seat] += perf_counter() - began
        state.apply(seat, word, dealer)
        decisions += 1
    result = game.result(state)
    assert result is not None
    plain = msgspec.structs.replace(result, carry=None)
    return GameOutcome(*bout, plain, decisions, tuple(round(spent, 6) for spent in thought))


def play_each(arena: Arena, games: Iterable[Bout], jobs: int) -> Iterator[GameOutcome]:
    """The games as they finish: played in this process, or in `jobs` workers."""
    if jobs == 1:
        yield from (play_one(arena, bout) for bout in games)
        return
    work = (Job(WORK, pickle.dumps((arena, bout)), tries=2) for bout in games)
    with Pool(jobs) as pool:
        for _, answer in spread(pool, work):
            outcome: GameOutcome = pickle.loads(answer)
            yield outcome


def play_job(payload: bytes) -> bytes:
    """A game as a job for a worker."""
    return pickle.dumps(play_one(*pickle.loads(payload)))
