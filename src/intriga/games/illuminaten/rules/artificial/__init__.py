"""Artificial opponents: their scripts, the common actions, arguments with them, their plots."""

from intriga.games.illuminaten.rules.artificial.argument import ArtificialDefence
from intriga.games.illuminaten.rules.artificial.turn import ArtificialTurn

__all__ = ["ArtificialDefence", "ArtificialTurn"]
