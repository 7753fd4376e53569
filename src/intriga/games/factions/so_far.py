"""Who is ahead before the end: what the totals would be if the letters were opened now."""

from intriga.games.factions.rules.end import standing
from intriga.games.factions.state import Factions


def totals(s: Factions) -> list[int]:
    """The points of all seats, told only after the end, because roles stay secret until then (HF-008)."""
    return standing(s).totals
