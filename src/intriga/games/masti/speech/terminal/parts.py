"""Small things that are drawn everywhere: cards, seats, points. Every colour has its letter or glyph."""

from rich.text import Text

from intriga.games.masti.box.tables import GUILDS, LETTERS, Box, card_of
from intriga.games.masti.speech.wording import character_named, phrases, tell_card
from intriga.games.masti.view.view import View
from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener
from intriga.kernel.terminals import mark_of
from intriga.kernel.wording import signed

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


def card_chip(card: str, tongue: Tongue) -> Text:
    """A card: letter and rank on its character's colour."""
    text = tell_card(card, tongue)
    return Text(f" {text} ", style=CHARACTER_STYLES[character_named(card)])


def seat_mark(seat: Seat) -> Text:
    return mark_of(SEATS[seat])


def points_text(points: int) -> Text:
    return Text(signed(points), style="green" if points > 0 else "red" if points < 0 else "dim")


def placed(text: Text, width: int, right: bool = False) -> Text:
    """A text filled up to a width."""
    rest = max(0, width - text.cell_len)
    return Text(" " * rest) + text if right else text + Text(" " * rest)


class Look:
    """What is drawn, and for whom."""

    def __init__(self, view: View, to: Listener) -> None:
        self.view = view
        self.box: Box = to.tongue.box
        self.names = to.names
        self.tongue = to.tongue
        self.say = phrases(to.tongue).say

    def name(self, seat: Seat) -> str:
        """A seat's name; one's own is "you"."""
        return self.say("screen-you") if seat == self.view.seat else self.names[seat]

    def chip(self, card: str) -> Text:
        return card_chip(card, self.tongue)

    def guild_of(self, card: str) -> tuple[str | None, int]:
        """The guild and the number of symbols of a card; None and 0 for a neutral one."""
        number = card_of(LETTERS.index(card[0]), int(card[1:]))
        guild = self.box.guild_of[number]
        return (GUILDS[guild], self.box.symbols[number]) if guild >= 0 else (None, 0)

    def symbols(self, card: str) -> Text:
        """The glyphs of a card."""
        guild, symbols = self.guild_of(card)
        if guild is None:
            return Text(NEUTRAL[int(card[1:])], style="bold")
        return Text(GLYPHS[guild] * symbols, style=f"bold {GUILD_STYLES[guild]}")

    def points(self, symbols: int) -> int:
        """What a stack of this many symbols scores."""
        table = self.box.guild_points
        return table[min(symbols, len(table) - 1)]
