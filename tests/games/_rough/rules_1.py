"""The rules 1 of the rough example, in force for a while: how the stored records of version 1 were made.

`python -m tests.games._rough.rules_1` writes them again; uncompiled only, for a compiled rule has its
number built in.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from intriga.games._rough.game import GAME
from intriga.games._rough.rules import warden
from intriga.games._rough.rules.window import Window
from intriga.games._rough.state import Rough
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import write_record
from intriga.kernel.match.undo import last_move, undo, undo_permission
from tests.games._rough.builders import begun, played

RECORDS = Path(__file__).parent / "records"


@contextmanager
def rules_1() -> Iterator[None]:
    """The Warden carries a chest off at its third mark."""
    game: Any = GAME
    rules: Any = warden
    game.rules_version, rules.MARKS = 1, 3
    try:
        yield
    finally:
        game.rules_version, rules.MARKS = 2, 2


def wanted(match: Match) -> bool:
    """A window is open while a chest with two marks is still closed, and something was taken back."""
    s = match.state
    assert isinstance(s, Rough)
    closed = [marks for marks, owner in zip(s.marks, s.owner, strict=True) if owner < 0]
    return isinstance(s.stack[-1], Window) and 2 in closed and len(match.standing) < len(match.entries)


def running(seed: int) -> Match | None:
    """A match in such a position, if this seed leads to one."""
    match = begun(3, seed, f"rules-1-{seed}")
    for step in range(60):
        played(match, seed * 100 + step, moves=1)
        if match.ended:
            return None
        for seat in range(3):
            to = last_move(match, seat)
            if step % 7 == 0 and to is not None and undo_permission(match, seat, to).kind == "free":
                undo(match, seat, to)
        if wanted(match):
            return match
    return None


def main() -> None:
    with rules_1():
        found = next(match for match in map(running, range(1, 200)) if match is not None)
        write_record(found, RECORDS / "rules-1-running.jsonl", with_seed=True)
        same = played(begun(2, 1, "rules-1-same"), moves=9)
        write_record(same, RECORDS / "rules-1-same.jsonl", with_seed=True)
        write_record(played(begun(2, 3, "rules-1-ended")), RECORDS / "rules-1-ended.jsonl")


if __name__ == "__main__":
    main()
