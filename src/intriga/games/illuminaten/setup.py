"""From the box to the first state."""

from collections.abc import Mapping
from typing import Final

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import (
    ACTIONS,
    AREOPAGUS,
    CARDS,
    CONNECTIONS,
    COURT,
    FACTIONS,
    LETTERS,
    PLOTS,
    SPECIALS,
    Box,
)
from intriga.games.illuminaten.rules.turn.turn import Rounds
from intriga.games.illuminaten.state import FACE_DOWN, IN_ROW, NONE, NOT_IN_GAME, Pax, bare
from intriga.games.illuminaten.verbs.pieces import number, numbers
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import everyone, only

OPPONENTS: Final = ("none", "saint_germain", "weishaupt", "joseph", "willermoz")
BY_DIFFICULTY: Final = ("saint_germain", "joseph", "weishaupt", "willermoz")  # as they are offered
HAND: Final = 4
INFLUENCE_TOKENS: Final = 20
COMMON_PLOTS: Final = 2
FIRST_CONNECTION: Final = 4  # the connection cards are numbered from IV on


def setup(box: Box, players: int, options: Mapping[str, str], d: Dealer) -> Pax:
    """Lay out the table, deal, and go on to the first question."""
    # PI-182
    s = dealt_table(box, players, options, d)
    tell_setup(s, options, d)
    s.stack.append(Rounds())
    s.settle(d)
    return s


def dealt_table(box: Box, players: int, options: Mapping[str, str], d: Dealer) -> Pax:
    """The table before the first turn."""
    # PI-182
    opponent = OPPONENTS.index(options.get("opponent", "none"))
    if opponent > box.opponents:
        raise Malformed(f"this pack has no artificial opponent '{OPPONENTS[opponent]}'")
    s = bare(box, players, players + (1 if opponent else 0))
    s.opponent = opponent
    lay_out(s)
    deal_cards(s, d)
    deal_connections(s, d)
    deal_faction_cards(s, d)
    deal_plots(s, d)
    return s


# ── without luck ──


def lay_out(s: Pax) -> None:
    """Everything that does not depend on chance."""
    # PI-006 PI-009 PI-011 PI-012 PI-013 PI-018 PI-027
    cells = s.pattern().cells
    s.place = places(s)
    s.field = [FACE_DOWN] * cells
    s.inf = [0] * cells
    s.supply = [INFLUENCE_TOKENS] * s.seats
    s.markers = [0] * cells
    s.enhanced = [0] * len(ACTIONS)
    s.steward = 0
    s.pool = [s.counts().support] * FACTIONS
    s.tokens = [0] * (s.seats * FACTIONS)
    s.known = [0] * ((s.seats + 1) * s.seats)
    s.seen_plots = [0] * s.seats
    s.on_plots = [0] * s.seats
    s.at_edge = [0] * s.seats
    s.newest = [NONE] * s.seats
    lay_out_events(s)
    if s.seats > s.players:
        lay_out_opponent(s)


def places(s: Pax) -> tuple[int, ...]:
    """The boards clockwise; an artificial opponent has the first place."""
    # PI-183 GAP-16 AMB-56
    if s.seats == s.players:
        return tuple(range(s.seats))
    return (*range(1, s.seats), 0)


def lay_out_events(s: Pax) -> None:
    """Two packets of three edicts and three specials; which ones nobody knows. The rest stays in the box."""
    # PI-022 PI-023 PI-024
    s.packets = [3, 3, 3, 3]
    s.unseen_edicts = (1 << FACTIONS) - 1
    s.unseen_specials = (1 << SPECIALS) - 1
    s.event_hands = [0] * s.seats
    s.open_event = [NONE] * s.seats
    s.edict_owner = [NONE] * FACTIONS
    s.edict_tokens = [0] * FACTIONS


def lay_out_opponent(s: Pax) -> None:
    """One of its tokens lies on top of its areopagus, and its figure stands there."""
    # PI-186 PI-187
    s.supply[s.players] -= 1
    s.figure = AREOPAGUS


# ── by chance ──


def deal_cards(s: Pax, d: Dealer) -> None:
    """Hands and court from the shuffled cards; the field's and the deck's are not told apart yet."""
    # PI-008 PI-010 PI-014 PI-026 PI-188
    s.deck = (1 << CARDS) - 1
    s.generations = (s.deck,)
    for seat in range(s.players):
        for _ in range(HAND):
            s.hands[seat] |= 1 << dealt_card(s, only(seat), d)
    s.court = []
    for _ in range(COURT):
        s.court.append(dealt_card(s, everyone(s.players), d))
    s.deck_size = count(s.deck) - len(s.field)


def dealt_card(s: Pax, seats: int, d: Dealer) -> int:
    card = d.draw(s.deck, seats)
    s.deck &= ~(1 << card)
    return card


def deal_connections(s: Pax, d: Dealer) -> None:
    """A connection card for each board with its three tokens; the lowest number plays first."""
    # PI-015 PI-016 PI-017 PI-185
    heap = (1 << CONNECTIONS) - 1
    for seat in range(s.seats):
        card = d.draw(heap, everyone(s.players))
        heap &= ~(1 << card)
        s.connections = (*s.connections, card)
        for faction in items(s.box.connections[card]):
            s.pool[faction] -= 1
            s.tokens[seat * FACTIONS + faction] += 1
    s.first = s.connections.index(min(s.connections))


def deal_faction_cards(s: Pax, d: Dealer) -> None:
    """The row of faction cards; the others leave the game."""
    # PI-019
    s.faction_owner = [NOT_IN_GAME] * FACTIONS
    heap = (1 << FACTIONS) - 1
    for _ in range(s.counts().faction_cards):
        faction = d.draw(heap, everyone(s.players))
        heap &= ~(1 << faction)
        s.faction_owner[faction] = IN_ROW


def deal_plots(s: Pax, d: Dealer) -> None:
    """Two common plots and a private one for each person; the rest is out of play."""
    # PI-020 PI-021 PI-188
    heap = (1 << PLOTS) - 1
    for _ in range(COMMON_PLOTS):
        plot = d.draw(heap, everyone(s.players))
        heap &= ~(1 << plot)
        s.common = (*s.common, plot)
    s.private = [NONE] * s.seats
    for seat in range(s.players):
        s.private[seat] = d.draw(heap, only(seat))
        heap &= ~(1 << s.private[seat])


def tell_setup(s: Pax, options: Mapping[str, str], d: Dealer) -> None:
    if d.events is None:
        return
    d.events.append(
        events.Setup(
            players=s.players,
            seats=s.seats,
            options=dict(options),
            places=[place + 1 for place in s.place],
            field=len(s.field),
            first=s.first,
            hands=[numbers(int(hand)) for hand in s.hands],
            court=[number(card) for card in s.court],
            steward=s.steward + 1,
            deck=s.deck_size,
            unseen=numbers(s.deck),
            connections=[FIRST_CONNECTION + card for card in s.connections],
            support=s.counts().support,
            tokens=[
                "".join(LETTERS[faction] for faction in items(s.box.connections[card]))
                for card in s.connections
            ],
            influence=list(s.supply),
            factions=[LETTERS[faction] for faction in range(FACTIONS) if s.faction_owner[faction] == IN_ROW],
            common=[f"P{plot + 1:02d}" for plot in s.common],
            private=[f"P{plot + 1:02d}" if plot >= 0 else None for plot in s.private],
        )
    )
