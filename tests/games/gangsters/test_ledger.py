"""The ledger that studies of the balance read, and studies of a few games."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from benchmarks import balance, fixed_plans
from benchmarks.fixed_plans import Cell
from benchmarks.ledger import Study
from intriga.games.gangsters.ledger import GangstersLedger
from intriga.games.gangsters.vocabulary import RECRUIT, SEND, USE
from tests.games.gangsters.builders import card, table

LEDGER = GangstersLedger()


def test_it_tells_the_scenario_the_hands_and_who_was_sent_or_used() -> None:
    s = table(["sadie", "tadek"])
    sadie, tadek = card("sadie"), card("tadek")
    named = [s.box.henchmen[number].name for number in (sadie, tadek)]

    assert {"scenario": s.scenario.name} == LEDGER.dealt(s, 0)
    assert named == LEDGER.held(s)
    assert [*named, None] == [LEDGER.played(s, 0, word) for word in (SEND[sadie], USE[tadek], RECRUIT)]


def test_a_study_tells_the_share_of_successes_and_the_spread_of_reputation() -> None:
    tally = balance.play_all(Study("gangsters", 2, "random", 5, {"scenario": "race"}), games=3, jobs=1)

    assert (3, 0) == (tally.judged, tally.successes)
    assert 3 == len(tally.shared["reputation"])
    report = "\n".join(tally.lines())
    assert "won together 0.0%" in report
    assert "reputation mean" in report


@pytest.mark.parametrize("plan", ["mission", "careful", "likeliest", "no_police", "flat_out"])
def test_every_plan_plays_a_whole_game_and_says_what_it_did(plan: str) -> None:
    scenario = "race" if plan == "flat_out" else "hands_up"
    played = fixed_plans.play(Cell(scenario, 2, plan, 7), 0)

    assert played.taken.total() > 10
    assert "end" not in played.taken
    assert ("police" in played.taken) <= (plan != "no_police")


def test_games_of_plans_do_not_depend_on_who_plays_them() -> None:
    cell = Cell("hands_up", 2, "careful", 7)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert fixed_plans.play_all(cell, 2, None) == fixed_plans.play_all(cell, 2, pool)
