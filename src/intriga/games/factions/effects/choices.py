"""Choices: what may be chosen next for an effect, and what is forced."""

from intriga.games.factions.box.tables import CardNumber
from intriga.games.factions.effects.phrase import Choosing, Phrase
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.state import Factions
from intriga.kernel.machine.frames import FINE


def seats(s: Factions, p: Choosing, e: Phrase) -> list[int]:
    """The players, or areas, that may be chosen."""
    return [other for other in range(s.players) if e.seat_bar(s, p, other) == FINE]


def seat_bar(s: Factions, p: Choosing, e: Phrase, other: int) -> int:
    """FINE, or why this player, or this area, may not be chosen."""
    return e.seat_bar(s, p, other) if other < s.players else why.NO_SUCH_SEAT


def cards(s: Factions, p: Choosing, e: Phrase) -> list[int]:
    """The cards that may be chosen next; enough must be left for the rest."""
    # HF-A8
    found = e.cards(s, p)
    return found[: len(found) - e.cards_left(s, p) + 1]


def card_bar(s: Factions, p: Choosing, e: Phrase, card: CardNumber) -> int:
    """FINE, or why this card may not be chosen next."""
    if card >= len(s.box.cards):
        return why.NO_SUCH_CARD
    bar = e.card_bar(s, p, card)
    if bar != FINE:
        return bar
    return FINE if card in cards(s, p, e) else why.IN_ORDER


def forced_cards(s: Factions, p: Choosing, e: Phrase) -> list[int]:
    """The cards that must be chosen, where everybody can see that there is no choice; else none."""
    # HF-A5
    found = e.cards(s, p)
    return found if len(found) <= e.cards_left(s, p) else []


def after_chosen(p: Choosing, found: list[int]) -> list[int]:
    """The cards that may still be chosen. Several cards are named lowest first,
    so that one choice has one way of saying it."""
    # HF-A8
    return [card for card in found if card > p.chosen[-1]] if p.chosen else found
