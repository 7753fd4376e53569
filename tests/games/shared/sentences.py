"""What every sentence of a game is held to."""

from __future__ import annotations

#: Signs of a blank that was not filled or was filled with nothing.
MARKS = ("{", "}", "None", "none", "  ", " .", " ,", "()", "[", "]")


def fit_to_read(sentence: str | None) -> bool:
    """A sentence with a capital letter and an end, whose blanks are filled."""
    return (
        sentence is not None
        and sentence[:1] == sentence[:1].upper()
        and sentence[-1] in ".?"
        and not any(mark in sentence for mark in MARKS)
    )
