"""The table in a terminal: challenges as plates, dice, the hand, and what each word would do."""

from intriga.games.gangsters.speech.terminal.about import about
from intriga.games.gangsters.speech.terminal.offers import choices, offers
from intriga.games.gangsters.speech.terminal.pages import legend, result
from intriga.games.gangsters.speech.terminal.parts import Look
from intriga.games.gangsters.speech.terminal.table import table
from intriga.games.gangsters.speech.terminal.typed import heard
from intriga.games.gangsters.view.structs import View
from intriga.kernel.terminals import Drawing, DrawnTerminal

TERMINAL: DrawnTerminal[View, Look] = DrawnTerminal(
    look=Look,
    drawing=Drawing(table=table, choices=choices, offers=offers, about=about, result=result),
    draw_legend=legend,
    read_typed=heard,
)
