"""Reading the rows of a pack. Whatever is wrong is a PackFault with file, row and reason. Never compiled."""

from collections.abc import Collection, Mapping
from typing import Any

from intriga.kernel.packs import Pack, PackFault

LANGUAGES = ("ru", "en")
Text = dict[str, str]


class Row:
    """One table of a file, with the words that name it in a fault."""

    def __init__(self, file: str, where: str, values: Mapping[str, Any]) -> None:
        self.file = file
        self.where = where
        self.values = values

    def fault(self, reason: str) -> PackFault:
        return PackFault(self.file, self.where, reason)

    def has(self, name: str) -> bool:
        return name in self.values

    def only(self, known: Collection[str]) -> None:
        """No other fields than these."""
        for name in self.values:
            if name not in known:
                raise self.fault(f"there is no field '{name}' here; there are: {', '.join(sorted(known))}")

    def whole(self, name: str, least: int, most: int) -> int:
        value = self.values.get(name)
        if type(value) is not int or not least <= value <= most:
            raise self.fault(f"{name} must be a whole number from {least} to {most}")
        return value

    def word(self, name: str) -> str:
        value = self.values.get(name)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(f"{name} must be a text")
        return value

    def id(self) -> str:
        value = self.word("id")
        if not (value.isascii() and value.replace("_", "").isalnum() and value == value.lower()):
            raise self.fault("id must be small Latin letters, digits and underscores")
        return value

    def one_of(self, name: str, known: Collection[str]) -> str:
        value = self.values.get(name)
        if not isinstance(value, str) or value not in known:
            raise self.fault(f"{name} must be one of {', '.join(known)}")
        return value

    def yes(self, name: str) -> bool:
        """A field that is true or left out."""
        value = self.values.get(name, False)
        if type(value) is not bool:
            raise self.fault(f"{name} must be true or false")
        return value

    def text(self, name: str, longest: int = 0) -> Text:
        """A text in every language."""
        value = self.values.get(name)
        if not isinstance(value, dict) or not all(
            isinstance(value.get(language), str) and value[language].strip() for language in LANGUAGES
        ):
            raise self.fault(f"{name} must have a text for each of {', '.join(LANGUAGES)}")
        for language in LANGUAGES:
            if longest and len(value[language]) > longest:
                raise self.fault(f"{name} must have at most {longest} letters, not '{value[language]}'")
        return {language: value[language] for language in LANGUAGES}

    def part(self, name: str, where: str = "") -> "Row":
        """A table inside this one."""
        value = self.values.get(name)
        if not isinstance(value, dict):
            raise self.fault(f"{name} must be a table in braces")
        return Row(self.file, f"{self.where}, {where or name}", value)

    def parts(self, name: str) -> list["Row"]:
        """A list of tables inside this one; nothing where it is left out."""
        value = self.values.get(name, [])
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            raise self.fault(f"{name} must be a list of tables in braces")
        return [Row(self.file, f"{self.where}, {name} {n}", part) for n, part in enumerate(value, 1)]

    def words(self, name: str, least: int, most: int) -> list[str]:
        value = self.values.get(name)
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.fault(f"{name} must be a list of ids")
        if not least <= len(value) <= most:
            raise self.fault(f"{name} must list {least} to {most} ids")
        return list(value)


def rows(pack: Pack, file: str, kind: str) -> list[Row]:
    """All rows headed [[kind]], each named by its number and id."""
    found = pack.table(file).get(kind)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise PackFault(file, kind, f"expected tables headed [[{kind}]]")
    return [Row(file, named(kind, number, row), row) for number, row in enumerate(found, 1)]


def named(kind: str, number: int, row: Mapping[str, Any]) -> str:
    said = row.get("id", row.get("letter"))
    return f"{kind} {number} ({said})" if isinstance(said, str) else f"{kind} {number}"


def distinct(rows: list[Row], name: str, values: list[str]) -> None:
    """None of these stands twice."""
    for place, value in enumerate(values):
        if value in values[:place]:
            raise rows[place].fault(f"{name} '{value}' stands twice")
