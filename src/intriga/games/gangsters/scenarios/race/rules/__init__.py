"""The rules of the race."""

from intriga.games.gangsters.scenarios.race.rules.scenario import SCENARIO

__all__ = ["SCENARIO"]
