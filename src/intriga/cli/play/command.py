"""`intriga play`: a match in the terminal, saved as it is played."""

import os
import shlex
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from intriga.bots.levels import by_seat, levels_of
from intriga.cli.common import GameName, Lang, OptionsGiven, PackFolder, language_of, read_options
from intriga.cli.play.by_keys import ByKeys, Left
from intriga.cli.play.by_lines import ByLines
from intriga.cli.play.form import BOTS, PLAYERS, USUAL_LEVEL, Form, fill_by_keys, fill_by_lines, read_line
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
    resume_file: Annotated[
        Path | None, Parameter(name="--resume", help="A saved match to go on with.")
    ] = None,
    plain: Annotated[bool, Parameter(help="Lines instead of a screen, and no pauses.")] = False,
) -> int:
    """Play a game in the terminal, against bots or several people at one keyboard.

    The match is saved after every move; Ctrl-C leaves it, and it can be resumed.
    """
    wish = Wish(
        game, language_of(lang), players, read_options(option), bots, people or str(seat), seed, plain, pack
    )
    session: Session | None = None
    try:
        session = open_session(wish, resume_file)
        if session is None:
            return 0
        play_match(session, wish)
    except (Left, EOFError):
        return say_how_to_resume(session, 0)
    except KeyboardInterrupt:
        print()
        return say_how_to_resume(session, INTERRUPTED)
    return 0


class Wish:
    """What the command line asks for."""

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
        self.own_cards = pack is not None

    @property
    def says_nothing(self) -> bool:
        """Whether it is just `intriga play GAME`: then an unfinished match is offered first."""
        return (
            self.players is None
            and not self.options
            and self.bots is None
            and self.seed is None
            and not self.own_cards
        )


def open_session(wish: Wish, resume_file: Path | None) -> Session | None:
    """The match to be played: resumed, or new; None if the player leaves before it begins."""
    terminal_of(wish.game)
    if resume_file is not None:
        return resumed(resume_file, wish)
    left = last_unfinished(wish.game.id, saves_folder()) if wish.says_nothing else None
    if left is not None:
        answer = offer(wish)
        if answer is None:
            return None
        if answer:
            return resumed(left, wish)
    if wish.players is None and not fill_form(wish):
        return None
    return new_session(wish)


def resumed(path: Path, wish: Wish) -> Session:
    session = resume(path, wish.shell)
    if session.game.id != wish.game.id:
        raise Malformed(f"'{path}' is a match of {session.game.id}, not of {wish.game.id}")
    if not session.people:
        raise Malformed(f"'{path}' has no seat that is played by a person")
    return session


def offer(wish: Wish) -> bool | None:
    """Whether the unfinished match is gone on with; None if the player leaves."""
    if not wish.keys:
        return read_line(wish.shell.say("resume-line") + " ").lower() not in ("n", "н", "no", "нет")
    with Keyboard() as keyboard:
        return offer_by_keys(wish.shell, keyboard)


def offer_by_keys(shell: Sentences, keyboard: Keyboard) -> bool | None:
    painter, yes = Painter(keyboard, shell), True
    while True:
        width = painter.size()[0]
        lines = [Text(f" {shell.say('resume-title')}".ljust(width), style="bold reverse"), Text("")]
        for answer, name in ((True, "resume-yes"), (False, "resume-no")):
            mark, style = (" ▸ ", "bold") if answer is yes else ("   ", "")
            lines += [Text(mark + shell.say(name), style=style), Text("")]
        painter.paint([*lines, Text(f" {shell.say('resume-keys')}", style="dim")])
        key = keyboard.press()
        if key == "enter":
            return yes
        if key in ("up", "down", "left", "right"):
            yes = not yes
        elif key is not None and key != RESIZED and command_of(key) in ("q", "escape"):
            return None


def fill_form(wish: Wish) -> bool:
    """Ask for what was not given; False if the player leaves."""
    form = Form(wish.game, wish.shell, wish.options, wish.bots)
    if wish.keys:
        with Keyboard() as keyboard:
            if not fill_by_keys(form, keyboard):
                return False
    else:
        fill_by_lines(form)
    answers = form.answers()
    wish.players = int(answers.pop(PLAYERS))
    wish.bots = answers.pop(BOTS, wish.bots)
    wish.options = {**answers, **wish.options}
    return True


def new_session(wish: Wish) -> Session:
    game, players = wish.game, wish.players
    assert players is not None
    chosen_options(game, players, wish.options)
    people = read_people(wish.people, players)
    levels = bot_levels(game, players, wish.bots)
    seats = [
        wish.shell.say("person-name", number=str(people.index(seat) + 1)) if seat in people else levels[seat]
        for seat in range(players)
    ]
    return begin(game.id, wish.pack, players, wish.options, seats, wish.seed, saves_folder(), wish.shell)


def bot_levels(game: Game, players: int, bots: str | None) -> tuple[str, ...]:
    usual = USUAL_LEVEL if USUAL_LEVEL in game.policies else levels_of(game)[-1]
    return by_seat(game, players, [level.strip() for level in (bots or usual).split(",")])


def read_people(text: str, players: int) -> list[int]:
    """The seats played by people, as a list of numbers."""
    parts = [part.strip() for part in text.split(",")]
    seats = [int(part) for part in parts if part.isdigit() and int(part) < players]
    if len(seats) != len(parts) or len(set(seats)) != len(seats):
        raise Malformed(f"seats are numbers from 0 to {players - 1}, each once, as in 0,2; not '{text}'")
    return sorted(seats)


def play_match(session: Session, wish: Wish) -> None:
    """By keys where there is a screen, else by lines."""
    if wish.keys:
        with Keyboard() as keyboard:
            ByKeys(session, keyboard).run()
    else:
        ByLines(session, wish.plain).run()


def say_how_to_resume(session: Session | None, code: int) -> int:
    if session is not None and not session.match.ended:
        print(session.shell.say("left", game=session.game.id, path=shlex.quote(str(session.save.path))))
    return code
