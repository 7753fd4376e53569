"""Signing records: a server vouches for what neither the rules nor the seed prove, such as who resigned.

The links of the entries form a chain from the header on, so signing the last one signs the whole match.
"""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from intriga.kernel.match.entries import AnyEntry, Header
from intriga.kernel.match.integrity import InvalidRecord
from intriga.kernel.match.records import Record, Signature

ALGORITHM = "Ed25519"
KEY_BYTES = 32
PURPOSE = "intriga record 1"  # no signature for anything else can be taken for one of these


class Signer:
    """A server's key."""

    def __init__(self, secret: bytes) -> None:
        self.key = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = self.key.public_key().public_bytes_raw().hex()

    def sign(self, header: Header, last: AnyEntry) -> Signature:
        """The signature of a match that has ended with this entry."""
        return Signature(signature=self.key.sign(signed_text(header, last)).hex(), key=self.public)


def signed_text(header: Header, last: AnyEntry) -> bytes:
    return f"{PURPOSE}\n{header.match}\n{header.commitment}\n{last.link}".encode()


def check_signature(record: Record) -> None:
    """Whether the record's signature is by the key that it names; the chain is checked elsewhere."""
    signed = record.signature
    if signed is None:
        return
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signed.key))
        key.verify(bytes.fromhex(signed.signature), signed_text(record.opening.header, record.entries[-1]))
    except (InvalidSignature, ValueError, IndexError):
        raise InvalidRecord("its signature is not by the key that it names") from None
