"""The clause table of a game: `clauses.toml`."""

import tomllib
from pathlib import Path

import msgspec

from intriga.kernel.machine.refusals import Malformed

FILE = "clauses.toml"


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence of the rulebook in our own words; `left_out` says why no code carries it out."""

    id: str
    chapter: str
    ru: str
    en: str
    left_out: str | None = None

    def sentence(self, language: str) -> str:
        return self.ru if language == "ru" else self.en


def read_table(folder: Path) -> dict[str, Clause]:
    """The clauses of the game in this folder, by id, in the order of the file."""
    try:
        rows = tomllib.loads((folder / FILE).read_text("utf-8")).get("clause")
    except FileNotFoundError:
        raise Malformed(f"{folder.name} has no {FILE}") from None
    except tomllib.TOMLDecodeError as fault:
        raise Malformed(f"{FILE}: this is not TOML ({fault})") from None
    if not isinstance(rows, list) or not rows:
        raise Malformed(f"{FILE}: expected tables headed [[clause]]")
    table: dict[str, Clause] = {}
    for number, row in enumerate(rows, start=1):
        clause = read_row(number, row)
        if clause.id in table:
            raise Malformed(f"{FILE}, row {number}: {clause.id} stands twice")
        table[clause.id] = clause
    return table


def read_row(number: int, row: object) -> Clause:
    try:
        clause = msgspec.convert(row, Clause)
    except msgspec.ValidationError as fault:
        raise Malformed(f"{FILE}, row {number}: {fault}") from None
    prefix, _, rest = clause.id.partition("-")
    if not (prefix.isalnum() and rest.replace(".", "").isalnum()):
        raise Malformed(f"{FILE}, row {number}: an id is written like MV-023, not '{clause.id}'")
    if clause.left_out == "":
        raise Malformed(f"{FILE}, row {number}: left_out must give a reason")
    return clause
