"""Persons at a table: random ids, names that they give themselves, and the secrets of the table's links."""

import unicodedata
from hmac import compare_digest

import msgspec

from intriga.tables.denials import not_valid

LONGEST_NAME = 40
LONGEST_CLIENT = 64
MOST_MARKS = 3  # combining signs on one letter; no language needs more
#: Signs that show nothing, although Unicode counts them as letters, marks or symbols.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")


class Keys(msgspec.Struct, frozen=True):
    """The secrets in a table's links: for players, for spectators, and one for each seat."""

    invite: str
    watch: str
    seats: tuple[str, ...] = ()


def is_one_of(key: str, *secrets: str) -> bool:
    """Whether this key is one of these secrets; compared in constant time."""
    fits = [compare_digest(key.encode(), secret.encode()) for secret in secrets if secret]
    return any(fits)


def clean_name(name: str) -> str:
    """A name on one line, without invisible characters; Denied if nothing is left or it is too long."""
    short = " ".join(visible(name).split())
    if not short:
        raise not_valid("name_is_empty")
    if len(short) > LONGEST_NAME:
        raise not_valid("name_is_too_long", most=LONGEST_NAME)
    return short


def visible(text: str, also: str = "") -> str:
    """The text without signs that show nothing, but for those of `also`, and with a few marks on a letter."""
    kept: list[str] = []
    marks = MOST_MARKS  # none without a letter before them
    for each in text:
        kind = unicodedata.category(each)
        if each not in also and (kind.startswith("C") or each in BLANK):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else MOST_MARKS if each.isspace() else 0
        if marks <= MOST_MARKS:
            kept.append(each)
    return "".join(kept)


def checked_client(client: str) -> str:
    """A client's own id of a message: a short text that every store can keep."""
    if not (0 < len(client) <= LONGEST_CLIENT and client.isascii() and client.isprintable()):
        raise not_valid("client_id", most=LONGEST_CLIENT)
    return client
