"""The parts of a view. Cells, slots, cards and places of the court are numbered from 1, factions are letters,
plots are written P01 to P13, events as in words."""

from typing import Any, Literal

import msgspec

from intriga.games.illuminaten.box.tables import (
    Ability,
    Action,
    CardNumber,
    Cell,
    Degree,
    Letter,
    Organisation,
    Special,
)
from intriga.games.illuminaten.view.deeds import Reach
from intriga.games.illuminaten.view.questions import Moment
from intriga.kernel.machine.seats import Seat

Ending = Literal["plots", "scoring_edicts", "scoring_quiet", "artificial_opponent"]
#: What a plot of an artificial opponent counts.
OwnPlotKind = Literal["edicts", "lodge", "masters", "influence", "cards", "lead", "lodges"]


class SlotView(msgspec.Struct, frozen=True):
    """A slot of a card: what it costs, and whose influence is in it."""

    cost: str
    owner: int | None
    payable: bool  # this seat could pay for it now, if it were the only one


class SourceView(msgspec.Struct, frozen=True):
    """Influence that counts in an argument, and where it lies; cell 0 is the areopagus."""

    cell: int
    influence: int


class CellView(msgspec.Struct, frozen=True):
    """A place of the field; `card` is None while it lies face down or has been taken up."""

    cell: Cell
    row: int
    x: int  # half cards from the left
    neighbours: list[int]
    card: CardNumber | None
    face_down: bool
    slots: list[SlotView]
    controller: int | None
    markers: int
    inner: bool
    areopagi: list[int]  # seats whose areopagus touches it
    figure: bool
    has_yielded: bool
    counts_as_near: bool  # for influence in this turn, wherever it lies


class LodgeView(msgspec.Struct, frozen=True):
    """A lodge: at least three connected cards of one faction."""

    faction: Letter
    cells: list[int]
    influence: list[int]  # by seat
    controller: int | None
    is_main: bool  # it is the largest of its faction, or one of those that tie


class LackView(msgspec.Struct, frozen=True):
    """What a plot lacks: the name of a sentence, a number and facts."""

    lacks: str
    number: int
    facts: dict[str, Any]


class PlotFor(msgspec.Struct, frozen=True):
    """How a plot stands for one seat."""

    seat: Seat
    has_influence: bool
    at_edge: bool
    is_met: bool
    barred: str | None  # met, but not beside the seat's other plots: the reason
    lacks: list[LackView]


class PlotView(msgspec.Struct, frozen=True):
    """A plot that the seat knows to be in play; `owner` is None for a common one."""

    plot: str
    owner: int | None
    is_open: bool
    seats: list[PlotFor]


class OwnPlotView(msgspec.Struct, frozen=True):
    """A plot on the board of an artificial opponent, and how far it has come: one that is reached wins."""

    plot: str
    kind: OwnPlotKind
    reached: int
    needed: int


class HandCard(msgspec.Struct, frozen=True):
    """An Enlightened, with what it can do."""

    card: CardNumber
    degree: Degree
    factions: str  # the main one first
    strength: str  # a digit, dagger or hammers
    ability: Ability
    organisation: Organisation
    slots: list[str]


class Area(msgspec.Struct, frozen=True):
    """What the seat knows of a seat; an artificial opponent has no hand and no private plot."""

    seat: Seat
    is_person: bool
    place: int  # of its board, clockwise from 1
    areopagus: list[int]  # the cells that it touches
    row: int  # of the areopagus, on the lattice of the field: -1 is above it
    x: int
    connection: int
    connection_factions: str
    tokens: dict[Letter, int]
    influence_left: int
    cards_in_hand: int
    hand_limit: int
    known_cards: list[int]  # what this seat is known to hold
    faction_cards: list[Letter]
    open_event: Special | None
    events_in_hand: int
    private_plot: str | None
    points: int  # if the factions were scored now


class FactionCardView(msgspec.Struct, frozen=True):
    """A faction card of this game; `owner` is None in the row."""

    faction: Letter
    owner: int | None
    lent_by: int | None  # borrowed for this turn; from the row if `borrowed` and None
    borrowed: bool
    used: bool
    controller: int | None  # of the faction's largest lodge: who may take it


class EdictView(msgspec.Struct, frozen=True):
    """An edict in play."""

    faction: Letter
    owner: int
    tokens: int


class ArgumentView(msgspec.Struct, frozen=True):
    """An argument that is going on. A card is None if it is not laid, 0 if it lies face down."""

    attacker: Seat
    defender: Seat
    cell: Cell
    slots: list[int]
    strengths: list[int]  # before the cards, the attacker's first
    sources: list[list[SourceView]]  # where they come from
    superior: int | None  # the seat with superiority
    cards: list[int | None]
    is_cancelled: bool


class TurnView(msgspec.Struct, frozen=True):
    """What has been done and what is left in this turn."""

    seat: Seat
    main_actions: int
    chain: list[int]
    chain_has_ended: bool
    turned: list[int]  # cards of the chain that gave quick support
    quick_support_used: bool
    enhanced: dict[Action, int]
    fulfilled_a_plot: bool
    took_a_faction_card: bool
    used_events: list[Special]
    event_will_follow: bool  # a grand master or royal arch has been played


class SheetView(msgspec.Struct, frozen=True):
    """One seat's line of the scoring."""

    seat: Seat
    factions: dict[Letter, int]
    total: int
    faction_cards: int


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat knows it: the turn and one's own things first, as on the plain board."""

    seat: Seat
    players: int
    seats: int
    moment: Moment  # the question that is asked, by its name
    round: int
    last_round: bool
    quiet_rounds: int
    first: int
    still_choosing: list[int]
    rows: list[list[int]]
    turn: TurnView | None
    argument: ArgumentView | None
    owed: list[str]  # a cost being paid: for each token the factions that will do
    hand: list[HandCard]
    private_plot: str | None
    my_events: list[Special]
    drawn_events: list[str]  # two events, one of which I am to keep
    returned_event: str | None  # what I put on top of the event deck, if it is still there
    plots: list[PlotView]
    own_plots: list[OwnPlotView]
    reach: list[Reach]
    areas: list[Area]
    field: list[CellView]
    lodges: list[LodgeView]
    pool: dict[Letter, int]
    court: list[int | None]
    steward: int
    deck: int
    discard: int
    discard_top: int | None  # the pile lies face up, and no more of it may be looked at
    on_table: list[int]  # argument and plan cards
    faction_cards: list[FactionCardView]
    edicts: list[EdictView]
    edicts_gone: list[Letter]
    edicts_to_end: int  # with so many gone the round is the last
    events_left: int
    opponent: str
    ending: Ending | None  # what ended the game
    sheets: list[SheetView]
    winners: list[Seat]
