"""Small things that are drawn everywhere: cards, seats, tokens. Every colour has its letter or glyph."""

from collections.abc import Sequence

from rich.text import Text

from intriga.games.illuminaten.box.tables import DAGGER, DEGREES, HAMMERS, LETTERS, ORGANISATIONS, Box, Card
from intriga.games.illuminaten.box.texts import board_name, opponent_short
from intriga.games.illuminaten.speech.wording import degree_key, faction_letter, named, phrases
from intriga.games.illuminaten.view.structs import View
from intriga.kernel.machine.seats import Seat
from intriga.kernel.speech import Listener
from intriga.kernel.terminals import line_of, mark_of

GLYPHS = {"A": "♛", "M": "⚖", "T": "♪", "K": "◉", "D": "✝", "U": "∑"}
FACTION_STYLES = {
    "A": "gold1",
    "M": "deep_sky_blue1",
    "T": "orchid",
    "K": "green3",
    "D": "grey93",
    "U": "dark_orange",
}
#: Okabe–Ito colours with a shape each.
SEATS = (("●", "#e69f00"), ("■", "#56b4e9"), ("▲", "#009e73"), ("◆", "#cc79a7"))
FREE_SLOT = "○"
FACE_DOWN = "░"
AREOPAGUS = "⌂"
FIGURE = "♟"
MARKER = "⚑"
STEWARD = "▾"
DISCARD = "▴"  # before the top card of the discard pile
SIGNS = {DAGGER: "†", HAMMERS: "⚒"}  # strengths that are no number


def seat_mark(seat: Seat) -> Text:
    return mark_of(SEATS[seat])


def placed(text: Text, width: int, right: bool = False) -> Text:
    """A text filled up, or cut down, to a width."""
    text = text.copy()
    if text.cell_len > width:
        text.truncate(width, overflow="ellipsis")
    rest = width - text.cell_len
    return line_of(" " * rest, text) if right else line_of(text, " " * rest)


def flow(label: str, pieces: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Pieces one after the other under a label, on as many lines as they need."""
    lines = [line_of(Text(label, style="dim"))]
    indent = Text(" " * min(lines[0].cell_len, width // 4))
    is_first = True
    for piece in pieces:
        step = 0 if is_first else len(gap)
        if not is_first and lines[-1].cell_len + step + piece.cell_len > width:
            lines.append(indent.copy())
            step = 0
        lines[-1] = lines[-1] + Text(" " * step) + piece
        is_first = False
    return lines


class Look:
    """What is drawn, and for whom."""

    def __init__(self, view: View, to: Listener) -> None:
        self.view = view
        self.to = to
        self.box: Box = to.tongue.box
        self.tongue = to.tongue
        self.say = phrases(to.tongue).say

    def name(self, seat: Seat) -> str:
        """A seat's name; one's own is "you"."""
        if seat == self.view.seat:
            return self.say("screen-you")
        if seat >= self.view.players and self.view.opponent != "none":
            return opponent_short(self.view.opponent, self.tongue)
        return named(seat, self.to)

    def card(self, number: int) -> Card:
        """A card by its number from 1."""
        return self.box.cards[number - 1]

    def factions(self, number: int, glyphs: bool = True) -> Text:
        """The factions of a card, the main one first: А♛М⚖."""
        card = self.card(number)
        found = [card.main] if card.second < 0 else [card.main, card.second]
        return line_of(*[self.letter(LETTERS[faction], glyphs) for faction in found])

    def letter(self, faction: str, glyph: bool = True) -> Text:
        """A faction's letter and glyph in its colour."""
        sign = faction_letter(faction, self.tongue) + (GLYPHS[faction] if glyph else "")
        return Text(sign, style=f"bold {FACTION_STYLES[faction]}")

    def degree(self, number: int) -> str:
        return self.say("degree-short", degree=degree_key(DEGREES[self.card(number).degree]))

    def organisation(self, number: int) -> str:
        name = ORGANISATIONS[self.card(number).organisation]
        return self.say("organisation-short", organisation=name)

    def short(self, number: int) -> str:
        return board_name(number, self.tongue)

    def chip(self, number: int) -> Text:
        """A card in a few letters: factions and degree."""
        return line_of(self.factions(number, glyphs=False), f"-{self.degree(number)}")

    def strength(self, number: int) -> str:
        """A card's strength: its number or a sign."""
        strength = self.card(number).strength
        return SIGNS.get(strength, str(strength))

    def mark(self, seat: Seat | None) -> Text:
        """A seat's shape, or a dot for nobody."""
        return Text("·", style="dim") if seat is None else seat_mark(seat)
