"""Odd cards: a function of their own each."""

from typing import Final

ODD_NAMES: Final = ("constitution", "conservation", "necklace", "infernal", "bath", "terror", "equals")
