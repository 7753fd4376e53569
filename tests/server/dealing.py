"""Deals that are known beforehand: new tables of a server get the ids and seeds that a file has for them.

The file has a line for each table still to be opened, with the id of its match and its seed; the server takes
the first line away. Without a line a table is dealt as everywhere else.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from intriga.server.web import opening
from intriga.tables.opening import FreshSecrets

VARIABLE = "INTRIGA_TEST_DEALS"
NAME = "FreshSecrets"  # in the module that opens tables
#: What a server process runs instead of its own first lines.
PROGRAM = "from tests.server.dealing import deal_by_file; deal_by_file(); "


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


class Dealt:
    """Makes the secrets of a table, as `FreshSecrets` does."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __call__(self, table: str, match: str, seed: bytes, keys: Any) -> FreshSecrets:
        deal = next_deal(self.file) or Deal(match, seed)
        return FreshSecrets(table=table, match=deal.match, seed=deal.seed, keys=keys)


def deal_by_file() -> None:
    """From now on this process deals as the file says that the environment names."""
    setattr(opening, NAME, Dealt(Path(os.environ[VARIABLE])))
