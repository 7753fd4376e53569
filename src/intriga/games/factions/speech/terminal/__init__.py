"""The table in a terminal: for each area its symbols and its latest cards."""

from intriga.games.factions.speech.terminal.offers import about, choices, offers
from intriga.games.factions.speech.terminal.pages import legend, result
from intriga.games.factions.speech.terminal.parts import Look
from intriga.games.factions.speech.terminal.table import table
from intriga.games.factions.speech.terminal.typed import heard
from intriga.games.factions.view.structs import View
from intriga.kernel.terminals import Drawing, DrawnTerminal

TERMINAL: DrawnTerminal[View, Look] = DrawnTerminal(
    look=Look,
    drawing=Drawing(table=table, choices=choices, offers=offers, about=about, result=result),
    draw_legend=legend,
    read_typed=heard,
)
