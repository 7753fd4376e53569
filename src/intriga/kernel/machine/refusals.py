"""Three kinds of bad input, never mixed: Malformed (cannot be read), Stale (the table has moved on),
Refused (illegal here, with reasons and clauses)."""

import sys
from typing import Final, final

#: Facts behind a reason, by name: the blanks of its sentence.
Facts = tuple[tuple[str, object], ...]


@final
class Refusal:
    """Why a word may not be said now: a reason, the clause of the rulebook, and the facts."""

    def __init__(self, reason: str, clause: str, facts: Facts) -> None:
        self.reason: Final = reason
        self.clause: Final = clause
        self.facts: Final = facts

    def key(self) -> tuple[str, str, Facts]:
        return (self.reason, self.clause, self.facts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.clause!r}, {self.facts!r})"


#: The first reasons of every game, in this order; `frames.py` knows their numbers.
KERNEL_REASONS: Final = ("FINE", "GAME_IS_OVER", "NOT_YOUR_DECISION", "NOT_ASKED")


@final
class Reasons:
    """The reasons of one game, numbered in the order in which they are added. Numbers are never stored."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str]] = [("fine", "")]

    def add(self, clause: str, sentence: str = "") -> int:
        """The number of a new reason; its sentence is named after the constant unless it has another name."""
        self.rows.append((sentence, clause))
        return len(self.rows) - 1

    def table(self, module: str) -> list[tuple[str, str]]:
        """Number to (name of the sentence, clause). Every number has one constant in this module."""
        names = ["FINE"] + [""] * (len(self.rows) - 1)
        for name, number in vars(sys.modules[module]).items():
            if type(number) is int:
                if not 0 < number < len(names) or names[number]:
                    raise ValueError(f"{module}: {name} is no reason of its own")
                names[number] = name
        if "" in names:
            raise ValueError(f"{module}: reason {names.index('')} has no constant")
        if tuple(names[: len(KERNEL_REASONS)]) != KERNEL_REASONS:
            raise ValueError(f"{module}: the first reasons are {', '.join(KERNEL_REASONS[1:])}")
        return [
            (sentence or name.lower(), clause)
            for name, (sentence, clause) in zip(names, self.rows, strict=True)
        ]


class Malformed(Exception):
    """Something that cannot be read at all; its text is one sentence."""


class Stale(Exception):
    """The question that was answered is no longer the one that is asked."""


class Refused(Exception):
    """A word of a path is illegal here."""

    def __init__(self, place: int, refusals: tuple[Refusal, ...]) -> None:
        super().__init__(
            f"word {place + 1} of the path is refused: {refusals[0].reason} ({refusals[0].clause})"
        )
        self.place = place
        self.refusals = refusals
