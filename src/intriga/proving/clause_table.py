"""The clause table of a game: its `clauses.toml`, and those of its scenarios."""

import tomllib
from pathlib import Path

import msgspec

from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.scenarios import CLAUSES, clause_files
from intriga.kernel.sentences import LANGUAGES, Language


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence of the rulebook in our own words; `left_out` says why no code implements it."""

    id: str
    chapter: str
    texts: dict[Language, str]  # one in each language; in the file they stand beside the other fields
    left_out: str | None = None

    def sentence(self, language: Language) -> str:
        return self.texts[language]


def read_table(folder: Path) -> dict[str, Clause]:
    """The clauses of the game in this folder, then those of its scenarios, by id, in their order."""
    if not (folder / CLAUSES).is_file():
        raise Malformed(f"{folder.name} has no {CLAUSES}")
    table: dict[str, Clause] = {}
    for path in clause_files(folder):
        file = path.relative_to(folder).as_posix()
        for number, row in enumerate(rows_of(path, file), start=1):
            clause = read_row(f"{file}, row {number}", row)
            if clause.id in table:
                raise Malformed(f"{file}, row {number}: {clause.id} stands twice")
            table[clause.id] = clause
    return table


def rows_of(path: Path, file: str) -> list[object]:
    try:
        rows = tomllib.loads(path.read_text("utf-8")).get("clause")
    except tomllib.TOMLDecodeError as fault:
        raise Malformed(f"{file}: this is not TOML ({fault})") from None
    if not isinstance(rows, list) or not rows:
        raise Malformed(f"{file}: expected tables headed [[clause]]")
    return rows


def read_row(where: str, row: object) -> Clause:
    if not isinstance(row, dict):
        raise Malformed(f"{where}: expected a table headed [[clause]]")
    others = {name: value for name, value in row.items() if name not in LANGUAGES}
    texts = {language: row[language] for language in LANGUAGES if language in row}
    try:
        clause = msgspec.convert({**others, "texts": texts}, Clause)
    except msgspec.ValidationError as fault:
        raise Malformed(f"{where}: {fault}") from None
    if missing := [language for language in LANGUAGES if language not in clause.texts]:
        raise Malformed(f"{where}: no text in {', '.join(missing)}")
    prefix, _, rest = clause.id.partition("-")
    if not (prefix.isalnum() and rest.replace(".", "").isalnum()):
        raise Malformed(f"{where}: an id is written like MV-023, not '{clause.id}'")
    if clause.left_out == "":
        raise Malformed(f"{where}: left_out must give a reason")
    return clause
