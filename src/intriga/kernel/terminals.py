"""A game's look in a terminal, put together from functions on whatever the game calls its `Look`.

Imported by `speech/terminal` of the games only: `rich` takes long to import.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rich.text import Text

from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener, Screen, TerminalLook

V = TypeVar("V")  # the game's view
L = TypeVar("L")  # what its drawing functions are given


NAME_WIDTH = 9  # of a seat's name in a table

# ── small parts that games draw with ──


def line_of(*parts: Text | str) -> Text:
    """Parts one after the other, each in its own style only."""
    line = Text("")
    for part in parts:
        line.append_text(Text(part) if isinstance(part, str) else part)
    return line


def short(name: str) -> str:
    """A name that fits into `NAME_WIDTH`."""
    return name if len(name) <= NAME_WIDTH else name[: NAME_WIDTH - 1] + "…"


def mark_of(mark: tuple[str, str]) -> Text:
    """A shape in its colour."""
    shape, colour = mark
    return Text(shape, style=f"bold {colour}")


# ── the screen ──


@dataclass(frozen=True)
class Drawing(Generic[L]):
    """The functions that draw one screen; `Screen` says what each is for."""

    table: Callable[[L, int], list[Text]]
    choices: Callable[[L, Sequence[str]], list[tuple[str, str]]]
    offers: Callable[[L, Mapping[str, str], str | None, Collection[str]], list[Text]]
    about: Callable[[L, str], str]
    result: Callable[[L, Sequence[Seat]], list[Text]]
    focus: Callable[[L, Sequence[str]], str | None] | None = None
    goes_without_saying: Callable[[str], bool] | None = None


class DrawnScreen(Screen, Generic[L]):
    """The table as one listener sees it."""

    def __init__(self, drawing: Drawing[L], look: L) -> None:
        self.drawing = drawing
        self.look = look

    def table(self, width: int) -> list[Text]:
        return self.drawing.table(self.look, width)

    def choices(self, legal: Sequence[str]) -> list[tuple[str, str]]:
        return self.drawing.choices(self.look, legal)

    def offers(self, keys: Mapping[str, str], focus: str | None, barred: Collection[str] = ()) -> list[Text]:
        return self.drawing.offers(self.look, keys, focus, barred)

    def about(self, notation: str) -> str:
        return self.drawing.about(self.look, notation)

    def focus(self, legal: Sequence[str]) -> str | None:
        return self.drawing.focus(self.look, legal) if self.drawing.focus else None

    def goes_without_saying(self, notation: str) -> bool:
        return self.drawing.goes_without_saying is not None and self.drawing.goes_without_saying(notation)

    def result(self, winners: Sequence[Seat]) -> list[Text]:
        return self.drawing.result(self.look, winners)


@dataclass(frozen=True)
class DrawnTerminal(TerminalLook[V], Generic[V, L]):
    """The game in a terminal."""

    look: Callable[[V, Listener], L]
    drawing: Drawing[L]
    draw_legend: Callable[[Tongue], list[Text]]
    read_typed: Callable[[str], str]

    def screen(self, view: V, to: Listener) -> DrawnScreen[L]:
        return DrawnScreen(self.drawing, self.look(view, to))

    def legend(self, tongue: Tongue) -> list[Text]:
        return self.draw_legend(tongue)

    def heard(self, text: str) -> str:
        return self.read_typed(text)
