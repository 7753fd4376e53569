"""The position of a game: data only."""

from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from intriga.games.illuminaten.box.tables import FACTIONS, Box, Counts, Faction, Field
from intriga.games.illuminaten.rules.reasons import REASONS
from intriga.kernel.machine.frames import Frame, State
from intriga.kernel.machine.seats import Seat

FACE_DOWN: Final = -1  # a card of the field that nobody has seen
NO_CARD: Final = -2  # a cell whose card has been taken up and not been replaced yet (PI-074)
NONE: Final = -1
NOT_IN_GAME: Final = -2  # a faction card that was left in the box
IN_ROW: Final = -1  # a faction card that nobody has taken


@final
class Pax(State):
    """Masks are sets. Lists go by seat, by cell or by faction; an artificial opponent is the last seat.
    What seldom or never changes is a tuple: copies share it."""

    def __init__(self, box: Box, players: int, seats: int, stack: list[Frame[Any]], hands: vec[i64]) -> None:
        super().__init__(players, stack)
        self.box = box
        self.seats = seats
        self.opponent = 0  # 0 = none, else its place in `setup.OPPONENTS`
        self.place: tuple[int, ...] = ()  # of each seat's board around the field, clockwise
        # ── the field: a face-down card has no identity before it is seen ──
        self.field: list[int] = []
        self.inf: list[int] = []  # by cell: three bits a slot from the top, owner + 1 (see slots.py)
        self.supply: list[int] = []  # influence tokens of each seat
        # ── the cards ──
        self.hands = hands
        self.deck = 0  # heap: the deck and, until it is renewed, the face-down cards of the field
        self.deck_size = 0
        self.under = 0  # heap of the face-down cards once the deck has been renewed
        self.renewed = False
        self.discard = 0
        self.discard_top = NONE  # all that may be seen of the discard pile besides its height (GAP-24)
        self.court: list[int] = []
        self.steward = 0
        # each deck as it was renewed; a card is of the last that holds it
        self.generations: tuple[int, ...] = ()
        self.known: list[int] = []  # (seats + 1) * seats: cards that one seat, or at last a spectator,
        # knows to be in another's hand
        # ── support ──
        self.tokens: list[int] = []  # seats * factions
        self.pool: list[int] = []
        self.connections: tuple[int, ...] = ()
        # ── faction cards ──
        self.faction_owner: list[int] = []
        self.borrowed: list[int] = []  # the faction cards borrowed in this turn (AMB-46)
        self.borrowed_from: list[int] = []  # where each goes back to: a seat or IN_ROW
        # ── plots ──
        self.common: tuple[int, ...] = ()
        self.private: list[int] = []
        self.shown_plots = 0  # seats whose private plot lies face up
        self.seen_plots: list[int] = []  # by seat: seats whose private plot it has looked at
        self.on_plots: list[int] = []  # by seat: plots (mask) that hold its influence
        self.at_edge: list[int] = []  # by seat: plots (mask) with its influence at the edge
        self.newest: list[int] = []  # by seat: the plot it fulfilled last
        # ── events: two packets of edicts and specials, of unknown order ──
        self.packets: list[int] = []  # edicts and specials left in the upper packet, then in the lower
        self.unseen_edicts = 0
        self.unseen_specials = 0
        self.top_event = NONE  # an event put back on top; edicts are 0-5, specials 6-14
        self.top_known = NONE  # the seat that put it there
        self.event_log: tuple[tuple[int, int, int], ...] = ()  # what became of the events (see event_log.py)
        self.event_hands: list[int] = []  # specials (mask)
        self.open_event: list[int] = []  # the special before each seat
        self.edict_owner: list[int] = []  # by faction; -1 before it is played and after it is discarded
        self.edict_tokens: list[int] = []
        self.edicts_gone = 0  # mask
        self.quiet_rounds = 1  # rounds without an event drawn, the current one among them (GAP-37)
        self.last_round = False
        # ── the turn ──
        self.round = 0
        self.first = 0
        self.active = NONE
        self.mains = 0  # main actions left
        self.chain: list[int] = []  # cards of the conspiracy in their order
        self.turned = 0  # cards of the chain used for quick support (mask of cards)
        self.chain_ended = False
        self.argued = 0  # argument cards on the table (mask)
        self.enhanced: list[int] = []  # by action: how many enhancements apply
        self.yielded = 0  # cells that have yielded in this turn; the areopagus is bit 19
        self.laid_near = 0  # cells that count as adjacent for influence in this turn
        self.markers: list[int] = []  # by cell: reward markers
        self.used_factions = 0  # faction cards turned sideways
        self.used_events = 0  # specials used once in this turn
        self.has_fulfilled = False
        self.has_taken_faction = False
        self.great_played = False  # a grand master or royal arch was played in this turn
        # ── an artificial opponent ──
        self.figure = 0  # the cell of its figure, or AREOPAGUS
        self.plans = 0  # its plan cards that lie on the table (mask)
        # ── the end ──
        self.reason = ""
        self.winners = 0

    def copy(self) -> "Pax":
        to = Pax(self.box, self.players, self.seats, self.copy_stack(), self.hands[:])
        self.copy_machine(to)
        to.opponent = self.opponent
        to.place = self.place
        to.field = self.field.copy()
        to.inf = self.inf.copy()
        to.supply = self.supply.copy()
        to.deck = self.deck
        to.deck_size = self.deck_size
        to.under = self.under
        to.renewed = self.renewed
        to.discard = self.discard
        to.discard_top = self.discard_top
        to.court = self.court.copy()
        to.steward = self.steward
        to.generations = self.generations
        to.known = self.known.copy()
        to.tokens = self.tokens.copy()
        to.pool = self.pool.copy()
        to.connections = self.connections
        to.faction_owner = self.faction_owner.copy()
        to.borrowed = self.borrowed.copy()
        to.borrowed_from = self.borrowed_from.copy()
        to.common = self.common
        to.private = self.private.copy()
        to.shown_plots = self.shown_plots
        to.seen_plots = self.seen_plots.copy()
        to.on_plots = self.on_plots.copy()
        to.at_edge = self.at_edge.copy()
        to.newest = self.newest.copy()
        to.packets = self.packets.copy()
        to.unseen_edicts = self.unseen_edicts
        to.unseen_specials = self.unseen_specials
        to.top_event = self.top_event
        to.top_known = self.top_known
        to.event_log = self.event_log
        to.event_hands = self.event_hands.copy()
        to.open_event = self.open_event.copy()
        to.edict_owner = self.edict_owner.copy()
        to.edict_tokens = self.edict_tokens.copy()
        to.edicts_gone = self.edicts_gone
        to.quiet_rounds = self.quiet_rounds
        to.last_round = self.last_round
        to.round = self.round
        to.first = self.first
        to.active = self.active
        to.mains = self.mains
        to.chain = self.chain.copy()
        to.turned = self.turned
        to.chain_ended = self.chain_ended
        to.argued = self.argued
        to.enhanced = self.enhanced.copy()
        to.yielded = self.yielded
        to.laid_near = self.laid_near
        to.markers = self.markers.copy()
        to.used_factions = self.used_factions
        to.used_events = self.used_events
        to.has_fulfilled = self.has_fulfilled
        to.has_taken_faction = self.has_taken_faction
        to.great_played = self.great_played
        to.figure = self.figure
        to.plans = self.plans
        to.reason = self.reason
        to.winners = self.winners
        return to

    def key(self) -> tuple[object, ...]:
        return (
            self.seats,
            self.opponent,
            self.place,
            tuple(self.field),
            tuple(self.inf),
            tuple(self.supply),
            tuple(self.hands),
            self.deck,
            self.deck_size,
            self.under,
            self.renewed,
            self.discard,
            self.discard_top,
            tuple(self.court),
            self.steward,
            self.generations,
            tuple(self.known),
            tuple(self.tokens),
            tuple(self.pool),
            self.connections,
            tuple(self.faction_owner),
            tuple(self.borrowed),
            tuple(self.borrowed_from),
            self.common,
            tuple(self.private),
            self.shown_plots,
            tuple(self.seen_plots),
            tuple(self.on_plots),
            tuple(self.at_edge),
            tuple(self.newest),
            tuple(self.packets),
            self.unseen_edicts,
            self.unseen_specials,
            self.top_event,
            self.top_known,
            self.event_log,
            tuple(self.event_hands),
            tuple(self.open_event),
            tuple(self.edict_owner),
            tuple(self.edict_tokens),
            self.edicts_gone,
            self.quiet_rounds,
            self.last_round,
            self.round,
            self.first,
            self.active,
            self.mains,
            tuple(self.chain),
            self.turned,
            self.chain_ended,
            self.argued,
            tuple(self.enhanced),
            self.yielded,
            self.laid_near,
            tuple(self.markers),
            self.used_factions,
            self.used_events,
            self.has_fulfilled,
            self.has_taken_faction,
            self.great_played,
            self.figure,
            self.plans,
            self.reason,
            self.winners,
        )

    def reasons(self) -> list[tuple[str, str]]:
        return REASONS

    def pattern(self) -> Field:
        """The field's pattern at this number of seats."""
        return self.box.fields[self.seats - 2]

    def counts(self) -> Counts:
        return self.box.counts[self.seats - 2]

    def token(self, seat: Seat, faction: Faction) -> int:
        return self.tokens[seat * FACTIONS + faction]

    def made_by(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        return bare, (self.box, self.players, self.seats)


def bare(box: Box, players: int, seats: int) -> Pax:
    """A position without anything in it yet."""
    return Pax(box, players, seats, [], vec[i64]([0] * seats))
