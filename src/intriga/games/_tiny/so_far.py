"""Who is ahead before the end. Never compiled. A game may do without this room."""

from intriga.games._tiny.rules.end import standing
from intriga.games._tiny.state import Tiny
from intriga.kernel.contract import Result
from intriga.kernel.machine.frames import State


def totals(state: State, result: Result) -> list[int]:
    """What `result.totals` would be if the game ended in this position."""
    assert isinstance(state, Tiny)
    return standing(state).totals
