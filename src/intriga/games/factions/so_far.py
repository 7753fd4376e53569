"""Who is ahead before the end: what the totals would be if the letters were opened here. Never compiled."""

from intriga.games.factions.rules.end import standing
from intriga.games.factions.state import Factions
from intriga.kernel.contract import Result
from intriga.kernel.machine.frames import State


def totals(state: State, result: Result) -> list[int]:
    """The points of all seats, told only after the end, because roles stay secret until then (HF-008)."""
    assert isinstance(state, Factions)
    return standing(state).totals
