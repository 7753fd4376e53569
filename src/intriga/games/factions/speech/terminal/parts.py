"""Small parts: cards and symbols, seats, and what is looked at."""

from rich.text import Text

from intriga.games.factions.box.tables import Box
from intriga.games.factions.box.texts import short_name
from intriga.games.factions.speech.wording import phrases
from intriga.games.factions.view.structs import Area, Card, HandCard, View
from intriga.kernel.machine.seats import Seat
from intriga.kernel.speech import Listener
from intriga.kernel.wording import points_in_words

STYLES = {"F": "bold green3", "L": "bold gold1", "K": "bold red1"}
GUARDED = "⛨"


class Look:
    """What is drawn, and for whom."""

    def __init__(self, view: View, to: Listener) -> None:
        self.view = view
        self.to = to
        self.tongue = to.tongue
        self.box: Box = to.tongue.box
        self.say = phrases(to.tongue).say

    def name(self, seat: Seat) -> str:
        """A seat's name; one's own is "you"."""
        return self.say("screen-you") if seat == self.view.seat else self.to.names[seat]

    def letters(self, symbols: str) -> Text:
        """Symbols as coloured letters."""
        line = Text("")
        for one in symbols:
            line += Text(self.say("letter", faction=one), style=STYLES[one])
        return line

    def card(self, card: Card | HandCard) -> Text:
        """A card: its name and its symbols."""
        guard = Text(GUARDED) if isinstance(card, Card) and card.guarded else Text("")
        return Text(short_name(card.id, self.tongue)) + Text(" ") + self.letters(card.symbols) + guard

    def points(self, points: int) -> str:
        """A total with its noun."""
        return points_in_words(points, phrases(self.tongue))


def symbol_counts(area: Area) -> list[int]:
    return [area.symbols.F, area.symbols.L, area.symbols.K]
