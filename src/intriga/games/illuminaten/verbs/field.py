"""The verbs of scouting, interrogating, reassigning and excluding."""

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import (
    AREOPAGUS,
    LETTERS,
    MOST_SLOTS,
    CardNumber,
    Cell,
    Faction,
)
from intriga.games.illuminaten.state import NO_CARD, NONE, Pax
from intriga.games.illuminaten.verbs.pieces import (
    discard_cards,
    lay_on_field,
    leave_hand,
    number,
    numbers,
    turn_up,
)
from intriga.games.illuminaten.verbs.slots import owner_in
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat, only

# ── interrogate ──


def note_yield(s: Pax, cell: Cell) -> None:
    """A card, or the areopagus, has yielded in this turn."""  # PI-088 AMB-09
    s.yielded |= 1 << cell


def tell_interrogation(s: Pax, seat: Seat, target: int, cells: Mask, d: Dealer) -> None:
    if d.events is not None:
        aim = None if target == AREOPAGUS else target + 1
        d.events.append(events.Interrogated(seat, aim, numbers(cells & ~(1 << target))))


# ── scout, reassign, exclude ──


def acting_number(acting: int) -> int | None:
    """An acting card as records write it: its cell from 1, 0 for the areopagus, None for none."""
    if acting == NONE:
        return None
    return 0 if acting == AREOPAGUS else acting + 1


def scout_card(s: Pax, seat: Seat, acting: int, cell: Cell, d: Dealer) -> None:
    """A face-down card is taken into the hand; its cell waits for another."""  # PI-074
    card = turn_up(s, cell, only(seat), d)
    s.field[cell] = NO_CARD
    s.hands[seat] |= 1 << card
    if d.events is not None:
        d.events.append(events.CardScouted(seat, acting_number(acting), cell + 1, number(card)))


def lay_from_hand(s: Pax, seat: Seat, cell: Cell, card: CardNumber, d: Dealer) -> None:
    """A card of the hand is laid on the field."""  # PI-074 PI-096
    leave_hand(s, seat, card, d)
    lay_on_field(s, seat, cell, card, d)


def count_as_near(s: Pax, cell: Cell) -> None:
    """The card just laid counts as adjacent for influence in this turn."""
    s.laid_near |= 1 << cell


def begin_reassignment(s: Pax, seat: Seat, faction: Faction, d: Dealer) -> None:
    if d.events is not None:
        d.events.append(events.ReassignmentBegan(seat, None if faction == NONE else LETTERS[faction]))


def exclude_card(s: Pax, seat: Seat, acting: int, cell: Cell, d: Dealer) -> None:
    """A card of the field is discarded. What was true of it in this turn is not of the next; a reward marker
    stays for that one (AMB-19)."""  # PI-096
    card = s.field[cell]
    s.field[cell] = NO_CARD
    s.laid_near &= ~(1 << cell)
    s.yielded &= ~(1 << cell)
    if d.events is not None:
        d.events.append(events.CardExcluded(seat, acting_number(acting), cell + 1, number(card)))
    discard_cards(s, 1 << card, d)


def carry_influence_over(s: Pax, cell: Cell, inf: int, d: Dealer) -> None:
    """The influence of the excluded card on the new one; what is no longer there returns to its owners."""
    # PI-097
    if s.inf[cell] == 0:
        return
    for slot in range(MOST_SLOTS):
        for old, change in ((s.inf[cell], 1), (inf, -1)):
            if owner_in(old, slot) != NONE:
                s.supply[owner_in(old, slot)] += change
    s.inf[cell] = inf
    if d.events is not None:
        owners = [owner_in(inf, slot) for slot in range(s.box.cards[s.field[cell]].slots)]
        told = [None if owner == NONE else owner for owner in owners]
        d.events.append(events.InfluenceCarriedOver(cell + 1, told))
