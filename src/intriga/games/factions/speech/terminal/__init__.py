"""The table in a terminal: for each area its symbols and its latest cards."""

from collections.abc import Collection, Mapping, Sequence

from rich.text import Text

from intriga.games.factions.speech.terminal.offers import about, choices, offers
from intriga.games.factions.speech.terminal.pages import legend, result
from intriga.games.factions.speech.terminal.parts import Look
from intriga.games.factions.speech.terminal.table import table
from intriga.games.factions.speech.terminal.typed import heard
from intriga.games.factions.view.structs import View
from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener


class FactionsScreen:
    """The table as one listener sees it."""

    def __init__(self, view: View, to: Listener) -> None:
        self.look = Look(view, to)

    def table(self, width: int) -> list[Text]:
        return table(self.look, width)

    def choices(self, legal: Sequence[str]) -> list[tuple[str, str]]:
        return choices(self.look.view, legal)

    def offers(self, keys: Mapping[str, str], focus: str | None, barred: Collection[str] = ()) -> list[Text]:
        return offers(self.look, keys, focus, barred)

    def about(self, notation: str) -> str:
        return about(self.look, notation)

    def result(self, winners: Sequence[Seat]) -> list[Text]:
        return result(self.look, winners)


class FactionsTerminal:
    """The game in a terminal."""

    def screen(self, view: View, to: Listener) -> FactionsScreen:
        return FactionsScreen(view, to)

    def legend(self, tongue: Tongue) -> list[Text]:
        return legend(tongue)

    def heard(self, text: str) -> str:
        return heard(text)


TERMINAL = FactionsTerminal()
