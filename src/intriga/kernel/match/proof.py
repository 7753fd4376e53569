"""The proof of the shuffles: commit, let the seats add bytes, derive the key, reveal. Never compiled."""

import secrets
from hashlib import blake2b

SEED_BYTES = 32
LONGEST_BYTES = 64  # of what one seat may add


def new_seed() -> bytes:
    """A fresh secret of the server."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes, match: str) -> str:
    """What is published before any seat adds its bytes."""
    return blake2b(seed, person=b"intriga-commit", salt=salted(match), digest_size=32).hexdigest()


def match_key(seed: bytes, match: str, by_seat: tuple[bytes, ...]) -> bytes:
    """The key of the match's generator: nobody alone decides it."""
    sponge = blake2b(key=seed, person=b"intriga-key", salt=salted(match), digest_size=32)
    for added in by_seat:
        sponge.update(len(added).to_bytes(2, "big") + added)
    return sponge.digest()


def salted(match: str) -> bytes:
    """The match's id, brought to the sixteen bytes of a salt."""
    return blake2b(match.encode(), digest_size=16).digest()
