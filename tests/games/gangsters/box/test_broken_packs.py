"""Whatever is wrong with a pack is told with file, row and reason, and all of it at once."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.games.shelf import find_game
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import Pack
from tests.games.gangsters.packs import changed, faults_of, own_pack, with_files
from tests.games.gangsters.registered import only

HENCHMEN, PROBLEMS, TABLE = "henchmen.toml", "problems.toml", "table.toml"


def test_the_games_own_pack_has_no_fault() -> None:
    assert [] == faults_of(own_pack())


@pytest.mark.parametrize("file", [HENCHMEN, PROBLEMS, TABLE])
def test_a_missing_file_is_named_and_nothing_else_is(file: str) -> None:
    assert [f"{file}: the pack lacks this file"] == faults_of(with_files({file: None}))


def test_a_pack_may_leave_scenarios_out_but_not_all_of_them() -> None:
    """A game that was stored before a scenario existed keeps its pack."""
    files = [parts.file for parts in SCENARIOS]
    game = find_game("gangsters")
    box = game.load(with_files({files[-1]: None}))
    options = chosen_options(game, 2, {"scenario": SCENARIOS[-1].scenario.name})

    assert len(box.scenarios) == len(files) - 1
    with pytest.raises(Malformed, match="this pack has no scenario"):
        game.setup(box, 2, options, None, Dealer(Quick(1)))
    assert 1 == len(faults_of(with_files(dict.fromkeys(files))))


def test_a_file_that_nobody_reads_is_named() -> None:
    (told,) = faults_of(with_files({"henchman.toml": ""}))

    assert told.startswith("henchman.toml: a pack has no file of this name")


ONE_CHANGE = [
    # henchmen
    (HENCHMEN, 'id = "sadie_bloom"', 'id = "Sadie Bloom"', ("henchman 1", "small Latin letters")),
    (HENCHMEN, 'id = "may_lum"', 'id = "sadie_bloom"', ("henchman 3", "'sadie_bloom' stands twice")),
    (HENCHMEN, "level = 1", "level = 2", ("henchman 1 (sadie_bloom)", "level is 2", "it must be 1")),
    (HENCHMEN, '["search"]', '["serch"]', ("sadie_bloom", "no specialisation 'serch'", "'search' meant")),
    (HENCHMEN, '["search"]', '["search", "healing"]', ("sadie_bloom", "must list 1 ids, not 2")),
    (HENCHMEN, '["search"]', '["melee"]', ("henchman", "1 of level 1 have search; 2 must")),
    (HENCHMEN, '["search", "running"]', '["search", "search"]', ("joe_battista", "names 'search' twice")),
    (
        HENCHMEN,
        '["search", "running"]',
        '["search", "investigation"]',
        ("henchman 21 (joe_battista)", "different categories"),
    ),
    (
        HENCHMEN,
        'place = "bright_lights"',
        'place = "bright_light"',
        ("no district 'bright_light'", "'bright_lights' meant"),
    ),
    (HENCHMEN, 'place = "bright_lights"', 'place = "docks"', ("4 live in bright_lights; at least 5 must",)),
    (HENCHMEN, 'ru = "Сэди", en', "en", ("sadie_bloom", "short", "ru, en")),
    (HENCHMEN, 'en = "Sadie" }', 'en = "Sadie the Handbag" }', ("at most 14 letters, not 17",)),
    (HENCHMEN, 'en = "Ferret" }', 'en = "Sadie" }', ("finn_mulligan", "short in 'en', 'Sadie' stands twice")),
    (
        HENCHMEN,
        'do = "draw"',
        'do = "drawn"',
        ("henchman 1 (sadie_bloom), ability", 'do is "drawn"', "draw,"),
    ),
    (HENCHMEN, "cards = 1 }", "cards = 9 }", ("sadie_bloom), ability", "from 1 to 3")),
    (HENCHMEN, "cards = 1 }", "dice = 1 }", ("no field 'dice'", "do, cards")),
    (HENCHMEN, 'do = "foresee" }', 'do = "foresee", cards = 1 }', ("finn_mulligan", "no field 'cards'")),
    (HENCHMEN, "ability = {", "abilities = {", ("sadie_bloom", "no field 'abilities'")),
    (HENCHMEN, "\ncasino = true\n", '\ncasino = "yes"\n', ("finn_mulligan", "true or false")),
    (HENCHMEN, 'id = "docks"', 'id = "downtown"', ("district 2 (downtown)", "'downtown' stands twice")),
    # problems
    (PROBLEMS, "difficulty = 3", "difficulty = 2", ("problem 1 (wiretap)", "difficulty", "from 3 to 6")),
    (PROBLEMS, 'best = "search"', 'best = "sight"', ("wiretap", "best", "one of search,")),
    (PROBLEMS, 'best = "melee"', 'best = "search"', ("melee is best for 1", "at least 2")),
    (
        PROBLEMS,
        'scope = "holder", do = "no_abilities"',
        'scope = "mine", do = "no_abilities"',
        ("problem 1 (wiretap), penalty", "scope", "holder, all, turn_end, round_end"),
    ),
    (
        PROBLEMS,
        'scope = "holder", do = "no_abilities"',
        'scope = "round_end", do = "no_abilities"',
        ("wiretap), penalty", 'do is "no_abilities"', "lose_card, hurt_clan"),
    ),
    (PROBLEMS, 'at = "rest"', 'at = "night"', ("forgotten_glove", "any, police, rest, mission, problems")),
    (PROBLEMS, ', at = "rest"', "", ("forgotten_glove), penalty", "at is missing")),
    (PROBLEMS, '["healing", "repair"]', '["healing"]', ("speakeasy_brawl", "must list 2 ids, not 1")),
    (PROBLEMS, 'do = "setback"', 'do = "setback", by = 1', ("marked_bills", "no field 'by'")),
    (PROBLEMS, "fingerprint = true", "fingerprint = 1", ("wiretap", "true or false")),
    (PROBLEMS, "flavour = {", "flavor = {", ("wiretap", "no field 'flavor'")),
    # the table
    (TABLE, "hand = 3", "hand = 30", ("table", "hand is 30", "from 1 to 5")),
    (TABLE, "prices = [1, 3, 5]", "prices = [1, 3]", ("prices", "a list of 3 whole numbers")),
    (TABLE, "prices = [1, 3, 5]", "prices = [5, 3, 1]", ("must not fall",)),
    (TABLE, "fingerprints_each = 3", "fingerprints_each = 6", ("not be more than fingerprints",)),
    (TABLE, "dice = 7", "dice = 8", ("dice is 8", "from 3 to 7")),
    (TABLE, "releases = 2", "released = 2", ("released", "there is no 'released'")),
]


@pytest.mark.clause("LG-G2", "LG-G3")
@pytest.mark.parametrize(("file", "was", "becomes", "says"), ONE_CHANGE)
def test_a_mistake_is_told_with_file_row_and_reason(
    file: str, was: str, becomes: str, says: tuple[str, ...]
) -> None:
    told = faults_of(changed((file, was, becomes)))

    assert told
    assert told[0].startswith(f"{file}, ")
    assert [] == [words for words in says if words not in told[0]]


def test_too_little_evidence_is_told() -> None:
    less = own_pack().files[PROBLEMS].replace("fingerprint = true\n", "", 2)

    assert ["problems.toml, problem: 11 have a fingerprint; 12 to 16 must"] == faults_of(
        with_files({PROBLEMS: less})
    )


def test_all_mistakes_of_a_pack_are_told_at_once() -> None:
    told = faults_of(
        changed(
            (HENCHMEN, "level = 1", 'level = "one"'),
            (HENCHMEN, 'do = "foresee"', 'do = "foretell"'),
            (PROBLEMS, "difficulty = 6", "difficulty = 66"),
            (TABLE, "markers = 15\n", ""),
        )
    )

    assert [
        "henchmen.toml, henchman 1 (sadie_bloom)",
        "henchmen.toml, henchman 2 (finn_mulligan), ability",
        "problems.toml, problem 3 (forgotten_glove)",
        "table.toml, table",
    ] == [line.partition(":")[0] for line in told]


WRONG: tuple[object, ...] = (True, 1.5, 10**30, "", "?", [], [1], [{}], {}, {"ru": 1}, date(1929, 10, 29))


class Parsed(Pack, frozen=True):
    """A pack whose tables are given as they are, without the text of a file."""

    tables: dict[str, dict[str, Any]]

    def table(self, file: str) -> dict[str, Any]:
        return self.tables[file]


def fields() -> Iterator[tuple[str, str, int, str, str]]:
    """The fields of the first card of each kind, and those inside all abilities and penalties."""
    for file, kind in ((HENCHMEN, "district"), (HENCHMEN, "henchman"), (PROBLEMS, "problem")):
        for place, row in enumerate(own_pack().table(file)[kind]):
            for name, value in row.items():
                if place == 0:
                    yield file, kind, place, name, ""
                if name in ("ability", "penalty"):
                    for inner in value:
                        yield file, kind, place, name, inner


def test_no_value_of_any_kind_of_card_breaks_the_loader() -> None:
    own = {file: own_pack().table(file) for file in (HENCHMEN, PROBLEMS, TABLE)}
    files = {file: own_pack().files[file] for file in own}
    taken: list[tuple[str, object]] = []
    for file, kind, place, name, inner in fields():
        for wrong in WRONG:
            tables = {**own, file: copy.deepcopy(own[file])}
            row = tables[file][kind][place]
            if inner:
                row[name][inner] = wrong
            else:
                row[name] = wrong
            with only([]):  # their tables take time
                faults = faults_of(Parsed("odd", files, tables))
            if not faults:
                taken.append((name, wrong))

    assert [("fingerprint", True)] == taken
