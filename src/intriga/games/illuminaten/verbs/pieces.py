"""The verbs: the only code that moves pieces. Each tells its event where somebody listens."""

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import (
    ACTIONS,
    FACTIONS,
    LETTERS,
    RA,
    CardNumber,
    Cell,
    Faction,
)
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.slots import owner_in, with_owner
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat, everyone, only, others


def number(card: CardNumber) -> int:
    """A card as records write it: its number from 1."""
    return card + 1


def numbers(cards: Mask) -> list[int]:
    return [card + 1 for card in items(cards)]


# ── support ──


def spend(s: Pax, seat: Seat, faction: Faction, count: int, d: Dealer) -> None:
    """Tokens go back to the pool."""  # PI-031
    s.tokens[seat * FACTIONS + faction] -= count
    s.pool[faction] += count
    if count and d.events is not None:
        d.events.append(events.SupportSpent(seat, LETTERS[faction], count))


def gain(s: Pax, seat: Seat, faction: Faction, d: Dealer) -> None:
    """One token from the pool."""  # PI-031
    s.pool[faction] -= 1
    s.tokens[seat * FACTIONS + faction] += 1
    if d.events is not None:
        d.events.append(events.SupportGained(seat, LETTERS[faction]))


def hand_over(s: Pax, giver: Seat, taker: Seat, faction: Faction, d: Dealer) -> None:
    """One token from one seat to another: interception or collusion."""  # PI-034 PI-086
    s.tokens[giver * FACTIONS + faction] -= 1
    s.tokens[taker * FACTIONS + faction] += 1
    if d.events is not None:
        d.events.append(events.SupportHandedOver(giver, taker, LETTERS[faction]))


# ── influence ──


def place_influence(s: Pax, seat: Seat, cell: Cell, slot: int, d: Dealer) -> None:
    """A token from the supply onto a slot."""
    s.supply[seat] -= 1
    s.inf[cell] = with_owner(s.inf[cell], slot, seat)
    if d.events is not None:
        d.events.append(events.InfluencePlaced(seat, cell + 1, slot + 1))


def remove_influence(s: Pax, cell: Cell, slot: int, d: Dealer) -> None:
    """A token from a slot back to its owner's supply."""
    seat = owner_in(s.inf[cell], slot)
    s.supply[seat] += 1
    s.inf[cell] = with_owner(s.inf[cell], slot, NONE)
    if d.events is not None:
        d.events.append(events.InfluenceRemoved(seat, cell + 1, slot + 1))


def move_influence(s: Pax, cell: Cell, slot: int, to_cell: int, to_slot: int, d: Dealer) -> None:
    """A token from one slot to another."""
    seat = owner_in(s.inf[cell], slot)
    s.inf[cell] = with_owner(s.inf[cell], slot, NONE)
    s.inf[to_cell] = with_owner(s.inf[to_cell], to_slot, seat)
    if d.events is not None:
        d.events.append(events.InfluenceMoved(seat, cell + 1, slot + 1, to_cell + 1, to_slot + 1))


# ── cards ──


def renew_deck(s: Pax, d: Dealer) -> None:
    """An empty deck is made anew of the discard pile; what lies face down on the field stays apart."""
    # PI-041
    if not s.renewed:
        s.under = s.deck
        s.renewed = True
    s.deck = s.discard
    s.deck_size = len(items(s.discard))
    if s.discard:
        s.generations = (*s.generations, s.discard)
    s.discard = 0
    s.discard_top = NONE
    if s.deck_size and d.events is not None:
        d.events.append(events.DeckRenewed(numbers(s.deck)))


def draw_card(s: Pax, seats: Mask, d: Dealer) -> int:
    """The top card of the deck, seen by these seats; NONE if there is none. No event: the caller tells."""
    # PI-041 GAP-20
    if s.deck_size == 0:
        renew_deck(s, d)
    if s.deck_size == 0:
        return NONE
    card = d.draw(s.deck, seats)
    s.deck &= ~(1 << card)
    s.deck_size -= 1
    if s.deck_size == 0 and s.discard:
        renew_deck(s, d)
    return card


def turn_up(s: Pax, cell: Cell, seats: Mask, d: Dealer) -> int:
    """The face-down card of a cell, seen by these seats; the cell is left without a card."""
    if s.renewed:
        card = d.draw(s.under, seats)
        s.under &= ~(1 << card)
    else:
        card = d.draw(s.deck, seats)
        s.deck &= ~(1 << card)
    return card


def draw_to_hand(s: Pax, seat: Seat, d: Dealer) -> bool:
    """One card from the deck into a hand; whether there was one."""
    card = draw_card(s, only(seat), d)
    if card < 0:
        return False
    s.hands[seat] |= 1 << card
    if d.events is not None:
        d.events.append(events.CardDrawn(seat, number(card)))
    return True


def take_from_court(s: Pax, seat: Seat, place: int, d: Dealer) -> None:
    """A court card into a hand: everybody knows it is there."""  # PI-161
    card = s.court[place]
    s.court[place] = NONE
    s.hands[seat] |= 1 << card
    show_in_hand(s, everyone(s.players), seat, 1 << card)
    if d.events is not None:
        d.events.append(events.CourtCardTaken(seat, place + 1, number(card)))


def show_in_hand(s: Pax, lookers: Mask, seat: Seat, cards: Mask) -> None:
    """These seats know from now on that these cards are in the hand."""
    for looker in range(s.players):
        if lookers >> looker & 1:
            s.known[looker * s.seats + seat] |= cards
    if lookers == everyone(s.players):
        s.known[s.seats * s.seats + seat] |= cards  # spectators see what all see


def leave_hand(s: Pax, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """A card goes out of a hand, in the open."""
    s.hands[seat] &= ~(1 << card)
    for looker in range(s.seats + 1):
        s.known[looker * s.seats + seat] &= ~(1 << card)
    d.show(others(s.players, seat) if seat < s.players else everyone(s.players))


def lay_on_field(s: Pax, seat: Seat, cell: Cell, card: CardNumber, d: Dealer) -> None:
    """A card is laid face up on the field; it has not yielded yet."""  # PI-074 PI-088 PI-096 PI-150
    s.field[cell] = card
    s.yielded &= ~(1 << cell)
    if s.box.cards[card].is_great:
        s.great_played = True
    if d.events is not None:
        d.events.append(events.CardLaid(seat, cell + 1, number(card)))


def discard_cards(s: Pax, cards: Mask, d: Dealer) -> None:
    """Cards onto the discard pile, the highest number on top; an empty deck is renewed at once."""
    # PI-040 PI-041
    if not cards:
        return
    s.discard |= cards
    s.discard_top = cards.bit_length() - 1
    if d.events is not None:
        d.events.append(events.CardsDiscarded(numbers(cards)))
    if s.deck_size == 0:
        renew_deck(s, d)


def is_arch(s: Pax, cell: Cell) -> bool:
    return s.field[cell] >= 0 and s.box.cards[s.field[cell]].degree == RA


# ── main actions ──


def add_main_action(s: Pax) -> None:
    """One main action more in this turn."""  # PI-130 AMB-20
    s.mains += 1


def begin_action(seat: Seat, action: int, d: Dealer) -> None:
    """Nothing moves yet: it is told what the following lines are about."""
    if d.events is not None:
        d.events.append(events.ActionBegan(seat, ACTIONS[action]))
