"""The table in a terminal: draws a View with letters, glyphs and colours. Never compiled."""

from intriga.games.masti.terminal.offers import about, choices, offers
from intriga.games.masti.terminal.pages import legend, result
from intriga.games.masti.terminal.parts import Look
from intriga.games.masti.terminal.table import table

__all__ = ["Look", "about", "choices", "legend", "offers", "result", "table"]
