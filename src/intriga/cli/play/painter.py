"""The painter: lines of styled text onto the screen, and long texts page by page."""

import os
import sys
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from intriga.cli.play.keys import RESIZED, Keyboard, command_of
from intriga.kernel.sentences import Sentences

MIN_SIZE = (78, 22)
Page = Callable[[int], list[Text]]  # the lines of a text at a width
Search = Callable[[str, int], list[Text]]  # those that match what was typed


class Painter:
    """Draws whole screens, in colour if the terminal and NO_COLOR allow it."""

    def __init__(self, keyboard: Keyboard, shell: Sentences) -> None:
        self.keyboard = keyboard
        self.shell = shell
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)

    def size(self) -> tuple[int, int]:
        try:
            found = os.get_terminal_size(sys.stdout.fileno())
        except OSError:
            return 80, 24
        return found.columns or 80, found.lines or 24

    def too_small(self) -> bool:
        width, height = self.size()
        return width < MIN_SIZE[0] or height < MIN_SIZE[1]

    def paint(self, lines: Sequence[Text]) -> None:
        """Draw these lines from the top and clear the rest. A line is cleared first: after a full
        one the cursor stands on its last letter."""
        width, height = self.size()
        painted = [self.styled(line, width) for line in lines[:height]]
        rest = "\r\n\x1b[J" if len(painted) < height else ""
        sys.stdout.write("\x1b[H" + "\r\n".join(f"\x1b[K{line}" for line in painted) + rest)
        sys.stdout.flush()

    def styled(self, line: Text, width: int) -> str:
        line = line.copy()
        line.truncate(width, overflow="ellipsis")
        with self.console.capture() as caught:
            self.console.print(line, end="", soft_wrap=True)
        return caught.get()

    def pages(self, title: str, page: Page, at_end: bool = False) -> None:
        """Show a long text until it is closed."""
        top = -1 if at_end else 0
        while True:
            width, height = self.size()
            lines, room = page(width - 2), height - 3
            last = max(0, len(lines) - room)
            top = last if top < 0 else min(top, last)
            self.paint(self.framed(title, lines[top : top + room], top < last, width, room))
            key = self.keyboard.next_key()
            if key is not None and key != RESIZED:
                if command_of(key) in ("q", "escape", "backspace") or (key == "enter" and top >= last):
                    return
                top = moved(key, top, room, last)

    def search(self, title: str, page: Search) -> None:
        """Show a long text, filtered by what is typed; Escape closes it."""
        typed, top = "", 0
        while True:
            width, height = self.size()
            lines, room = page(typed, width - 2), height - 4
            last = max(0, len(lines) - room)
            top = min(top, last)
            body = [
                Text(self.shell.say("search-line", text=f"{typed}▏"), style="bold"),
                *lines[top : top + room],
            ]
            self.paint(self.framed(title, body, top < last, width, room + 1, "search-foot"))
            key = self.keyboard.next_key()
            if key == "escape" or (key in ("enter", "backspace") and not typed):
                return
            if key == "backspace":
                typed, top = typed[:-1], 0
            elif key is not None and (len(key) == 1 or key == "space"):
                typed, top = typed + (" " if key == "space" else key), 0
            elif key is not None:
                top = moved(key, top, room, last)

    def framed(
        self, title: str, lines: Sequence[Text], more: bool, width: int, room: int, foot: str = ""
    ) -> list[Text]:
        """A page under its title, with what the keys do below."""
        head = Text(f" {title} ".ljust(width), style="bold reverse")
        blank = [Text("")] * (room - len(lines))
        keys = self.shell.say(foot or ("pager-more" if more else "pager-end"))
        return [head, *(Text(" ") + line for line in lines), *blank, Text(""), Text(f" {keys}", style="dim")]


def moved(key: str, top: int, room: int, last: int) -> int:
    """Where a page begins after a key."""
    steps = {"up": -1, "down": 1, "page up": -room, "page down": room, "space": room, "enter": room}
    if key in ("home", "end"):
        return 0 if key == "home" else last
    return max(0, min(last, top + steps.get(key, 0)))


def wrapped(text: Text | str, width: int, indent: int = 0) -> list[Text]:
    """A text as lines of at most this width, later ones indented."""
    source = Text(text) if isinstance(text, str) else text
    console = Console(width=max(width, 20), highlight=False)
    lines = source.wrap(console, max(width - indent, 20))
    for line in lines:
        line.rstrip()
    return [line if number == 0 else Text(" " * indent) + line for number, line in enumerate(lines)] or [
        Text("")
    ]


def shortened(table: list[Text], room: int) -> list[Text]:
    """A table that is too long for its room: what stands at its top and at its bottom stays."""
    if len(table) <= room:
        return table
    bottom = room // 2
    return [*table[: room - bottom - 1], Text(" …", style="dim"), *table[len(table) - bottom :]]
