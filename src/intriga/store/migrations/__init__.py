"""Migrations from each version of the schema to the next, for both databases: `0001.sql`, `0002.sql`…

A released migration never changes; a new one is added after it.
"""

from pathlib import Path

import msgspec

HERE = Path(__file__).parent
SQLITE = HERE / "sqlite"
POSTGRES = HERE / "postgres"


class Migration(msgspec.Struct, frozen=True):
    """Brings a store of the version before to this version."""

    version: int
    sql: str


def numbered_migrations(folder: Path) -> list[Migration]:
    """The migrations in this folder in their order; they are numbered from 1 without a gap."""
    files = sorted(folder.glob("*.sql"))
    if [int(file.stem) for file in files] != list(range(1, len(files) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered from 0001 without a gap")
    return [Migration(number, file.read_text("utf-8")) for number, file in enumerate(files, start=1)]
