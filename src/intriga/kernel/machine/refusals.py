"""Three kinds of bad input, never mixed: Malformed (cannot be read), Stale (the table has moved on),
Refused (illegal here, with reasons and clauses)."""

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
