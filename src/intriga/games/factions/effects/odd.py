"""Odd cards: what each does, whom it may touch, and what it needs to be told."""

from typing import Final

from intriga.games.factions.box.tables import NO_CARD, NO_FACTION, Effect
from intriga.games.factions.effects.aim import A_CARD, A_SEAT, NOTHING, Chosen, has_room
from intriga.games.factions.effects.giving import Giving
from intriga.games.factions.effects.guard import is_guarded
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.verbs import discard_in_play, discard_top, move_card, revive_card, take_card
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE

ODD_NAMES: Final = ("constitution", "conservation", "necklace", "infernal", "bath", "terror", "equals")
BATHED: Final = 2  # cards that are discarded with it
NURSE: Final = "evrard"


def latest(s: Factions, area: int, faction: int, without: int) -> int:
    """The card that came into an area last, of this faction (or any), leaving one card out of account."""
    for place in range(len(s.areas[area]) - 1, -1, -1):
        card = s.areas[area][place]
        if card != without and (faction == NO_FACTION or s.box.cards[card].faction == faction):
            return card
    return NO_CARD


def latest_of_all(s: Factions, faction: int, without: int) -> list[int]:
    """The latest card of each area, where a property may touch it."""
    found: list[int] = []
    for area in range(s.players):
        card = latest(s, area, faction, without)
        if card != NO_CARD and not is_guarded(s, card, area):
            found.append(card)
    return found


def open_cards(s: Factions, area: int, without: int) -> list[int]:
    """The cards of an area that no guard keeps, leaving one out of account."""
    return [card for card in s.areas[area] if card != without and not is_guarded(s, card, area)]


def is_in_play(s: Factions, name: str) -> bool:
    """Whether the person with this id lies before somebody."""
    for area in s.areas:
        for card in area:
            if s.box.cards[card].name == name:
                return True
    return False


# ── the most and the fewest cards ──


def most_cards(s: Factions) -> int:
    return max([len(area) for area in s.areas])


def fewest_cards(s: Factions) -> int:
    return min([len(area) for area in s.areas])


# ── what may be chosen ──


def odd_is_possible(s: Factions, seat: int, source: int, e: Effect) -> bool:
    """Whether any part of it can be applied."""
    # HF-022 HF-A5
    if e.name == "constitution":
        return bool(latest_of_all(s, NO_FACTION, NO_CARD))
    if e.name == "conservation":
        return bool(s.discard) and bool(open_cards(s, seat, NO_CARD))
    if e.name == "necklace":
        return has_room(s, seat) and any(s.hands[o] for o in range(s.players) if o != seat)
    if e.name == "terror":
        return bool(latest_of_all(s, NO_FACTION, source))
    if e.name == "equals":
        return bool(odd_cards(s, seat, source, e, NOBODY)) and most_cards(s) > fewest_cards(s)
    if e.name == "bath":
        return drowns(s, source) or bool(odd_seats(s, seat, source, e))
    return True  # infernal turns up a card


def odd_needs(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, target: int) -> int:
    """What is asked for next."""
    if e.name == "conservation":
        return NOTHING if chosen else A_CARD
    if e.name == "necklace":
        return A_SEAT if target == NOBODY else NOTHING
    if e.name == "bath":
        if target == NOBODY:
            return A_SEAT if odd_seats(s, seat, source, e) else NOTHING
        wanted = min(BATHED, len(open_cards(s, target, source)))
        return A_CARD if len(chosen) < wanted else NOTHING
    if e.name == "equals":
        return A_CARD if not chosen else A_SEAT if target == NOBODY else NOTHING
    return NOTHING


def odd_cards(s: Factions, seat: int, source: int, e: Effect, target: int) -> list[int]:
    """The cards that may be chosen, lowest first."""
    # HF-A8
    found: list[int] = []
    if e.name == "conservation":
        found = open_cards(s, seat, NO_CARD)
    elif e.name == "bath":
        found = open_cards(s, target, source)
    elif e.name == "equals":
        most = most_cards(s)
        for area in range(s.players):
            if len(s.areas[area]) == most:
                found += open_cards(s, area, NO_CARD)
    found.sort()
    return found


def odd_card_bar(s: Factions, seat: int, source: int, e: Effect, target: int, card: int) -> int:
    """FINE, or why this card may not be chosen."""
    area = s.area_of(card)
    if area == NOBODY:
        return why.NOT_IN_PLAY
    if card in odd_cards(s, seat, source, e, target):
        return FINE
    return why.IS_GUARDED if is_guarded(s, card, area) else why.WRONG_AREA


def odd_seats(s: Factions, seat: int, source: int, e: Effect) -> list[int]:
    return [other for other in range(s.players) if odd_seat_bar(s, seat, source, e, other) == FINE]


def odd_seat_bar(s: Factions, seat: int, source: int, e: Effect, other: int) -> int:
    """FINE, or why this player, or this area, may not be chosen."""
    # HF-A8
    if other >= s.players:
        return why.NO_SUCH_SEAT
    if e.name == "equals":
        return FINE if len(s.areas[other]) == fewest_cards(s) else why.WRONG_AREA
    if other == seat:
        return why.NOT_A_TARGET
    if e.name == "necklace":
        return FINE if s.hands[other] else why.HAND_IS_EMPTY
    return FINE if open_cards(s, other, source) else why.NOT_THERE


# ── what they do ──


def apply_odd(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, target: int, d: Dealer) -> None:
    """Carry an odd card's effect out, as far as it goes."""
    # HF-019 HF-A5
    if e.name == "constitution":
        constitution(s, seat, d)
    elif e.name == "conservation":
        top = s.discard[-1]
        discard_in_play(s, seat, chosen[0], d)
        revive_card(s, seat, top, seat, d)
    elif e.name == "necklace":
        take_card(s, seat, target, d)
        s.stack.append(Giving(seat, target))
    elif e.name == "infernal":
        infernal(s, seat, d)
    elif e.name == "bath":
        bath(s, seat, source, chosen, d)
    elif e.name == "terror":
        for card in latest_of_all(s, NO_FACTION, source):
            discard_in_play(s, seat, card, d)
    else:
        move_card(s, seat, chosen[0], target, d)


def constitution(s: Factions, seat: int, d: Dealer) -> None:
    """Each area's latest card goes to the next area on the left, all at once."""
    cards = latest_of_all(s, NO_FACTION, NO_CARD)
    areas = [s.left_of(s.area_of(card)) for card in cards]
    for place in range(len(cards)):
        move_card(s, seat, cards[place], areas[place], d)


def infernal(s: Factions, seat: int, d: Dealer) -> None:
    """The deck's top card is discarded; then each area's latest card of its faction."""
    card = discard_top(s, seat, d)
    if s.reason:  # HF-A3
        return
    for hit in latest_of_all(s, s.box.cards[card].faction, NO_CARD):
        discard_in_play(s, seat, hit, d)


def bath(s: Factions, seat: int, source: int, chosen: Chosen, d: Dealer) -> None:
    """Two cards of another area are discarded, and this card too, unless the nurse is in play."""
    for card in chosen:
        discard_in_play(s, seat, card, d)
    if drowns(s, source):
        discard_in_play(s, seat, source, d)


def drowns(s: Factions, source: int) -> bool:
    """Whether the bath takes this card itself away."""
    area = s.area_of(source)
    return area != NOBODY and not is_in_play(s, NURSE) and not is_guarded(s, source, area)
