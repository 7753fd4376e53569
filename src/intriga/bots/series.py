"""A series of games between bots, counted. The seed of each game is derived from the series' seed and the
game's number, so that the counts do not depend on how the games are distributed over processes."""

import pickle
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from intriga.bots.levels import bot_chance, game_chance
from intriga.bots.players import player_of
from intriga.games.shelf import find_game, pack_of
from intriga.kernel.asking import Asker
from intriga.kernel.contract import Result
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat
from intriga.workers.jobs import Job
from intriga.workers.pool import Pool
from intriga.workers.spread import spread

WORK = "intriga.bots.series:play_job"  # the name of `play_job` for workers
MAX_BATCH = 50  # games that a worker plays between two reports


class Series(msgspec.Struct, frozen=True):
    """What is played, by which levels, with which seed."""

    game: str
    players: int
    options: dict[str, str]
    levels: tuple[str, ...]
    seed: int
    pack: Path | None = None  # a folder; by default the game's own pack


class Tally:
    """The results of some games, by seat; scripted seats come after the players.

    Adding is exact, so that the order of the games does not matter.
    """

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [Fraction(0)] * seats
        self.scores = [0] * seats
        self.endings: Counter[str] = Counter()
        self.judged = 0  # games that the players win or lose together
        self.successes = 0

    def count(self, result: Result, decisions: int) -> None:
        """Add a game."""
        self.games += 1
        self.decisions += decisions
        for seat in result.winners:
            self.wins[seat] += Fraction(1, len(result.winners))
        for seat in range(len(self.scores)):
            self.scores[seat] += score_of(result, seat)
        self.endings[result.reason] += 1
        self.judged += result.success is not None
        self.successes += result.success is True

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.scores = [mine + theirs for mine, theirs in zip(self.scores, other.scores, strict=True)]
        self.endings.update(other.endings)
        self.judged += other.judged
        self.successes += other.successes


def score_of(result: Result, seat: Seat) -> int:
    """A seat's total; in a team, the team's."""
    if result.teams is None:
        return result.totals[seat] if seat < len(result.totals) else 0
    team = next(number for number, seats in enumerate(result.teams) if seat in seats)
    return result.totals[team]


@cache
def loaded_box(game: str, pack: Path | None) -> Any:
    """The box of a game, loaded once in each process."""
    return find_game(game).load(pack_of(game, pack))


def play(series: Series, number: int) -> tuple[Result, int]:
    """Play the game with this number: its result and the number of decisions."""
    game = find_game(series.game)
    dealer = Dealer(game_chance(series.seed, number))
    state = game.setup(loaded_box(series.game, series.pack), series.players, series.options, None, dealer)
    seated = [player_of(game, level) for level in series.levels]
    asker = Asker()
    decisions = 0
    while not state.over:
        seat = asker.next(state)
        thought = bot_chance(series.seed, number, decisions)
        word = seated[seat].say(game.redeal(state, seat, thought), seat, thought)
        state.apply(seat, word, dealer)
        decisions += 1
    result = game.result(state)
    assert result is not None
    return result, decisions


def empty_tally(series: Series) -> Tally:
    """A tally before the first game."""
    return Tally(series.players + find_game(series.game).scripted(series.players, series.options))


def play_batch(series: Series, first: int, games: int) -> Tally:
    """Some games one after the other."""
    tally = empty_tally(series)
    for number in range(first, first + games):
        tally.count(*play(series, number))
    return tally


def play_all(series: Series, games: int, jobs: int) -> Iterator[Tally]:
    """All games in batches, as they finish: played in this process, or in `jobs` workers."""
    length = max(1, min(MAX_BATCH, games // (4 * jobs)))
    batches = [(first, min(length, games - first)) for first in range(0, games, length)]
    if jobs == 1:
        yield from (play_batch(series, first, count) for first, count in batches)
        return
    work = (Job(WORK, pickle.dumps((series, first, count)), tries=2) for first, count in batches)
    with Pool(min(jobs, len(batches))) as pool:
        for _, answer in spread(pool, work):
            tally: Tally = pickle.loads(answer)
            yield tally


def play_job(payload: bytes) -> bytes:
    """A batch as a job for a worker."""
    return pickle.dumps(play_batch(*pickle.loads(payload)))
