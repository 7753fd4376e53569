"""The verbs of the event cards. As all verbs they move pieces, tell events and keep knowledge."""

from typing import Final

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import EVENTS, FACTIONS, LETTERS, Faction
from intriga.games.illuminaten.knowledge.event_log import BACK, DRAWN, KEPT, PLAYED, TAKEN, note_event
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.pieces import numbers, show_in_hand, spend
from intriga.games.illuminaten.verbs.plots import plot_name
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat, everyone, only, others

EDICT_TOKENS: Final = 6  # PI-155
LAST_EDICT: Final = 5  # PI-173


def event_name(event: int) -> str:
    """An event as records write it: an edict by its letter, a special by its name."""
    return LETTERS[event] if event < FACTIONS else EVENTS[event - FACTIONS]


# ── the deck ──


def events_left(s: Pax) -> int:
    """How many cards the event deck holds."""
    found = 1 if s.top_event != NONE else 0
    for number in s.packets:
        found += number
    return found


def draw_event(s: Pax, seat: Seat, seats: Mask, d: Dealer) -> int:
    """One seat takes the top event, and these seats see it; NONE if there is none. The caller tells."""
    # PI-041 PI-152 GAP-37
    if events_left(s) == 0:
        return NONE
    s.quiet_rounds = 0
    if s.top_event != NONE:
        return take_top(s, seat, seats, d)
    event = draw_from_packets(s, seats, d)
    note_event(s, DRAWN, seat, event)
    return event


def draw_from_packets(s: Pax, seats: Mask, d: Dealer) -> int:
    """An event of the upper packet, or of the lower if that is empty; first its kind, then which."""
    # PI-023
    upper = 0 if s.packets[0] + s.packets[1] else 2
    edicts, specials = s.packets[upper], s.packets[upper + 1]
    kind = drawn_kind(edicts, specials, seats, d)
    s.packets[upper + kind] -= 1
    if kind == 0:
        event = d.draw(s.unseen_edicts, seats)
        s.unseen_edicts &= ~(1 << event)
        return event
    event = d.draw(s.unseen_specials, seats)
    s.unseen_specials &= ~(1 << event)
    return FACTIONS + event


def drawn_kind(edicts: int, specials: int, seats: Mask, d: Dealer) -> int:
    """0 for an edict, 1 for a special. Even the only kind left is drawn, so that events are known by it."""
    if edicts and specials:
        return d.weigh([edicts, specials], seats)
    d.weigh([edicts + specials], seats)
    return 0 if edicts else 1


def take_top(s: Pax, seat: Seat, seats: Mask, d: Dealer) -> int:
    """The event that somebody put back on top."""
    # PI-151
    event = s.top_event
    note_event(s, TAKEN, seat, event)
    d.show(seats & ~only(s.top_known) if s.top_known >= 0 else seats)
    s.top_event = NONE
    s.top_known = NONE
    return event


def turn_up_event(s: Pax, seat: Seat, d: Dealer) -> int:
    """An artificial opponent reveals the top event; NONE if there is none."""
    # PI-202
    event = draw_event(s, seat, everyone(s.players), d)
    if event >= 0 and d.events is not None:
        d.events.append(events.EventTurnedUp(seat, event_name(event)))
    return event


def tell_draw(seat: Seat, drawn: list[int], d: Dealer) -> None:
    if d.events is not None:
        d.events.append(events.EventsDrawn(seat, len(drawn), [event_name(event) for event in drawn]))


def return_event(s: Pax, seat: Seat, event: int, d: Dealer) -> None:
    """An event goes back face down onto the top of the deck."""
    # PI-151
    s.top_event = event
    s.top_known = seat
    note_event(s, BACK, seat, event)
    if d.events is not None:
        d.events.append(events.EventReturned(seat, event_name(event)))


# ── edicts ──


def play_edict(s: Pax, seat: Seat, faction: Faction, d: Dealer) -> None:
    """All tokens of the faction go back to the pool; six of them lie on the edict from now on."""
    # PI-154 PI-155 PI-156
    note_event(s, KEPT, seat, faction)
    d.show(others(s.players, seat) if seat < s.players else everyone(s.players))
    for holder in range(s.seats):
        spend(s, holder, faction, s.token(holder, faction), d)
    laid = min(EDICT_TOKENS, s.pool[faction])
    s.pool[faction] -= laid
    s.edict_tokens[faction] = laid
    s.edict_owner[faction] = seat
    if d.events is not None:
        d.events.append(events.EdictPlayed(seat, LETTERS[faction], laid))


def move_edict_tokens(s: Pax, seat: Seat, faction: Faction, d: Dealer) -> None:
    """One token of an edict to the pool and one to its owner."""
    # PI-171
    to_pool = min(1, s.edict_tokens[faction])
    to_owner = min(1, s.edict_tokens[faction] - to_pool)
    s.edict_tokens[faction] -= to_pool + to_owner
    s.pool[faction] += to_pool
    s.tokens[seat * FACTIONS + faction] += to_owner
    if d.events is not None:
        d.events.append(events.EdictTokensMoved(seat, LETTERS[faction], to_pool, to_owner))


def discard_edict(s: Pax, faction: Faction, d: Dealer) -> None:
    """An edict leaves; with the fifth one the current round becomes the last."""
    # PI-172 PI-173
    s.edict_owner[faction] = NONE
    s.edicts_gone |= 1 << faction
    if count(s.edicts_gone) >= LAST_EDICT:
        s.last_round = True
    if d.events is not None:
        d.events.append(events.EdictDiscarded(LETTERS[faction], s.last_round))


# ── specials ──


def keep_special(s: Pax, seat: Seat, event: int, d: Dealer) -> None:
    """A special into the hand of events."""
    # PI-157
    note_event(s, KEPT, seat, event)
    s.event_hands[seat] |= 1 << event - FACTIONS
    if d.events is not None:
        d.events.append(events.SpecialKept(seat, EVENTS[event - FACTIONS]))


def discard_special(s: Pax, seat: Seat, d: Dealer) -> None:
    """The special before a seat leaves the game."""
    # PI-174
    special = s.open_event[seat]
    s.open_event[seat] = NONE
    if d.events is not None:
        d.events.append(events.SpecialDiscarded(seat, EVENTS[special]))


def play_special(s: Pax, seat: Seat, special: int, d: Dealer) -> None:
    """A special from hand, face up before its player."""
    # PI-175
    s.event_hands[seat] &= ~(1 << special)
    s.open_event[seat] = special
    note_event(s, PLAYED, seat, FACTIONS + special)
    d.show(others(s.players, seat))
    if d.events is not None:
        d.events.append(events.SpecialPlayed(seat, EVENTS[special]))


def invoke_special(s: Pax, seat: Seat, special: int, d: Dealer) -> None:
    """An open special is used: once in a turn."""
    # PI-175
    s.used_events |= 1 << special
    if d.events is not None:
        d.events.append(events.SpecialInvoked(seat, EVENTS[special]))


def look_at_hand(s: Pax, seat: Seat, opponent: Seat, d: Dealer) -> None:
    """One seat sees an opponent's hand and remembers it."""
    # PI-175
    cards = int(s.hands[opponent])
    show_in_hand(s, only(seat), opponent, cards)
    d.show(only(seat))
    if d.events is not None:
        d.events.append(events.HandShown(seat, opponent, numbers(cards)))


def look_at_plot(s: Pax, seat: Seat, opponent: Seat, d: Dealer) -> None:
    """One seat sees an opponent's private plot and remembers it."""
    # PI-175
    s.seen_plots[seat] |= only(opponent)
    d.show(only(seat))
    if d.events is not None:
        d.events.append(events.PlotShown(seat, opponent, plot_name(s.private[opponent])))
