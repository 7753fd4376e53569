"""The three decks: reviving and cheering up."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.invariants import invariants
from intriga.games.gangsters.view.questions import question
from intriga.games.gangsters.view.view import view
from tests.games.gangsters.builders import attempt, names, of_kind, refused, say, table, words


@pytest.mark.clause("LG-094", "LG-096", "LG-093", "LG-A13")
def test_each_success_revives_one_of_the_out_to_the_exhausted() -> None:
    s = table(["doc", "may"], out="nico ruby stan")
    attempt(s, "revive", "doc", "4 4 lock")
    told = say(s, 0, "go on")

    assert [events.Overcome(1, "revive", 0, 2)] == of_kind(told, events.Overcome)
    assert ("ask_revive", {"left": 2}) == (question(s, 0).asks, question(s, 0).facts)
    assert "pick stan, pick nico" == words(s, 0)
    assert ("not_there", "LG-093") == refused(s, 0, "pick lou")
    assert ("pick_in_order", "LG-096") == refused(s, 0, "pick ruby")
    assert ("not_asked", "LG-034") == refused(s, 0, "skip")
    say(s, 0, "pick stan")
    assert "pick nico, pick ruby" == words(s, 0)
    told = say(s, 0, "pick ruby")
    assert [events.Revived(1, [5, 8])] == of_kind(told, events.Revived)
    assert ("nico", "stan ruby") == (names(s.out), names(s.exhausted))


@pytest.mark.clause("LG-095", "LG-096", "LG-093", "LG-A13")
def test_each_success_cheers_one_of_the_exhausted_up_into_the_clan_deck() -> None:
    s = table(["lou", "may"], exhausted="nico ruby")
    attempt(s, "cheer", "lou", "3 lock lock")
    say(s, 0, "go on")

    assert ("ask_cheer", {"left": 1}) == (question(s, 0).asks, question(s, 0).facts)
    assert ("not_there", "LG-093") == refused(s, 0, "pick lou")
    told = say(s, 0, "pick ruby")
    assert [events.CheeredUp(1, [8])] == of_kind(told, events.CheeredUp)
    assert "nico" == names(s.exhausted)
    assert "ruby" in names(s.clan)
    assert (1, 1) == (s.generation, s.entered[7])


@pytest.mark.clause("LG-096", "LG-094", "LG-095")
@pytest.mark.parametrize("challenge", ["revive", "cheer"])
def test_with_successes_for_all_nobody_is_asked(challenge: str) -> None:
    s = table(["doc lou", "may"], out="nico", exhausted="ruby")
    attempt(s, challenge, "doc lou", "4 4 4 4")
    say(s, 0, "go on")

    assert None is s.attempt
    assert ("" if challenge == "revive" else "nico") == names(s.out)
    assert ("nico ruby" if challenge == "revive" else "") == names(s.exhausted)


@pytest.mark.clause("LG-093")
@pytest.mark.usefixtures("with_stakeout")
def test_anybody_may_look_through_the_open_decks_and_nobody_into_the_clan_deck() -> None:
    s = table(["nico", "may"], out="stan", exhausted="ruby lou")
    for seat in (-1, 0, 1):
        piles = view(s, seat).piles
        assert ([5], [8, 15], 15) == (piles.out, piles.exhausted, piles.clan)
        assert list(range(21, 36)) == piles.reserve


@pytest.mark.clause("LG-093", "LG-037", "LG-065")
def test_a_position_that_cannot_be_is_found() -> None:
    s = table(["nico", "may"])
    attempt(s, "place lamp", "nico", "1 1 1")
    assert [] == invariants(s)
    assert s.attempt is not None
    s.clan |= 1
    s.out |= 1
    s.attempt.white[0] = 8
    s.markers[0] = 16
    s.known |= 1
    s.problem_discard |= 1

    assert [
        "a henchman is lost or doubled",
        "a problem is lost or doubled",
        "there are more markers than in the box",
        "a card is known in a hand where it is not",
        "the dice do not add up",
    ] == invariants(s)
