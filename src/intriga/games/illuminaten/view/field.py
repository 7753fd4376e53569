"""The field as everybody sees it: cards, lodges, plots with what they lack."""

from typing import get_args

from intriga.games.illuminaten.box.tables import FACTIONS, LETTERS, Cell
from intriga.games.illuminaten.rules.artificial.plots import board, reached
from intriga.games.illuminaten.rules.artificial.plots import plot_id as own_plot_id
from intriga.games.illuminaten.rules.plots.missing import missing
from intriga.games.illuminaten.rules.plots.plots import why_not_beside
from intriga.games.illuminaten.rules.plots.witnesses import is_met
from intriga.games.illuminaten.rules.reasons import REASONS
from intriga.games.illuminaten.rules.terms.lodges import (
    NOBODY,
    influence_in,
    largest_lodges,
    lodge_controller,
    lodges,
)
from intriga.games.illuminaten.rules.terms.purse import covers
from intriga.games.illuminaten.state import FACE_DOWN, Pax
from intriga.games.illuminaten.verbs.slots import controller, owner_in
from intriga.games.illuminaten.view.geometry import points
from intriga.games.illuminaten.view.structs import (
    CellView,
    LackView,
    LodgeView,
    OwnPlotKind,
    OwnPlotView,
    PlotFor,
    PlotView,
    SlotView,
)
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat

OWN_KINDS: tuple[OwnPlotKind, ...] = get_args(OwnPlotKind)  # by the number that the rules give them


def letters(mask: Mask) -> str:
    return "".join(LETTERS[faction] for faction in items(mask))


def plot_id(plot: int) -> str:
    return f"P{plot + 1:02d}"


def cells_of(mask: Mask) -> list[int]:
    return [cell + 1 for cell in items(mask)]


def seat_or_none(seat: Seat) -> int | None:
    return seat if seat != NOBODY else None


def cell_view(s: Pax, seat: Seat, cell: Cell) -> CellView:
    card = s.field[cell]
    pattern = s.pattern()
    row, x = points(pattern)[cell]
    return CellView(
        cell=cell + 1,
        row=row,
        x=x,
        neighbours=[near + 1 for near in sorted(pattern.around[cell]) if near >= 0],
        card=card + 1 if card >= 0 else None,
        face_down=card == FACE_DOWN,
        slots=slot_views(s, seat, cell) if card >= 0 else [],
        controller=seat_or_none(controller(s.inf[cell], s.seats)),
        markers=s.markers[cell],
        inner=bool(pattern.inner >> cell & 1),
        areopagi=[seat for seat in range(s.seats) if pattern.areopagi[s.place[seat]] >> cell & 1],
        figure=s.opponent != 0 and s.figure == cell,
        has_yielded=bool(s.yielded >> cell & 1),
        counts_as_near=bool(s.laid_near >> cell & 1),
    )


def slot_views(s: Pax, seat: Seat, cell: Cell) -> list[SlotView]:
    card = s.box.cards[s.field[cell]]
    return [
        SlotView(
            cost="".join(LETTERS[faction] for faction in cost),
            owner=seat_or_none(owner_in(s.inf[cell], slot)),
            payable=seat >= 0 and covers(s, seat, card.needs[slot], 0, True),
        )
        for slot, cost in enumerate(card.costs)
    ]


def lodge_views(s: Pax) -> list[LodgeView]:
    """Every lodge, faction by faction."""
    found: list[LodgeView] = []
    for faction in range(FACTIONS):
        largest = largest_lodges(s, faction)
        for lodge in lodges(s, faction):
            found.append(
                LodgeView(
                    faction=LETTERS[faction],
                    cells=cells_of(lodge),
                    influence=[influence_in(s, seat, lodge) for seat in range(s.seats)],
                    controller=seat_or_none(lodge_controller(s, lodge)),
                    is_main=lodge in largest,
                )
            )
    return found


def knows_plot(s: Pax, seat: Seat, other: int) -> bool:
    """Whether a seat knows the private plot of another."""
    if s.private[other] < 0:
        return False
    return seat == other or bool((s.shown_plots | (s.seen_plots[seat] if seat >= 0 else 0)) >> other & 1)


def plot_views(s: Pax, seat: Seat) -> list[PlotView]:
    """The common plots, and the private ones that this seat knows."""
    found = [PlotView(plot_id(plot), None, True, [plot_for(s, other, plot) for other in range(s.players)])
             for plot in s.common]  # fmt: skip
    for other in range(s.players):
        if knows_plot(s, seat, other):
            plot = s.private[other]
            is_open = bool(s.shown_plots >> other & 1)
            found.append(PlotView(plot_id(plot), other, is_open, [plot_for(s, other, plot)]))
    return found


def own_plot_views(s: Pax) -> list[OwnPlotView]:
    """The plots on the board of the artificial opponent."""
    # PI-202
    if not s.opponent:
        return []
    return [
        OwnPlotView(own_plot_id(s, place), OWN_KINDS[kind], reached(s, s.players, kind), needed)
        for place, (kind, needed) in enumerate(board(s))
    ]


def barred(s: Pax, seat: Seat, plot: int) -> str | None:
    """Why a plot that is met may not hold the seat's influence beside its other plots."""
    # PI-142 PI-143
    reason = why_not_beside(s, seat, plot)
    return REASONS[reason][0] if reason != FINE else None


def plot_for(s: Pax, seat: Seat, plot: int) -> PlotFor:
    met = is_met(s, seat, plot)
    lacks = (
        [] if met else [LackView(name, number, dict(facts)) for name, number, facts in missing(s, seat, plot)]
    )
    return PlotFor(
        seat=seat,
        has_influence=bool(s.on_plots[seat] >> plot & 1),
        at_edge=bool(s.at_edge[seat] >> plot & 1),
        is_met=met,
        barred=barred(s, seat, plot) if met else None,
        lacks=lacks,
    )
