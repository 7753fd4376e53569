"""The pages of the shell: help, log, rulebook, the proof of the shuffle, the result. Text only, no keys."""

import shlex

from rich.text import Text

from intriga.cli.play.painter import wrapped
from intriga.cli.play.session import Session
from intriga.games.speaking import clauses_of
from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.entries import Ended

HELP = ("choose", "skip", "hint", "undo", "log", "rules", "proof", "quit")


def help_page(session: Session, width: int) -> list[Text]:
    """The keys, then the game's own legend."""
    shell = session.shell
    lines = [Text(shell.say("help-keys"), style="bold")]
    for part in HELP:
        lines += wrapped(shell.say(f"help-{part}"), width, 4)
    return [*lines, Text(""), *legend(session, width)]


def legend(session: Session, width: int) -> list[Text]:
    """The game's own legend."""
    told = session.terminal.legend(session.spoken.tongue)
    return [part for line in told for part in wrapped(line, width, 2)]


def log_page(session: Session, seat: Seat, width: int) -> list[Text]:
    lines = [line for text in session.log(seat) for line in wrapped(text, width, 2)]
    return lines or [Text("")]


def rules_page(session: Session, search: str, width: int) -> list[Text]:
    """The clauses that hold every word of the search."""
    wanted = search.lower().split()
    lines: list[Text] = []
    for clause in clauses_of(session.game.id, session.spoken.language):
        if all(word in f"{clause.id} {clause.text}".lower() for word in wanted):
            told = Text(f"{clause.id}  ", style="bold") + Text(clause.text, style="not bold")
            lines += wrapped(told, width, 8)
    return lines or [Text(session.shell.say("search-nothing"))]


def proof_page(session: Session, width: int) -> list[Text]:
    """The commitment made before the deal; after the end, whether the shuffles keep it."""
    shell, match = session.shell, session.match
    texts = [
        shell.say("proof-before", commitment=match.header.commitment),
        "",
        shell.say("proof-explain"),
        "",
    ]
    last = match.entries[-1]
    if isinstance(last, Ended):
        fault = session.proof()
        texts.append(shell.say("proof-holds") if fault is None else shell.say("proof-broken", fault=fault))
        texts += ["", shell.say("proof-seed", seed=last.seed), ""]
    texts.append(shell.say("proof-file", path=str(session.save.path)))
    if isinstance(last, Ended):
        texts.append(shell.say("proof-command", path=shlex.quote(str(session.save.path))))
    return [line for text in texts for line in wrapped(text, width, 2)]


def result_page(session: Session, seat: Seat, width: int) -> list[Text]:
    """Why it ended, who wins, and every score item by item."""
    result = session.game.result(session.match.state)
    if result is None:
        return []
    ending = Text(session.speech.ending(result, session.to(seat)), style="bold")
    lines = [*wrapped(ending, width), Text("")]
    lines += session.screen(seat).result(result.winners)
    lines += memoirs_lines(session, width)
    fault = session.proof()
    shell = session.shell
    proof = shell.say("proof-holds") if fault is None else shell.say("proof-broken", fault=fault)
    return [*lines, Text(""), *wrapped(Text(proof, style="dim"), width)]


def memoirs_lines(session: Session, width: int) -> list[Text]:
    """The match as a story, if the game tells one."""
    told = session.spoken.memoirs(session.match.entries, session.names)
    if told is None:
        return []
    lines = [Text(""), Text(told.title, style="bold")]
    for paragraph in told.paragraphs:
        lines += [Text(""), *wrapped(paragraph, width)]
    return lines
