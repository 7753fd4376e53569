"""How much effort separates an artificial opponent from the plots on its board, by their kinds."""

from typing import Final

from intriga.games.illuminaten.bots.field_values import NEVER, FieldValues
from intriga.games.illuminaten.bots.plot_efforts import cheapest, lead_in
from intriga.games.illuminaten.box.tables import FACTIONS, GM, RA
from intriga.games.illuminaten.rules.artificial.plots import (
    CARDS,
    INFLUENCE,
    LEAD,
    LODGE,
    LODGES,
    MASTERS,
    board,
    reached,
)
from intriga.games.illuminaten.rules.terms.lodges import LEAST_CARDS, LEAST_INFLUENCE, groups
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import Seat

STEP: Final = 2.0  # towards a plot of another kind, such as an edict that is discarded


def artificial_effort(s: Pax, seat: Seat, g: FieldValues) -> float:
    """The effort that its easiest plot still takes."""
    best = NEVER
    for kind, needed in board(s):
        if kind == LODGE:
            best = min(best, effort_for_lodges(g, needed, 1))
        elif kind == LODGES:
            best = min(best, effort_for_lodges(g, LEAST_CARDS, needed))
        elif kind == MASTERS:
            best = min(best, cheapest(g.to_control, g.degrees[GM] | g.degrees[RA], needed, 0))
        elif kind == CARDS:
            best = min(best, cheapest(g.to_control, (1 << g.cells) - 1, needed, 0))
        elif kind == INFLUENCE:
            best = min(best, float(max(0, needed - sum(g.own))))
        elif kind == LEAD:
            best = min(best, float(max(0, needed - reached(s, seat, kind))))
        else:
            best = min(best, STEP * max(0, needed - reached(s, seat, kind)))
    return best


def effort_for_lodges(g: FieldValues, cards: int, lodges: int) -> float:
    """The effort to control so many lodges of at least so many cards, among those that lie there."""
    efforts: list[float] = []
    for faction in range(FACTIONS):
        for group in groups(g.near, g.members[faction]):
            if count(group) >= cards:
                efforts.append(lead_in(g, group, LEAST_INFLUENCE))
    efforts.sort()
    return sum(efforts[:lodges]) if len(efforts) >= lodges else NEVER
