"""What an artificial opponent does by its script. Never compiled."""

from intriga.kernel.events import Event


class ScriptStep(Event, frozen=True, tag="script_step"):
    """Which item of its script an artificial opponent carries out.

    `item` is the letter (a for the first) and, where there are any, the number of the sub-item; `earlier`
    says in their order why the items before it did not apply. `cell` is the target, None without one."""

    seat: int
    stage: int
    item: str
    reason: str
    cell: int | None
    earlier: list[str]


class FigureMoved(Event, frozen=True, tag="figure_moved"):
    seat: int
    cell: int


class CardTurnedUp(Event, frozen=True, tag="card_turned_up"):
    """A face-down card of the field is turned over where it lies."""

    seat: int
    cell: int
    card: int


class PlanRevealed(Event, frozen=True, tag="plan_revealed"):
    seat: int
    card: int


class OwnPlotMet(Event, frozen=True, tag="own_plot_met"):
    """One of the three plots on the board of an artificial opponent: `SG1` to `SG3`, `AW1` to `AW3`."""

    seat: int
    plot: str


OpponentEvent = CardTurnedUp | FigureMoved | OwnPlotMet | PlanRevealed | ScriptStep
