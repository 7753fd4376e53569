"""The round: its start, who goes first, problems, turns, its end and the order of the checks."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.rules.nominating import Nominating, TieOfNominations
from intriga.games.gangsters.rules.round import RoundEnd
from intriga.games.gangsters.state import NOBODY, POLICE_ACTIVE, POLICE_CONTROLLED, Gangsters
from intriga.games.gangsters.view.questions import question
from intriga.kernel.machine.chance import Guided
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import (
    Told,
    attempt,
    dealt,
    end_turn,
    end_turns,
    legal,
    mission,
    of_kind,
    outcome,
    problem_names,
    refused,
    say,
    table,
    words,
)
from tests.games.gangsters.scenarios.stakeout.rules import StakeoutScenario


def nominating(players: int, first: int = NOBODY) -> Gangsters:
    s, _ = dealt(players)
    s.first = first
    return s


def nominate(s: Gangsters, *nominees: int, chance: str | None = None) -> Told:
    """Everybody nominates; unless another chance is given, the problems of the round are the same always."""
    told: Told = []
    if chance is None:
        chance = "wiretap lost_ledger" if s.players == 4 else "wiretap"
    for seat, nominee in enumerate(nominees[:-1]):
        told += say(s, seat, f"boss {nominee}")
    return told + say(s, len(nominees) - 1, f"boss {nominees[-1]}", chance)


# ── its start ──


class Opening(StakeoutScenario):
    """A scenario that does something at the start of a round."""

    def begin_round(self, s: Gangsters, d: Dealer) -> None:
        mission(s).seen += 10


@pytest.mark.clause("LG-021", "LG-018")
def test_a_round_opens_with_the_instructions_of_the_scenario() -> None:
    s, told = dealt(2, scenario=Opening("stakeout", 6, True))

    assert 10 == mission(s).seen
    assert 1 == s.round
    assert [events.RoundBegan(1)] == of_kind(told, events.RoundBegan)


@pytest.mark.clause("LG-022", "LG-G11")
def test_everybody_names_a_first_player_and_may_say_what_he_means_to_do() -> None:
    s = nominating(3)

    assert isinstance(s.stack[-1], Nominating)
    assert 0b111 == s.may == s.must
    assert "boss 1, boss 2, boss 3" == words(s, 2, "boss")
    say(s, 2, "intend police")
    assert 0b111 == s.may
    assert ("no_such_boss", "LG-001") == refused(s, 0, "boss 4")
    assert ("not_asked", "LG-034") == refused(s, 0, "skip")
    say(s, 2, "boss 1")
    assert 0b011 == s.may
    assert ("not_your_decision", "LG-019") == refused(s, 2, "boss 1")


@pytest.mark.clause("LG-022", "LG-G11")
def test_a_unanimous_choice_holds() -> None:
    s = nominating(3)
    told = nominate(s, 3, 3, 3)

    assert (2, 2) == (s.first, s.active)
    assert [events.FirstChosen(3, "together")] == of_kind(told, events.FirstChosen)
    assert [1, 2, 3] == [event.boss for event in of_kind(told, events.Nominated)]


@pytest.mark.clause("LG-022", "LG-G11")
def test_otherwise_the_most_named_is_first() -> None:
    s = nominating(4)

    assert [events.FirstChosen(2, "most")] == of_kind(nominate(s, 2, 2, 3, 4), events.FirstChosen)


@pytest.mark.clause("LG-G11")
def test_on_a_tie_the_last_first_player_decides_between_those_tied() -> None:
    s = nominating(4, first=1)
    nominate(s, 3, 4, 3, 4, chance="")

    assert isinstance(s.stack[-1], TieOfNominations)
    assert 0b0010 == s.may
    assert "boss 3, boss 4" == words(s, 1)
    assert ("not_nominated", "LG-G11") == refused(s, 1, "boss 1")
    assert ("not_asked", "LG-034") == refused(s, 1, "skip")
    told = say(s, 1, "boss 4", "wiretap lost_ledger")
    assert [events.FirstChosen(4, "decided")] == of_kind(told, events.FirstChosen)
    assert 3 == s.first == s.active


@pytest.mark.clause("LG-G11")
def test_on_a_tie_in_the_first_round_chance_decides() -> None:
    s, _ = dealt(2)
    say(s, 0, "boss 2")
    word = s.legal(1)[0]
    told: Told = []
    s.apply(1, word, Dealer(Guided([1, outcome("wiretap")]), told))

    assert [events.FirstChosen(2, "chance")] == of_kind(told, events.FirstChosen)


@pytest.mark.clause("LG-022")
def test_the_same_boss_may_be_first_again_and_the_choice_is_made_anew() -> None:
    s = table(["sadie", "may"], first=1, turn=1)
    end_turns(s)
    say(s, 1, "end round")

    assert [NOBODY, NOBODY] == s.nominates
    nominate(s, 2, 2, chance="wiretap")
    assert 1 == s.first


# ── intentions ──


@pytest.mark.clause("LG-020", "LG-G12")
def test_an_intention_is_said_once_aloud_and_forgotten_with_the_round() -> None:
    s = nominating(2)
    told = say(s, 1, "intend help")

    assert [events.IntentionSaid(2, "help")] == told
    assert 5 == s.intends[1]
    assert ("said_already", "LG-G12") == refused(s, 1, "intend wait")
    t = table(["sadie", "may"])
    t.intends[1] = 3
    end_turns(t)
    say(t, 0, "end round")
    assert [-1, -1] == t.intends


@pytest.mark.clause("LG-G12", "LG-020")
def test_in_a_window_an_intention_is_said_again_only_after_something_happened() -> None:
    s = table(["sadie", "may"])
    told = say(s, 1, "intend police")

    assert [events.IntentionSaid(2, "police")] == told
    assert ("said_already", "LG-G12") == refused(s, 1, "intend help")
    say(s, 0, "skip")
    say(s, 1, "intend help")
    assert 5 == s.intends[1]


@pytest.mark.clause("LG-G12")
def test_no_intention_names_a_card() -> None:
    s = table(["sadie", "may"])
    said = [word for word in words(s, 1).split(", ") if word.startswith("intend")]

    assert ["police", "rest", "problems", "mission", "recruit", "help", "wait"] == [
        word.removeprefix("intend ") for word in said
    ]


# ── problems ──


@pytest.mark.clause("LG-023", "LG-A15")
@pytest.mark.parametrize(
    ("players", "before"),
    [(2, ["", "wiretap"]), (3, ["", "wiretap", ""]), (4, ["", "wiretap", "lost_ledger", ""])],
)
def test_the_first_player_takes_a_problem_and_with_four_the_left_neighbour_too(
    players: int, before: list[str]
) -> None:
    s = nominating(players)
    told = nominate(s, *[2] * players)

    assert before == [problem_names(heap) for heap in s.problems]
    assert {"round"} == {event.why for event in of_kind(told, events.ProblemTaken)}


@pytest.mark.clause("LG-023")
def test_the_left_neighbour_of_the_last_seat_is_the_first_one() -> None:
    s = nominating(4)
    nominate(s, 4, 4, 4, 4)

    assert ["lost_ledger", "", "", "wiretap"] == [problem_names(heap) for heap in s.problems]


@pytest.mark.clause("LG-024")
def test_a_problem_stays_with_its_taker() -> None:
    s = nominating(2)
    nominate(s, 1, 1, chance="wiretap")
    end_turns(s)

    assert ["wiretap", ""] == [problem_names(heap) for heap in s.problems]
    assert not any("boss" in word for word in words(s, 0).split(", "))


# ── turns ──


@pytest.mark.clause("LG-025", "LG-026")
@pytest.mark.parametrize(("players", "actions"), [(2, 3), (3, 2), (4, 2)])
def test_turns_go_round_from_the_first_player(players: int, actions: int) -> None:
    s = nominating(players)
    nominate(s, *[2] * players)
    order: list[tuple[int, int]] = []
    while s.active != NOBODY:
        order.append((s.active, s.actions))
        end_turn(s)

    assert [((1 + step) % players, actions) for step in range(players)] == order
    assert isinstance(s.stack[-1], RoundEnd)


# ── its end ──


class Closing(StakeoutScenario):
    """A scenario that notes the police and the fingerprints when its instructions come."""

    def end_round(self, s: Gangsters, d: Dealer) -> None:
        mission(s).seen = 100 * s.police + len(str(s.exhausted))
        mission(s).nights -= 1


@pytest.mark.clause("LG-027", "LG-A3", "LG-A7")
def test_a_round_ends_with_penalties_then_the_scenario_then_a_window_then_the_checks() -> None:
    s = table(["sadie nico", "may"], before=["rooftop_gunman"], scenario=Closing("stakeout", 6, True))
    end_turns(s)

    assert ("ask_lose", "LG-080") == (question(s, 0).asks, question(s, 0).clause)
    assert 3 == mission(s).nights
    say(s, 0, "pick nico")
    assert isinstance(s.stack[-1], RoundEnd)
    assert (2, 100 * 1 + len(str(s.exhausted))) == (mission(s).nights, mission(s).seen)
    assert POLICE_ACTIVE != s.police
    told = say(s, 0, "end round")
    assert POLICE_ACTIVE == s.police
    kinds = [type(event) for event in told]
    assert [events.RoundEnded, events.PoliceChanged, events.RoundBegan] == kinds


@pytest.mark.clause("LG-A3", "LG-085")
def test_the_police_are_looked_at_before_evidence_and_evidence_before_the_end_of_the_scenario() -> None:
    evidence = "wiretap marked_bills forgotten_glove lost_ledger speakeasy_brawl"
    s = table(["sadie", "may"], before=[evidence], police=POLICE_CONTROLLED)
    mission(s).nights = 1
    end_turns(s)
    told = say(s, 0, "end round")

    assert [events.RoundEnded, events.PoliceChanged, events.ScenarioEnded, events.Ended] == [
        type(event) for event in told
    ]
    assert "evidence" == s.reason


@pytest.mark.clause("LG-018", "LG-027")
def test_rounds_go_on_until_the_scenario_ends() -> None:
    s = table(["sadie", "may"])
    end_turns(s)
    say(s, 0, "end round")

    assert (2, False) == (s.round, s.over)
    assert isinstance(s.stack[-1], Nominating)
    nominate(s, 1, 1, chance="good_memory")
    mission(s).nights = 1
    end_turns(s)
    told = say(s, 0, "end round")
    assert ("dawn", True) == (s.reason, s.over)
    assert [events.Ended("dawn", False, 0)] == of_kind(told, events.Ended)
    assert ("game_is_over", "LG-018") == refused(s, 0, "skip")
    assert "game_over" == question(s, 0).asks


@pytest.mark.clause("LG-A7")
def test_in_the_last_window_of_a_round_the_first_player_has_the_last_word() -> None:
    s = table(["sadie", "pat", "may"], first=1, turn=0)
    end_turns(s)

    assert (0b111, 0b010) == (s.may, s.must)
    assert "end round" == words(s, 1, "end")
    assert ("only_the_active", "LG-019") == refused(s, 0, "end round")
    assert ("not_asked", "LG-034") == refused(s, 1, "skip")
    say(s, 1, "use pat")
    assert POLICE_CONTROLLED == s.police
    say(s, 1, "end round")
    assert 2 == s.round


@pytest.mark.clause("LG-A7")
def test_the_last_window_is_left_out_if_nobody_holds_a_card() -> None:
    s = table(["", ""], turn=1)
    end_turns(s)

    assert 2 == s.round
    t = table(["", "may"], turn=1)
    end_turns(t)
    assert isinstance(t.stack[-1], RoundEnd)
    assert 0b11 == t.may


@pytest.mark.clause("LG-025")
def test_a_challenge_can_be_tried_with_every_action() -> None:
    s = table(["sadie finn may", "lou"])
    for name in ("sadie", "finn", "may"):
        attempt(s, "place doorway", name, "1 1 1" if name != "may" else "1 1")
        say(s, 0, "go on")

    assert 0 == s.actions
    assert not legal(s, 0, "skip")
