"""Ratings of entrants by OpenSkill, from where their seats came in."""

from collections.abc import Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

# A bot is as strong in the last game as in the first: its rating is never made uncertain again.
STEADY = 0.0


class Rating(msgspec.Struct, frozen=True):
    """How strong, and how uncertain that is. Everybody begins at 25 ± 8⅓."""

    mu: float
    sigma: float


class Side(msgspec.Struct, frozen=True):
    """The entrants that win together, and the place they took."""

    entrants: tuple[str, ...]
    place: float


class Ratings:
    """The ratings of all entrants, game by game. The order of the games matters a little."""

    def __init__(self, entrants: Sequence[str]) -> None:
        self.model = PlackettLuce(tau=STEADY)
        begin = Rating(self.model.mu, self.model.sigma)
        self.now = dict.fromkeys(entrants, begin)

    def count(self, sides: Sequence[Side]) -> None:
        """One more game. An entrant that sat at several seats moves by the mean of what they would."""
        if len(sides) < 2:
            return
        # A rating of its own for each seat: the model copies a shared one only once, and then moves it twice.
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
