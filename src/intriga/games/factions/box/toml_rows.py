"""Reading the rows of a pack. Never compiled.

Whatever is wrong is noted with file, row and reason, and the reader goes on with a value of the right
type: whoever writes a pack sees all faults at once. `load` raises them in the end.
"""

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Any

from intriga.kernel.packs import Pack, PackFault
from intriga.kernel.sentences import LANGUAGES

LONGEST_SHOWN = 40  # letters of a wrong value that a fault repeats
Text = dict[str, str]
Faults = list[PackFault]


class Row:
    """One table of a file, with the words that name it in a fault."""

    def __init__(self, file: str, where: str, values: Mapping[str, Any], faults: Faults) -> None:
        self.file = file
        self.where = where
        self.values = values
        self.faults = faults

    def fault(self, reason: str) -> None:
        self.faults.append(PackFault(self.file, self.where, reason))

    def must_be(self, name: str, what: str) -> None:
        """A field is missing, or is not what it must be."""
        if name in self.values:
            self.fault(f"{name} is {shown(self.values[name])}; it must be {what}")
        else:
            self.fault(f"{name} is missing; it must be {what}")

    def has(self, name: str) -> bool:
        return name in self.values

    def only(self, known: Collection[str]) -> None:
        """No other fields than these."""
        for name in self.values:
            if name not in known:
                self.fault(f"there is no field '{name}' here; there are: {', '.join(known)}")

    def whole(self, name: str, least: int, most: int) -> int:
        value = self.values.get(name)
        if type(value) is int and least <= value <= most:
            return value
        self.must_be(name, f"a whole number from {least} to {most}")
        return least

    def word(self, name: str) -> str:
        value = self.values.get(name)
        if isinstance(value, str) and value.strip():
            return value
        self.must_be(name, "a text")
        return ""

    def id(self) -> str:
        value = self.word("id")
        if value and not (value.isascii() and value.replace("_", "").isalnum() and value == value.lower()):
            self.must_be("id", "small Latin letters, digits and underscores")
        return value

    def one_of(self, name: str, known: Collection[str]) -> str:
        value = self.values.get(name)
        if isinstance(value, str) and value in known:
            return value
        self.must_be(name, f"one of {', '.join(known)}")
        return next(iter(known))

    def yes(self, name: str) -> bool:
        """A field that is true or left out."""
        value = self.values.get(name, False)
        if type(value) is not bool:
            self.must_be(name, "true or false")
        return value is True

    def text(self, name: str, longest: int = 0) -> Text:
        """A text in every language."""
        value = self.values.get(name)
        texts = value if isinstance(value, dict) else {}
        found = {language: texts.get(language) for language in LANGUAGES}
        if not all(isinstance(text, str) and text.strip() for text in found.values()):
            self.fault(f"{name} must have a text for each of {', '.join(LANGUAGES)}")
        for language in texts:
            if language not in LANGUAGES:
                self.fault(f"{name} has the language '{language}'; there are: {', '.join(LANGUAGES)}")
        for text in found.values():
            if longest and isinstance(text, str) and len(text) > longest:
                self.fault(f"{name} must have at most {longest} letters, not {len(text)}: '{text}'")
        return {language: text if isinstance(text, str) else "" for language, text in found.items()}

    def part(self, name: str) -> "Row | None":
        """A table inside this one; None where it is something else."""
        value = self.values.get(name)
        if isinstance(value, dict):
            return Row(self.file, f"{self.where}, {name}", value, self.faults)
        self.must_be(name, "a table in braces")
        return None

    def parts(self, name: str) -> list["Row"]:
        """A list of tables inside this one; nothing where it is left out."""
        value = self.values.get(name, [])
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            self.must_be(name, "a list of tables in braces")
            return []
        return [
            Row(self.file, f"{self.where}, {name} {n}", part, self.faults) for n, part in enumerate(value, 1)
        ]

    def words(self, name: str, least: int, most: int) -> list[str]:
        value = self.values.get(name)
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.must_be(name, "a list of ids")
            return []
        if not least <= len(value) <= most:
            told = f"{least} to {most} ids" if least != most else f"{least} ids"
            self.fault(f"{name} must list {told}, not {len(value)}")
        for place, one in enumerate(value):
            if one in value[:place]:
                self.fault(f"{name} names '{one}' twice")
        return list(value)

    def card(self, name: str, numbers: Mapping[str, int]) -> int:
        """The number of a character; where no character could be read at all, that alone is told."""
        if numbers and name not in numbers:
            near = get_close_matches(name, numbers, 1)
            self.fault(f"there is no character '{name}'" + (f"; is '{near[0]}' meant?" if near else ""))
        return numbers.get(name, 0)


def shown(value: object) -> str:
    """A wrong value as a fault repeats it: texts in the quotes that the file has."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    text = text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
    return f'"{text}"' if isinstance(value, str) else text


def whole_file(pack: Pack, file: str, known: Collection[str], faults: Faults) -> Row:
    """A file with no other tables than these; an empty one where it cannot be read."""
    try:
        values = pack.table(file)
    except PackFault as fault:
        faults.append(fault)
        return Row(file, "", {}, [])
    for name in values:
        if name not in known:
            told = f"there is no '{name}' in this file; there are: {', '.join(known)}"
            faults.append(PackFault(file, name, told))
    return Row(file, "", values, faults)


def rows(whole: Row, kind: str) -> list[Row]:
    """All rows headed [[kind]], each named by its number and id."""
    found = whole.values.get(kind)
    if not isinstance(found, list) or not found or not all(isinstance(row, dict) for row in found):
        whole.faults.append(PackFault(whole.file, kind, f"expected tables headed [[{kind}]]"))
        return []
    return [
        Row(whole.file, named(kind, number, row), row, whole.faults) for number, row in enumerate(found, 1)
    ]


def named(kind: str, number: int, row: Mapping[str, Any]) -> str:
    said = row.get("id", row.get("letter"))
    return f"{kind} {number} ({said})" if isinstance(said, str) else f"{kind} {number}"


def distinct(rows: list[Row], name: str, values: list[str]) -> None:
    """None of these stands twice."""
    for place, value in enumerate(values):
        if value and value in values[:place]:
            rows[place].fault(f"{name} '{value}' stands twice")
