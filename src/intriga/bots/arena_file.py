"""The file of an arena: a heading line, then one line for each finished game, in any order.

It is append-only, so that an arena that was stopped can be continued.
"""

import fcntl
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from intriga.bots.arena import Arena, GameOutcome
from intriga.games.shelf import find_game, pack_of
from intriga.kernel.machine.refusals import Malformed

FORMAT = 1


class Heading(msgspec.Struct, frozen=True):
    """What is played. Files that differ only in the seatings have the same deals."""

    arena: int
    game: str
    rules: int
    pack: str  # its digest
    players: int
    options: dict[str, str]
    seed: int
    seatings: tuple[tuple[str, ...], ...]

    def difference_from(self, other: "Heading", but: str = "") -> str:
        """The first difference from another heading, as text; empty if there is none."""
        names = [name for name in Heading.__struct_fields__ if name != but]
        name = next((name for name in names if getattr(self, name) != getattr(other, name)), "")
        if name == "seatings":
            return f"{', '.join(other.seatings[0])} instead of {', '.join(self.seatings[0])}"
        return f"its {name} is {getattr(other, name)}, not {getattr(self, name)}" if name else ""


def heading_of(arena: Arena) -> Heading:
    """The heading of an arena's file."""
    return Heading(
        arena=FORMAT,
        game=arena.game,
        rules=find_game(arena.game).rules_version,
        pack=pack_of(arena.game, arena.pack).digest,
        players=arena.players,
        options=arena.options,
        seed=arena.seed,
        seatings=arena.seatings,
    )


def read_arena(path: Path) -> tuple[Heading, list[GameOutcome]]:
    """The heading of a file and its finished games."""
    try:
        return read_lines(path, path.read_bytes())
    except OSError as fault:
        raise Malformed(f"'{path}' cannot be read: {fault.strerror}") from None


def read_lines(path: Path, content: bytes) -> tuple[Heading, list[GameOutcome]]:
    """The heading and the games, each once; an incomplete last line is ignored."""
    lines = content.split(b"\n")[:-1]
    try:
        heading = msgspec.json.decode(lines[0] if lines else b"", type=Heading)
    except (msgspec.DecodeError, RecursionError):
        raise not_an_arena(path) from None
    if heading.arena != FORMAT or not heading.seatings:
        raise not_an_arena(path)
    return heading, list({outcome.bout: outcome for outcome in outcomes_of(path, heading, lines)}.values())


def not_an_arena(path: Path) -> Malformed:
    return Malformed(f"'{path}' is not the file of an arena")


def outcomes_of(path: Path, heading: Heading, lines: list[bytes]) -> Iterator[GameOutcome]:
    for number, line in enumerate(lines[1:], start=2):
        try:
            outcome = msgspec.json.decode(line, type=GameOutcome)
        except (msgspec.DecodeError, RecursionError):
            raise Malformed(f"line {number} of '{path}' is not a game of an arena") from None
        if not fits(outcome, heading):
            raise Malformed(f"line {number} of '{path}' is a game that this arena cannot have")
        yield outcome


def fits(outcome: GameOutcome, heading: Heading) -> bool:
    """Whether a game is possible in its arena: deal, seating, seats and sides."""
    seats = heading.players + find_game(heading.game).scripted(heading.players, heading.options)
    sides = outcome.result.teams or tuple((seat,) for seat in range(seats))
    return (
        outcome.deal >= 0
        and 0 <= outcome.seating < len(heading.seatings)
        and len(outcome.thought) == heading.players
        and sorted(seat for side in sides for seat in side) == list(range(seats))
        and set(outcome.result.winners) <= set(range(seats))
        and len(outcome.result.totals) in (0, len(sides))
    )


class ArenaFile:
    """An open file to which finished games are added; it is locked against other processes."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        try:
            self.file = path.open("a+b")
        except OSError as fault:
            raise self.cannot_write(fault) from None
        try:
            self.outcomes = self.existing_games(heading_of(arena))
        except BaseException:
            self.file.close()
            raise

    def existing_games(self, heading: Heading) -> list[GameOutcome]:
        """The games that are already in the file. The file of another arena is not changed."""
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Malformed(f"another arena is adding games to '{self.path}'") from None
        self.file.seek(0)
        content = self.file.read()
        first = msgspec.json.encode(heading) + b"\n"
        if first.startswith(content):  # empty, or with an incomplete first line
            self.file.truncate(0)
            self.write(first)
            return []
        found, outcomes = read_lines(self.path, content)
        if difference_from := heading.difference_from(found):
            raise Malformed(f"'{self.path}' keeps the games of another arena: {difference_from}")
        self.file.truncate(content.rfind(b"\n") + 1)
        return outcomes

    def add(self, outcome: GameOutcome) -> None:
        """Add a game; it is kept even if the program is killed right afterwards."""
        self.write(msgspec.json.encode(outcome) + b"\n")

    def write(self, line: bytes) -> None:
        try:
            self.file.write(line)
            self.file.flush()
        except OSError as fault:
            raise self.cannot_write(fault) from None

    def cannot_write(self, fault: OSError) -> Malformed:
        return Malformed(f"'{self.path}' cannot be written: {fault.strerror}")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()
