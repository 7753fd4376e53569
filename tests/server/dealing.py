"""`intriga serve` with deals that are known beforehand: no test may depend on the deal.

The cards of every table follow from a name. A file may have a line for each of the tables that are opened
next, with the id of its match and its seed; the server takes the first line away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from intriga.cli import main
from intriga.server.web import opening
from intriga.server.web.routes import after
from intriga.tables.opening import FreshSecrets

fresh_secrets = opening.fresh_secrets


class Deal(NamedTuple):
    """What a deal follows from, where no seat adds bytes of its own."""

    match: str
    seed: bytes


def write_deals(file: Path, deals: Sequence[Deal]) -> None:
    file.write_text("".join(f"{deal.match} {deal.seed.hex()}\n" for deal in deals), "utf-8")


def next_deal(file: Path) -> Deal | None:
    lines = file.read_text("utf-8").splitlines(keepends=True) if file.is_file() else []
    if not lines:
        return None
    file.write_text("".join(lines[1:]), "utf-8")
    match, seed = lines[0].split()
    return Deal(match, bytes.fromhex(seed))


def named_deal(name: str) -> Deal:
    digest = sha256(name.encode())
    return Deal(digest.hexdigest()[:16], digest.digest())


def known_secrets(name: str, file: Path) -> Callable[[bytes | None], FreshSecrets]:
    """Instead of `fresh_secrets`: the deals of the file, then those of the name."""
    numbers = count()

    def known(seed: bytes | None = None) -> FreshSecrets:
        deal = next_deal(file) or named_deal(f"{name} {next(numbers)}")
        made = fresh_secrets(deal.seed if seed is None else seed)
        return FreshSecrets(made.table, deal.match, made.seed, made.keys)

    return known


@contextmanager
def dealt(name: str, file: Path) -> Iterator[None]:
    """In here this process deals so."""
    known = known_secrets(name, file)
    with patch.object(opening, "fresh_secrets", known), patch.object(after, "fresh_secrets", known):
        yield


def serve(name: str, file: str) -> None:
    """Run the command line with these deals."""
    with dealt(name, Path(file)):
        raise SystemExit(main())
