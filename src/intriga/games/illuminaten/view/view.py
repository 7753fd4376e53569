"""What one seat may know, built from nothing, with all derived facts."""

from typing import cast

from intriga.games.illuminaten.box.loading import FIRST_CONNECTION, STRENGTHS
from intriga.games.illuminaten.box.tables import (
    ABILITIES,
    ACTIONS,
    ANY_FACTION,
    DEGREES,
    EVENTS,
    FACTIONS,
    LETTERS,
    ORGANISATIONS,
    CardNumber,
    Cell,
)
from intriga.games.illuminaten.rules.actions.argument import Argument, edge_of
from intriga.games.illuminaten.rules.artificial.argument import ArtificialArgument
from intriga.games.illuminaten.rules.end import EDICTS_TO_END, points, total
from intriga.games.illuminaten.rules.phases.check_phase import KeepEvent
from intriga.games.illuminaten.rules.phases.refill import hand_limit
from intriga.games.illuminaten.rules.plots.taking import faction_cards_of, faction_controller
from intriga.games.illuminaten.rules.terms.paying import Pay
from intriga.games.illuminaten.setup import OPPONENTS
from intriga.games.illuminaten.state import IN_ROW, NONE, NOT_IN_GAME, Pax
from intriga.games.illuminaten.verbs.event_cards import event_name, events_left
from intriga.games.illuminaten.verbs.slots import influence_of
from intriga.games.illuminaten.view.deeds import reach
from intriga.games.illuminaten.view.field import (
    cell_view,
    cells_of,
    knows_plot,
    letters,
    lodge_views,
    own_plot_views,
    plot_id,
    plot_views,
    seat_or_none,
)
from intriga.games.illuminaten.view.geometry import board_points
from intriga.games.illuminaten.view.questions import moment_of
from intriga.games.illuminaten.view.structs import (
    Area,
    ArgumentView,
    EdictView,
    Ending,
    FactionCardView,
    HandCard,
    SheetView,
    SourceView,
    TurnView,
    View,
)
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import SPECTATOR, Seat, seats_in

__all__ = ["View", "view"]


def view(s: Pax, seat: Seat) -> View:
    """What this seat may know; a spectator (-1) has no hand."""
    # GAP-24
    return View(
        seat=seat,
        players=s.players,
        seats=s.seats,
        opponent=OPPONENTS[s.opponent],
        moment=moment_of(s),
        round=s.round,
        last_round=s.last_round,
        quiet_rounds=s.quiet_rounds,
        first=s.first,
        still_choosing=seats_in(s.must),
        rows=[[cell + 1 for cell in row] for row in s.pattern().rows],
        field=[cell_view(s, seat, cell) for cell in range(len(s.field))],
        lodges=lodge_views(s),
        plots=plot_views(s, seat),
        own_plots=own_plot_views(s),
        reach=reach(s, seat),
        areas=[area(s, seat, other) for other in range(s.seats)],
        hand=[hand_card(s, card) for card in items(int(s.hands[seat]))] if seat >= 0 else [],
        private_plot=plot_id(s.private[seat]) if seat >= 0 else None,
        pool={LETTERS[faction]: s.pool[faction] for faction in range(FACTIONS)},
        court=[card + 1 if card >= 0 else None for card in s.court],
        steward=s.steward + 1,
        deck=s.deck_size,
        discard=count(s.discard),
        discard_top=s.discard_top + 1 if s.discard_top >= 0 else None,
        on_table=cells_of(s.argued | s.plans),
        faction_cards=faction_card_views(s),
        edicts=edict_views(s),
        edicts_gone=[LETTERS[faction] for faction in items(s.edicts_gone)],
        edicts_to_end=EDICTS_TO_END,
        events_left=events_left(s),
        my_events=[EVENTS[special] for special in items(s.event_hands[seat])] if seat >= 0 else [],
        drawn_events=drawn_events(s, seat),
        returned_event=event_name(s.top_event) if s.top_event >= 0 and s.top_known == seat >= 0 else None,
        turn=turn_view(s) if s.active != NONE else None,
        argument=argument_view(s, seat),
        owed=owed(s),
        ending=cast(Ending, s.reason) if s.over else None,
        sheets=sheets(s) if s.over else [],
        winners=seats_in(s.winners),
    )


# ── seats ──


def area(s: Pax, seat: Seat, other: int) -> Area:
    """What a seat knows of another, or of itself."""
    connection = s.box.connections[s.connections[other]]
    special = s.open_event[other]
    row, x = board_points(s.pattern())[s.place[other]]
    return Area(
        seat=other,
        is_person=other < s.players,
        place=s.place[other] + 1,
        areopagus=cells_of(s.pattern().areopagi[s.place[other]]),
        row=row,
        x=x,
        connection=FIRST_CONNECTION + s.connections[other],
        connection_factions=letters(connection),
        tokens={LETTERS[faction]: s.token(other, faction) for faction in range(FACTIONS)},
        influence_left=s.supply[other],
        cards_in_hand=count(int(s.hands[other])),
        hand_limit=hand_limit(s, other) if other < s.players else 0,
        known_cards=cells_of(known_cards(s, seat, other)),
        faction_cards=[LETTERS[faction] for faction in range(FACTIONS) if s.faction_owner[faction] == other],
        open_event=EVENTS[special] if special >= 0 else None,
        events_in_hand=count(s.event_hands[other]),
        private_plot=plot_id(s.private[other]) if knows_plot(s, seat, other) else None,
        points=total(s, other),
    )


def known_cards(s: Pax, seat: Seat, other: int) -> int:
    """The cards that a seat, or a spectator, knows to be in another's hand."""
    if seat == other:
        return int(s.hands[other])
    row = s.seats if seat == SPECTATOR else seat
    return s.known[row * s.seats + other]


def hand_card(s: Pax, card: CardNumber) -> HandCard:
    known = s.box.cards[card]
    second = LETTERS[known.second] if known.second >= 0 else ""
    return HandCard(
        card=card + 1,
        degree=DEGREES[known.degree],
        factions=LETTERS[known.main] + second,
        strength=STRENGTHS[known.strength - 2],
        ability=ABILITIES[known.ability],
        organisation=ORGANISATIONS[known.organisation],
        slots=["".join(LETTERS[faction] for faction in cost) for cost in known.costs],
    )


# ── faction cards, edicts, events ──


def faction_card_views(s: Pax) -> list[FactionCardView]:
    found: list[FactionCardView] = []
    for faction in range(FACTIONS):
        owner = s.faction_owner[faction]
        if owner == NOT_IN_GAME:
            continue
        lender = s.borrowed_from[s.borrowed.index(faction)] if faction in s.borrowed else IN_ROW
        found.append(
            FactionCardView(
                faction=LETTERS[faction],
                owner=owner if owner != IN_ROW else None,
                lent_by=lender if lender != IN_ROW else None,
                borrowed=faction in s.borrowed,
                used=bool(s.used_factions >> faction & 1),
                controller=seat_or_none(faction_controller(s, faction)),
            )
        )
    return found


def edict_views(s: Pax) -> list[EdictView]:
    return [
        EdictView(LETTERS[faction], s.edict_owner[faction], s.edict_tokens[faction])
        for faction in range(FACTIONS)
        if s.edict_owner[faction] != NONE
    ]


def drawn_events(s: Pax, seat: Seat) -> list[str]:
    """The two events of which this seat is to keep one."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, KeepEvent) and frame.seat == seat:
        return [event_name(frame.one), event_name(frame.other)]
    return []


# ── the turn ──


def turn_view(s: Pax) -> TurnView:
    """What has been done and what is left."""
    return TurnView(
        seat=s.active,
        main_actions=s.mains,
        chain=[card + 1 for card in s.chain],
        chain_has_ended=s.chain_ended,
        turned=cells_of(s.turned),
        quick_support_used=s.turned != 0,
        enhanced={ACTIONS[action]: number for action, number in enumerate(s.enhanced) if number},
        fulfilled_a_plot=s.has_fulfilled,
        took_a_faction_card=s.has_taken_faction,
        used_events=[EVENTS[special] for special in items(s.used_events)],
        event_will_follow=s.great_played,
    )


def argument_view(s: Pax, seat: Seat) -> ArgumentView | None:
    """The argument that is going on, with what this seat may see of its cards."""
    for frame in reversed(s.stack):
        if isinstance(frame, Argument):
            return between_people(s, frame, seat)
        if isinstance(frame, ArtificialArgument):
            return with_artificial(s, frame)
    return None


def between_people(s: Pax, frame: Argument, seat: Seat) -> ArgumentView:
    strengths = frame.strengths(s)
    cards: list[int | None] = []
    for side, card in enumerate(frame.laid):
        seen = frame.revealed >> side & 1 or frame.seat(side) == seat
        cards.append(None if card == NONE else card + 1 if seen else 0)
    return ArgumentView(
        attacker=frame.attacker,
        defender=frame.defender,
        cell=frame.cell + 1,
        slots=cells_of(frame.slots),
        strengths=list(strengths),
        sources=[sources(s, side, frame.cell) for side in (frame.attacker, frame.defender)],
        superior=superior(s, frame.attacker, frame.defender, strengths),
        cards=cards,
        is_cancelled=frame.is_cancelled,
    )


def with_artificial(s: Pax, frame: ArtificialArgument) -> ArgumentView:
    """All its cards lie open."""
    scripted = s.players
    sides = (scripted, frame.person) if frame.attacks() else (frame.person, scripted)
    cards = (frame.card, frame.laid) if frame.attacks() else (frame.laid, frame.card)
    strengths = frame.strengths(s, scripted)
    return ArgumentView(
        attacker=sides[0],
        defender=sides[1],
        cell=frame.cell + 1,
        slots=cells_of(frame.slots),
        strengths=list(strengths),
        sources=[sources(s, side, frame.cell) for side in sides],
        superior=superior(s, sides[0], sides[1], strengths),
        cards=[None if card == NONE else card + 1 for card in cards],
        is_cancelled=False,
    )


def sources(s: Pax, seat: Seat, cell: Cell) -> list[SourceView]:
    """Where a side's initial strength comes from."""
    # PI-102 PI-042
    found = [
        SourceView(near + 1, influence_of(s.inf[near], seat))
        for near in items(s.pattern().near[cell])
        if influence_of(s.inf[near], seat)
    ]
    return [SourceView(0, 1), *found] if s.pattern().areopagi[s.place[seat]] >> cell & 1 else found


def superior(s: Pax, attacker: Seat, defender: Seat, strengths: tuple[int, int]) -> int | None:
    edge = edge_of(s, strengths[0], strengths[1])
    return attacker if edge > 0 else defender if edge < 0 else None


def owed(s: Pax) -> list[str]:
    """The cost that is being paid, token by token."""
    frame = s.stack[-1] if s.stack else None
    return [letters(unit & ANY_FACTION) for unit in frame.units] if isinstance(frame, Pay) else []


def sheets(s: Pax) -> list[SheetView]:
    """The scoring, as it stands at the end."""
    return [
        SheetView(
            seat=seat,
            factions={LETTERS[faction]: points(s, seat, faction) for faction in range(FACTIONS)},
            total=total(s, seat),
            faction_cards=faction_cards_of(s, seat),
        )
        for seat in range(s.seats)
    ]
