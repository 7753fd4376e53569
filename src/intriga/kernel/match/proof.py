"""The proof of the shuffles: commit, let the seats add bytes, derive the key, reveal."""

import secrets
from functools import lru_cache
from hashlib import blake2b

SEED_BYTES = 32
MAX_ADDED_BYTES = 64  # of what one seat may add


def new_seed() -> bytes:
    """A fresh secret of the server."""
    return secrets.token_bytes(SEED_BYTES)


@lru_cache(maxsize=10_000)  # a message asks for it
def commitment(seed: bytes, match: str) -> str:
    """The hash that is published before any seat adds its bytes."""
    return blake2b(seed, person=b"intriga-commit", salt=salt_of(match), digest_size=32).hexdigest()


def match_key(seed: bytes, match: str, by_seat: tuple[bytes, ...]) -> bytes:
    """The key of the match's generator: nobody alone determines it."""
    sponge = blake2b(key=seed, person=b"intriga-key", salt=salt_of(match), digest_size=32)
    for added in by_seat:
        sponge.update(len(added).to_bytes(2, "big") + added)
    return sponge.digest()


def salt_of(match: str) -> bytes:
    """The match's id, hashed to the sixteen bytes of a salt."""
    return blake2b(match.encode(), digest_size=16).digest()
