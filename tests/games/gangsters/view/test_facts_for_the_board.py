"""What the board is told so that it need not know the rules: words that lead somewhere, fates, thresholds."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.rules.asked import AskedBoss
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.structs import Roll
from intriga.games.gangsters.view.view import moment_of, view
from intriga.games.gangsters.vocabulary import VOCABULARY
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import attempt, mission, say, table

pytestmark = pytest.mark.usefixtures("with_stakeout")


def roll_of(s: Gangsters, seat: int = 0) -> Roll:
    found = view(s, seat).roll
    assert found is not None
    return found


def say_words(s: Gangsters, words: list[str]) -> Gangsters:
    s = s.copy()
    for word in words:
        assert () == s.why_not(0, VOCABULARY.read(word)), word
        s.apply(0, VOCABULARY.read(word), Dealer(Quick(1)))
    return s


@pytest.mark.clause("LG-035", "LG-038")
@pytest.mark.parametrize("hand", ["nico", "nico zoya", "sadie nico zoya"])
@pytest.mark.parametrize("before", ["", "cordon"])
@pytest.mark.parametrize("sent", ["", "send nico"])
def test_the_words_of_a_choice_lead_to_its_roll(hand: str, before: str, sent: str) -> None:
    s = table([hand, "may lou"], before=[before])
    say(s, 0, "place lamp")
    if sent:
        say(s, 0, sent)

    at = view(s, 0).roll
    for pick in at.picks if at else []:
        after = say_words(s, pick.words)
        assert "before_roll" == view(after, 0).moment
        assert pick.henchmen == [one.henchman for one in roll_of(after).sent]
        assert pick.odds == roll_of(after).odds


@pytest.mark.clause("LG-046")
@pytest.mark.parametrize(
    "dice", ["1 2 reroll lock", "reroll reroll 3 3", "reroll 1 1 1 x2", "reroll 1 1 2 redlock"]
)
def test_the_words_of_a_reroll_throw_exactly_its_dice(dice: str) -> None:
    s = table(["nico sadie", "may lou"])
    attempt(s, "place lamp", "nico sadie", dice)
    rerolls = roll_of(s).rerolls

    assert rerolls
    for one in rerolls:
        after = say_words(s, one.words)
        assert "after_roll" == view(after, 0).moment
        assert "used" in roll_of(after).white


def test_only_whoever_may_roll_again_is_told_every_set_of_dice() -> None:
    s = table(["nico sadie", "may lou"])
    attempt(s, "place lamp", "nico sadie", "1 2 reroll lock")

    assert [["1", "2"], ["1"], ["2"]] == sorted(
        (one.dice for one in roll_of(s).rerolls), key=lambda x: (-len(x), x)
    )
    assert [] == roll_of(s, 1).rerolls == roll_of(s, -1).rerolls


def test_what_damage_makes_of_a_henchman() -> None:
    s = table(["nico sadie", "may lou"])
    attempt(s, "place lamp", "nico sadie", "1 1 lock lock")
    say(s, 0, "go on")

    assert ["turned", "exhausted"] == [roll_of(s).sent[0].fate, roll_of(s).sent[0].worse]
    say(s, 0, "hurt nico")
    assert ["exhausted", "out"] == [roll_of(s).sent[0].fate, roll_of(s).sent[0].worse]


@pytest.mark.clause("LG-064", "LG-065")
def test_successes_won_earlier_lower_what_is_still_missing() -> None:
    s = table(["nico sadie", "may lou"])
    s.markers[1] = 1
    attempt(s, "place lamp", "nico", "4 1 1")

    assert 0 == roll_of(s).missing
    assert 1 == roll_of(s).won


@pytest.mark.clause("LG-064")
def test_when_all_is_won_a_reroll_has_the_chance_to_keep_it() -> None:
    s = table(["nico", "may lou"])
    attempt(s, "place lamp", "nico", "4 4 reroll")

    assert 0 == roll_of(s).missing
    assert [(["4"], 0.1667), (["4", "4"], 0.0278)] == [
        (again.dice, again.chance) for again in roll_of(s).rerolls
    ]


@pytest.mark.clause("LG-004")
def test_everybody_sees_what_the_clan_has_gathered_so_far() -> None:
    s = table(["nico sadie", "may lou"])
    mission(s).seen = 3

    assert [3, 3, 3] == [view(s, seat).reputation for seat in (0, 1, -1)]


class OwnQuestion(AskedBoss):
    """A question of a scenario."""


def test_a_question_of_the_scenario_is_the_missions_moment_during_a_roll_too() -> None:
    s = table(["nico sadie", "may lou"])
    attempt(s, "place lamp", "nico", "1 1 1")
    s.stack.append(OwnQuestion(0))

    assert "mission" == moment_of(s)
