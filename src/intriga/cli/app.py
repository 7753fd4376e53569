"""The program `intriga`: its commands, and how their errors are reported.

Exit codes: 0 fine, 1 a negative answer, 2 bad usage, 130 Ctrl-C, 141 the output pipe is closed.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NamedTuple

from cyclopts import App, CycloptsError, Parameter, UnknownCommandError, UnusedCliTokensError

from intriga import __version__
from intriga.games.shelf import game_ids
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.verify import InvalidRecord

NEGATIVE = 1
BAD_USAGE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


class Command(NamedTuple):
    """A command: its name, where it is, what it does, and examples."""

    name: str
    path: str
    help: str
    examples: tuple[str, ...]


COMMANDS = (
    Command(
        "serve",
        "intriga.cli.serve:serve",
        "Play in the browser: alone, around one screen, or over a link.",
        (
            "serve",
            "serve --host 0.0.0.0 --port 8400 --no-browser",
            "serve --pack my-pack --database class.sqlite",
            "serve --processes 2",
        ),
    ),
    Command(
        "backup",
        "intriga.cli.backup:backup",
        "Copy the server's store into a new file, even while it is in use.",
        ("backup copy.sqlite", "backup copy.sqlite --database games.sqlite"),
    ),
    Command("play", "intriga.cli.play:play", "Play a game in the terminal.", ("play {game}",)),
    Command(
        "games", "intriga.cli.games:games", "List the games and their options.", ("games", "games --json")
    ),
    Command(
        "simulate",
        "intriga.cli.simulate:simulate",
        "Let bots play many games and count the results.",
        (
            "simulate {game} --players 4 --games 100 --seed 1",
            "simulate {game} --players 4 --bots regular,random,random,random --jobs 2 --json",
        ),
    ),
    Command(
        "arena",
        "intriga.cli.arena:arena",
        "Let bots meet on the same deals, each in every seat, and say who is stronger.",
        (
            "arena {game} --players 4 --bots regular,random,random,random --games 100 --seed 1",
            "arena {game} --players 4 --bots expert:100,regular --jobs 2 --save meeting.jsonl --json",
        ),
    ),
    Command(
        "record",
        "intriga.cli.record:record",
        "Let bots play one match and write its record.",
        ("record {game} --players 4 --seed 1 --out match.jsonl",),
    ),
    Command(
        "replay",
        "intriga.cli.replay:replay",
        "Show a recorded match move by move.",
        ("replay match.jsonl", "replay match.jsonl --lang ru", "replay match.jsonl --json"),
    ),
    Command(
        "verify",
        "intriga.cli.verify:verify",
        "Check every entry, outcome and move of a record, and its shuffles.",
        ("verify match.jsonl",),
    ),
    Command(
        "trace",
        "intriga.cli.trace:trace",
        "Print a match as JSON lines with full information.",
        ("trace match.jsonl", "trace match.jsonl > match.trace"),
    ),
    Command(
        "fuzz",
        "intriga.cli.fuzz:fuzz",
        "Search for faults: random games with every check.",
        ("fuzz {game} --games 1000 --seed 1", "fuzz {game} --games 1000 --seed 1 --json"),
    ),
    Command(
        "clauses",
        "intriga.cli.clauses:clauses",
        "Show for each clause of the rulebook its code and its tests.",
        ("clauses {game}", "clauses {game} --prove"),
    ),
    Command("pack", "intriga.cli.pack:pack", "Work with packs: the cards and tables of a game.", ()),
    Command(
        "bench",
        "intriga.cli.bench:bench",
        "Measure the speed of the rules on this machine.",
        ("bench", "bench --seconds 0.2 --json"),
    ),
)


def program() -> App:
    """The program with its commands; a command's module is loaded when it is called."""
    app = App(
        name="intriga",
        help="Strategy card games in the browser and the terminal; every refusal names its clause.",
        version=__version__,
        help_format="plaintext",
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
        default_parameter=Parameter(negative=()),
    )
    for command in COMMANDS:
        settings = {"help_epilogue": epilogue(command)} if command.examples else {}
        app.command(command.path, name=command.name, help=command.help, **settings)
    return app


def epilogue(command: Command) -> str:
    """The examples of a command, as its help shows them."""
    lines = [f"  intriga {example.format(game=game_ids()[-1])}" for example in command.examples]
    return "\n".join(["Examples:", *lines])


def main(tokens: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    replace_unencodable_characters()
    try:
        code = run(list(sys.argv[1:] if tokens is None else tokens))
        sys.stdout.flush()
    except BrokenPipeError:
        # The interpreter flushes once more at exit: give it somewhere to write.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code


def run(tokens: list[str]) -> int:
    try:
        return int(program()(tokens) or 0)
    except CycloptsError as fault:
        return complain(usage_sentence(fault), BAD_USAGE)
    except Malformed as fault:
        return complain(str(fault), BAD_USAGE)
    except InvalidRecord as fault:
        return complain(str(fault), NEGATIVE)
    except KeyboardInterrupt:
        return INTERRUPTED


def complain(sentence: str, code: int) -> int:
    """One sentence on stderr, on one line."""
    text = " ".join(sentence.split())
    print(text if text.endswith((".", "!", "?")) else f"{text}.", file=sys.stderr)
    return code


def usage_sentence(fault: CycloptsError) -> str:
    """What was wrong with the command line."""
    rest = " ".join(fault.unused_tokens or [])
    if isinstance(fault, UnknownCommandError):
        within = "".join(f"{name} " for name in fault.command_chain or ())
        return f"There is no command '{within}{rest}'; `intriga {within}--help` lists them."
    if isinstance(fault, UnusedCliTokensError):
        return f"Nothing was expected after the last argument, and there is '{rest}'."
    return str(fault)


def replace_unencodable_characters() -> None:
    """What the terminal's encoding lacks is printed as `?` instead of raising an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
