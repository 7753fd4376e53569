"""The rules of the casino."""

from intriga.games.gangsters.scenarios.no_more_bets.rules.scenario import SCENARIO

__all__ = ["SCENARIO"]
