"""The verbs: the only code that moves cards. Each tells its event where somebody listens.

`deeds` is the public evidence of a seat's faction, in symbols of each: what it laid before itself counts
for a faction, what it laid before others or got rid of counts against.
"""

from intriga.games.factions import events
from intriga.games.factions.box.tables import FACTIONS, HALF, CardNumber
from intriga.games.factions.state import EVERYBODY, NOBODY, Factions, half_of
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count, heap_of
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat, everyone, only, others


def id_of(s: Factions, card: CardNumber) -> str:
    """A card as records name it."""
    return s.box.cards[card].name


def ids_of(s: Factions, cards: list[int]) -> list[str]:
    return [s.box.cards[card].name for card in cards]


# ── cards without order: the deck, and a hand from which one is drawn ──


def drawn(low: int, high: int, seats: Mask, d: Dealer) -> int:
    """A card out of a heap in two halves; each is equally likely, and `seats` see it."""
    if d.weigh([count(low), count(high)], seats) == 0:
        return d.draw(low, seats)
    return HALF + d.draw(high, seats)


def from_deck(s: Factions, seats: Mask, reason: str, d: Dealer) -> int:
    """The top card of the deck. Whoever takes the last one ends the game."""  # HF-026 HF-A3
    card = drawn(s.low, s.high, seats, d)
    if half_of(card) == 0:
        s.low &= ~(1 << card)
    else:
        s.high &= ~(1 << card - HALF)
    if s.low == 0 and s.high == 0:
        s.reason = reason
    return card


def from_hand(s: Factions, seat: Seat, d: Dealer) -> int:
    """A random card of a hand, for all to see."""
    low = heap_of([card for card in s.hands[seat] if card < HALF])
    high = heap_of([card - HALF for card in s.hands[seat] if card >= HALF])
    return drawn(low, high, everyone(s.players), d)


# ── into and out of hands and areas ──


def into_hand(s: Factions, seat: Seat, card: CardNumber, known: int) -> None:
    """A card comes into a hand; `known` says who knows it there."""
    s.hands[seat].append(card)
    s.hands[seat].sort()
    s.known[card] = known


def out_of_hand(s: Factions, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """A card leaves a hand, for all to see."""
    s.hands[seat].remove(card)
    s.known[card] = 0
    d.show(others(s.players, seat), card)


def into_area(s: Factions, seat: Seat, card: CardNumber) -> None:
    s.areas[seat].append(card)
    s.lies[card] = seat
    s.guarded[seat] |= s.box.cards[card].guards_area
    symbols = s.box.cards[card].symbols
    for faction in range(FACTIONS):
        s.symbols[seat][faction] += symbols[faction]


def out_of_area(s: Factions, seat: Seat, card: CardNumber) -> None:
    s.areas[seat].remove(card)
    s.lies[card] = NOBODY
    if s.box.cards[card].guards_area != 0:
        s.guarded[seat] = guarded_by(s, s.areas[seat])
    symbols = s.box.cards[card].symbols
    for faction in range(FACTIONS):
        s.symbols[seat][faction] -= symbols[faction]


def guarded_by(s: Factions, area: list[int]) -> int:
    """The factions that the cards of an area guard there."""
    # HF-019
    mask = 0
    for card in area:
        mask |= s.box.cards[card].guards_area
    return mask


def note_deed(s: Factions, seat: Seat, card: CardNumber, good: int) -> None:
    """What a seat did with a card by its own choice: for its area (1) or away from it (-1)."""
    symbols = s.box.cards[card].symbols
    for faction in range(FACTIONS):
        s.deeds[seat][faction] += good * symbols[faction]


# ── exchange and turn ──


def draw_card(s: Factions, seat: Seat, reason: str, d: Dealer) -> None:
    """The top card of the deck comes into a hand."""  # HF-013 HF-016
    card = from_deck(s, only(seat), reason, d)
    into_hand(s, seat, card, 0)
    if d.events is not None:
        d.events.append(events.CardDrawn(seat, id_of(s, card), s.deck()))


def exchange_hand(s: Factions, seat: Seat, d: Dealer) -> int:
    """The whole hand goes to the discard pile, face up; returns the number of cards."""  # HF-011 HF-G5
    cards = s.hands[seat].copy()
    for card in cards:
        out_of_hand(s, seat, card, d)
        s.discard.append(card)
    if d.events is not None:
        d.events.append(events.Exchanged(seat, ids_of(s, cards)))
    return len(cards)


def begin_turn(s: Factions, seat: Seat, d: Dealer) -> None:
    s.turn = seat
    s.turns += 1
    s.actions = 1  # HF-A1
    if d.events is not None:
        d.events.append(events.TurnBegan(seat, s.turns))


def play_card(s: Factions, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """A card of the hand is shown; it is laid next."""  # HF-017
    out_of_hand(s, seat, card, d)
    if d.events is not None:
        d.events.append(events.CardPlayed(seat, id_of(s, card)))


def lay_card(s: Factions, seat: Seat, card: CardNumber, area: int, d: Dealer) -> None:
    """The card that was shown is laid face up before a player."""  # HF-017 HF-A9
    into_area(s, area, card)
    note_deed(s, seat, card, 1 if area == seat else -1)
    if d.events is not None:
        d.events.append(events.CardLaid(seat, id_of(s, card), area))


# ── cards in play ──


def discard_in_play(s: Factions, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """A card in play goes to the discard pile."""  # HF-023
    area = s.area_of(card)
    out_of_area(s, area, card)
    s.discard.append(card)
    note_deed(s, seat, card, -1 if area == seat else 0)
    if d.events is not None:
        d.events.append(events.CardDiscarded(seat, id_of(s, card), area))


def move_card(s: Factions, seat: Seat, card: CardNumber, to: int, d: Dealer) -> None:
    """A card in play goes to another area."""
    area = s.area_of(card)
    out_of_area(s, area, card)
    into_area(s, to, card)
    note_deed(s, seat, card, 1 if to == seat else -1 if area == seat else 0)
    if d.events is not None:
        d.events.append(events.CardMoved(seat, id_of(s, card), area, to))


def swap_cards(s: Factions, seat: Seat, mine: int, theirs: int, d: Dealer) -> None:
    """Two cards in play change areas."""
    here, there = s.area_of(mine), s.area_of(theirs)
    out_of_area(s, here, mine)
    out_of_area(s, there, theirs)
    into_area(s, there, mine)
    into_area(s, here, theirs)
    if here == seat:
        note_deed(s, seat, mine, -1)
        note_deed(s, seat, theirs, 1)
    if d.events is not None:
        d.events.append(events.CardsSwapped(seat, id_of(s, mine), here, id_of(s, theirs), there))


def return_card(s: Factions, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """A card in play goes back to the hand of the player before whom it lies; all know it there."""
    area = s.area_of(card)
    out_of_area(s, area, card)
    into_hand(s, area, card, EVERYBODY)
    s.back.append(card)
    if d.events is not None:
        d.events.append(events.CardReturned(seat, id_of(s, card), area))


# ── deck and discard pile ──


def discard_top(s: Factions, seat: Seat, d: Dealer) -> int:
    """The top card of the deck goes to the discard pile; returns it."""
    card = from_deck(s, everyone(s.players), "effect", d)
    s.discard.append(card)
    if d.events is not None:
        d.events.append(events.TopDiscarded(seat, id_of(s, card), s.deck()))
    return card


def lay_top(s: Factions, seat: Seat, area: int, d: Dealer) -> None:
    """The top card of the deck is laid in an area; its property is not read."""
    card = from_deck(s, everyone(s.players), "effect", d)
    into_area(s, area, card)
    if d.events is not None:
        d.events.append(events.TopLaid(seat, id_of(s, card), area, s.deck()))


def recover_card(s: Factions, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """A card of the discard pile goes into a hand; all know it there."""
    s.discard.remove(card)
    into_hand(s, seat, card, EVERYBODY)
    s.back.append(card)
    note_deed(s, seat, card, 1)
    if d.events is not None:
        d.events.append(events.CardRecovered(seat, id_of(s, card)))


def revive_card(s: Factions, seat: Seat, card: CardNumber, area: int, d: Dealer) -> None:
    """A card of the discard pile is laid in an area; its property is not read."""
    s.discard.remove(card)
    into_area(s, area, card)
    note_deed(s, seat, card, 1 if area == seat else -1)
    if d.events is not None:
        d.events.append(events.CardRevived(seat, id_of(s, card), area))


# ── hands ──


def give_card(s: Factions, seat: Seat, card: CardNumber, to: int, d: Dealer) -> None:
    """A card goes from hand to hand, shown to all."""
    out_of_hand(s, seat, card, d)
    into_hand(s, to, card, EVERYBODY)
    if d.events is not None:
        d.events.append(events.CardGiven(seat, id_of(s, card), to))


def take_card(s: Factions, seat: Seat, source: int, d: Dealer) -> None:
    """A random card of another's hand, shown to all."""
    card = from_hand(s, source, d)
    out_of_hand(s, source, card, d)
    into_hand(s, seat, card, EVERYBODY)
    if d.events is not None:
        d.events.append(events.CardTaken(seat, id_of(s, card), source))


def drop_card(s: Factions, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """A card of the hand goes to the discard pile."""  # HF-023
    out_of_hand(s, seat, card, d)
    s.discard.append(card)
    if d.events is not None:
        d.events.append(events.CardDropped(seat, id_of(s, card)))


def look_at_hand(s: Factions, seat: Seat, target: int, d: Dealer) -> None:
    """A seat sees another's hand, and knows these cards there from now on."""
    for card in s.hands[target]:
        s.known[card] |= only(seat)
        d.show(only(seat), card)
    if d.events is not None:
        d.events.append(events.HandLooked(seat, target, ids_of(s, s.hands[target])))


def gain_action(s: Factions, seat: Seat, card: CardNumber, d: Dealer) -> None:
    s.actions += 1
    if d.events is not None:
        d.events.append(events.ActionGained(seat, id_of(s, card)))


# ── the end ──


def discard_hand(s: Factions, seat: Seat, d: Dealer) -> None:
    """What is left in a hand goes to the discard pile: it does not count."""  # HF-027
    cards = s.hands[seat].copy()
    for card in cards:
        out_of_hand(s, seat, card, d)
        s.discard.append(card)
    if cards and d.events is not None:
        d.events.append(events.HandDiscarded(seat, ids_of(s, cards)))
