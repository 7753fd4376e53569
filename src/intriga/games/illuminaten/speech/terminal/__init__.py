"""The table in a terminal: draws a View with letters, glyphs and colours. Never compiled."""

from collections.abc import Collection, Mapping, Sequence

from rich.text import Text

from intriga.games.illuminaten.speech.terminal.about import about
from intriga.games.illuminaten.speech.terminal.offers import choices, offers
from intriga.games.illuminaten.speech.terminal.pages import legend, result
from intriga.games.illuminaten.speech.terminal.parts import Look
from intriga.games.illuminaten.speech.terminal.table import table
from intriga.games.illuminaten.speech.typed import heard
from intriga.games.illuminaten.view.structs import View
from intriga.games.illuminaten.vocabulary import VOCABULARY
from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener


class PaxScreen:
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
        return about(self.look, VOCABULARY.read(notation))

    def result(self, winners: Sequence[Seat]) -> list[Text]:
        return result(self.look, winners)


class PaxTerminal:
    """The game in a terminal."""

    def screen(self, view: View, to: Listener) -> PaxScreen:
        return PaxScreen(view, to)

    def legend(self, tongue: Tongue) -> list[Text]:
        return legend(tongue)

    def heard(self, text: str) -> str:
        return heard(text)


TERMINAL = PaxTerminal()
