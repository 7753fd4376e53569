"""A script: the statements of one transaction, written once and run on either database.

It yields a statement, is sent the rows that came of it, and returns its outcome; what it raises undoes
all of it. SQL is written for PostgreSQL, in the part of the language that SQLite shares.
"""

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")


class Statement(msgspec.Struct, frozen=True):
    sql: str
    values: tuple[Any, ...] = ()


Found: TypeAlias = Sequence[Sequence[Any]]
Script: TypeAlias = Generator[Statement, Found, T]

LONGEST_ID = 128
LARGEST = 2**62  # of a number that PostgreSQL's bigint holds without a second thought


def say(sql: str, *values: Any) -> Statement:
    return Statement(sql, values)


def is_id(text: str) -> bool:
    """Whether this can be an id. No other was ever stored, and PostgreSQL cannot be asked about some."""
    return 0 < len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


def checked_id(text: str) -> str:
    """An id that is about to be stored."""
    if not is_id(text):
        raise ValueError(f"an id is a short printable ASCII text, not {text!r}")
    return text
