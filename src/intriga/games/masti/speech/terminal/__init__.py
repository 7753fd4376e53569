"""The table in a terminal: draws a View with letters, glyphs and colours. Never compiled."""

from intriga.games.masti.speech.terminal.offers import about, choices, offers
from intriga.games.masti.speech.terminal.pages import legend, result
from intriga.games.masti.speech.terminal.parts import Look
from intriga.games.masti.speech.terminal.table import table

__all__ = ["Look", "about", "choices", "legend", "offers", "result", "table"]
