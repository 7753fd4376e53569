"""The table in a terminal: draws a View with letters, glyphs and colours. Never compiled."""

from intriga.games.illuminaten.speech.terminal.about import about
from intriga.games.illuminaten.speech.terminal.offers import choices, offers
from intriga.games.illuminaten.speech.terminal.pages import legend, result
from intriga.games.illuminaten.speech.terminal.parts import Look
from intriga.games.illuminaten.speech.terminal.table import table

__all__ = ["Look", "about", "choices", "legend", "offers", "result", "table"]
