"""Secrets of devices, links and recovery: random, and kept only as fingerprints."""

import hashlib
import secrets

# Crockford's letters: none that can be taken for another when it is read aloud or copied by hand.
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
DEVICE_ID = 16  # hex digits of a fingerprint
GROUPS = 5
GROUP = 5
_MISREAD = str.maketrans("OIL", "011")


def new_secret() -> str:
    """A secret for a device or a link."""
    return secrets.token_urlsafe(24)


def new_recovery_code() -> str:
    """A code to be written down: five groups of five letters, 125 bits."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def plain_recovery_code(typed: str) -> str:
    """A recovery code as it was given out, however it was typed."""
    signs = "".join(sign for sign in typed.upper() if sign.isalnum()).translate(_MISREAD)
    return "-".join(signs[start : start + GROUP] for start in range(0, len(signs), GROUP))


def device_id(secret: str) -> str:
    """What a device is called in lists: the beginning of its fingerprint, from which nothing follows."""
    return fingerprint(secret).hex()[:DEVICE_ID]


def fingerprint(secret: str) -> bytes:
    """What is kept of a secret. A plain hash is enough: a random text of this length cannot be guessed."""
    return hashlib.blake2b(
        secret.encode("utf-8", "surrogatepass"), digest_size=32, person=b"intriga"
    ).digest()
