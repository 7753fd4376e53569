"""The table in a terminal, drawn from a View. Never compiled."""

from collections.abc import Collection, Mapping, Sequence

from rich.text import Text

from intriga.games._tiny.box.tables import Box
from intriga.games._tiny.speech.telling import phrases, tell_word
from intriga.games._tiny.view.view import Area, View
from intriga.kernel.sentences import Tongue


class Look:
    """What one reader looks at: a view, the names of the seats, the tongue."""

    def __init__(self, view: View, names: Sequence[str], tongue: Tongue) -> None:
        self.view = view
        self.box: Box = tongue.box
        self.names = names
        self.tongue = tongue

    def say(self, name: str, **facts: object) -> str:
        return phrases(self.tongue).say(name, **facts)


def table(look: Look, width: int) -> list[Text]:
    """Title, one row for each seat, and the heap."""
    rows = [Text(f" {look.say('title')}".ljust(width), style="bold reverse")]
    rows += [seat_line(look, area) for area in look.view.areas]
    return [*rows, Text(" " + look.say("screen-deck", cards=look.view.deck))]


def seat_line(look: Look, area: Area) -> Text:
    line = Text("▸" if area.seat == look.view.turn else " ", style="bold")
    own = "bold underline" if area.seat == look.view.seat else ""
    line += Text(f"{look.names[area.seat]:<10.10} ", style=own)
    row = " ".join(str(card) for card in area.row) or "·"
    return line + Text(look.say("screen-seat", cards=area.cards_in_hand, row=row, total=area.total))


def choices(view: View, legal: Sequence[str]) -> list[tuple[str, str]]:
    """The words to offer, in order, each with its own key or none."""
    return [(notation, "") for notation in legal]


def offers(
    look: Look, keys: Mapping[str, str], focus: str | None, barred: Collection[str] = ()
) -> list[Text]:
    """The own hand, and what there is to choose."""
    hand = Text(" " + " ".join(str(card) for card in look.view.hand), style="dim")
    words = [
        Text(
            f" {key:>2} {tell_word(notation, look.tongue, look.names)}",
            style="reverse" if notation == focus else "dim" if notation in barred else "",
        )
        for notation, key in keys.items()
    ]
    return [hand, *words]


def about(look: Look, notation: str) -> str:
    """What this word would do, in a sentence."""
    return look.say(f"about-{notation.partition(' ')[0]}")


def result(look: Look, winners: Sequence[int]) -> list[Text]:
    """Every row and its sum."""
    return [Text("★ " if area.seat in winners else "  ") + seat_line(look, area) for area in look.view.areas]


def legend(tongue: Tongue) -> list[Text]:
    """The reminder card."""
    return [Text(phrases(tongue).say("legend", most=tongue.box.most))]
