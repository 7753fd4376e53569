"""The turn: event phase, actions, check phase; and the menu of what may be done in the action phase."""

from typing import Final, final

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import ACTIONS, EXCLUDE, FACTIONS, INFLUENCE, REASSIGN, RISE, Cell
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.actions.conspiracy import Weaving, why_not_weave
from intriga.games.illuminaten.rules.artificial import ArtificialTurn
from intriga.games.illuminaten.rules.end import end_of_round
from intriga.games.illuminaten.rules.phases.check_phase import CheckPhase
from intriga.games.illuminaten.rules.phases.event_phase import EventPhase
from intriga.games.illuminaten.rules.phases.special_events import invoke, why_not_invoke
from intriga.games.illuminaten.rules.plots.faction_cards import (
    take_faction,
    use_faction,
    why_not_take,
    why_not_use,
)
from intriga.games.illuminaten.rules.plots.plots import fulfil, plot_facts, why_not_fulfil
from intriga.games.illuminaten.rules.terms.support import next_in_order
from intriga.games.illuminaten.rules.turn.actions import act, why_not_act
from intriga.games.illuminaten.rules.turn.modes import BY_MARKER, FREE, MAIN, is_open
from intriga.games.illuminaten.state import NONE, NOT_IN_GAME, Pax
from intriga.games.illuminaten.verbs.arguments import use_marker
from intriga.games.illuminaten.verbs.pieces import begin_action
from intriga.games.illuminaten.vocabulary import (
    ACT,
    END,
    FULFIL,
    INVOKE,
    MARKER,
    TAKE,
    USE,
    WEAVE,
    Act,
    CardWord,
    EventWord,
    FactionWord,
    Marker,
    PlotWord,
)
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

MARKED_ACTIONS: Final = (INFLUENCE, REASSIGN, EXCLUDE)  # PI-115


def begin_turn(s: Pax, seat: Seat, d: Dealer) -> None:
    """Reset everything that lasts for one turn."""
    # PI-064 PI-067 PI-088 PI-117 PI-135
    s.active = seat
    s.mains = 2
    s.chain = []
    s.turned = 0
    s.chain_ended = False
    s.enhanced = [0] * len(ACTIONS)
    s.yielded = 0
    s.laid_near = 0
    s.markers = [0] * len(s.field)
    s.used_factions = 0
    s.used_events = 0
    s.has_fulfilled = False
    s.has_taken_faction = False
    s.great_played = False
    if d.events is not None:
        d.events.append(events.TurnBegan(s.round, seat))


def phases(s: Pax, seat: Seat) -> list[Frame[Pax]]:
    """The frames of a turn, the first on top."""
    # PI-064 PI-066
    if seat >= s.players:
        return [ArtificialTurn(seat)]
    later: list[Frame[Pax]] = [CheckPhase(seat), Actions(seat)]
    return later if s.round == 1 else [*later, EventPhase(seat)]


@final
class Rounds(Frame[Pax]):
    """Turn after turn, clockwise by the boards; at the end of a round the game may end."""

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-063
        if s.active == NONE:
            s.round = 1
            seat = s.first
        else:
            seat = next_in_order(s, s.active, 1)
            if seat == s.first:
                end_of_round(s, d)
                if s.over:
                    return 0
                s.round += 1
        begin_turn(s, seat, d)
        s.stack += phases(s, seat)
        return 0

    def copy(self) -> "Rounds":
        return self


@final
class Actions(Frame[Pax]):
    """The action phase: up to two main actions and any free ones, in any order."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, s: Pax, d: Dealer) -> int:
        return only(self.seat)

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        # Only what lies there or is in hand, and has not been done in this turn, can be legal.
        found = ACT.copy() if s.mains > 0 or is_open(s, RISE) else []
        for faction in range(FACTIONS):
            if s.faction_owner[faction] != NOT_IN_GAME and not s.has_taken_faction:
                found.append(TAKE[faction])
        for faction in range(FACTIONS):
            if s.faction_owner[faction] == seat:
                found.append(USE[faction])
        found.append(END)
        if not s.chain_ended:
            found += [WEAVE[card] for card in items(s.hands[seat])]
        for cell in range(len(s.field)):
            if s.markers[cell]:
                found.append(MARKER[cell])
        for plot in s.common:
            found.append(FULFIL[plot])
        for event in s.open_event:
            if event >= 0:
                found.append(INVOKE[event])
        if s.private[seat] >= 0:
            found.append(FULFIL[s.private[seat]])
        return found

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-067 PI-069 PI-070 GAP-31
        if w is END:
            return FINE
        if isinstance(w, Act):
            return self.bar_main(s, seat, w.action)
        if isinstance(w, CardWord):
            return why_not_weave(s, seat, w.card) if w.verb == "weave" else NOT_ASKED
        if isinstance(w, FactionWord):
            if w is TAKE[w.faction]:
                return why_not_take(s, seat, w.faction)
            return why_not_use(s, seat, w.faction) if w is USE[w.faction] else NOT_ASKED
        if isinstance(w, Marker):
            return self.bar_marker(s, seat, w.cell)
        if isinstance(w, PlotWord):
            return why_not_fulfil(s, seat, w.plot) if w is FULFIL[w.plot] else NOT_ASKED
        if isinstance(w, EventWord):
            special = w.event - FACTIONS
            return why_not_invoke(s, seat, special) if w.verb == "invoke" else NOT_ASKED
        return NOT_ASKED

    def bar_main(self, s: Pax, seat: Seat, action: int) -> int:
        """A main action needs one of the turn's two, or the way that uses none up."""
        # PI-067 AMB-42
        if s.mains > 0:
            return why_not_act(s, seat, action, MAIN, NONE)
        if is_open(s, RISE) and why_not_act(s, seat, action, FREE, NONE) == FINE:
            return FINE
        return why.NO_MAIN_ACTION_LEFT

    def bar_marker(self, s: Pax, seat: Seat, cell: Cell) -> int:
        """A reward marker is used for influence, reassignment or exclusion of the marked card."""
        # PI-115
        if cell >= len(s.field) or s.markers[cell] == 0:
            return why.NO_SUCH_MARKER
        for action in MARKED_ACTIONS:
            if why_not_act(s, seat, action, BY_MARKER, cell) == FINE:
                return FINE
        return why.NOTHING_WOULD_FOLLOW

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return plot_facts(s, seat, w.plot, reason) if isinstance(w, PlotWord) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        if w is END:
            s.stack.pop()
        elif isinstance(w, Act):
            begin_action(seat, w.action, d)
            s.stack.append(act(s, seat, w.action, MAIN if s.mains > 0 else FREE, NONE))
        elif isinstance(w, CardWord):
            s.stack.append(Weaving(seat, w.card))
        elif isinstance(w, FactionWord):
            if w is TAKE[w.faction]:
                take_faction(s, seat, w.faction, d)
            else:
                use_faction(s, seat, w.faction, d)
        elif isinstance(w, Marker):
            s.stack.append(Marked(seat, w.cell))
        elif isinstance(w, PlotWord):
            fulfil(s, seat, w.plot, d)
        elif isinstance(w, EventWord):
            invoke(s, seat, w.event - FACTIONS, d)

    def copy(self) -> "Actions":
        return self

    def key(self) -> tuple[object, ...]:
        return (self.seat,)


@final
class Marked(Frame[Pax]):
    """A reward marker is being used: for which action?"""

    def __init__(self, seat: Seat, cell: Cell) -> None:
        self.seat: Final = seat
        self.cell: Final = cell

    def ask(self, s: Pax, d: Dealer) -> int:
        return only(self.seat)

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return ACT

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-115
        if not isinstance(w, Act) or w.action not in MARKED_ACTIONS:
            return NOT_ASKED
        return why_not_act(s, seat, w.action, BY_MARKER, self.cell)

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        # PI-115 PI-117
        assert isinstance(w, Act)
        use_marker(s, seat, self.cell, w.action, d)
        s.stack.pop()
        s.stack.append(act(s, seat, w.action, BY_MARKER, self.cell))

    def copy(self) -> "Marked":
        return self

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.cell)
