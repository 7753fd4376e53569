"""The table in a terminal: draws a View with letters, glyphs and colours."""

from intriga.games.illuminaten.speech.terminal.about import about
from intriga.games.illuminaten.speech.terminal.offers import choices, focus, goes_without_saying, offers
from intriga.games.illuminaten.speech.terminal.pages import legend, result
from intriga.games.illuminaten.speech.terminal.parts import Look
from intriga.games.illuminaten.speech.terminal.table import table
from intriga.games.illuminaten.speech.typed import heard
from intriga.games.illuminaten.view.structs import View
from intriga.kernel.terminals import Drawing, DrawnTerminal

TERMINAL: DrawnTerminal[View, Look] = DrawnTerminal(
    look=Look,
    drawing=Drawing(
        table=table,
        choices=choices,
        offers=offers,
        about=about,
        result=result,
        focus=focus,
        goes_without_saying=goes_without_saying,
    ),
    draw_legend=legend,
    read_typed=heard,
)
