"""Whatever is wrong with a pack is told with file, row and reason, and all of it at once."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.games.factions.pack_texts import own_pack
from tests.games.factions.packs import changed, faults_of, with_files

CHARACTERS, ROLES, NOTES, PACK = "characters.toml", "roles.toml", "notes_f.toml", "pack.toml"
FIRST = own_pack().files[CHARACTERS].index("[[character]]")
CHARACTER_ROWS = own_pack().files[CHARACTERS][FIRST:].split("[[character]]\n")[1:]


def test_the_games_own_pack_has_no_fault() -> None:
    assert [] == faults_of(own_pack())


@pytest.mark.parametrize("file", [PACK, CHARACTERS, ROLES])
def test_a_missing_file_is_named_and_nothing_else_is(file: str) -> None:
    assert [f"{file}: the pack lacks this file"] == faults_of(with_files({file: None}))


def test_a_pack_may_do_without_notes() -> None:
    assert [] == faults_of(with_files({f"notes_{letter}.toml": None for letter in "flk"}))


@pytest.mark.parametrize("file", [PACK, CHARACTERS, ROLES, NOTES])
def test_what_is_no_toml_is_told_with_its_line(file: str) -> None:
    broken = with_files({file: "# a comment\nnumber 1\n"})

    (told,) = faults_of(broken)
    assert told.startswith(f"{file}: this is not TOML")
    assert "line 2" in told


def test_a_file_that_nobody_reads_is_named() -> None:
    (told,) = faults_of(with_files({"role.toml": ""}))

    assert told.startswith("role.toml: a pack has no file of this name")


ONE_CHANGE = [
    # an unknown phrase, field, person
    (
        CHARACTERS,
        'do = "guard", what',
        'do = "gaurd", what',
        ("character 1 (lafayette), property 1", "gaurd", "guard"),
    ),
    (
        CHARACTERS,
        'what = "area", of = "F"',
        'what = "area", off = "F"',
        ("lafayette", "no field 'off'", "of"),
    ),
    (
        CHARACTERS,
        'person = "robespierre", zone',
        'person = "robespiere", zone',
        ("chenier", "'robespiere'", "'robespierre' meant"),
    ),
    (CHARACTERS, 'zone = "play"', 'zone = "hand"', ("chenier", "zone", "play, discard", "hand")),
    (
        CHARACTERS,
        '{ do = "drop", who = "each", count = 1 }',
        '{ do = "drop", count = 1 }',
        ("chapelier", "who"),
    ),
    (CHARACTERS, "count = 1 }", "count = 7 }", ("count is 7; it must be 1, 2, 3")),
    (CHARACTERS, "count = 1 }", 'count = "all" }', ('only a discard has the count "all"',)),
    (
        CHARACTERS,
        'may = true, of = "F"',
        'may = "yes", of = "F"',
        ("duport", 'may is "yes"; it must be true or false'),
    ),
    (
        CHARACTERS,
        'whose = "any", of = "K"',
        'whose = "mine", of = "K"',
        ("bailly", "whose", "own, other, any", "mine"),
    ),
    (
        CHARACTERS,
        'name = "constitution"',
        'name = "charter"',
        ("sieyes", 'name is "charter"; it must be one of'),
    ),
    # what a card shows
    (CHARACTERS, 'faction = "F"', 'faction = "Ф"', ("character 1 (lafayette)", "faction", "F, L, K", "Ф")),
    (
        CHARACTERS,
        'symbols = "FF"',
        'symbols = "FFFF"',
        ("lafayette", "symbols", "one to three letters", "FFFF"),
    ),
    (CHARACTERS, 'id = "lafayette"', 'id = "La Fayette"', ("character 1", "small Latin letters")),
    (CHARACTERS, 'id = "barnave"', 'id = "duport"', ("character 3 (duport)", "'duport' stands twice")),
    (CHARACTERS, "number = 2\n", "number = 20\n", ("character 2 (barnave)", "number is 20; it must be 2")),
    (
        CHARACTERS,
        "born = 1757",
        'born = "1757"',
        ("character 1 (lafayette)", 'born is "1757"', "whole number"),
    ),
    (CHARACTERS, "died = 1834", "died = 1734", ("lafayette", "died must be later than born")),
    (CHARACTERS, "disputed = true", 'disputed = "yes"', ("clermont", 'disputed is "yes"', "true or false")),
    (
        CHARACTERS,
        "died = 1834",
        "died = 1934",
        ("lafayette", "from 1757 to 1934 would be a life of 177 years"),
    ),
    (
        CHARACTERS,
        'en = "Barnave" }',
        'en = "La Fayette" }',
        ("barnave", "in 'en', 'La Fayette' stands twice"),
    ),
    (CHARACTERS, "born = 1757\n", "", ("lafayette", "born is missing", "whole number")),
    (CHARACTERS, 'ru = "Лафайет", ', "", ("lafayette", "short", "ru, en")),
    (
        CHARACTERS,
        'en = "La Fayette" }',
        'en = "General La Fayette" }',
        ("short", "at most 14 letters, not 18"),
    ),
    (CHARACTERS, 'laid = "any"', 'laid = "left"', ("lafayette", "laid", "own, other, any", "left")),
    (CHARACTERS, 'faction = "F"', 'faction = "L"', (CHARACTERS, "F 25, L 27, K 26")),
    (
        CHARACTERS,
        '{ do = "swap", may = true }',
        '{ do = "move", whose = "own", to = "own" }',
        ("cannot be moved into your area",),
    ),
    (CHARACTERS, 'name = "terror" }', 'name = "terror", may = true }', ("conservation and necklace may be",)),
    (
        CHARACTERS,
        'whose = "any", person = "louis" }',
        'whose = "any", person = "louis", count = 2 }',
        ("egalite", "there is one card of a person"),
    ),
    (CHARACTERS, '{ do = "swap", may = true }', '{ do = "swap", not_this = true }', ("no field 'not_this'",)),
    (
        CHARACTERS,
        '{ do = "swap", may = true }',
        '{ do = "guard", what = "self", of = "F" }',
        ("guard of itself has no of",),
    ),
    # roles
    (ROLES, 'of = "K", than = "L"', 'of = "L", than = "L"', ("section", "two different letters")),
    (ROLES, 'kind = "even"', 'kind = "everything"', ("role 1 (surveyor), condition", "kind", "everything")),
    (ROLES, 'kind = "most", of', 'kind = "most", what', ("club_president", "no field 'what'")),
    (ROLES, "points = 4", "points = 0", ("surveyor", "points", "1 to 9")),
    (ROLES, '"louis", "antoinette", "elisabeth"', '"louis", "louis"', ("valet", "'louis' twice")),
    (
        ROLES,
        '"polignac", "breteuil"], least = 3',
        '"polignac"], least = 6',
        ("demolisher", "more than there are"),
    ),
    (ROLES, 'faction = "F"', 'faction = "X"', ("role 1 (surveyor)", "faction", "F, L, K")),
    # notes and questions
    (
        NOTES,
        'id = "lafayette"',
        'id = "robespiere"',
        ("note 1 (robespiere)", "no character", "'robespierre' meant"),
    ),
    (NOTES, 'id = "barnave"', 'id = "lafayette"', ("note 2 (lafayette)", "two notes")),
    (NOTES, '{ ru = "13", en = "13" }', '{ ru = "24", en = "24" }', ("lafayette", "the same in 'ru'", "24")),
    (NOTES, '  { ru = "13", en = "13" },\n', "", ("lafayette", "wrong must list 3 answers")),
    (NOTES, 'related = ["adrienne", ', 'related = ["lafayette", ', ("lafayette", "of this note itself")),
    (
        NOTES,
        'fact.answer = { ru = "24", en = "24" }',
        'fact.answer = "24"',
        ("lafayette", "answer", "ru, en"),
    ),
    # the factions
    (PACK, 'letter = "F"', 'letter = "Q"', (PACK, "F, L, K in this order")),
    (PACK, 'sign = "leaf"', "sign = 1", ("faction 1 (F)", "sign is 1; it must be a text")),
    (PACK, 'title = { ru = "Лист, лилия, верёвка", ', "title = { ", ("title", "ru, en")),
    (PACK, "title = {", "titel = {", (PACK, "'titel'", "title")),
]


@pytest.mark.parametrize(("file", "was", "becomes", "says"), ONE_CHANGE)
def test_a_mistake_is_told_with_file_row_and_reason(
    file: str, was: str, becomes: str, says: tuple[str, ...]
) -> None:
    told = faults_of(changed((file, was, becomes)))

    assert told
    assert told[0].startswith(f"{file}, ")
    assert [] == [words for words in says if words not in told[0]]


def test_all_mistakes_of_a_pack_are_told_at_once() -> None:
    told = faults_of(
        changed(
            (CHARACTERS, "born = 1757", 'born = "around 1757"'),
            (CHARACTERS, 'symbols = "FF"', 'symbols = "Ф"'),
            (CHARACTERS, 'do = "give"', 'do = "gift"'),
            (ROLES, "points = 4", "points = 30"),
            (NOTES, 'id = "duport"', 'id = "duportt"'),
            (PACK, 'sign = "lily"\n', ""),
        )
    )

    assert [
        "characters.toml, character 1 (lafayette): born",
        "characters.toml, character 1 (lafayette): symbols",
        "characters.toml, character 2 (barnave), property 1: do",
        "roles.toml, role 1 (surveyor): points",
        "notes_f.toml, note 3 (duportt): there",
        "pack.toml, faction 2 (L): sign",
    ] == [re.sub(r"(: \S+) .*", r"\1", line) for line in told]


def test_a_mistake_that_makes_another_unreadable_is_told_alone() -> None:
    """Where the characters cannot be read, no role or note is blamed for naming them."""
    told = faults_of(with_files({CHARACTERS: ""}))

    assert ["characters.toml, character: expected tables headed [[character]]"] == told


@pytest.mark.parametrize(("file", "kind"), [(CHARACTERS, "character"), (ROLES, "role"), (PACK, "faction")])
def test_a_list_without_rows_is_told(file: str, kind: str) -> None:
    told = faults_of(with_files({file: f"{kind} = []"}))

    assert f"{file}, {kind}: expected tables headed [[{kind}]]" in told


def deck_of(cards: int) -> str:
    """The first rows of our deck, numbered and named anew where there are more of them."""
    rows = [CHARACTER_ROWS[place % len(CHARACTER_ROWS)] for place in range(cards)]
    return "".join(
        "[[character]]\n"
        + row.replace(f"number = {place % len(CHARACTER_ROWS) + 1}\n", f"number = {place + 1}\n").replace(
            'id = "', f'id = "{"another_" if place >= len(CHARACTER_ROWS) else ""}'
        )
        for place, row in enumerate(rows)
    )


@pytest.mark.parametrize(("cards", "told"), [(16, True), (17, False), (96, False), (97, True)])
def test_a_deck_has_17_to_96_cards(cards: int, told: bool) -> None:
    """Fewer are not enough for two players; for more there are no words."""
    deck = deck_of(cards)
    assert cards == len(tomllib.loads(deck)["character"])

    said = f"characters.toml, character: expected 17 to 96 characters, not {cards}"
    assert told is (said in faults_of(with_files({CHARACTERS: deck})))
