"""Ratings of entrants by OpenSkill, from the places of their seats."""

from collections.abc import Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

NO_DRIFT = 0.0  # a bot does not become stronger or weaker, so its rating need not become more uncertain


class Rating(msgspec.Struct, frozen=True):
    """The strength and its uncertainty. Everybody begins at 25 ± 8⅓."""

    mu: float
    sigma: float


class Side(msgspec.Struct, frozen=True):
    """Entrants that win together, and their place."""

    entrants: tuple[str, ...]
    place: float


class Ratings:
    """The ratings of all entrants, game by game. The order of the games matters a little."""

    def __init__(self, entrants: Sequence[str]) -> None:
        self.model = PlackettLuce(tau=NO_DRIFT)
        begin = Rating(self.model.mu, self.model.sigma)
        self.now = dict.fromkeys(entrants, begin)

    def count(self, sides: Sequence[Side]) -> None:
        """Add a game. An entrant with several seats gets the mean of their new ratings."""
        if len(sides) < 2:
            return
        # Each seat gets its own rating object: the model would update a shared one twice.
        before = [
            [self.model.rating(self.now[name].mu, self.now[name].sigma) for name in side.entrants]
            for side in sides
        ]
        after = self.model.rate(before, ranks=[side.place for side in sides])
        moved: dict[str, list[tuple[float, float]]] = {}
        for side, ratings in zip(sides, after, strict=True):
            for name, rating in zip(side.entrants, ratings, strict=True):
                moved.setdefault(name, []).append((rating.mu, rating.sigma))
        for name, seats in moved.items():
            mus, sigmas = zip(*seats, strict=True)
            self.now[name] = Rating(fmean(mus), fmean(sigmas))
