"""Running commands in this process, and matches to run them on."""

from __future__ import annotations

import json
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any, NamedTuple

from intriga.bots.levels import bot_chance
from intriga.bots.players import choose
from intriga.cli.app import main
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.match.entries import ClockRan, Decided, SeatChanged, Signalled
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.match.undo import undo

SEATINGS: list[tuple[str, ...]] = [
    ("--players", "3"),
    ("--players", "4"),
    ("--players", "4", "--option", "teams=yes"),
    ("--players", "4", "--option", "teams=yes", "--option", "power=pooled"),
    ("--players", "5"),
    ("--players", "6"),
    ("--players", "6", "--option", "power=pooled"),
]


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


def run(*tokens: object) -> Ran:
    """A command with these arguments."""
    out, err = TextIOWrapper(BytesIO(), "utf-8"), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main([str(token) for token in tokens])
    out.seek(0)
    return Ran(code, out.read(), err.getvalue())


def is_one_sentence(text: str) -> bool:
    """One line that ends as a sentence does, and no traceback."""
    return text.count("\n") == 1 and text.rstrip("\n").endswith((".", "?", "!")) and len(text) > 10


def recorded(folder: Path, *more: object, seed: int = 1) -> Path:
    """A record of a whole match; four players unless told otherwise."""
    out = folder / f"match-{seed}.jsonl"
    ran = run("record", "masti", *(more or ("--players", "4")), "--seed", seed, "--out", out)
    assert ran.code == 0, ran.err
    return out


def eventful_match(decisions: int = 1000) -> Match:
    """A match with every kind of entry: something is taken back, a signal, a clock, another player."""
    game = find_game("masti")
    seats = ("anna", "boris", "regular", "random")
    match = new_match(game, own_pack("masti"), "eventful", 4, {"teams": "yes"}, seats, bytes(32))
    for decision in range(decisions):
        if match.ended:
            break
        if decision == 5:
            take_back(match)
            match.note(Signalled(seat=1, signal="hm", to=15))
            match.note(ClockRan(seat=2, used=1200))
            match.note(SeatChanged(seat=0, who="regular"))
        seat = match.state.acting()[0]
        match.decide(seat, [choose(game, match.state, seat, "random", bot_chance(9, 0, decision))])
    return match


def take_back(match: Match) -> None:
    """The last decision is undone, with everybody's consent."""
    last = match.entries[-1]
    assert isinstance(last, Decided)
    undo(match, last.seat, len(match.entries) - 1, (0, 1, 2, 3))
