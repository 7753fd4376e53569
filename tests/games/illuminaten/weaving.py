"""Positions in which a conspiracy is woven."""

from typing import Any

from intriga.games.illuminaten.rules.actions.conspiracy import Weaving
from intriga.games.illuminaten.state import Pax
from tests.games.illuminaten.builders import table


def menu(hand: str, **more: Any) -> Pax:
    """The action phase of seat 0 with this hand."""
    return table(hands=[hand, "57"], **more)


def woven(card: int, hand: str = "", **more: Any) -> Pax:
    """Seat 0 has just played this card and is asked what it takes from it."""
    return table(hands=[f"{card} {hand}", "57"], frame=Weaving(0, card - 1), **more)
