"""The form before a match: players, options and bots, each with its default; Enter starts."""

import sys
from collections.abc import Mapping, Sequence

import msgspec
from rich.text import Text

from intriga.bots.levels import levels_of
from intriga.bots.naming import level_name
from intriga.cli.play.keys import RESIZED, Keyboard, command_of
from intriga.cli.play.painter import Painter
from intriga.games.shelf import locales_of
from intriga.kernel.contract import Game
from intriga.kernel.sentences import Sentences, sentences

PLAYERS = "players"
BOTS = "bots"
DEFAULT_LEVEL = "regular"
DEFAULT_PLAYERS = 4


class Field(msgspec.Struct):
    """One line of the form: its name, its values with their texts, and the chosen one."""

    name: str
    heading: str
    values: list[str]
    words: list[str]
    chosen: str
    players: tuple[int, ...] = ()  # the player counts for which it is asked; all if empty
    only_with: tuple[str, str] | None = None  # another field, and the value it must have


class Form:
    """What is still open before a match."""

    def __init__(self, game: Game, shell: Sentences, options: Mapping[str, str], bots: str | None) -> None:
        words = sentences(shell.language, *locales_of(game.id))
        self.title = f"{words.say('title')} · {shell.say('setup-title')}"
        self.shell = shell
        self.given = dict(options)
        counts = [str(count) for count in game.players]
        default = str(DEFAULT_PLAYERS) if str(DEFAULT_PLAYERS) in counts else counts[0]
        self.fields = [Field(PLAYERS, shell.say("setup-players"), counts, counts, default)]
        for option in game.options:
            if option.name not in options:
                named = [words.say(f"option-{option.name}-{value}") for value in option.values]
                heading = words.say(f"option-{option.name}")
                self.fields.append(
                    Field(
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
            default = DEFAULT_LEVEL if DEFAULT_LEVEL in levels else levels[-1]
            named = [level_name(level, shell.language) for level in levels]
            with_others = tuple(count for count in game.players if count > 1)
            self.fields.append(Field(BOTS, shell.say("setup-bots"), levels, named, default, with_others))

    def asked(self) -> list[Field]:
        """The fields that apply with the chosen number of players and the other choices."""
        players = int(self.fields[0].chosen)
        here = [field for field in self.fields if not field.players or players in field.players]
        chosen = {field.name: field.chosen for field in here} | self.given
        return [field for field in here if field.only_with is None or matters(field.only_with, chosen)]

    def answers(self) -> dict[str, str]:
        return {field.name: field.chosen for field in self.asked()}


def matters(only_with: tuple[str, str], chosen: Mapping[str, str]) -> bool:
    """Whether an option makes a difference with the other choices."""
    name, value = only_with
    return chosen.get(name, value) == value


def fill_by_keys(form: Form, keyboard: Keyboard) -> bool:
    """Arrows choose, Enter starts; False if the player leaves."""
    painter, at = Painter(keyboard, form.shell), 0
    while True:
        fields = form.asked()
        at = min(at, len(fields) - 1)
        painter.paint(form_lines(form, fields, at, painter.size()[0]))
        key = keyboard.next_key()
        if key is None or key == RESIZED:
            continue
        if key == "enter":
            return True
        if command_of(key) in ("q", "escape"):
            return False
        if key in ("up", "down"):
            at = (at + (1 if key == "down" else -1)) % len(fields)
        elif key in ("left", "right", "space"):
            choose_next(fields[at], -1 if key == "left" else 1)
        elif key in fields[at].values:
            fields[at].chosen = key


def choose_next(field: Field, step: int) -> None:
    place = field.values.index(field.chosen) + step
    field.chosen = field.values[place % len(field.values)]


def form_lines(form: Form, fields: Sequence[Field], at: int, width: int) -> list[Text]:
    """The form as lines."""
    lines = [Text(f" {form.title}".ljust(width), style="bold reverse"), Text("")]
    longest = max(len(field.heading) for field in fields)
    for place, field in enumerate(fields):
        here = place == at
        line = Text(" ▸ " if here else "   ", style="bold") + Text(field.heading.ljust(longest + 3))
        for value, word in zip(field.values, field.words, strict=True):
            line += Text(
                f"[{word}]" if value == field.chosen else f" {word} ", style=chosen_style(field, value, here)
            )
            line += Text(" ")
        lines += [line, Text("")]
    return [*lines, Text(f" {form.shell.say('setup-keys')}", style="dim")]


def chosen_style(field: Field, value: str, here: bool) -> str:
    if value != field.chosen:
        return "dim"
    return "bold reverse" if here else "bold"


def fill_by_lines(form: Form) -> None:
    """One question a line; an empty answer takes the default. EOFError when the player leaves."""
    for name in [field.name for field in form.fields]:
        for field in form.asked():
            if field.name == name:
                ask_field(form, field)


def ask_field(form: Form, field: Field) -> None:
    values = ", ".join(field.values)
    while True:
        prompt = form.shell.say("setup-line", name=field.heading, values=values, default=field.chosen)
        answer = read_line(f"{prompt} ")
        if answer in field.values:
            field.chosen = answer
        if not answer or answer in field.values:
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
