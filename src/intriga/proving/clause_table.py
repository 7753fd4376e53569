"""The clause table of a game: `clauses.toml`."""

import tomllib
from pathlib import Path

import msgspec

from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.sentences import LANGUAGES, Language

FILE = "clauses.toml"


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence of the rulebook in our own words; `left_out` says why no code implements it."""

    id: str
    chapter: str
    texts: dict[Language, str]  # one in each language; in the file they stand beside the other fields
    left_out: str | None = None

    def sentence(self, language: Language) -> str:
        return self.texts[language]


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
    if not isinstance(row, dict):
        raise Malformed(f"{FILE}, row {number}: expected a table headed [[clause]]")
    others = {name: value for name, value in row.items() if name not in LANGUAGES}
    texts = {language: row[language] for language in LANGUAGES if language in row}
    try:
        clause = msgspec.convert({**others, "texts": texts}, Clause)
    except msgspec.ValidationError as fault:
        raise Malformed(f"{FILE}, row {number}: {fault}") from None
    if missing := [language for language in LANGUAGES if language not in clause.texts]:
        raise Malformed(f"{FILE}, row {number}: no text in {', '.join(missing)}")
    prefix, _, rest = clause.id.partition("-")
    if not (prefix.isalnum() and rest.replace(".", "").isalnum()):
        raise Malformed(f"{FILE}, row {number}: an id is written like MV-023, not '{clause.id}'")
    if clause.left_out == "":
        raise Malformed(f"{FILE}, row {number}: left_out must give a reason")
    return clause
