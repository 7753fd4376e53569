"""What an artificial opponent does by its script."""

from intriga.games.illuminaten.box.tables import CardNumber, Cell
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat


class ScriptStep(Event, frozen=True, tag="script_step"):
    """Which item of its script an artificial opponent carries out.

    `item` is the letter (a for the first) and, where there are any, the number of the sub-item; `earlier`
    says in their order why the items before it did not apply. `cell` is the target, None without one."""

    seat: Seat
    stage: int
    item: str
    reason: str
    cell: Cell | None
    earlier: list[str]


class FigureMoved(Event, frozen=True, tag="figure_moved"):
    seat: Seat
    cell: Cell


class CardTurnedUp(Event, frozen=True, tag="card_turned_up"):
    """A face-down card of the field is turned over where it lies."""

    seat: Seat
    cell: Cell
    card: CardNumber


class PlanRevealed(Event, frozen=True, tag="plan_revealed"):
    seat: Seat
    card: CardNumber


class OwnPlotMet(Event, frozen=True, tag="own_plot_met"):
    """One of the three plots on the board of an artificial opponent: `SG1` to `JW3`."""

    seat: Seat
    plot: str


OpponentEvent = CardTurnedUp | FigureMoved | OwnPlotMet | PlanRevealed | ScriptStep
