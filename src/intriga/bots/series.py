"""A series of games between bots, counted. Each game has a seed of its own, derived from the series'
seed and its number, so the count is the same however the games are spread over processes."""

import pickle
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from intriga.bots.levels import luck_of, thought_of
from intriga.bots.players import player_of
from intriga.games.shelf import find_game, pack_of
from intriga.kernel.contract import Result
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat
from intriga.workers.jobs import Job
from intriga.workers.pool import Pool
from intriga.workers.spread import spread

WORK = "intriga.bots.series:play_job"  # the name of `play_job` for workers
LONGEST_STRETCH = 50  # games that a process plays between two reports


class Series(msgspec.Struct, frozen=True):
    """What is played: the seats' levels and the seed included."""

    game: str
    players: int
    options: dict[str, str]
    levels: tuple[str, ...]
    seed: int
    pack: Path | None = None  # a folder; else the game's own pack


class Tally:
    """What came out of some games, by seat; scripted seats stand after the players.

    Adding is exact, so the order of the games does not matter.
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
        """One more game."""
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
        """The games of another tally too."""
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
def box_of(game: str, pack: Path | None) -> Any:
    """The box of a game, opened once in each process."""
    return find_game(game).load(pack_of(game, pack))


def play(series: Series, number: int) -> tuple[Result, int]:
    """The game with this number: its result and how many decisions it took."""
    game = find_game(series.game)
    dealer = Dealer(luck_of(series.seed, number))
    state = game.setup(box_of(series.game, series.pack), series.players, series.options, None, dealer)
    seated = [player_of(game, level) for level in series.levels]
    decisions = 0
    while not state.over:
        seat = state.acting()[0]
        thought = thought_of(series.seed, number, decisions)
        word = seated[seat].say(game.redeal(state, seat, thought), seat, thought)
        state.apply(seat, word, dealer)
        decisions += 1
    result = game.result(state)
    assert result is not None
    return result, decisions


def empty_tally(series: Series) -> Tally:
    """A tally before the first game."""
    return Tally(series.players + find_game(series.game).scripted(series.players, series.options))


def play_stretch(series: Series, first: int, games: int) -> Tally:
    """Some games one after the other."""
    tally = empty_tally(series)
    for number in range(first, first + games):
        tally.count(*play(series, number))
    return tally


def play_all(series: Series, games: int, jobs: int) -> Iterator[Tally]:
    """All games in stretches, as they are done: in this process, or spread over so many."""
    length = max(1, min(LONGEST_STRETCH, games // (4 * jobs)))
    stretches = [(first, min(length, games - first)) for first in range(0, games, length)]
    if jobs == 1:
        yield from (play_stretch(series, first, count) for first, count in stretches)
        return
    work = (Job(WORK, pickle.dumps((series, first, count)), tries=2) for first, count in stretches)
    with Pool(min(jobs, len(stretches))) as pool:
        for _, answer in spread(pool, work):
            tally: Tally = pickle.loads(answer)
            yield tally


def play_job(payload: bytes) -> bytes:
    """A stretch as work for a worker."""
    return pickle.dumps(play_stretch(*pickle.loads(payload)))
