"""Henchmen and the districts they live in, as their rows have them."""

from typing import Final

from intriga.games.gangsters.box.card_rows import ability, specialisations
from intriga.games.gangsters.box.tables import (
    DISTRICTS,
    HENCHMEN,
    LEVELS,
    OF_LEVEL,
    SPECIALISATIONS,
    Henchman,
    category_of,
    level_of,
)
from intriga.games.gangsters.box.texts import DistrictText, HenchmanText
from intriga.kernel.rows import PackReader, Row, distinct
from intriga.kernel.sentences import LANGUAGES

FILE = "henchmen.toml"
FIELDS = ("id", "level", "specialisations", "name", "short", "place", "character", "ability", "casino")
SHORT = 14  # letters of a short name
CHARACTER = 90  # letters of a character
LEAST_OF_DISTRICT = 5
#: How often each specialisation occurs among the henchmen of a level.
LEAST_OF_SPEC: Final = (2, 2, 1)
MOST_OF_SPEC: Final = (2, 2, 2)


def load_districts(reader: PackReader) -> tuple[dict[str, int], list[DistrictText]]:
    """The districts by id, and their names."""
    found = reader.file(FILE, ("district", "henchman")).rows("district", DISTRICTS)
    for row in found:
        row.only(("id", "name"))
    texts = [DistrictText(row.id(), row.text("name")) for row in found]
    check_names(found, [text.id for text in texts], {"name": [text.name for text in texts]})
    return {text.id: place for place, text in enumerate(texts)}, texts


def load_henchmen(reader: PackReader, districts: dict[str, int]) -> tuple[list[Henchman], list[HenchmanText]]:
    """The henchmen, level by level."""  # LG-G2
    found = reader.file(FILE, ("district", "henchman")).rows("henchman", HENCHMEN)
    henchmen = [henchman(row, number, districts) for number, row in enumerate(found)]
    texts = [henchman_text(row) for row in found]
    names = {"name": [text.name for text in texts], "short": [text.short for text in texts]}
    check_names(found, [text.id for text in texts], names)
    if found and all(row.is_sound for row in found):
        check_specialisations(reader, henchmen)
        check_districts(reader, henchmen, districts)
    return henchmen, texts


def henchman(row: Row, number: int, districts: dict[str, int]) -> Henchman:
    row.only(FIELDS)
    level = level_of(number)
    row.fixed({"level": level})
    specs = specialisations(row, "specialisations", level)
    if row.is_sound and len({category_of(spec) for spec in specs}) < len(specs):
        row.fault("specialisations must be of different categories")
    place = row.number_of("district", row.word("place"), districts)
    return Henchman(row.id(), level, specs, place, ability(row), row.yes("casino"))


def henchman_text(row: Row) -> HenchmanText:
    return HenchmanText(
        id=row.id(),
        name=row.text("name"),
        short=row.text("short", SHORT),
        place=row.word("place"),
        character=row.text("character", CHARACTER),
    )


def check_names(found: list[Row], ids: list[str], named: dict[str, list[dict[str, str]]]) -> None:
    """Ids and names are different from each other, in every language."""
    distinct(found, "id", ids)
    for field, texts in named.items():
        for language in LANGUAGES:
            distinct(found, f"{field} in '{language}',", [text[language] for text in texts])


def check_specialisations(reader: PackReader, henchmen: list[Henchman]) -> None:
    """Of each level every specialisation has its share."""
    for level in range(LEVELS):
        specs = [spec for one in henchmen if one.level == level + 1 for spec in one.specs]
        for spec, name in enumerate(SPECIALISATIONS):
            least, most = LEAST_OF_SPEC[level], MOST_OF_SPEC[level]
            if not least <= specs.count(spec) <= most:
                wanted = f"{least}" if least == most else f"{least} to {most}"
                told = f"{specs.count(spec)} of level {level + 1} have {name}; {wanted} must"
                reader.fault(FILE, "henchman", told)


def check_districts(reader: PackReader, henchmen: list[Henchman], districts: dict[str, int]) -> None:
    """No district is deserted."""
    for name, place in districts.items():
        here = sum(1 for one in henchmen if one.place == place)
        if here < LEAST_OF_DISTRICT:
            reader.fault(FILE, "henchman", f"{here} live in {name}; at least {LEAST_OF_DISTRICT} must")


assert sum(OF_LEVEL) == HENCHMEN
