"""The rules of the family."""

from intriga.games.gangsters.scenarios.family.rules.scenario import SCENARIO

__all__ = ["SCENARIO"]
