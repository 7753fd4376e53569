"""How a main action comes about: as one of the turn's own, or as an additional one with rules of its own."""

from typing import Final

MAIN: Final = 0  # one of the main actions of the turn
FREE: Final = 1  # a main action that uses none up: only the way of the rise of the rosicrucians (AMB-42)
BY_CARD: Final = 2  # the additional action of an Enlightened in the chain, as its ability says
BY_FACTION: Final = 3  # the once-per-turn ability of a faction card
BY_MARKER: Final = 4  # a reward marker: only with regard to the marked card (PI-115)
