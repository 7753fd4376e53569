"""Another world that a seat could be in: what it has seen stays, everything else is dealt anew.

Every world that fits what was seen is equally likely. A card that nobody has seen since the deck was last
renewed with it can only be where cards of that deck came to, so cards are dealt deck by deck.
"""

from typing import Final

from intriga.games.illuminaten.box.tables import PLOTS, CardNumber
from intriga.games.illuminaten.knowledge.event_worlds import deal_events
from intriga.games.illuminaten.rules.actions.argument import Argument
from intriga.games.illuminaten.rules.actions.exclude import Exclude, why_not_lay
from intriga.games.illuminaten.rules.phases.check_phase import KeepEvent
from intriga.games.illuminaten.rules.phases.refill import DiscardDown
from intriga.games.illuminaten.rules.turn.turn import Marked
from intriga.games.illuminaten.state import NONE, Pax
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import count, items, nth
from intriga.kernel.machine.seats import Seat, seats_in

TRIES: Final = 2000  # until a hand lets its owner finish what has been begun


def redeal(s: Pax, seat: Seat, chance: Chance) -> Pax:
    """A world that this seat (or a spectator, -1) cannot tell from the true one."""
    # GAP-24
    world = s.copy()
    for _ in range(TRIES):
        deal_cards(s, world, seat, chance)
        if can_go_on(world, seat):
            break
    lay_again(world, seat, chance)
    deal_plots(s, world, seat, chance)
    if s.event_log:
        keep_again(world, deal_events(s, world, seat, chance))
    return world


# ── Enlightened ──


def row_of(s: Pax, seat: Seat) -> int:
    """The row of what a seat, or a spectator, knows of hands."""
    return s.seats if seat < 0 else seat


def hidden_hand(s: Pax, seat: Seat, other: int) -> int:
    """The cards of another's hand that a seat does not know."""
    return s.hands[other] & ~s.known[row_of(s, seat) * s.seats + other]


def deck_class(s: Pax, number: int) -> int:
    """The cards that were last shuffled into this deck."""
    found = s.generations[number]
    for later in range(number + 1, len(s.generations)):
        found &= ~s.generations[later]
    return found


def deal_cards(s: Pax, world: Pax, seat: Seat, chance: Chance) -> None:
    """Hands, deck and what lies face down."""
    deck, under = 0, 0
    for other in range(s.players):
        if other != seat:
            take_hidden_back(s, world, seat, other)
    for number in range(len(s.generations)):
        cards = deck_class(s, number)
        pool = (s.deck | s.under) & cards
        for other in range(s.players):
            if other != seat:
                pool |= hidden_hand(s, seat, other) & cards
        for other in range(s.players):
            if other != seat:
                pool = deal_hand(s, world, seat, other, cards, pool, chance)
        if s.deck & cards:
            deck |= pool
        else:
            under |= pool
    world.deck, world.under = deck, under


def take_hidden_back(s: Pax, world: Pax, seat: Seat, other: int) -> None:
    """A hand without what the seat does not know of it, and what further seats know of the rest."""
    hidden = hidden_hand(s, seat, other)
    world.hands[other] = s.hands[other] & ~hidden
    for looker in range(s.seats + 1):
        world.known[looker * s.seats + other] = s.known[looker * s.seats + other] & ~hidden


def deal_hand(s: Pax, world: Pax, seat: Seat, other: int, cards: int, pool: int, chance: Chance) -> int:
    """One hand's cards of one deck; what is left over. Further seats know as many of them as before."""
    lookers = [known_by(s, seat, other, card) for card in items(hidden_hand(s, seat, other) & cards)]
    lookers.sort()
    for mask in lookers:
        card = nth(pool, chance.pick(count(pool)))
        pool &= ~(1 << card)
        world.hands[other] |= 1 << card
        for looker in seats_in(mask):
            world.known[looker * s.seats + other] |= 1 << card
    return pool


def known_by(s: Pax, seat: Seat, other: int, card: CardNumber) -> int:
    """The further seats that know this card to be in the hand (mask)."""
    found = 0
    for looker in range(s.players):
        if looker != seat and s.known[looker * s.seats + other] >> card & 1:
            found |= 1 << looker
    return found


# ── what is going on ──


def can_go_on(world: Pax, seat: Seat) -> bool:
    """Whether others hold what they need for what they have begun in the open."""
    for frame in world.stack:
        if isinstance(frame, Exclude) and frame.seat != seat and not can_lay(world, frame):
            return False
    top = world.stack[-1] if world.stack else None
    if isinstance(top, (DiscardDown, Marked)) and top.seat != seat:
        return len(top.options(world, top.seat)) > 0
    return True


def can_lay(world: Pax, frame: Exclude) -> bool:
    """Whether an exclusion can still be carried through."""
    if frame.is_laid:
        return True
    if frame.cell == NONE:
        return len(frame.options(world, frame.seat)) > 0
    for card in items(world.hands[frame.seat]):
        if why_not_lay(world, frame.seat, frame.mode, frame.cell, card) == FINE:
            return True
    return False


def lay_again(world: Pax, seat: Seat, chance: Chance) -> None:
    """The others' argument cards that still lie face down: any card of the hand."""
    for frame in world.stack:
        if isinstance(frame, Argument):
            frame.relaid(world, seat, chance)


def keep_again(world: Pax, drawn: list[int]) -> None:
    """The events of which a seat is to keep one."""
    top = world.stack[-1] if world.stack else None
    if isinstance(top, KeepEvent):
        world.stack[-1] = KeepEvent(top.seat, min(drawn), max(drawn))


# ── plots ──


def deal_plots(s: Pax, world: Pax, seat: Seat, chance: Chance) -> None:
    """Private plots that the seat has not seen."""
    seen = s.shown_plots
    if seat >= 0:
        seen |= s.seen_plots[seat] | 1 << seat
    heap = (1 << PLOTS) - 1
    for plot in s.common:
        heap &= ~(1 << plot)
    for other in range(s.players):
        if seen >> other & 1:
            heap &= ~(1 << s.private[other])
    for other in range(s.players):
        if not seen >> other & 1:
            world.private[other] = nth(heap, chance.pick(count(heap)))
            heap &= ~(1 << world.private[other])
