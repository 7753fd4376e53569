"""Reading rows of a pack. Whatever is wrong is a PackFault with file, row and reason. Never compiled."""

from collections.abc import Mapping, Sequence
from typing import Any

from intriga.kernel.packs import PackFault
from intriga.kernel.sentences import LANGUAGES


def rows(table: Mapping[str, Any], file: str, kind: str, count: int = 0) -> list[dict[str, Any]]:
    """All rows headed [[kind]]; exactly `count` of them where it is given."""
    found = table.get(kind)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise PackFault(file, kind, f"expected tables headed [[{kind}]]")
    if count and len(found) != count:
        raise PackFault(file, kind, f"expected {count} rows, found {len(found)}")
    return found


def part(table: Mapping[str, Any], file: str, name: str) -> dict[str, Any]:
    """The table headed [name]."""
    found = table.get(name)
    if not isinstance(found, dict):
        raise PackFault(file, name, f"expected a table headed [{name}]")
    return found


def whole(row: Mapping[str, Any], name: str, file: str, where: str, least: int, most: int) -> int:
    value = row.get(name)
    if type(value) is not int or not least <= value <= most:
        raise PackFault(file, where, f"{name} must be a whole number from {least} to {most}")
    return value


def one_of(row: Mapping[str, Any], name: str, file: str, where: str, known: Sequence[str]) -> int:
    """The place of a value in the list of known ones."""
    value = row.get(name)
    if not isinstance(value, str) or value not in known:
        raise PackFault(file, where, f"{name} must be one of {', '.join(known)}")
    return list(known).index(value)


def numbers(
    row: Mapping[str, Any], name: str, file: str, where: str, least: int, most: int, count: int = 0
) -> list[int]:
    """A list of whole numbers, none of them twice."""
    value = row.get(name)
    if not isinstance(value, list) or not all(type(one) is int and least <= one <= most for one in value):
        raise PackFault(file, where, f"{name} must list whole numbers from {least} to {most}")
    if len(set(value)) != len(value):
        raise PackFault(file, where, f"{name} names a number twice")
    if count and len(value) != count:
        raise PackFault(file, where, f"{name} must list {count} numbers")
    return list(value)


def text(row: Mapping[str, Any], name: str, file: str, where: str) -> str:
    value = row.get(name)
    if not isinstance(value, str) or not value.strip():
        raise PackFault(file, where, f"{name} must be a text")
    return value


def check_texts(row: Mapping[str, Any], names: Sequence[str], file: str, where: str) -> None:
    """Each of these is there in every language."""
    for name in names:
        value = row.get(name)
        if not isinstance(value, dict) or not all(
            isinstance(value.get(language), str) and value[language].strip() for language in LANGUAGES
        ):
            raise PackFault(file, where, f"{name} must have a text for each of {', '.join(LANGUAGES)}")


def check_fixed(row: Mapping[str, Any], fixed: Mapping[str, object], file: str, where: str) -> None:
    """The rules themselves rely on these values."""
    for name, value in fixed.items():
        if row.get(name) != value or type(row.get(name)) is not type(value):
            raise PackFault(file, where, f"{name} must be {value}: the rules rely on it")
