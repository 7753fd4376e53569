"""A script: the statements of one transaction, written once and run on either database.

It yields a statement, is sent the resulting rows, and returns its outcome; an exception rolls back
all of it. SQL is written for PostgreSQL, in the part of the language that SQLite shares.
"""

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")


class Statement(msgspec.Struct, frozen=True):
    sql: str
    values: tuple[Any, ...] = ()


ResultRows: TypeAlias = Sequence[Sequence[Any]]
Script: TypeAlias = Generator[Statement, ResultRows, T]

LONGEST_ID = 128
LARGEST_NUMBER = 2**62  # fits PostgreSQL's bigint


def statement(sql: str, *values: Any) -> Statement:
    return Statement(sql, values)


def is_id(text: str) -> bool:
    """Whether this can be an id. No other text was ever stored, and PostgreSQL rejects some."""
    return 0 < len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


def checked_id(text: str) -> str:
    """An id that is about to be stored."""
    if not is_id(text):
        raise ValueError(f"an id is a short printable ASCII text, not {text!r}")
    return text
