"""The field: staggered rows of cards, two lines each."""

from rich.text import Text

from intriga.games.illuminaten.speech.terminal.parts import (
    AREOPAGUS,
    FACE_DOWN,
    FIGURE,
    FREE_SLOT,
    MARKER,
    Look,
    placed,
    seat_mark,
)
from intriga.games.illuminaten.view.structs import CellView
from intriga.kernel.terminals import line_of

WIDE = 12  # columns of a card with glyphs, and one free column
NARROW = 9
LIES = "on grey15"  # a card that lies face up


def field_lines(look: Look, is_wide: bool) -> list[Text]:
    """Every row, the longest one from the left edge."""
    size = WIDE if is_wide else NARROW
    longest = max(len(row) for row in look.view.rows)
    lines = []
    for row in look.view.rows:
        edge = Text(" " * ((longest - len(row)) * size // 2))
        cells = [look.view.field[cell - 1] for cell in row]
        for part in (upper, lower):
            line = edge.copy()
            for cell in cells:
                line += painted(placed(part(look, cell, is_wide), size - 1), cell) + Text(" ")
            lines.append(line)
    return lines


def painted(text: Text, cell: CellView) -> Text:
    if cell.card is not None:
        text.stylize_before(LIES)
    return text


def upper(look: Look, cell: CellView, is_wide: bool) -> Text:
    """Number, degree and factions."""
    own = "bold underline" if cell.controller == look.view.seat >= 0 else "bold"
    line = line_of(Text(f"{cell.cell:>2}", style=own), " ")
    if cell.card is None:
        return line + Text((FACE_DOWN if cell.face_down else " ") * (8 if is_wide else 5), style="dim")
    degree = placed(Text(look.degree(cell.card)), 3)
    gap = Text(" ") if is_wide else Text("")
    return line + degree + gap + look.factions(cell.card, glyphs=is_wide)


def lower(look: Look, cell: CellView, is_wide: bool) -> Text:
    """Slots from the top with their owners, organisation, and what else lies there."""
    line = Text("")
    for slot in cell.slots:
        line += Text(FREE_SLOT, style="dim") if slot.owner is None else seat_mark(slot.owner)
    if cell.card is not None:
        line += Text(f" {look.organisation(cell.card)}")
    for mark in marks(cell):
        line += mark
    return Text(" ") + line if is_wide else line


def marks(cell: CellView) -> list[Text]:
    """The areopagus that touches the card, a reward marker, the artificial opponent's figure."""
    found = [line_of(f" {AREOPAGUS}", seat_mark(seat)) for seat in cell.areopagi]
    if cell.markers:
        found.append(Text(MARKER * cell.markers, style="bold"))
    if cell.figure:
        found.append(Text(FIGURE, style="bold"))
    return found
