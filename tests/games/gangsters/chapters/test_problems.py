"""End of turn, problems, penalties, evidence and police."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import AT_MISSION, PENALTY_HARDER
from intriga.games.gangsters.rules.attempt import (
    KIND_CHEER,
    KIND_PLACE,
    KIND_POLICE,
    KIND_PROBLEM,
    KIND_REVIVE,
)
from intriga.games.gangsters.rules.challenges import difficulty_for
from intriga.games.gangsters.rules.evidence import evidence_that_loses, fingerprints_on_table
from intriga.games.gangsters.rules.penalties import held_to_one, penalties_of
from intriga.games.gangsters.state import (
    POLICE_ACTIVE,
    POLICE_CONTROLLED,
    POLICE_UNCONTROLLED,
    Gangsters,
)
from intriga.games.gangsters.view.questions import question
from intriga.games.gangsters.view.view import view
from tests.games.gangsters.builders import (
    attempt,
    dealt,
    end_turn,
    end_turns,
    legal,
    mission,
    names,
    of_kind,
    problem,
    problem_names,
    refused,
    say,
    table,
    words,
)

FIVE = "wiretap marked_bills forgotten_glove lost_ledger speakeasy_brawl"
THREE = "wiretap lost_ledger speakeasy_brawl"


# ── the end of a turn ──


@pytest.mark.clause("LG-073", "LG-075")
def test_the_turned_come_back_first_and_then_the_problems_take_effect() -> None:
    s = table(["nico", "may"], before=["night_raid"], actions=1)
    attempt(s, "place lamp", "nico", "1 1 1")
    say(s, 0, "go on")
    told = say(s, 0, "end turn")

    assert events.TurnEnded(1, [7]) == told[0]
    assert events.HenchmanExhausted(1, 7, "penalty") == told[1]
    assert ("", "nico", "") == (names(s.turned), names(s.exhausted), names(s.hands[0]))


@pytest.mark.clause("LG-073")
@pytest.mark.usefixtures("with_stakeout")
def test_who_comes_back_is_known_to_all() -> None:
    s = table(["nico stan", "may"], actions=1)
    attempt(s, "place lamp", "nico", "1 1 1")
    say(s, 0, "go on")
    assert [7] == view(s, 1).bosses[0].turned
    say(s, 0, "end turn")

    assert [7] == view(s, 1).bosses[0].known
    assert "stan nico" == names(s.hands[0])


@pytest.mark.clause("LG-075", "LG-080")
def test_only_the_problems_before_the_active_boss_wait_for_the_end_of_his_turn() -> None:
    s = table(["nico stan", "may lou"], before=["", "night_raid bloodhounds"])
    end_turn(s)
    assert 0 == s.exhausted
    for _ in range(3):
        say(s, 1, "skip")
    say(s, 1, "end turn")
    assert ("ask_lose", "LG-080") == (question(s, 1).asks, question(s, 1).clause)
    assert "pick may, pick lou" == words(s, 1)
    assert ("not_in_hand", "LG-054") == refused(s, 1, "pick nico")
    assert ("not_asked", "LG-034") == refused(s, 1, "skip")
    told = say(s, 1, "pick lou", "ruby")
    assert [events.ClanHurt(11, [8])] == of_kind(told, events.ClanHurt)
    assert "ruby lou" == names(s.exhausted)


@pytest.mark.clause("LG-075")
def test_with_an_empty_hand_nobody_is_lost() -> None:
    s = table(["", "may"], before=["night_raid"])
    end_turn(s)

    assert 0 == s.exhausted


# ── problems ──


@pytest.mark.clause("LG-076", "LG-024")
@pytest.mark.usefixtures("with_stakeout")
def test_a_problem_lies_face_up_before_its_taker() -> None:
    s = table(["nico", "may"], before=["", "wiretap stool_pigeon"])
    seen = view(s, 0).bosses[1]

    assert ([1, 4], 1) == (seen.problems, seen.fingerprints)


@pytest.mark.clause("LG-076", "LG-024")
def test_a_taken_problem_leaves_the_deck_and_lies_open() -> None:
    s, _ = dealt(2)
    say(s, 0, "boss 1")
    told = say(s, 1, "boss 1", "vendetta")

    assert [events.ProblemTaken(1, 9, "round")] == of_kind(told, events.ProblemTaken)
    assert "vendetta" == problem_names(s.problems[0])
    assert not s.problem_deck >> problem("vendetta") & 1


@pytest.mark.clause("LG-077", "LG-080")
def test_a_penalty_holds_as_long_as_the_card_lies_there() -> None:
    s = table(["nico lou", "may"], before=["tax_inspector"], actions=1)

    assert ["tax_inspector"] == [problem_names(heap) for heap in s.problems[:1]]
    attempt(s, "problem tax_inspector", "lou", "1 1 1")
    say(s, 0, "go on")
    assert [] == penalties_of(s, 0)


@pytest.mark.clause("LG-080", "LG-077")
def test_turns_are_shorter_for_the_holder_of_the_tax_inspector() -> None:
    s = table(["nico", "may"], before=["", "tax_inspector"])
    told = end_turn(s)

    assert [events.TurnBegan(2, 2)] == of_kind(told, events.TurnBegan)


@pytest.mark.clause("LG-080", "LG-062")
@pytest.mark.parametrize(
    ("card", "harder"),
    [
        ("rival_gang", [1, 1, 1, 1, 1]),
        ("nosy_reporter", [1, 0, 0, 0, 0]),
        ("forgotten_glove", [0, 1, 1, 0, 0]),
        ("abandoned_car", [0, 0, 0, 0, 1]),
    ],
)
def test_challenges_are_harder_where_the_card_says_so(card: str, harder: list[int]) -> None:
    kinds = (KIND_POLICE, KIND_REVIVE, KIND_CHEER, KIND_PROBLEM, KIND_PLACE)
    plain = table(["nico", "may"])
    s = table(["nico", "may"], before=[card])

    assert harder == [difficulty_for(s, 0, kind, 0) - difficulty_for(plain, 0, kind, 0) for kind in kinds]


@pytest.mark.clause("LG-080")
def test_some_penalties_are_the_holders_and_some_everybodys() -> None:
    s = table(["nico", "may"], before=["abandoned_car"])
    assert [5, 4] == [difficulty_for(s, boss, KIND_PLACE, 0) for boss in (0, 1)]
    t = table(["nico", "may"], before=["rival_gang"])
    assert [5, 5] == [difficulty_for(t, boss, KIND_PLACE, 0) for boss in (0, 1)]


@pytest.mark.clause("LG-081")
def test_the_specialisations_that_give_one_die_only() -> None:
    s = table(["nico", "may"], before=["sore_throat", "flat_tires"])

    assert [0b11110000, 0b00110000] == [held_to_one(s, boss) for boss in (0, 1)]


@pytest.mark.clause("LG-080")
def test_penalties_at_the_end_of_a_round_come_boss_by_boss_in_the_order_of_the_cards() -> None:
    s = table(["nico", "may"], before=["marked_bills warehouse_fire", "stool_pigeon"], turn=1)
    mission(s).seen = 5
    for _ in range(3):
        say(s, 1, "skip")
    told = say(s, 1, "end turn", "ruby lou bad_gin")

    assert [events.SetBack(2), events.ClanHurt(23, [8, 15]), events.ProblemTaken(2, 20, "penalty")] == [
        event for event in told if isinstance(event, events.SetBack | events.ClanHurt | events.ProblemTaken)
    ]
    assert (4, "ruby lou") == (mission(s).seen, names(s.exhausted))


@pytest.mark.clause("LG-078", "LG-019")
def test_if_one_of_you_takes_a_problem_the_active_boss_says_who() -> None:
    s = table(["nico", "may", "lou"])
    s.markers[1] = 1
    attempt(s, "place lamp", "nico", "4 4 4")
    say(s, 0, "go on")

    assert 0b001 == s.may
    assert ("ask_who_takes", "LG-078") == (question(s, 0).asks, question(s, 0).clause)
    assert "boss 1, boss 2, boss 3" == words(s, 0)
    assert ("no_such_boss", "LG-001") == refused(s, 0, "boss 4")
    assert ("not_asked", "LG-034") == refused(s, 0, "skip")
    told = say(s, 0, "boss 3", "wiretap")
    assert [events.ProblemTaken(3, 1, "effect")] == of_kind(told, events.ProblemTaken)


@pytest.mark.clause("LG-G7")
def test_when_the_problems_run_out_the_discarded_are_shuffled() -> None:
    s = table(["nico", "may"], deck="", discard="wiretap", before=["", "stool_pigeon"], turn=1)
    told = end_turn(s, "wiretap")

    assert [events.ProblemTaken(2, 1, "penalty")] == of_kind(told, events.ProblemTaken)
    assert (0, 0) == (s.problem_deck, s.problem_discard)


@pytest.mark.clause("LG-G7")
def test_if_there_is_none_none_is_taken() -> None:
    s = table(["nico", "may"], deck="", before=["", "stool_pigeon"], turn=1)
    told = end_turn(s)

    assert [events.NoProblemLeft(2)] == of_kind(told, events.NoProblemLeft)
    assert "stool_pigeon" == problem_names(s.problems[1])


# ── evidence ──


def at_end_of_round(before: list[str], players: int = 2, prints: int = 0) -> Gangsters:
    s = table(["nico", "may", "lou", "ruby"][:players], before=before, turn=players - 1)
    mission(s).print_left = prints > 0
    end_turns(s)
    return s


@pytest.mark.clause("LG-082", "LG-083", "LG-A2", "LG-104")
@pytest.mark.parametrize(("problems", "lost"), [(FIVE, True), (f"{FIVE} vendetta", True), (THREE, False)])
def test_five_or_more_fingerprints_at_the_end_of_a_round_lose(problems: str, lost: bool) -> None:
    s = at_end_of_round(["", problems])
    say(s, 0, "end round")

    assert (lost, "evidence" if lost else "") == (s.over, s.reason)
    assert (False, 0) == (s.success, s.reputation)


@pytest.mark.clause("LG-082", "LG-A5")
def test_prints_on_cards_of_the_scenario_count_for_the_five() -> None:
    four = "wiretap lost_ledger speakeasy_brawl cordon"
    s = at_end_of_round(["", four], prints=1)

    assert 5 == fingerprints_on_table(s)
    say(s, 0, "end round")
    assert "evidence" == s.reason


@pytest.mark.clause("LG-084", "LG-A2", "LG-083", "LG-104")
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_players_three_before_one_are_enough(players: int) -> None:
    s = at_end_of_round(["", THREE], players)
    told = say(s, 0, "end round")

    assert ("evidence_before_one", True) == (s.reason, s.over)
    assert [events.Ended("evidence_before_one", False, 0)] == of_kind(told, events.Ended)


@pytest.mark.clause("LG-084", "LG-A5")
def test_prints_of_the_scenario_or_of_a_neighbour_do_not_count_for_the_three() -> None:
    s = at_end_of_round(["cordon", "wiretap lost_ledger"], 3, prints=1)

    assert "" == evidence_that_loses(s)
    assert 4 == fingerprints_on_table(s)


@pytest.mark.clause("LG-084")
def test_with_two_players_three_before_one_are_not_counted() -> None:
    assert "" == evidence_that_loses(at_end_of_round(["", THREE]))


@pytest.mark.clause("LG-085")
def test_before_the_end_of_a_round_there_may_be_more() -> None:
    s = table(["nico sadie", "may"], before=["", FIVE], turn=1)
    say(s, 1, "skip")
    assert not s.over
    assert "evidence" == evidence_that_loses(s)
    end_turns(s)
    assert not s.over  # the last window
    say(s, 0, "end round")
    assert s.over


@pytest.mark.clause("LG-A4", "LG-083")
def test_a_problem_taken_at_the_end_of_a_round_counts_in_that_round() -> None:
    four = "wiretap lost_ledger speakeasy_brawl cordon stool_pigeon"
    s = table(["nico", "may"], before=["", four], turn=1)
    end_turn(s, "vendetta")
    say(s, 0, "end round")

    assert "evidence" == s.reason


@pytest.mark.clause("LG-086", "LG-A1", "LG-104")
def test_defeat_by_evidence_ends_a_campaign_at_once_without_a_break() -> None:
    s = table(["nico", "may"], before=["", FIVE], turn=1, campaign=True)
    mission(s).nights, mission(s).seen = 1, 9
    end_turns(s)
    told = say(s, 0, "end round")

    assert s.over
    assert [events.ScenarioEnded("evidence", False, 0, []), events.Ended("evidence", False, 0)] == told[-2:]


# ── police ──


@pytest.mark.clause("LG-088")
def test_overcoming_their_challenge_controls_the_police() -> None:
    s = table(["lou", "may"])
    attempt(s, "police", "lou", "4 lock lock")
    told = say(s, 0, "go on")

    assert [events.PoliceChanged("controlled")] == of_kind(told, events.PoliceChanged)
    assert POLICE_CONTROLLED == s.police


@pytest.mark.clause("LG-089", "LG-090")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (POLICE_CONTROLLED, POLICE_UNCONTROLLED),
        (POLICE_UNCONTROLLED, POLICE_ACTIVE),
        (POLICE_ACTIVE, POLICE_ACTIVE),
    ],
)
def test_control_lasts_one_round_and_without_it_they_go_to_work_for_good(before: int, after: int) -> None:
    s = table(["nico", "may"], police=before, turn=1)
    end_turns(s)
    told = say(s, 0, "end round")

    assert after == s.police
    assert (before != after) == bool(of_kind(told, events.PoliceChanged))


@pytest.mark.clause("LG-089", "LG-G5")
def test_the_police_do_nothing_before_they_are_active_and_then_what_the_scenario_says() -> None:
    for police, found in ((POLICE_UNCONTROLLED, []), (POLICE_CONTROLLED, []), (POLICE_ACTIVE, [AT_MISSION])):
        s = table(["nico", "may"], police=police)
        harder = [one.at for one in penalties_of(s, 1) if one.do == PENALTY_HARDER]
        assert found == harder


@pytest.mark.clause("LG-090")
def test_the_police_go_to_work_with_the_next_round() -> None:
    s = table(["nico", "may"], turn=1)
    end_turns(s)

    assert 4 == difficulty_for(s, 0, KIND_PLACE, 0)
    say(s, 0, "end round")
    assert 5 == difficulty_for(s, 0, KIND_PLACE, 0)
    assert not legal(s, 0, "police")
