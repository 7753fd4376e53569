"""The table in a terminal: draws a View with letters, glyphs and colours."""

from intriga.games.masti.speech.terminal.offers import about, choices, offers
from intriga.games.masti.speech.terminal.pages import legend, result
from intriga.games.masti.speech.terminal.parts import Look
from intriga.games.masti.speech.terminal.table import table
from intriga.games.masti.speech.terminal.typed import heard
from intriga.games.masti.view.view import View
from intriga.kernel.terminals import Drawing, DrawnTerminal

TERMINAL: DrawnTerminal[View, Look] = DrawnTerminal(
    look=Look,
    drawing=Drawing(table=table, choices=choices, offers=offers, about=about, result=result),
    draw_legend=legend,
    read_typed=heard,
)
