"""The rules of the city."""

from intriga.games.gangsters.scenarios.neighbour.rules.scenario import SCENARIO

__all__ = ["SCENARIO"]
