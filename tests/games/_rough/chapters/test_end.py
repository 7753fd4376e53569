"""The end, the winners, and what the first chapter hands on to the second."""

from typing import Any

import pytest

from intriga.conformance.records import record_of
from intriga.games._rough.events import Ended, Scored, TurnedUp
from intriga.games._rough.game import GAME
from intriga.games._rough.rules.end import standing
from intriga.games._rough.state import NOBODY, Rough
from intriga.kernel.machine.chance import Guided, Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.chains import next_match
from intriga.kernel.match.verify import verify
from tests.games._rough.builders import begun, box, played, refused, table


def after_round(number: int, *hands: str) -> Rough:
    """The Warden has come in this round."""
    s = table(*hands)
    s.round, s.turn = number, NOBODY
    return s


def settled(s: Rough, luck: list[int] | None = None) -> list[Any]:
    told: list[Any] = []
    s.settle(Dealer(Guided(luck) if luck is not None else Quick(1), told))
    return told


@pytest.mark.clause("RO-25")
def test_the_game_ends_after_the_third_round() -> None:
    for number, over in ((1, False), (2, False), (3, True)):
        s = after_round(number, "L1", "F1")
        settled(s)
        assert over == s.over

    assert "last_round" == s.reason
    assert [("game_is_over", "RO-25")] == refused(s, 0, "rest")


@pytest.mark.clause("RO-25")
def test_the_game_ends_when_no_chest_is_closed() -> None:
    s = table("L1", "F1")
    s.owner = [0, 0, 1, 1]

    settled(s)

    assert (True, "no_chest_left") == (s.over, s.reason)


@pytest.mark.clause("RO-26")
def test_what_the_warden_carried_off_is_turned_up_and_counted() -> None:
    s = after_round(3, "L1", "F1")
    s.owner[1] = s.warden()
    s.owner[3] = s.warden()
    s.treasure[3], s.heap = 12, s.heap & ~(1 << 12)

    told = settled(s, [17])

    assert [TurnedUp(1, 17), TurnedUp(3, 12)] == told[:2]
    assert [0, 0, 7] == s.points


@pytest.mark.clause("RO-27")
def test_a_seal_in_hand_is_worth_a_point_and_hands_are_shown() -> None:
    s = after_round(3, "L1 S1 S2", "")

    told = settled(s)

    assert [Scored(0, ["L1", "S1", "S2"], 2, 2), Scored(1, [], 0, 0)] == told[:2]
    assert Ended("last_round", [2, 0, 0], [0], None) == told[2]


@pytest.mark.clause("RO-28")
@pytest.mark.parametrize(
    ("points", "tokens", "winners", "tie_break"),
    [
        ([3, 2, 1], [5, 5], [0], ""),
        ([2, 2, 3], [5, 5], [2], ""),
        ([3, 3, 1], [4, 5], [1], "tokens"),
        ([3, 3, 3], [5, 5], [0, 1], "shared"),
        ([3, 1, 3], [0, 5], [0, 2], "shared"),
    ],
)
def test_most_points_win_then_most_tokens(
    points: list[int], tokens: list[int], winners: list[int], tie_break: str
) -> None:
    s = table("", "", tokens=[[number, 0, 0] for number in tokens])
    s.points = points

    found = standing(s)

    assert (winners, tie_break) == (found.winners, found.tie_break)


@pytest.mark.clause("RO-29", "RO-30")
def test_the_second_chapter_begins_with_the_points_of_the_first() -> None:
    first = played(begun(2))
    result = GAME.result(first.state)
    assert result is not None

    second = next_match(first, "m2", bytes(32), ["Аня", "Борис"])
    s = second.state

    assert {"carry": 1, "points": list(result.totals)} == result.carry == second.header.carry
    assert "m" == second.header.previous
    assert isinstance(s, Rough)
    assert (2, list(result.totals)) == (s.chapter, s.points)
    ended = played(second)
    last = GAME.result(ended.state)
    assert last is not None
    assert last.carry is None
    assert ended.state == verify(GAME, record_of(ended)).state


@pytest.mark.clause("RO-30")
def test_who_has_the_fewest_points_begins_with_one_gold_more() -> None:
    carry = {"carry": 1, "points": [4, 2, 2, 9]}

    s = GAME.setup(box(), 3, {}, carry, Dealer(Quick(1)))

    assert [[2, 2, 1], [2, 2, 2], [2, 2, 2]] == s.tokens


@pytest.mark.clause("RO-30")
@pytest.mark.parametrize(
    ("carry", "sentence"),
    [
        ({"carry": 2, "points": [1, 2, 3]}, "cannot be carried over"),
        ({"points": [1, 2, 3]}, "cannot be carried over"),
        ({"carry": 1, "points": [1, 2, 3], "more": 1}, "cannot be carried over"),
        ({"carry": 1, "points": [1, 2]}, "points of 2 players and the Warden were expected"),
    ],
)
def test_a_carry_of_another_form_is_refused_in_a_sentence(carry: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        GAME.setup(box(), 2, {}, carry, Dealer(Quick(1)))


def test_only_an_ended_match_with_a_carry_can_be_followed() -> None:
    with pytest.raises(Malformed, match="only a match that ended with something to carry over"):
        next_match(begun(2), "m2", bytes(32), ["Аня", "Борис"])
