"""Reading the rows of a pack, for every game.

Each fault is noted with file, row and reason, and reading continues with a value of the right type, so that
the author of a pack sees all faults at once. A game's `load` raises them before it makes a box.
"""

from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from intriga.kernel.packs import Pack, PackFault
from intriga.kernel.sentences import LANGUAGES

LONGEST_SHOWN = 40  # characters of a wrong value in a fault
Text = dict[str, str]


class Row:
    """One table of a file; `where` names it in faults."""

    def __init__(self, file: str, where: str, values: Mapping[str, Any], faults: list[PackFault]) -> None:
        self.file = file
        self.where = where
        self.values = values
        self.faults = faults

    def at(self, where: str) -> "Row":
        """The same table under another name."""
        return Row(self.file, where, self.values, self.faults)

    # ── faults ──

    def fault(self, reason: str) -> None:
        self.faults.append(PackFault(self.file, self.where, reason))

    def must_be(self, name: str, what: str) -> None:
        """Note that a field is missing or has a wrong value."""
        if name in self.values:
            self.fault(f"{name} is {shown(self.values[name])}; it must be {what}")
        else:
            self.fault(f"{name} is missing; it must be {what}")

    @property
    def is_sound(self) -> bool:
        """Whether it has no faults so far: checks that depend on faulty values are skipped."""
        return all((fault.file, fault.row) != (self.file, self.where) for fault in self.faults)

    # ── one value ──

    def has(self, name: str) -> bool:
        return name in self.values

    def only(self, known: Collection[str]) -> None:
        """Other fields than these are faults."""
        for name in self.values:
            if name not in known:
                self.fault(f"there is no field '{name}' here; there are: {', '.join(known)}")

    def fixed(self, expected: Mapping[str, object]) -> None:
        """These fields must have these values, because the rules rely on them."""
        for name, value in expected.items():
            found = self.values.get(name)
            if found != value or type(found) is not type(value):
                self.must_be(name, f"{shown(value)}: the rules rely on it")

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

    def place_in(self, name: str, known: Sequence[str]) -> int:
        """The index of a value in the list of known ones."""
        return list(known).index(self.one_of(name, list(known)))

    def yes(self, name: str) -> bool:
        """A boolean field; false if it is left out."""
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

    def texts(self, *names: str) -> None:
        """Each of these fields must have a text in every language."""
        for name in names:
            self.text(name)

    def number_of(self, what: str, name: str, numbers: Mapping[str, int]) -> int:
        """The number of something that another table names; no fault if that table could not be read."""
        if numbers and name not in numbers:
            near = get_close_matches(name, numbers, 1)
            self.fault(f"there is no {what} '{name}'" + (f"; is '{near[0]}' meant?" if near else ""))
        return numbers.get(name, 0)

    # ── lists ──

    def words(self, name: str, least: int, most: int) -> list[str]:
        value = self.values.get(name)
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.must_be(name, "a list of ids")
            return []
        if not least <= len(value) <= most:
            wanted = f"{least} to {most} ids" if least != most else f"{least} ids"
            self.fault(f"{name} must list {wanted}, not {len(value)}")
        for place, one in enumerate(value):
            if one in value[:place]:
                self.fault(f"{name} names '{one}' twice")
        return list(value)

    def wholes(self, name: str, count: int, least: int, most: int) -> list[int]:
        """A list of `count` whole numbers."""
        value = self.values.get(name)
        if (
            isinstance(value, list)
            and len(value) == count
            and all(type(one) is int and least <= one <= most for one in value)
        ):
            return list(value)
        self.must_be(name, f"a list of {count} whole numbers from {least} to {most}")
        return [least] * count

    # ── tables inside this one ──

    def part(self, name: str) -> "Row | None":
        """A table in braces; None if the field is something else."""
        value = self.values.get(name)
        if isinstance(value, dict):
            return Row(self.file, f"{self.where}, {name}", value, self.faults)
        self.must_be(name, "a table in braces")
        return None

    def parts(self, name: str) -> list["Row"]:
        """A list of tables in braces; empty if it is left out."""
        value = self.values.get(name, [])
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            self.must_be(name, "a list of tables in braces")
            return []
        return [
            Row(self.file, f"{self.where}, {name} {n}", part, self.faults) for n, part in enumerate(value, 1)
        ]

    def section(self, name: str) -> "Row":
        """The table headed [name]; if there is none, an empty one whose faults are ignored."""
        value = self.values.get(name)
        if isinstance(value, dict):
            return Row(self.file, name, value, self.faults)
        self.at(name).fault(f"expected a table headed [{name}]")
        return Row(self.file, name, {}, [])

    def rows(self, kind: str, count: int = 0) -> list["Row"]:
        """The tables headed [[kind]], each named by its number and id; empty if there are not `count`."""
        found = self.values.get(kind)
        if not isinstance(found, list) or not found or not all(isinstance(row, dict) for row in found):
            self.at(kind).fault(f"expected tables headed [[{kind}]]")
            return []
        if count and len(found) != count:
            self.at(kind).fault(f"expected {count} rows, found {len(found)}")
            return []
        return [
            Row(self.file, named(kind, number, row), row, self.faults) for number, row in enumerate(found, 1)
        ]


class PackReader:
    """The files of a pack as rows, with all their faults."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.faults: list[PackFault] = []

    def fault(self, file: str, row: str, reason: str) -> None:
        self.faults.append(PackFault(file, row, reason))

    def file(self, name: str, known: Collection[str] = ()) -> Row:
        """A file; tables that are not `known` (if given) are faults. If it cannot be read, an empty file
        whose faults are ignored."""
        try:
            values = self.pack.table(name)
        except PackFault as fault:
            self.faults.append(fault)
            return Row(name, "", {}, [])
        for table in values if known else ():
            if table not in known:
                self.fault(name, table, f"there is no '{table}' in this file; there are: {', '.join(known)}")
        return Row(name, "", values, self.faults)

    def raise_faults(self) -> None:
        """Raise the first fault, with all others in it, each once; do nothing if there are none."""
        found = list({str(fault): fault for fault in self.faults}.values())
        if found:
            raise PackFault(found[0].file, found[0].row, found[0].reason, found[1:])


def shown(value: object) -> str:
    """A value as a fault shows it: in TOML, shortened."""
    if isinstance(value, str):
        return f'"{shortened(value)}"'
    return shortened(written(value))


def written(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(written(one) for one in value)}]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def named(kind: str, number: int, row: Mapping[str, Any]) -> str:
    said = row.get("id", row.get("letter"))
    return f"{kind} {number} ({said})" if isinstance(said, str) else f"{kind} {number}"


def distinct(rows: Sequence[Row], name: str, values: Sequence[str]) -> None:
    """A value that occurs twice is a fault."""
    for place, value in enumerate(values):
        if value and value in values[:place]:
            rows[place].fault(f"{name} '{value}' stands twice")
