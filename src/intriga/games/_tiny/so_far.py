"""Who is ahead before the end. This module is optional."""

from intriga.games._tiny.rules.end import standing
from intriga.games._tiny.state import Tiny


def totals(s: Tiny) -> list[int]:
    """What the totals of the result would be if the game ended in this position."""
    return standing(s).totals
