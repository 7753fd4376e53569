"""The Warden: a seat that plays by itself and is never asked."""

from typing import Final

from intriga.games._rough.rules.staking import closed_chests
from intriga.games._rough.state import Rough
from intriga.games._rough.verbs import carry_off, mark
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import everyone

MARKS: Final = 2  # a chest with this many is carried off; rules 1 had three


def visit(s: Rough, d: Dealer) -> None:
    """Once a round: a chest is marked, the likelier the more stakes lie on it."""
    # RO-22 RO-23 RO-24
    closed = closed_chests(s)
    if not closed:
        return
    weights = [1 + len([stake for stake in s.stakes if stake == chest]) for chest in closed]
    chest = closed[d.weigh(weights, everyone(s.players))]
    mark(s, chest, d)
    if s.marks[chest] >= MARKS:
        carry_off(s, chest, d)
