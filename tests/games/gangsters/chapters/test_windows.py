"""Windows that a table keeps open for a moment: which words close them, and who could do something there."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.effects.abilities import moment_of
from intriga.games.gangsters.effects.moments import MOMENT_AFTER, MOMENT_ANY, MOMENT_BEFORE
from intriga.games.gangsters.rules.window import Window
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import VOCABULARY
from tests.games.gangsters.builders import PROBLEM_IDS, attempt, card, end_turns, say_all, table, written


def held(s: Gangsters, text: str) -> bool:
    return s.stack[-1].held(s, VOCABULARY.read(written(s, text)))


def can_step_in(s: Gangsters, seat: int) -> bool:
    frame = s.stack[-1]
    assert isinstance(frame, Window)
    return frame.can_step_in(s, seat)


@pytest.mark.clause("LG-A7")
def test_the_roll_closes_the_window_before_it_and_a_rally_does_not() -> None:
    s = table(["nico", "tadek"], exhausted="stan")
    attempt(s, "place lamp", "nico")

    assert [True, True, False] == [held(s, word) for word in ("roll", "roll red", "rally")]


@pytest.mark.clause("LG-064", "LG-065", "LG-A13")
@pytest.mark.parametrize(
    ("dice", "markers", "is_held"),
    [("1 1 1", 0, True), ("4 4 1", 0, False), ("4 1 1", 0, True), ("4 1 1", 1, False), ("4 4 lock", 0, True)],
)
def test_a_result_is_held_while_a_success_or_damage_could_still_be_changed(
    dice: str, markers: int, is_held: bool
) -> None:
    s = table(["nico", "tadek"])
    s.markers[1] = markers
    attempt(s, "place lamp", "nico", dice)

    assert is_held == held(s, "go on")


@pytest.mark.clause("LG-A13", "LG-064")
def test_where_each_success_counts_more_are_always_of_use() -> None:
    s = table(["sadie", "tadek"])
    attempt(s, "place doorway", "sadie", "4 4 4")

    assert held(s, "go on")


@pytest.mark.clause("LG-075", "LG-080", "LG-A3")
@pytest.mark.parametrize(
    ("before", "turn", "is_held"),
    [
        (["", ""], 0, False),
        (["night_raid", ""], 0, True),
        (["", "night_raid"], 0, False),
        (["marked_bills", ""], 0, False),
        (["marked_bills", ""], 1, True),
    ],
)
def test_the_end_of_a_turn_is_held_only_if_penalties_follow(
    before: list[str], turn: int, is_held: bool
) -> None:
    s = table(["nico", "tadek"], before=before, turn=turn)
    say_all(s, turn, "skip", "skip", "skip")

    assert is_held == held(s, "end turn")


@pytest.mark.clause("LG-A7")
def test_the_end_of_a_round_is_held() -> None:
    s = table(["nico", "tadek"], turn=1)
    end_turns(s)

    assert held(s, "end round")


@pytest.mark.clause("LG-A7")
def test_who_is_known_to_have_an_ability_for_this_very_moment_can_step_in() -> None:
    s = table(["nico", "tadek renzo"])
    s.known |= s.hands[0] | s.hands[1]
    assert [MOMENT_AFTER, MOMENT_BEFORE, MOMENT_ANY] == [
        moment_of(s, card(name)) for name in ("tadek", "renzo", "sadie")
    ]
    assert not can_step_in(s, 1)
    attempt(s, "place lamp", "nico", "1 1 1")
    assert can_step_in(s, 1)
    assert not can_step_in(s, 0)


@pytest.mark.clause("LG-A7")
def test_who_has_a_card_that_nobody_has_seen_may_be_able_to_step_in() -> None:
    for hand in ("renzo", "tadek"):
        s = table(["nico", hand])
        assert can_step_in(s, 1)
    s.hands[1] = 0
    assert not can_step_in(s, 1)


@pytest.mark.clause("LG-077", "LG-080")
@pytest.mark.parametrize(
    ("before", "word", "problem"),
    [(["wiretap", ""], "use nico", "wiretap"), (["", "family_quarrel"], "rally", "family_quarrel")],
)
def test_a_refusal_names_the_problem_that_stands_in_the_way(
    before: list[str], word: str, problem: str
) -> None:
    s = table(["nico", "tadek"], before=before, exhausted="stan")
    (refusal,) = s.why_not(0, VOCABULARY.read(written(s, word)))

    assert ("problem", PROBLEM_IDS.index(problem) + 1) in refusal.facts
