"""The cards of our own pack: as many as the game needs, varied, and with texts in every language."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from intriga.games.gangsters.box.tables import (
    ABILITIES,
    CATEGORIES,
    DO_ADD_DICE,
    DO_ADD_FACE,
    DO_ADD_RESULT,
    DO_DOUBLE_RED,
    DO_DOUBLE_SPEC,
    DO_LOWER,
    DO_REMOVE_PROBLEM,
    LOCK,
    OF_LEVEL,
    PENALTIES,
    PENALTY_HURT_CLAN,
    PENALTY_MAX_ONE_DIE,
    RED_FACES,
    RED_LOCK,
    REROLL,
    SCOPE_TURN_END,
    SCOPES,
    SHOOTING,
    SPECIALISATIONS,
    SPECS,
    WHITE_FACES,
    Henchman,
    category_of,
    level_of,
)
from intriga.games.gangsters.box.texts import texts_of
from intriga.games.gangsters.state import STANDARD
from intriga.kernel.sentences import LANGUAGES
from tests.games.gangsters.packs import own_box

BOX = own_box()
LEVEL = {level: [one for one in BOX.henchmen if one.level == level] for level in (1, 2, 3)}


def specialisations(henchmen: list[Henchman]) -> Counter[int]:
    return Counter(spec for one in henchmen for spec in one.specs)


# ── henchmen ──


@pytest.mark.clause("LG-008", "LG-009")
def test_there_are_20_10_and_5_henchmen_level_by_level() -> None:
    assert [20, 10, 5] == [len(LEVEL[level]) for level in (1, 2, 3)] == list(OF_LEVEL)
    assert [one.level for one in BOX.henchmen] == [level_of(number) for number in range(35)]


@pytest.mark.clause("LG-G2")
def test_levels_1_and_2_have_every_specialisation_twice_and_level_3_has_them_all() -> None:
    assert specialisations(LEVEL[1]) == specialisations(LEVEL[2]) == dict.fromkeys(range(SPECS), 2)
    assert set(range(SPECS)) == set(specialisations(LEVEL[3]))


@pytest.mark.clause("LG-038", "LG-G2")
def test_a_henchman_has_as_many_specialisations_as_its_level_and_of_different_categories() -> None:
    assert [] == [one.name for one in BOX.henchmen if len(one.specs) != one.level]
    assert [] == [one.name for one in BOX.henchmen if len({category_of(s) for s in one.specs}) != one.level]


@pytest.mark.clause("LG-053")
def test_the_abilities_are_of_many_kinds() -> None:
    used = {one.ability.do for one in BOX.henchmen}

    assert set(range(len(ABILITIES))) == used


@pytest.mark.clause("LG-063")
def test_the_abilities_that_the_book_shows_are_there() -> None:
    found = {(one.ability.do, one.ability.amount) for one in BOX.henchmen}

    assert {(DO_ADD_DICE, 2), (DO_DOUBLE_SPEC, 0), (DO_REMOVE_PROBLEM, 0), (DO_LOWER, 1)} <= found
    assert {(DO_ADD_RESULT, 2), (DO_DOUBLE_RED, 0), (DO_ADD_FACE, 3)} <= found


def test_about_a_third_of_the_abilities_are_barred_in_the_casino() -> None:
    assert 12 == sum(one.barred_in_casino for one in BOX.henchmen)


def test_every_district_has_five_or_six_henchmen() -> None:
    assert {5, 6} == set(Counter(one.place for one in BOX.henchmen).values())


# ── problems ──


@pytest.mark.clause("LG-G3", "LG-076")
def test_there_are_23_problems_of_difficulty_3_to_6_that_need_one_success() -> None:
    assert 23 == len(BOX.problems)
    assert {3, 4, 5, 6} == {one.challenge.difficulty for one in BOX.problems}
    assert {1} == {one.challenge.successes for one in BOX.problems}
    assert not any(one.challenge.harmless for one in BOX.problems)


@pytest.mark.clause("LG-G3")
def test_every_specialisation_is_best_for_two_or_three_problems() -> None:
    best = Counter(one.challenge.best for one in BOX.problems)

    assert set(range(SPECS)) == set(best)
    assert {2, 3} == set(best.values())


@pytest.mark.clause("LG-082", "LG-G3")
def test_more_than_half_of_the_problems_are_evidence() -> None:
    assert 13 == sum(one.fingerprint for one in BOX.problems)


@pytest.mark.clause("LG-080")
def test_all_penalties_and_scopes_occur() -> None:
    assert set(range(len(PENALTIES))) == {one.penalty.do for one in BOX.problems}
    assert set(range(len(SCOPES))) == {one.penalty.scope for one in BOX.problems}


@pytest.mark.clause("LG-081")
def test_each_max_one_die_names_another_pair_and_never_the_remedy() -> None:
    limits = [one for one in BOX.problems if one.penalty.do == PENALTY_MAX_ONE_DIE]

    assert 4 == len({tuple(one.penalty.specs) for one in limits}) == len(limits)
    assert [] == [one.name for one in limits if one.challenge.best in one.penalty.specs]


def test_the_clan_is_hurt_by_one_card_at_the_end_of_a_turn_and_by_two_at_the_end_of_a_round() -> None:
    hurting = [one.penalty for one in BOX.problems if one.penalty.do == PENALTY_HURT_CLAN]

    assert [1, 2] == [one.amount for one in hurting]
    assert SCOPE_TURN_END == hurting[0].scope


# ── numbers, dice, specialisations ──


def test_the_numbers_of_the_table() -> None:
    numbers = BOX.numbers[STANDARD]

    assert (3, 5, 3, 7, 15, [1, 3, 5], 2, [3, 3, 2, 2], [1, 1, 1, 2]) == numbers.key()
    assert [3, 3, 2, 2] == [numbers.actions_of(players) for players in range(1, 5)]
    assert [1, 1, 1, 2] == [numbers.problems_of(players) for players in range(1, 5)]


def test_easier_and_harder_levels_change_the_hand_and_the_limits_of_evidence_only() -> None:
    easier, standard, harder = BOX.numbers

    assert [(4, 6, 4), (3, 5, 3), (2, 5, 3)] == [one.key()[:3] for one in BOX.numbers]
    assert easier.key()[3:] == standard.key()[3:] == harder.key()[3:]


@pytest.mark.clause("LG-040")
def test_there_are_two_specialisations_in_each_of_five_categories() -> None:
    found = [CATEGORIES[category_of(spec)] for spec in range(len(SPECIALISATIONS))]

    assert dict.fromkeys(["information", "fight", "chase", "influence", "skills"], 2) == Counter(found)
    assert ("shooting", "fight") == (SPECIALISATIONS[SHOOTING], found[SHOOTING])


@pytest.mark.clause("LG-G6")
def test_both_kinds_of_dice_have_a_lock() -> None:
    assert "lock" == WHITE_FACES[LOCK] == RED_FACES[RED_LOCK]
    assert "reroll" == WHITE_FACES[REROLL]


# ── texts ──


def test_everybody_has_texts_in_every_language_and_names_of_their_own() -> None:
    texts = texts_of(BOX)
    for language in LANGUAGES:
        henchmen, problems = list(texts.henchmen.values()), list(texts.problems.values())
        assert 35 == len({one.name[language] for one in henchmen})
        assert 23 == len({one.name[language] for one in problems})
        shorts = [one.short[language] for one in henchmen] + [one.short[language] for one in problems]
        assert 35 + 23 == len(set(shorts))
        assert [] == [short for short in shorts if len(short) > 14]
        assert 35 == len({one.character[language] for one in henchmen})
        assert 23 == len({one.flavour[language] for one in problems})
        assert 6 == len({one.name[language] for one in texts.districts.values()})


def test_texts_stand_in_the_order_of_the_cards() -> None:
    texts = texts_of(BOX)

    assert texts.henchman_ids == [one.name for one in BOX.henchmen]
    assert texts.problem_ids == [one.name for one in BOX.problems]


def test_a_box_survives_the_way_to_another_process() -> None:
    there = pickle.loads(pickle.dumps(BOX))

    assert [one.name for one in BOX.henchmen] == [one.name for one in there.henchmen]
    assert [one.penalty.do for one in BOX.problems] == [one.penalty.do for one in there.problems]
    assert [one.key() for one in BOX.numbers] == [one.key() for one in there.numbers]
    assert there.texts is None
