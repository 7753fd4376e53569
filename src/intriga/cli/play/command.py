"""`intriga play`: a match in the terminal, saved as it is played."""

import os
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, TypeVar

from cyclopts import Parameter
from rich.text import Text

from intriga.bots.levels import by_seat, levels_of
from intriga.cli.common import GameName, Lang, OptionsGiven, PackFolder, language_of, read_options
from intriga.cli.play.by_keys import ByKeys, PlayerLeft
from intriga.cli.play.by_lines import ByLines
from intriga.cli.play.chapters import Way, chapter_form, follow, last_chapter, ways_on
from intriga.cli.play.form import BOTS, DEFAULT_LEVEL, PLAYERS, Form, fill_by_keys, fill_by_lines, read_line
from intriga.cli.play.keys import RESIZED, Keyboard, command_of
from intriga.cli.play.painter import Painter
from intriga.cli.play.saves import last_unfinished, saves_folder
from intriga.cli.play.session import Session, begin, resume, terminal_of
from intriga.games.shelf import find_game, pack_of
from intriga.kernel.contract import Game, chosen_options
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.sentences import Sentences, sentences

LOCALES = Path(__file__).parent / "locales"
INTERRUPTED = 130
Answer = TypeVar("Answer")


def play(
    game: GameName,
    /,
    *,
    players: Annotated[int | None, Parameter(help="How many play; asked if it is not given.")] = None,
    option: OptionsGiven = None,
    bots: Annotated[str | None, Parameter(help="One level for all bots, or a list by seat.")] = None,
    seat: Annotated[int, Parameter(help="Your seat, counted from 0.")] = 0,
    people: Annotated[str | None, Parameter(help="Seats played by people at this terminal: 0,2.")] = None,
    lang: Lang = None,
    seed: Annotated[str | None, Parameter(help="The same seed gives the same deal.")] = None,
    pack: PackFolder = None,
    resume_file: Annotated[Path | None, Parameter(name="--resume", help="A saved match to resume.")] = None,
    plain: Annotated[bool, Parameter(help="Lines instead of a screen, and no pauses.")] = False,
) -> int:
    """Play a game in the terminal, against bots or several people at one keyboard.

    The match is saved after every move; Ctrl-C leaves it, and it can be resumed.
    """
    arguments = Arguments(
        game, language_of(lang), players, read_options(option), bots, people or str(seat), seed, plain, pack
    )
    session: Session | None = None
    try:
        session = open_session(arguments, resume_file)
        if session is None:
            return 0
        while session is not None:
            play_match(session, arguments)
            session = following(session, arguments)
    except (PlayerLeft, EOFError):
        return say_how_to_resume(session, 0)
    except KeyboardInterrupt:
        print()
        return say_how_to_resume(session, INTERRUPTED)
    finally:
        if session is not None:
            session.save.close()
    return 0


class Arguments:
    """The arguments of the command line, checked."""

    def __init__(
        self,
        game: str,
        language: str,
        players: int | None,
        options: dict[str, str],
        bots: str | None,
        people: str,
        seed: str | None,
        plain: bool,
        pack: Path | None,
    ) -> None:
        self.game: Game = find_game(game)
        self.shell: Sentences = sentences(language, LOCALES)
        self.players = players
        self.options = options
        self.bots = bots
        self.people = people
        self.seed = seed
        self.pack = pack_of(game, pack)
        self.keys = (
            not plain and sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        )
        self.plain = plain
        self.has_own_pack = pack is not None

    @property
    def names_only_the_game(self) -> bool:
        """Whether it is just `intriga play GAME`; then an unfinished match is offered first."""
        return (
            self.players is None
            and not self.options
            and self.bots is None
            and self.seed is None
            and not self.has_own_pack
        )


def open_session(arguments: Arguments, resume_file: Path | None) -> Session | None:
    """The match to be played: resumed, or new; None if the player leaves before it begins."""
    terminal_of(arguments.game)
    if resume_file is not None:
        return resumed(resume_file, arguments)
    left = last_left(arguments.game.id) if arguments.names_only_the_game else None
    if left is not None:
        answer = ask_to_resume(arguments)
        if answer is None:
            return None
        if answer:
            return resumed(left, arguments)
    if arguments.players is None and not fill_form(arguments):
        return None
    return new_session(arguments)


def last_left(game: str) -> Path | None:
    """What can be continued: an unfinished match, or a finished chapter whose next one has not begun."""
    return last_unfinished(game, saves_folder()) or last_chapter(game, saves_folder())


def following(session: Session, arguments: Arguments) -> Session | None:
    """The match that the player wants to play next in a campaign; None if there is none."""
    session.save.close()
    ways = ways_on(session.match)
    way = choose_way(ways, arguments) if ways else None
    if way is None:
        return None
    form = chapter_form(session) if way == "next" else None
    if form is not None and not filled(form, arguments):
        return None
    return follow(session, way, form.answers() if form is not None else {}, arguments.seed)


def choose_way(ways: list[Way], arguments: Arguments) -> Way | None:
    """The next chapter, the same again, or neither."""
    shell = arguments.shell
    if arguments.keys:
        with Keyboard() as keyboard:
            answers: dict[Way, str] = {way: f"follow-{way}" for way in ways}
            return chosen_by_keys(shell, keyboard, "follow-title", answers)
    named = ", ".join(f"{way}: {shell.say(f'follow-{way}')}" for way in ways)
    while True:
        answer = read_line(shell.say("follow-line", ways=named) + " ").lower()
        if not answer or command_of(answer) == "q":
            return None
        for way in ways:
            if way.startswith(answer):
                return way


def resumed(path: Path, arguments: Arguments) -> Session:
    session = resume(path, arguments.shell)
    if session.game.id != arguments.game.id:
        raise Malformed(f"'{path}' is a match of {session.game.id}, not of {arguments.game.id}")
    if not session.people:
        raise Malformed(f"'{path}' has no seat that is played by a person")
    return session


def ask_to_resume(arguments: Arguments) -> bool | None:
    """Whether to resume the unfinished match; None if the player leaves."""
    if not arguments.keys:
        return read_line(arguments.shell.say("resume-line") + " ").lower() not in ("n", "н", "no", "нет")
    with Keyboard() as keyboard:
        answers = {True: "resume-yes", False: "resume-no"}
        return chosen_by_keys(arguments.shell, keyboard, "resume-title", answers)


def chosen_by_keys(
    shell: Sentences, keyboard: Keyboard, title: str, answers: Mapping[Answer, str]
) -> Answer | None:
    """One of the answers, each with the name of its sentence; None if the player leaves."""
    painter, values, at = Painter(keyboard, shell), list(answers), 0
    while True:
        width = painter.size()[0]
        lines = [Text(f" {shell.say(title)}".ljust(width), style="bold reverse"), Text("")]
        for place, value in enumerate(values):
            mark, style = (" ▸ ", "bold") if place == at else ("   ", "")
            lines += [Text(mark + shell.say(answers[value]), style=style), Text("")]
        painter.paint([*lines, Text(f" {shell.say('resume-keys')}", style="dim")])
        key = keyboard.next_key()
        if key == "enter":
            return values[at]
        if key in ("up", "down", "left", "right"):
            at = (at + (1 if key in ("down", "right") else -1)) % len(values)
        elif key is not None and key != RESIZED and command_of(key) in ("q", "escape"):
            return None


def fill_form(arguments: Arguments) -> bool:
    """Ask for what was not given; False if the player leaves."""
    form = Form(arguments.game, arguments.shell, arguments.options, arguments.bots)
    if not filled(form, arguments):
        return False
    answers = form.answers()
    arguments.players = int(answers.pop(PLAYERS))
    arguments.bots = answers.pop(BOTS, arguments.bots)
    arguments.options = {**answers, **arguments.options}
    return True


def filled(form: Form, arguments: Arguments) -> bool:
    """By keys or by lines; False if the player leaves."""
    if arguments.keys:
        with Keyboard() as keyboard:
            return fill_by_keys(form, keyboard)
    fill_by_lines(form)
    return True


def new_session(arguments: Arguments) -> Session:
    game, players = arguments.game, arguments.players
    assert players is not None
    chosen_options(game, players, arguments.options)
    people = read_people(arguments.people, players)
    levels = bot_levels(game, players, arguments.bots)
    seats = [
        arguments.shell.say("person-name", number=str(people.index(seat) + 1))
        if seat in people
        else levels[seat]
        for seat in range(players)
    ]
    return begin(
        game.id,
        arguments.pack,
        players,
        arguments.options,
        seats,
        arguments.seed,
        saves_folder(),
        arguments.shell,
    )


def bot_levels(game: Game, players: int, bots: str | None) -> tuple[str, ...]:
    default = DEFAULT_LEVEL if DEFAULT_LEVEL in game.policies else levels_of(game)[-1]
    return by_seat(game, players, [level.strip() for level in (bots or default).split(",")])


def read_people(text: str, players: int) -> list[int]:
    """The seats played by people, as a list of numbers."""
    parts = [part.strip() for part in text.split(",")]
    seats = [int(part) for part in parts if part.isdigit() and int(part) < players]
    if len(seats) != len(parts) or len(set(seats)) != len(seats):
        raise Malformed(f"seats are numbers from 0 to {players - 1}, each once, as in 0,2; not '{text}'")
    return sorted(seats)


def play_match(session: Session, arguments: Arguments) -> None:
    """By keys on a screen, otherwise by lines."""
    if arguments.keys:
        with Keyboard() as keyboard:
            ByKeys(session, keyboard).run()
    else:
        ByLines(session, arguments.plain).run()


def say_how_to_resume(session: Session | None, code: int) -> int:
    if session is not None and not session.match.ended:
        print(session.shell.say("left", game=session.game.id, path=shlex.quote(str(session.save.path))))
    return code
