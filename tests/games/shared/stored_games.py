"""Writing the stored whole games of a game again, and looking for seeds that lead to their endings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Protocol, TypeVar

from intriga.kernel.contract import Result
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import write_record


class Named(Protocol):
    @property
    def name(self) -> str: ...


S = TypeVar("S", bound=Named)


def seed_bytes(seed: int) -> bytes:
    return blake2b(f"a stored game {seed}".encode(), digest_size=32).digest()


def first_seed(tries: int, reason: str, tie_break: str | None, ending: Callable[[int], Result | None]) -> str:
    """The first seed whose game ends so."""
    for seed in range(tries):
        result = ending(seed)
        if result is not None and (result.reason, result.tie_break) == (reason, tie_break):
            return str(seed)
    return "not found"


def write_or_search(
    arguments: Sequence[str],
    stories: Sequence[S],
    played: Callable[[S], Match],
    found: Callable[[S, int], str],
    folder: Path,
) -> None:
    """`search 500` says which of 500 seeds leads to each ending; no argument writes every record."""
    for story in stories:
        if arguments[:1] == ["search"]:
            print(story.name, found(story, int(arguments[1])), flush=True)
        else:
            write_record(played(story), folder / f"{story.name}.jsonl")
