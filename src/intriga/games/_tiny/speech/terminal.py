"""The table in a terminal, drawn from a View."""

from collections.abc import Collection, Mapping, Sequence

from rich.text import Text

from intriga.games._tiny.speech.telling import SPEECH, phrases
from intriga.games._tiny.view.view import Area, View
from intriga.games._tiny.vocabulary import VOCABULARY
from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener, Screen, TerminalLook


class TinyScreen(Screen):
    """What one reader looks at."""

    def __init__(self, view: View, to: Listener) -> None:
        self.view = view
        self.to = to

    def say(self, name: str, **facts: object) -> str:
        return phrases(self.to.tongue).say(name, **facts)

    def table(self, width: int) -> list[Text]:
        """Title, one row for each seat, and the heap."""
        rows = [Text(f" {self.say('title')}".ljust(width), style="bold reverse")]
        rows += [self.seat_line(area) for area in self.view.areas]
        return [*rows, Text(" " + self.say("screen-deck", cards=self.view.deck))]

    def seat_line(self, area: Area) -> Text:
        line = Text("▸" if area.seat == self.view.turn else " ", style="bold")
        own = "bold underline" if area.seat == self.view.seat else ""
        line += Text(f"{self.to.names[area.seat]:<10.10} ", style=own)
        row = " ".join(str(card) for card in area.row) or "·"
        return line + Text(self.say("screen-seat", cards=area.cards_in_hand, row=row, total=area.total))

    def choices(self, legal: Sequence[str]) -> list[tuple[str, str]]:
        return [(notation, "") for notation in legal]

    def offers(self, keys: Mapping[str, str], focus: str | None, barred: Collection[str] = ()) -> list[Text]:
        hand = Text(" " + " ".join(str(card) for card in self.view.hand), style="dim")
        words = [
            Text(
                f" {key:>2} {SPEECH.word(VOCABULARY.read(notation), self.to)}",
                style="reverse" if notation == focus else "dim" if notation in barred else "",
            )
            for notation, key in keys.items()
        ]
        return [hand, *words]

    def about(self, notation: str) -> str:
        return self.say(f"about-{notation.partition(' ')[0]}")

    def result(self, winners: Sequence[Seat]) -> list[Text]:
        """Every row and its sum."""
        return [
            Text("★ " if area.seat in winners else "  ") + self.seat_line(area) for area in self.view.areas
        ]


class TinyTerminal(TerminalLook[View]):
    """The smallest game in a terminal."""

    def screen(self, view: View, to: Listener) -> TinyScreen:
        return TinyScreen(view, to)

    def legend(self, tongue: Tongue) -> list[Text]:
        return [Text(phrases(tongue).say("legend", most=tongue.box.most))]

    def heard(self, text: str) -> str:
        """A bare number plays that card."""
        said = " ".join(text.lower().split())
        return f"play {said}" if said.isdigit() else said


TERMINAL = TinyTerminal()
