"""Who is ahead before the end: what a scoring would give in this position."""

from intriga.games.illuminaten.rules.end import totals as scored
from intriga.games.illuminaten.state import Pax
from intriga.kernel.contract import Result


def totals(s: Pax, result: Result) -> list[int]:
    """The points of all seats; nothing where a plot, not a scoring, ended the game."""
    return scored(s) if result.reason.startswith("scoring") else []
