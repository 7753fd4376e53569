"""The verbs: the only code that moves pieces. Each tells its event where somebody listens."""

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box import (
    ACTIONS,
    AREOPAGUS,
    COURT,
    FACTIONS,
    LETTERS,
    MOST_SLOTS,
    RA,
)
from intriga.games.illuminaten.slots import owner_in, with_owner
from intriga.games.illuminaten.state import IN_ROW, NO_CARD, NONE, Pax
from intriga.kernel.dealer import Dealer
from intriga.kernel.heaps import items
from intriga.kernel.seats import everyone, only, others


def number(card: int) -> int:
    """A card as records write it: its number from 1."""
    return card + 1


def numbers(cards: int) -> list[int]:
    return [card + 1 for card in items(cards)]


# ── support ──


def spend(s: Pax, seat: int, faction: int, count: int, d: Dealer) -> None:
    """Tokens go back to the pool."""  # PI-031
    s.tokens[seat * FACTIONS + faction] -= count
    s.pool[faction] += count
    if count and d.told is not None:
        d.told.append(events.SupportSpent(seat, LETTERS[faction], count))


def gain(s: Pax, seat: int, faction: int, d: Dealer) -> None:
    """One token from the pool."""  # PI-031
    s.pool[faction] -= 1
    s.tokens[seat * FACTIONS + faction] += 1
    if d.told is not None:
        d.told.append(events.SupportGained(seat, LETTERS[faction]))


def hand_over(s: Pax, giver: int, taker: int, faction: int, d: Dealer) -> None:
    """One token from one seat to another: interception or collusion."""  # PI-034 PI-086
    s.tokens[giver * FACTIONS + faction] -= 1
    s.tokens[taker * FACTIONS + faction] += 1
    if d.told is not None:
        d.told.append(events.SupportHandedOver(giver, taker, LETTERS[faction]))


# ── influence ──


def place_influence(s: Pax, seat: int, cell: int, slot: int, d: Dealer) -> None:
    """A token from the supply onto a slot."""
    s.supply[seat] -= 1
    s.inf[cell] = with_owner(s.inf[cell], slot, seat)
    if d.told is not None:
        d.told.append(events.InfluencePlaced(seat, cell + 1, slot + 1))


def remove_influence(s: Pax, cell: int, slot: int, d: Dealer) -> None:
    """A token from a slot back to its owner's supply."""
    seat = owner_in(s.inf[cell], slot)
    s.supply[seat] += 1
    s.inf[cell] = with_owner(s.inf[cell], slot, NONE)
    if d.told is not None:
        d.told.append(events.InfluenceRemoved(seat, cell + 1, slot + 1))


def move_influence(s: Pax, cell: int, slot: int, to_cell: int, to_slot: int, d: Dealer) -> None:
    """A token from one slot to another."""
    seat = owner_in(s.inf[cell], slot)
    s.inf[cell] = with_owner(s.inf[cell], slot, NONE)
    s.inf[to_cell] = with_owner(s.inf[to_cell], to_slot, seat)
    if d.told is not None:
        d.told.append(events.InfluenceMoved(seat, cell + 1, slot + 1, to_cell + 1, to_slot + 1))


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
        s.generations.append(s.discard)
    s.discard = 0
    if s.deck_size and d.told is not None:
        d.told.append(events.DeckRenewed(numbers(s.deck)))


def draw_card(s: Pax, seats: int, d: Dealer) -> int:
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


def turn_up(s: Pax, cell: int, seats: int, d: Dealer) -> int:
    """The face-down card of a cell, seen by these seats; the cell is left without a card."""
    if s.renewed:
        card = d.draw(s.under, seats)
        s.under &= ~(1 << card)
    else:
        card = d.draw(s.deck, seats)
        s.deck &= ~(1 << card)
    return card


def draw_to_hand(s: Pax, seat: int, d: Dealer) -> bool:
    """One card from the deck into a hand; whether there was one."""
    card = draw_card(s, only(seat), d)
    if card < 0:
        return False
    s.hands[seat] |= 1 << card
    if d.told is not None:
        d.told.append(events.CardDrawn(seat, number(card)))
    return True


def take_from_court(s: Pax, seat: int, place: int, d: Dealer) -> None:
    """A court card into a hand: everybody knows it is there."""  # PI-161
    card = s.court[place]
    s.court[place] = NONE
    s.hands[seat] |= 1 << card
    show_in_hand(s, everyone(s.players), seat, 1 << card)
    if d.told is not None:
        d.told.append(events.CourtCardTaken(seat, place + 1, number(card)))


def show_in_hand(s: Pax, lookers: int, seat: int, cards: int) -> None:
    """These seats know from now on that these cards are in the hand."""
    for looker in range(s.players):
        if lookers >> looker & 1:
            s.known[looker * s.seats + seat] |= cards
    if lookers == everyone(s.players):
        s.known[s.seats * s.seats + seat] |= cards  # spectators see what all see


def leave_hand(s: Pax, seat: int, card: int, d: Dealer) -> None:
    """A card goes out of a hand, in the open."""
    s.hands[seat] &= ~(1 << card)
    for looker in range(s.seats + 1):
        s.known[looker * s.seats + seat] &= ~(1 << card)
    d.show(others(s.players, seat) if seat < s.players else everyone(s.players))


def lay_on_field(s: Pax, seat: int, cell: int, card: int, d: Dealer) -> None:
    """A card is laid face up on the field; it has not yielded yet."""  # PI-074 PI-088 PI-096 PI-150
    s.field[cell] = card
    s.yielded &= ~(1 << cell)
    if s.box.cards[card].is_great:
        s.great_played = True
    if d.told is not None:
        d.told.append(events.CardLaid(seat, cell + 1, number(card)))


def discard_cards(s: Pax, cards: int, d: Dealer) -> None:
    """Cards onto the discard pile; an empty deck is renewed at once."""  # PI-040 PI-041
    if not cards:
        return
    s.discard |= cards
    if d.told is not None:
        d.told.append(events.CardsDiscarded(numbers(cards)))
    if s.deck_size == 0:
        renew_deck(s, d)


def is_face_up(s: Pax, cell: int) -> bool:
    return s.field[cell] >= 0


def is_arch(s: Pax, cell: int) -> bool:
    return s.field[cell] >= 0 and s.box.cards[s.field[cell]].degree == RA


# ── main actions ──


def add_main_action(s: Pax) -> None:
    """One main action more in this turn."""  # PI-130 AMB-20
    s.mains += 1


# ── arguments ──


def lay_argument(s: Pax, seat: int, card: int, d: Dealer) -> None:
    """A card is laid face down for an argument; it counts as in hand until it is revealed."""  # PI-104
    if d.told is not None:
        d.told.append(events.ArgumentCardLaid(seat, number(card)))


def reveal_argument(s: Pax, seat: int, card: int, d: Dealer) -> None:
    """An argument card from hand is turned up and stays on the table until the check phase."""
    # PI-104 PI-111 PI-150
    leave_hand(s, seat, card, d)
    s.argued |= 1 << card
    if s.box.cards[card].is_great:
        s.great_played = True
    if d.told is not None:
        d.told.append(events.ArgumentCardRevealed(seat, number(card)))


def put_marker(s: Pax, seat: int, cell: int, d: Dealer) -> None:
    """A reward marker on a card."""  # PI-114
    s.markers[cell] += 1
    if d.told is not None:
        d.told.append(events.MarkerPut(seat, cell + 1))


def use_marker(s: Pax, seat: int, cell: int, action: int, d: Dealer) -> None:
    """A reward marker is given up for an action."""  # PI-117
    s.markers[cell] -= 1
    if d.told is not None:
        d.told.append(events.MarkerUsed(seat, cell + 1, ACTIONS[action]))


def begin_action(seat: int, action: int, d: Dealer) -> None:
    """Nothing moves yet: it is told what the following lines are about."""
    if d.told is not None:
        d.told.append(events.ActionBegan(seat, ACTIONS[action]))


# ── an artificial opponent ──


def move_figure(s: Pax, seat: int, cell: int, d: Dealer) -> None:
    """The figure goes to a card of the field."""  # PI-206
    if s.figure == cell:
        return
    s.figure = cell
    if d.told is not None:
        d.told.append(events.FigureMoved(seat, cell + 1))


def turn_over(s: Pax, seat: int, cell: int, d: Dealer) -> None:
    """A face-down card is turned up where it lies; a great one counts as played."""  # PI-205 AMB-26
    card = turn_up(s, cell, everyone(s.players), d)
    s.field[cell] = card
    if s.box.cards[card].is_great:
        s.great_played = True
    if d.told is not None:
        d.told.append(events.CardTurnedUp(seat, cell + 1, number(card)))


def reveal_plan(s: Pax, seat: int, d: Dealer) -> int:
    """A plan card from the deck, open on the table; NONE if there is no card left."""  # PI-194
    card = draw_card(s, everyone(s.players), d)
    if card >= 0:
        s.plans |= 1 << card
        if d.told is not None:
            d.told.append(events.PlanRevealed(seat, number(card)))
    return card


def reveal_from_deck(s: Pax, seat: int, d: Dealer) -> int:
    """An argument card from the deck; NONE if there is no card left."""  # PI-195 PI-150
    card = draw_card(s, everyone(s.players), d)
    if card >= 0:
        s.argued |= 1 << card
        if s.box.cards[card].is_great:
            s.great_played = True
        if d.told is not None:
            d.told.append(events.ArgumentCardRevealed(seat, number(card)))
    return card


def discard_plans(s: Pax, d: Dealer) -> None:
    """Plan cards that did not get onto the field."""  # PI-218
    cards = s.plans
    s.plans = 0
    discard_cards(s, cards, d)


def lay_from_court(s: Pax, seat: int, cell: int, place: int, d: Dealer) -> None:
    """A court card is laid on the field; its place stays empty until the court is updated."""  # PI-208
    card = s.court[place]
    s.court[place] = NONE
    lay_on_field(s, seat, cell, card, d)


def lay_plan(s: Pax, seat: int, cell: int, card: int, d: Dealer) -> None:
    """A plan card is laid on the field: it is played now."""  # PI-218 AMB-26
    s.plans &= ~(1 << card)
    lay_on_field(s, seat, cell, card, d)


def meet_own_plot(seat: int, plot: str, d: Dealer) -> None:
    """A plot on its own board holds."""  # PI-202
    if d.told is not None:
        d.told.append(events.OwnPlotMet(seat, plot))


# ── interrogate ──


def note_yield(s: Pax, cell: int) -> None:
    """A card, or the areopagus, has yielded in this turn."""  # PI-088 AMB-09
    s.yielded |= 1 << cell


def tell_interrogation(s: Pax, seat: int, target: int, cells: int, d: Dealer) -> None:
    if d.told is not None:
        aim = None if target == AREOPAGUS else target + 1
        d.told.append(events.Interrogated(seat, aim, numbers(cells & ~(1 << target))))


# ── check phase ──


def discard_from_hand(s: Pax, seat: int, card: int, d: Dealer) -> None:
    """A card of a hand that is too large goes onto the discard pile."""  # GAP-21
    leave_hand(s, seat, card, d)
    if d.told is not None:
        d.told.append(events.CardThrownAway(seat, number(card)))
    discard_cards(s, 1 << card, d)


def clear_table(s: Pax, d: Dealer) -> None:
    """The chain and the argument cards of the turn are discarded."""  # PI-111 PI-158
    cards = s.argued
    for card in s.chain:
        cards |= 1 << card
    s.chain = []
    s.argued = 0
    discard_cards(s, cards, d)


def discard_under_steward(s: Pax, d: Dealer) -> None:
    """The court card under the steward leaves, if there is one."""  # PI-167
    card = s.court[s.steward]
    if card >= 0:
        s.court[s.steward] = NONE
        discard_cards(s, 1 << card, d)


def move_steward(s: Pax, d: Dealer) -> None:
    """One area to the right, from the last one to the first."""  # PI-168
    s.steward = (s.steward + 1) % COURT
    if d.told is not None:
        d.told.append(events.StewardMoved(s.steward + 1))


def fill_court_place(s: Pax, place: int, d: Dealer) -> None:
    """A card from the deck onto an empty place of the court, if there is one left."""  # PI-169 GAP-20
    card = draw_card(s, everyone(s.players), d)
    if card >= 0:
        s.court[place] = card
        if d.told is not None:
            d.told.append(events.CourtFilled(place + 1, number(card)))


# ── plots, faction cards taken, the end ──


def plot_name(plot: int) -> str:
    """A plot as records write it: `P01`."""
    return f"P{plot + 1:02d}"


def take_faction_card(s: Pax, seat: int, faction: int, d: Dealer) -> None:
    """A faction card comes to a seat for good; one that it had only borrowed does not go back."""  # PI-132
    owner = s.faction_owner[faction]
    if faction in s.borrowed:
        place = s.borrowed.index(faction)
        owner = s.borrowed_from[place]
        del s.borrowed[place]
        del s.borrowed_from[place]
    s.faction_owner[faction] = seat
    s.has_taken_faction = True
    if d.told is not None:
        loser = None if owner == IN_ROW else owner
        d.told.append(events.FactionCardTaken(seat, LETTERS[faction], loser))


def turn_up_plot(s: Pax, seat: int, d: Dealer) -> None:
    """A private plot is turned face up."""  # PI-141
    s.shown_plots |= only(seat)
    d.show(others(s.players, seat))
    if d.told is not None:
        d.told.append(events.PlotTurnedUp(seat, plot_name(s.private[seat])))


def place_on_plot(s: Pax, seat: int, plot: int, d: Dealer) -> None:
    """A token from the supply onto a plot."""  # PI-139
    s.supply[seat] -= 1
    s.on_plots[seat] |= 1 << plot
    s.newest[seat] = plot
    s.has_fulfilled = True
    if d.told is not None:
        d.told.append(events.PlotFulfilled(seat, plot_name(plot)))


def move_to_edge(s: Pax, seat: int, plot: int, released: bool, d: Dealer) -> None:
    """A token from a plot to its lower edge."""  # PI-146
    s.on_plots[seat] &= ~(1 << plot)
    s.at_edge[seat] |= 1 << plot
    if d.told is not None:
        d.told.append(events.PlotLost(seat, plot_name(plot), released))


def move_from_edge(s: Pax, seat: int, plot: int, d: Dealer) -> None:
    """A token from the edge back onto its plot."""  # PI-147
    s.at_edge[seat] &= ~(1 << plot)
    s.on_plots[seat] |= 1 << plot
    if d.told is not None:
        d.told.append(events.PlotReturned(seat, plot_name(plot)))


def end_game(s: Pax, reason: str, winners: int) -> None:
    """The game is over and nothing is owed any more; the caller tells."""
    s.over = True
    s.reason = reason
    s.winners = winners
    s.stack.clear()


# ── scout, reassign, exclude ──


def acting_number(acting: int) -> int | None:
    """An acting card as records write it: its cell from 1, 0 for the areopagus, None for none."""
    if acting == NONE:
        return None
    return 0 if acting == AREOPAGUS else acting + 1


def scout_card(s: Pax, seat: int, acting: int, cell: int, d: Dealer) -> None:
    """A face-down card is taken into the hand; its cell waits for another."""  # PI-074
    card = turn_up(s, cell, only(seat), d)
    s.field[cell] = NO_CARD
    s.hands[seat] |= 1 << card
    if d.told is not None:
        d.told.append(events.CardScouted(seat, acting_number(acting), cell + 1, number(card)))


def lay_from_hand(s: Pax, seat: int, cell: int, card: int, d: Dealer) -> None:
    """A card of the hand is laid on the field."""  # PI-074 PI-096
    leave_hand(s, seat, card, d)
    lay_on_field(s, seat, cell, card, d)


def count_as_near(s: Pax, cell: int) -> None:
    """The card just laid counts as adjacent for influence in this turn."""
    s.laid_near |= 1 << cell


def begin_reassignment(s: Pax, seat: int, faction: int, d: Dealer) -> None:
    if d.told is not None:
        d.told.append(events.ReassignmentBegan(seat, None if faction == NONE else LETTERS[faction]))


def exclude_card(s: Pax, seat: int, acting: int, cell: int, d: Dealer) -> None:
    """A card of the field is discarded. What was true of it in this turn is not of the next; a reward marker
    stays for that one (AMB-19)."""  # PI-096
    card = s.field[cell]
    s.field[cell] = NO_CARD
    s.laid_near &= ~(1 << cell)
    s.yielded &= ~(1 << cell)
    if d.told is not None:
        d.told.append(events.CardExcluded(seat, acting_number(acting), cell + 1, number(card)))
    discard_cards(s, 1 << card, d)


def carry_over(s: Pax, cell: int, inf: int, d: Dealer) -> None:
    """The influence of the excluded card on the new one; what is no longer there returns to its owners."""
    # PI-097
    if s.inf[cell] == 0:
        return
    for slot in range(MOST_SLOTS):
        for old, change in ((s.inf[cell], 1), (inf, -1)):
            if owner_in(old, slot) != NONE:
                s.supply[owner_in(old, slot)] += change
    s.inf[cell] = inf
    if d.told is not None:
        owners = [owner_in(inf, slot) for slot in range(s.box.cards[s.field[cell]].slots)]
        told = [None if owner == NONE else owner for owner in owners]
        d.told.append(events.InfluenceCarriedOver(cell + 1, told))
