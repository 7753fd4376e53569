"""The verbs of the conspiracy, of abilities and of faction cards in use."""

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import ABILITIES, FACTIONS, LETTERS, RA, CardNumber, Faction
from intriga.games.illuminaten.state import IN_ROW, Pax
from intriga.games.illuminaten.verbs.pieces import leave_hand, number
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat


def weave_card(s: Pax, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """A card from hand is added to the chain; a royal arch ends it."""  # PI-119 PI-129 PI-150
    leave_hand(s, seat, card, d)
    s.chain.append(card)
    if s.box.cards[card].is_great:
        s.great_played = True
    if s.box.cards[card].degree == RA:
        s.chain_ended = True
    if d.events is not None:
        d.events.append(events.CardWoven(seat, number(card)))


def turn_for_support(s: Pax, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """A card of the chain is turned sideways: the quick support of the turn."""  # PI-127
    s.turned |= 1 << card
    if d.events is not None:
        d.events.append(events.QuickSupport(seat, number(card)))


def use_ability(s: Pax, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """The ability of a card of the chain is used."""  # PI-121
    if d.events is not None:
        d.events.append(events.AbilityUsed(seat, number(card), ABILITIES[s.box.cards[card].ability]))


def decline_ability(s: Pax, seat: Seat, card: CardNumber, d: Dealer) -> None:
    if d.events is not None:
        d.events.append(events.AbilityDeclined(seat, number(card)))


def enhance(s: Pax, action: int) -> None:
    """A main action is enhanced until the end of the turn."""  # PI-124 PI-125
    s.enhanced[action] += 1


def swap_cells(s: Pax, seat: Seat, one: int, other: int, d: Dealer) -> None:
    """Two face-up cards change places with everything that lies on them."""  # AMB-25 AMB-19 AMB-54
    s.field[one], s.field[other] = s.field[other], s.field[one]
    s.inf[one], s.inf[other] = s.inf[other], s.inf[one]
    s.markers[one], s.markers[other] = s.markers[other], s.markers[one]
    s.yielded = with_bits_swapped(s.yielded, one, other)
    s.laid_near = with_bits_swapped(s.laid_near, one, other)
    if s.figure == one:
        s.figure = other
    elif s.figure == other:
        s.figure = one
    if d.events is not None:
        d.events.append(events.CardsSwapped(seat, one + 1, other + 1))


def with_bits_swapped(mask: Mask, one: int, other: int) -> int:
    if (mask >> one & 1) == (mask >> other & 1):
        return mask
    return mask ^ (1 << one | 1 << other)


def borrow_faction_card(s: Pax, seat: Seat, faction: Faction, d: Dealer) -> None:
    """A faction card changes hands until the check phase; it comes straightened."""  # AMB-46
    owner = s.faction_owner[faction]
    s.borrowed.append(faction)
    s.borrowed_from.append(owner)
    s.faction_owner[faction] = seat
    s.used_factions &= ~(1 << faction)
    if d.events is not None:
        lender = None if owner == IN_ROW else owner
        d.events.append(events.FactionCardBorrowed(seat, LETTERS[faction], lender))


def give_back_borrowed(s: Pax, d: Dealer) -> None:
    """Borrowed faction cards go back: the first thing of the check phase."""  # AMB-46
    if not s.borrowed:
        return
    for faction, owner in zip(s.borrowed, s.borrowed_from, strict=True):
        s.faction_owner[faction] = owner
        if d.events is not None:
            d.events.append(events.FactionCardReturned(LETTERS[faction], None if owner == IN_ROW else owner))
    s.borrowed = []
    s.borrowed_from = []


def turn_faction_card(s: Pax, seat: Seat, faction: Faction, d: Dealer) -> None:
    """The once-per-turn ability of a faction card: it is turned sideways."""  # PI-135
    s.used_factions |= 1 << faction
    if d.events is not None:
        d.events.append(events.FactionCardUsed(seat, LETTERS[faction]))


def take_from_edict(s: Pax, seat: Seat, faction: Faction, count: int, d: Dealer) -> None:
    """Tokens of an edict go to a seat."""  # GAP-12
    s.edict_tokens[faction] -= count
    s.tokens[seat * FACTIONS + faction] += count
    if d.events is not None:
        d.events.append(events.EdictTokensTaken(seat, LETTERS[faction], count))
