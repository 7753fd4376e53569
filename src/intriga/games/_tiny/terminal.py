"""The table in a terminal, drawn from a View. Never compiled."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from intriga.games._tiny.box import Box
from intriga.games._tiny.telling import phrases, tell_word
from intriga.games._tiny.view import Area, View


def table(view: View, names: Sequence[str], language: str, width: int) -> list[Text]:
    """Title, one row for each seat, and the heap."""
    say = phrases(language).say
    rows = [Text(f" {say('title')}".ljust(width), style="bold reverse")]
    rows += [seat_line(view, area, names[area.seat], language) for area in view.areas]
    return [*rows, Text(" " + say("screen-deck", cards=view.deck))]


def seat_line(view: View, area: Area, name: str, language: str) -> Text:
    line = Text("▸" if area.seat == view.turn else " ", style="bold")
    line += Text(f"{name:<10.10} ", style="bold underline" if area.seat == view.seat else "")
    row = " ".join(str(card) for card in area.row) or "·"
    return line + Text(
        phrases(language).say("screen-seat", cards=area.cards_in_hand, row=row, total=area.total)
    )


def choices(view: View, legal: Sequence[str]) -> list[tuple[str, str]]:
    """The words to offer, in order, each with its own key or none."""
    return [(notation, "") for notation in legal]


def offers(
    view: View, keys: Mapping[str, str], focus: str | None, language: str, names: Sequence[str], width: int
) -> list[Text]:
    """What there is to choose; while one waits, the own hand."""
    if not keys:
        return [Text(" " + " ".join(str(card) for card in view.hand), style="dim")]
    return [
        Text(
            f" {key:>2} {tell_word(notation, language, names)}", style="reverse" if notation == focus else ""
        )
        for notation, key in keys.items()
    ]


def about(view: View, notation: str, names: Sequence[str], language: str) -> str:
    """What this word would do, in a sentence."""
    return phrases(language).say(f"about-{notation.partition(' ')[0]}")


def result(view: View, names: Sequence[str], language: str, winners: Sequence[int]) -> list[Text]:
    """Every row and its sum."""
    return [
        Text("★ " if area.seat in winners else "  ") + seat_line(view, area, names[area.seat], language)
        for area in view.areas
    ]


def legend(box: Box, language: str) -> list[Text]:
    """The reminder card."""
    return [Text(phrases(language).say("legend", most=box.most))]
