"""Choices: one way to ask phrases and odd cards what may be chosen next."""

from intriga.games.factions.box.tables import DISCARD, ODD, SWAP, Effect
from intriga.games.factions.effects import aim, odd
from intriga.games.factions.effects.aim import A_CARD, Chosen
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.state import Factions
from intriga.kernel.machine.frames import FINE


def needs(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, target: int) -> int:
    """What is asked for next."""
    if e.do == ODD:
        return odd.odd_needs(s, seat, source, e, chosen, target)
    return aim.needs(s, seat, source, e, chosen, target)


def seats(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen) -> list[int]:
    """The players, or areas, that may be chosen."""
    if e.do == ODD:
        return odd.odd_seats(s, seat, source, e)
    return aim.seat_targets(s, seat, e, chosen)


def seat_bar(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, other: int) -> int:
    if e.do == ODD:
        return odd.odd_seat_bar(s, seat, source, e, other)
    return aim.seat_bar(s, seat, e, chosen, other)


def cards_in_all(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, target: int) -> list[int]:
    """Every card that fits, lowest first, chosen ones among them."""
    if e.do == ODD:
        return odd.odd_cards(s, seat, source, e, target)
    return aim.card_targets(s, seat, source, e, chosen)


def picks_left(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, target: int) -> int:
    """How many cards of this kind are still to be chosen."""
    if needs(s, seat, source, e, chosen, target) != A_CARD:
        return 0
    if e.do == ODD:
        return (
            min(odd.BATHED, len(odd.open_cards(s, target, source))) - len(chosen) if e.name == "bath" else 1
        )
    return aim.cards_needed(s, seat, source, e) - len(chosen) if e.do == DISCARD else 1


def cards(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, target: int) -> list[int]:
    """The cards that may be chosen next; enough must be left for the rest."""
    # HF-A8
    found = cards_ahead(s, seat, source, e, chosen, target)
    left = picks_left(s, seat, source, e, chosen, target)
    return found[: len(found) - left + 1]


def cards_ahead(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, target: int) -> list[int]:
    """The cards that may still be chosen. Several cards are named lowest first,
    so that one choice has one way of saying it."""
    # HF-A8
    found = cards_in_all(s, seat, source, e, chosen, target)
    if not chosen or e.do == SWAP:
        return found
    return [card for card in found if card > chosen[-1]]


def card_bar(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, target: int, card: int) -> int:
    """FINE, or why this card may not be chosen next."""
    if card >= len(s.box.cards):
        return why.NO_SUCH_CARD
    if e.do == ODD:
        bar = odd.odd_card_bar(s, seat, source, e, target, card)
    else:
        bar = aim.card_bar(s, seat, source, e, chosen, card)
    if bar != FINE:
        return bar
    return FINE if card in cards(s, seat, source, e, chosen, target) else why.IN_ORDER


def forced_cards(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, target: int) -> list[int]:
    """The cards that must be chosen, where everybody can see that there is no choice; else none."""
    # HF-A5
    found = cards_ahead(s, seat, source, e, chosen, target)
    return found if len(found) <= picks_left(s, seat, source, e, chosen, target) else []
