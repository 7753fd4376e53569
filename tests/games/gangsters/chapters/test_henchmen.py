"""Interaction, step 1: who is sent, and the dice that he gives."""

from __future__ import annotations

from typing import Any

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import CATEGORIES, MELEE, SHOOTING, SPECIALISATIONS, category_of
from intriga.games.gangsters.rules.challenges import best_spec_of, white_dice
from intriga.games.gangsters.rules.rolling import BeforeRoll
from intriga.games.gangsters.rules.sending import Sending
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.questions import question
from intriga.games.gangsters.view.view import view
from intriga.games.gangsters.vocabulary import SEND
from tests.games.gangsters.builders import attempt, card, names, of_kind, problem, refused, say, table, words


def dice(s: Gangsters) -> int:
    assert s.attempt is not None
    return white_dice(s, s.attempt)


@pytest.mark.clause("LG-035", "LG-036")
def test_one_or_two_are_sent_face_up_from_the_hand() -> None:
    s = table(["nico sadie stan", "may"])
    say(s, 0, "place lamp")

    assert "send sadie, send stan, send nico" == words(s, 0)
    assert ("send_somebody", "LG-035") == refused(s, 0, "enough")
    assert ("not_in_hand", "LG-054") == refused(s, 0, "send may")
    assert ("not_asked", "LG-034") == refused(s, 0, "use sadie")
    assert [events.HenchmanSent(1, 7, "shooting", 3)] == say(s, 0, "send nico")
    assert "enough, send sadie, send stan" == words(s, 0)
    assert ("has_been_sent", "LG-073") == refused(s, 0, "send nico")
    assert [events.HenchmanSent(1, 5, "melee", 2)] == say(s, 0, "send stan")
    assert isinstance(s.stack[-1], BeforeRoll)
    assert "sadie" == names(s.hands[0])


@pytest.mark.clause("LG-035")
def test_one_is_enough() -> None:
    s = table(["nico sadie", "may"])
    say(s, 0, "place lamp")
    say(s, 0, "send nico")

    assert isinstance(s.stack[-1], Sending)
    say(s, 0, "enough")
    assert "BeforeRoll" == type(s.stack[-1]).__name__
    t = table(["nico", "may"])
    say(t, 0, "place lamp")
    say(t, 0, "send nico")
    assert isinstance(t.stack[-1], BeforeRoll)


@pytest.mark.clause("LG-036", "LG-040")
@pytest.mark.parametrize(
    ("sent", "number"),
    [("nico", 3), ("stan", 2), ("sadie", 1), ("nico ruby", 6), ("nico stan", 5), ("sadie lou", 2)],
)
def test_the_best_gives_three_its_category_two_and_others_one(sent: str, number: int) -> None:
    s = table([sent, "may"])
    attempt(s, "place lamp", sent)

    assert number == dice(s)
    say(s, 0, "roll", " ".join(["1"] * number))


@pytest.mark.clause("LG-040")
def test_there_are_five_categories_of_two() -> None:
    assert 10 == len(SPECIALISATIONS) == len(set(SPECIALISATIONS))
    assert 5 == len(CATEGORIES)
    assert "fight" == CATEGORIES[category_of(MELEE)] == CATEGORIES[category_of(SHOOTING)]
    assert "melee" == SPECIALISATIONS[MELEE]


@pytest.mark.clause("LG-037")
def test_there_are_never_more_than_seven() -> None:
    s = table(["nico ruby loretta renzo", "may"])
    attempt(s, "place lamp", "nico ruby")
    say(s, 0, "use loretta")

    assert 7 == dice(s)
    assert ("all_dice_in_hand", "LG-037") == refused(s, 0, "use renzo")
    say(s, 0, "roll", "1 1 1 1 1 1 1")


@pytest.mark.clause("LG-038", "LG-A17", "LG-036")
def test_one_of_several_specialisations_is_chosen() -> None:
    s = table(["zoya nico", "may"])
    say(s, 0, "place lamp")

    assert [] == say(s, 0, "send zoya")
    assert ("ask_specialisation", {"henchman": 31}) == (question(s, 0).asks, question(s, 0).facts)
    assert "as search, as shooting, as persuasion" == words(s, 0)
    assert ("not_his_specialisation", "LG-038") == refused(s, 0, "as repair")
    assert ("not_asked", "LG-034") == refused(s, 0, "enough")
    assert [events.HenchmanSent(1, 31, "search", 1)] == say(s, 0, "as search")
    assert 1 == dice(s)
    assert "enough, send nico" == words(s, 0)


@pytest.mark.clause("LG-038", "LG-A17")
@pytest.mark.usefixtures("with_stakeout")
def test_the_one_that_gives_most_dice_is_the_best_one() -> None:
    s = table(["zoya otis", "may"], before=["harbor_fog"])

    assert [0, 2] == [best_spec_of(s, 0, card(name), SHOOTING) for name in ("zoya", "otis")]
    s = table(["zoya otis", "may"])
    assert [3, 2] == [best_spec_of(s, 0, card(name), SHOOTING) for name in ("zoya", "otis")]
    say(s, 0, "place lamp")
    assert {"otis": 2, "zoya": 3} == {
        one: odds.odds.white for one, odds in zip(("otis", "zoya"), picks(s)[:2], strict=True)
    }


def picks(s: Gangsters) -> list[Any]:
    found = view(s, 0).roll
    assert found is not None
    return list(found.picks)


@pytest.mark.clause("LG-081", "LG-036")
def test_at_most_one_die_for_two_specialisations_even_if_one_is_the_best() -> None:
    s = table(["nico sadie stan", "ruby"], before=["", "harbor_fog"])
    attempt(s, "place lamp", "nico stan")

    assert 1 + 2 == dice(s)
    holder = table(["doc ines", "may"], before=["speakeasy_brawl"], out="nico")
    attempt(holder, "revive", "doc")
    assert 1 == dice(holder)
    partner = table(["doc ines", "may"], before=["", "speakeasy_brawl"], out="nico")
    attempt(partner, "revive", "doc")
    assert 3 == dice(partner)


@pytest.mark.clause("LG-080", "LG-035")
def test_who_must_go_alone_is_not_asked_for_a_second() -> None:
    s = table(["nico ruby", "may"], before=["cordon"])
    say(s, 0, "place lamp")
    say(s, 0, "send nico")

    assert isinstance(s.stack[-1], BeforeRoll)
    assert ("only_one_may_go", "LG-080") == refused(s, 0, "send ruby")
    (refusal,) = s.why_not(0, SEND[card("ruby")])
    assert ("problem", problem("cordon") + 1) in refusal.facts


@pytest.mark.clause("LG-035")
def test_a_third_is_refused_because_two_are_the_most() -> None:
    s = table(["nico sadie stan", "may"])
    attempt(s, "place lamp", "nico stan")

    assert ("two_are_enough", "LG-035") == refused(s, 0, "send sadie")
    one = table(["nico sadie", "may"])
    attempt(one, "place lamp", "nico")
    assert ("not_asked", "LG-034") == refused(one, 0, "send sadie")


@pytest.mark.clause("LG-080", "LG-036")
def test_fewer_dice_but_never_none() -> None:
    s = table(["nico lou", "may"], before=["bad_gin"])
    attempt(s, "place lamp", "nico")
    assert 2 == dice(s)
    s = table(["nico lou", "may"], before=["bad_gin"])
    attempt(s, "place lamp", "lou")
    assert 1 == dice(s)


@pytest.mark.clause("LG-073", "LG-056")
def test_who_was_sent_is_not_used_again_in_this_turn_neither_to_go_nor_for_the_ability() -> None:
    s = table(["nico sadie lou", "may"])
    attempt(s, "place lamp", "nico", "1 1 1")

    assert ("not_in_hand", "LG-054") == refused(s, 0, "use nico")
    say(s, 0, "go on")
    assert "nico" == names(s.turned)
    assert ("not_in_hand", "LG-054") == refused(s, 0, "use nico")
    say(s, 0, "place lamp")
    assert ("has_been_sent", "LG-073") == refused(s, 0, "send nico")


@pytest.mark.clause("LG-056")
def test_who_was_used_for_the_ability_is_not_sent() -> None:
    s = table(["sadie nico", "may"])
    say(s, 0, "use sadie", "lou")
    say(s, 0, "place lamp")

    assert ("not_in_hand", "LG-054") == refused(s, 0, "send sadie")


@pytest.mark.clause("LG-036")
@pytest.mark.usefixtures("with_stakeout")
def test_the_own_view_says_what_each_card_would_add() -> None:
    s = table(["nico stan zoya", "ruby"])
    say(s, 0, "place lamp")

    assert [2, 3, 3] == [held.dice for held in view(s, 0).hand]
    assert [None] == [held.dice for held in view(s, 1).hand]
    say(s, 0, "send nico")
    say(s, 0, "enough")
    assert 1 == len(of_kind(say(s, 0, "roll", "1 1 1"), events.Rolled))
    assert {None} == {held.dice for held in view(s, 0).hand}
