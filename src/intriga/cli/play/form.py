"""The form before a match: players, options and bots, each with its default; Enter starts."""

import sys
from collections.abc import Mapping, Sequence

import msgspec
from rich.text import Text

from intriga.bots.levels import levels_of
from intriga.cli.play.keys import RESIZED, Keyboard, command_of
from intriga.cli.play.painter import Painter
from intriga.games.shelf import locales_of
from intriga.kernel.contract import Game
from intriga.kernel.sentences import Sentences, sentences

PLAYERS = "players"
BOTS = "bots"
USUAL_LEVEL = "regular"
USUAL_PLAYERS = 4


class Row(msgspec.Struct):
    """One line of the form: what is chosen, its values with their words, and the present one."""

    name: str
    heading: str
    values: list[str]
    words: list[str]
    chosen: str
    players: tuple[int, ...] = ()  # the counts at which it is asked; all if empty
    only_with: tuple[str, str] | None = None  # another row and what must be chosen there


class Form:
    """What is still open before a match."""

    def __init__(self, game: Game, shell: Sentences, options: Mapping[str, str], bots: str | None) -> None:
        words = sentences(shell.language, locales_of(game.id))
        self.title = f"{words.say('title')} · {shell.say('setup-title')}"
        self.shell = shell
        self.given = dict(options)
        counts = [str(count) for count in game.players]
        usual = str(USUAL_PLAYERS) if str(USUAL_PLAYERS) in counts else counts[0]
        self.rows = [Row(PLAYERS, shell.say("setup-players"), counts, counts, usual)]
        for option in game.options:
            if option.name not in options:
                named = [words.say(f"option-{option.name}-{value}") for value in option.values]
                heading = words.say(f"option-{option.name}")
                self.rows.append(
                    Row(
                        option.name,
                        heading,
                        list(option.values),
                        named,
                        option.default,
                        option.players,
                        option.only_with,
                    )
                )
        if bots is None:
            levels = list(levels_of(game))
            usual = USUAL_LEVEL if USUAL_LEVEL in levels else levels[-1]
            named = [
                shell.say(f"level-{level}") if shell.has(f"level-{level}") else level for level in levels
            ]
            with_others = tuple(count for count in game.players if count > 1)
            self.rows.append(Row(BOTS, shell.say("setup-bots"), levels, named, usual, with_others))

    def asked(self) -> list[Row]:
        """The rows that apply at the chosen number of players, and with what else is chosen."""
        players = int(self.rows[0].chosen)
        here = [row for row in self.rows if not row.players or players in row.players]
        chosen = {row.name: row.chosen for row in here} | self.given
        return [row for row in here if row.only_with is None or matters(row.only_with, chosen)]

    def answers(self) -> dict[str, str]:
        return {row.name: row.chosen for row in self.asked()}


def matters(only_with: tuple[str, str], chosen: Mapping[str, str]) -> bool:
    """Whether an option changes anything beside what else is chosen."""
    name, value = only_with
    return chosen.get(name, value) == value


def fill_by_keys(form: Form, keyboard: Keyboard) -> bool:
    """Arrows choose, Enter starts; False if the player leaves."""
    painter, at = Painter(keyboard, form.shell), 0
    while True:
        rows = form.asked()
        at = min(at, len(rows) - 1)
        painter.paint(form_lines(form, rows, at, painter.size()[0]))
        key = keyboard.press()
        if key is None or key == RESIZED:
            continue
        if key == "enter":
            return True
        if command_of(key) in ("q", "escape"):
            return False
        if key in ("up", "down"):
            at = (at + (1 if key == "down" else -1)) % len(rows)
        elif key in ("left", "right", "space"):
            turn(rows[at], -1 if key == "left" else 1)
        elif key in rows[at].values:
            rows[at].chosen = key


def turn(row: Row, step: int) -> None:
    place = row.values.index(row.chosen) + step
    row.chosen = row.values[place % len(row.values)]


def form_lines(form: Form, rows: Sequence[Row], at: int, width: int) -> list[Text]:
    """The form as lines."""
    lines = [Text(f" {form.title}".ljust(width), style="bold reverse"), Text("")]
    longest = max(len(row.heading) for row in rows)
    for place, row in enumerate(rows):
        here = place == at
        line = Text(" ▸ " if here else "   ", style="bold") + Text(row.heading.ljust(longest + 3))
        for value, word in zip(row.values, row.words, strict=True):
            line += Text(
                f"[{word}]" if value == row.chosen else f" {word} ", style=chosen_style(row, value, here)
            )
            line += Text(" ")
        lines += [line, Text("")]
    return [*lines, Text(f" {form.shell.say('setup-keys')}", style="dim")]


def chosen_style(row: Row, value: str, here: bool) -> str:
    if value != row.chosen:
        return "dim"
    return "bold reverse" if here else "bold"


def fill_by_lines(form: Form) -> None:
    """One question a line; an empty answer takes the default. EOFError when the player leaves."""
    for name in [row.name for row in form.rows]:
        for row in form.asked():
            if row.name == name:
                ask_row(form, row)


def ask_row(form: Form, row: Row) -> None:
    values = ", ".join(row.values)
    while True:
        prompt = form.shell.say("setup-line", name=row.heading, values=values, default=row.chosen)
        answer = read_line(f"{prompt} ")
        if answer in row.values:
            row.chosen = answer
        if not answer or answer in row.values:
            return
        if command_of(answer) == "q":
            raise EOFError
        print(form.shell.say("setup-unknown", values=values))


def read_line(prompt: str) -> str:
    """A line from the player, without its end."""
    print(prompt, end="", flush=True)
    answer = sys.stdin.readline()
    if not answer:
        print()
        raise EOFError
    return answer.strip()
