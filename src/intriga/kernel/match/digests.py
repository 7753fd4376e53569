"""Digests of positions, and the hash chain of entries. They are never sent before the end of a match:
small hidden sets could be guessed from them."""

from hashlib import blake2b
from typing import Any

import msgspec

from intriga.kernel.machine.frames import State

DIGEST_BYTES = 16


def digest_of(state: State) -> str:
    """The whole position, hidden facts included, as a short fingerprint."""
    return fingerprint(state.full_key())


def fingerprint(plain: Any) -> str:
    """Plain values in a canonical form, hashed."""
    return blake2b(msgspec.msgpack.encode(plain, order="sorted"), digest_size=DIGEST_BYTES).hexdigest()


def link(before: str, plain: Any) -> str:
    """The next link of a chain: it depends on everything before it."""
    return fingerprint((before, plain))
