"""The rules of the election."""

from intriga.games.gangsters.scenarios.election.rules.scenario import SCENARIO

__all__ = ["SCENARIO"]
