"""Persons at a table: random ids, names that they give themselves, and the secrets of the table's links."""

import unicodedata
from hmac import compare_digest

import msgspec

from intriga.tables.denials import not_valid

LONGEST_NAME = 40
LONGEST_CLIENT = 64


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
    visible = "".join(each for each in name if not unicodedata.category(each).startswith("C"))
    short = " ".join(visible.split())
    if not short:
        raise not_valid("name_is_empty")
    if len(short) > LONGEST_NAME:
        raise not_valid("name_is_too_long", most=LONGEST_NAME)
    return short


def checked_client(client: str) -> str:
    """A client's own id of a message: a short text that every store can keep."""
    if not (0 < len(client) <= LONGEST_CLIENT and client.isascii() and client.isprintable()):
        raise not_valid("client_id", most=LONGEST_CLIENT)
    return client
