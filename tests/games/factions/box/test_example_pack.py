"""The example for teachers: a small pack that can be played, by no more than it is enough for."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from intriga.conformance.fuzzing import fuzz_game
from intriga.conformance.subjects import Subject, Variant, subject_of, variants
from intriga.games.factions.box.loading import load
from intriga.games.factions.box.texts import texts_of
from intriga.games.factions.game import GAME
from intriga.games.factions.speech.card_text import card_text
from intriga.games.shelf import game_folder
from intriga.kernel.packs import read_pack
from intriga.kernel.sentences import Tongue
from tests.cli.running import is_one_sentence, run
from tests.games.conformance.subjects import name_of
from tests.games.factions.pack_texts import EXAMPLE

BREATH = 150  # letters of a property that can be read in one


@cache
def subject() -> Subject:
    return subject_of(GAME, read_pack(EXAMPLE), game_folder("factions"))


def small_tables() -> list[Variant]:
    """As tables of bots and as classes play: without the quiz, or with it and the youngest first."""
    usual = ({"quiz": "no", "tie": "chance"}, {"quiz": "yes", "tie": "youngest"})
    return [variant for variant in variants(GAME) if variant.players <= 4 and variant.options in usual]


def test_it_has_eleven_people_of_each_faction_and_a_note_on_each() -> None:
    box = load(read_pack(EXAMPLE))

    assert [11, 11, 11] == [sum(card.faction == faction for card in box.cards) for faction in range(3)]
    assert [True] * 33 == box.facts
    assert "Фюрсты, Лютеране, Католики" == ", ".join(
        row.name["ru"] for row in texts_of(box).factions.values()
    )


def test_all_its_roles_are_of_different_kinds() -> None:
    assert 12 == len({role.goal.kind for role in load(read_pack(EXAMPLE)).roles})


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_property_is_read_in_one_breath(language: str) -> None:
    box = load(read_pack(EXAMPLE))

    assert [] == [text for card in range(33) if len(text := card_text(card, Tongue(language, box))) > BREATH]


@pytest.mark.parametrize("variant", small_tables(), ids=name_of)
def test_whole_games_are_played_without_fault(variant: Variant) -> None:
    tallies = [fuzz_game(subject(), variant, 8, index) for index in range(4)]

    assert [] == [found.fault for tally in tallies for found in tally.found]


def test_five_players_are_too_many_and_told_so() -> None:
    ran = run("simulate", "factions", "--players", 5, "--games", 1, "--pack", EXAMPLE)

    assert (2, "") == (ran.code, ran.out)
    assert is_one_sentence(ran.err)
    assert "33 cards is for at most 4 players, not for 5" in ran.err


def test_the_check_says_for_how_many_it_is() -> None:
    ran = run("pack", "check", EXAMPLE)

    assert (0, "") == (ran.code, ran.err)
    assert "a pack for factions: 4 files, for 2, 3 or 4 players" in ran.out


def test_the_check_tells_every_mistake_on_a_line_of_its_own(tmp_path: Path) -> None:
    for name, text in read_pack(EXAMPLE).files.items():
        wrong = text.replace("born = 1483", 'born = "1483"').replace('kind = "largest"', 'kind = "biggest"')
        (tmp_path / name).write_text(wrong, "utf-8")

    ran = run("pack", "check", tmp_path)

    assert (1, "") == (ran.code, ran.out)
    first, second = ran.err.splitlines()
    assert first.startswith(
        'characters.toml, character 12 (luther): born is "1483"; it must be a whole number'
    )
    assert second.startswith('roles.toml, role 4 (captain), condition: kind is "biggest"; it must be one of')


def test_a_match_with_it_is_recorded_verified_and_told(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    ran = run("record", "factions", "--players", 3, "--bots", "random", "--pack", EXAMPLE, "--out", record)

    assert 0 == ran.code, ran.err
    assert 0 == run("verify", record).code
    told = run("replay", record, "--lang", "en")
    assert 0 == told.code
    assert any(row.short["en"] in told.out for row in texts_of(load(read_pack(EXAMPLE))).characters.values())
