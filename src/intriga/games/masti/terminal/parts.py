"""Small things that are drawn everywhere: cards, seats, points. Every colour has its letter or glyph."""

from collections.abc import Sequence

from rich.text import Text

from intriga.games.masti.telling import character_named, phrases, signed, tell_card
from intriga.games.masti.view import View

CHARACTER_STYLES = {
    "aldo": "bold white on dark_red",
    "pietra": "bold black on gold3",
    "enzo": "bold white on dark_green",
    "ugo": "bold white on navy_blue",
}
GLYPHS = {
    "aristocrats": "♛",
    "artists": "✎",
    "merchants": "⚖",
    "craftsmen": "⚒",
    "knights": "♞",
    "assassins": "†",
}
GUILD_STYLES = {
    "aristocrats": "gold1",
    "artists": "orchid",
    "merchants": "green3",
    "craftsmen": "dark_orange",
    "knights": "deep_sky_blue1",
    "assassins": "red1",
}
#: Okabe–Ito colours with a shape each.
SEATS = (
    ("●", "#e69f00"),
    ("■", "#56b4e9"),
    ("▲", "#009e73"),
    ("◆", "#f0e442"),
    ("⬢", "#cc79a7"),
    ("★", "#d55e00"),
)
NEUTRAL = {1: "?", 2: "−2", 3: "+2", 13: "♚"}
NAME_WIDTH = 9


def card_chip(card: str, language: str) -> Text:
    """A card: letter and rank on its character's colour."""
    text = tell_card(card, language)
    return Text(f" {text} ", style=CHARACTER_STYLES[character_named(card)])


def seat_mark(seat: int) -> Text:
    shape, colour = SEATS[seat]
    return Text(shape, style=f"bold {colour}")


def points_text(points: int) -> Text:
    return Text(signed(points), style="green" if points > 0 else "red" if points < 0 else "dim")


def placed(text: Text, width: int, right: bool = False) -> Text:
    """A text filled up to a width."""
    rest = max(0, width - text.cell_len)
    return Text(" " * rest) + text if right else text + Text(" " * rest)


def short(name: str) -> str:
    return name if len(name) <= NAME_WIDTH else name[: NAME_WIDTH - 1] + "…"


def shown_name(view: View, seat: int, names: Sequence[str], language: str) -> str:
    """A seat's name; one's own is "you"."""
    return phrases(language).say("screen-you") if seat == view.seat else names[seat]
