"""The balance of a game between equal bots.

python -m benchmarks.balance GAME --players N [--games G] [--seed S] [--level regular] [--jobs J]
                                  [--option NAME=VALUE ...] [--pack DIR]

Shares are relative to fair: 1 is a win in every n-th game at a table of n.
Of a game that all win or lose together they are the share of games won.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, median, quantiles, stdev

from benchmarks.ledger import Played, Study, ledger_of, play
from intriga.bots.intervals import estimate
from intriga.kernel.machine.refusals import Malformed

STRETCH = 25  # games that a process plays between two reports


class Tally:
    """What came out of many games."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.turns: list[int] = []
        self.endings: Counter[str] = Counter()
        self.overtaken = 0
        self.judged = 0  # games that all win or lose together
        self.successes = 0
        self.shared: defaultdict[str, list[int]] = defaultdict(list)  # points of such games, by name
        self.won: defaultdict[tuple[str, str], float] = defaultdict(float)
        self.dealt: Counter[tuple[str, str]] = Counter()
        self.points: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        self.held: Counter[str] = Counter()
        self.played: Counter[str] = Counter()

    def count(self, game: Played) -> None:
        """One more game."""
        self.games += 1
        self.turns.append(game.turns)
        self.endings[game.reason] += 1
        self.overtaken += game.overtaken
        self.judged += game.success is not None
        self.successes += game.success is True
        if game.success is not None:
            for name, points in game.scores[0].items():
                self.shared[name].append(points)
        self.held.update(game.held)
        self.played.update(game.played & game.held)
        for seat, dealt in enumerate(game.dealt):
            for label in (*dealt.items(), ("seat", str(seat))):
                self.dealt[label] += 1
                self.won[label] += game.share[seat]
                self.points[label].update(game.scores[seat])

    def lines(self) -> Iterator[str]:
        """The report."""
        turns = sorted(self.turns)
        yield (
            f"{self.games} games; turns: mean {fmean(turns):.1f}, median {median(turns)}, "
            f"95 % up to {turns[int(0.95 * self.games)]}, longest {turns[-1]}"
        )
        for reason, times in self.endings.most_common():
            yield f"ending   {reason:16} {times / self.games:.1%}"
        if self.judged:
            found = estimate([1.0] * self.successes + [0.0] * (self.judged - self.successes))
            yield f"won together {found.mean:.1%} (95 %: {found.low:.1%} to {found.high:.1%})"
        if self.games > 1:
            yield from (spread_of(name, shared) for name, shared in sorted(self.shared.items()))
        scale = 1 if self.judged else self.players
        for label, dealt in sorted(self.dealt.items()):
            share = self.won[label] / dealt
            error = 1.96 * sqrt(share * (1 - share) / dealt) * scale
            points = ", ".join(
                f"{name} {total / dealt:+.2f}" for name, total in sorted(self.points[label].items())
            )
            yield f"{label[0]:8} {label[1]:16} {share * scale:.3f} ± {error:.3f}   {points}"
        if not self.judged:
            yield f"the late leader does not win: {self.overtaken / self.games:.1%}"
        if not self.held:
            return
        ranked = sorted((self.played[card] / held, card) for card, held in self.held.items())
        yield "played, of the games in which it was held:"
        yield from (f"  {card:16} {share:.1%}" for share, card in ranked)


def spread_of(name: str, points: list[int]) -> str:
    """Mean, standard deviation and quartiles."""
    low, middle, high = quantiles(points, n=4)
    spread = f"deviation {stdev(points):.1f}, quartiles {low:g} {middle:g} {high:g}"
    return f"{name} mean {fmean(points):.1f}, {spread}"


def play_batch(study: Study, first: int, games: int) -> list[Played]:
    return [play(study, number) for number in range(first, first + games)]


def play_all(study: Study, games: int, jobs: int) -> Tally:
    """All games, in this process or spread over several; the tally does not depend on it."""
    tally = Tally(study.players)
    firsts = range(0, games, STRETCH)
    counts = [min(STRETCH, games - first) for first in firsts]
    work = partial(play_batch, study)
    stretches = (
        map(work, firsts, counts) if jobs == 1 else ProcessPoolExecutor(jobs).map(work, firsts, counts)
    )
    for stretch in stretches:
        for game in stretch:
            tally.count(game)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--pack", type=Path, metavar="DIR")
    asked = parser.parse_args()
    ledger_of(asked.game)
    options = dict(option.split("=", 1) for option in asked.option)
    study = Study(asked.game, asked.players, asked.level, asked.seed, options, asked.pack)
    try:
        print("\n".join(play_all(study, asked.games, asked.jobs).lines()))
    except Malformed as fault:
        raise SystemExit(f"{fault}.") from None


if __name__ == "__main__":
    main()
