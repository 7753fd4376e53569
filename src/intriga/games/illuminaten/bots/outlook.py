"""How near a person is to two plots, and whether that wins in this turn or threatens to win in the next."""

from typing import Final, final

from intriga.games.illuminaten.bots.field_values import NEVER
from intriga.games.illuminaten.rules.plots.plots import PLOTS_TO_WIN
from intriga.games.illuminaten.rules.plots.witnesses import side_by_side
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.seats import Seat

PLOT: Final = 100.0  # a plot that is met
DECAY: Final = 0.74  # its value falls by this factor for each placement that is missing
BOTH: Final = 60.0  # the two best plots together
HELD: Final = 25.0  # influence that lies on a plot already
THIRD: Final = 0.1  # a third plot
CLASH: Final = 1.5  # effort of the second of two plots that are met but cannot be held together
TURN: Final = 4.0  # placements that a whole turn may bring, with luck


def decayed(effort: float) -> float:
    return float(DECAY**effort)


@final
class Outlook:
    """The efforts that a seat's plots take, and what it holds of them."""

    def __init__(self) -> None:
        self.first = NEVER
        self.second = NEVER
        self.third = NEVER
        self.following = NEVER  # of the easiest plot without its influence
        self.held = 0  # plots that are met and have its influence on them or at their edge
        self.laid = 0  # of them, those with influence on them
        self.met: Final[list[int]] = []
        self.clash = False  # two plots are met that cannot be held together

    def add(self, s: Pax, seat: Seat, plot: int, needs: float) -> None:
        """One of its plots."""
        if needs == 0.0:
            self.met.append(plot)
        if (s.on_plots[seat] | s.at_edge[seat]) >> plot & 1 and needs == 0.0:
            self.held += 1
            self.laid += s.on_plots[seat] >> plot & 1
        elif not s.at_edge[seat] >> plot & 1:
            self.following = min(self.following, needs)
        if needs < self.first:
            self.first, self.second, self.third = needs, self.first, self.second
        elif needs < self.second:
            self.second, self.third = needs, self.second
        else:
            self.third = min(self.third, needs)

    def part(self, s: Pax, seat: Seat) -> None:
        """Two plots that are met may not go together."""
        if len(self.met) == PLOTS_TO_WIN and not side_by_side(s, seat, self.met, False):
            self.second = CLASH
            self.clash = True

    def worth(self) -> float:
        """The value of these plots."""
        found = HELD * self.laid
        found += PLOT * (decayed(self.first) + decayed(self.second) + THIRD * decayed(self.third))
        return found + BOTH * decayed(self.first + self.second)

    def wins(self, s: Pax, seat: Seat) -> bool:
        """Whether the seat, whose turn it is, wins in the check phase of this turn."""
        if self.clash:
            return False
        if self.following == 0.0 and s.supply[seat] and not s.has_fulfilled:
            return self.held + 1 >= PLOTS_TO_WIN
        return self.held >= PLOTS_TO_WIN

    def threat(self, s: Pax, seat: Seat) -> float:
        """How likely the seat wins in its next turn, in which it can fulfil one plot."""
        if self.held >= PLOTS_TO_WIN and not self.clash:
            return 1.0
        if self.held + 1 < PLOTS_TO_WIN or s.supply[seat] == 0:
            return 0.0
        needs = self.second if self.clash else self.following
        return max(0.0, 1.0 - needs / TURN)
