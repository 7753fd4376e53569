"""The challenges of the race: cards ahead, the van, the car, the jail; setback, rally, rest and evidence."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.box.tables import DRIVING, HEALING, PERSUASION
from intriga.games.gangsters.rules.attempt import KIND_PLACE
from intriga.games.gangsters.rules.challenges import dice_for, difficulty_for
from intriga.games.gangsters.rules.evidence import evidence_that_loses, fingerprints_on_table
from intriga.games.gangsters.scenarios.race import events
from intriga.games.gangsters.scenarios.race.state import lead, numbers, race, road
from intriga.games.gangsters.scenarios.race.tables import JAIL, VAN
from intriga.kernel.machine.heaps import count
from tests.games.gangsters.builders import of_kind
from tests.games.gangsters.scenarios.race.builders import (
    attempt,
    drive,
    is_gone,
    on_road,
    open_names,
    refused,
    say,
)


@pytest.mark.clause("LS2-015")
def test_a_card_ahead_can_be_overcome_and_brings_what_it_promises() -> None:
    s = on_road(("prudence tadek", "hattie"), van=4, ahead={10: "cows"})

    told = attempt(s, "cows", "prudence tadek", "4 4 4 1 1 1")

    assert is_gone(s, "cows")
    assert events.VanHeldUp(1, 3) in told
    assert [] == of_kind(drive(s), events.RanInto)


@pytest.mark.clause("LS2-015")
def test_whoever_overcomes_the_fog_draws() -> None:
    s = on_road(("may isidor", "hattie"), ahead={12: "marsh_fog"})

    attempt(s, "marsh_fog", "may isidor", "4 4 4 1 1 1", "doc")

    assert is_gone(s, "marsh_fog")
    assert s.hands[0] >> 16 & 1


@pytest.mark.clause("LS2-015")
def test_a_cooled_radiator_mends_the_car() -> None:
    s = on_road(("ingrid wendell", "hattie"), condition=3, ahead={12: "radiator"})

    assert events.CarMended(4) in attempt(s, "radiator", "ingrid wendell", "4 4 4 1 1 1")


@pytest.mark.clause("LS2-018")
def test_each_success_holds_up_the_van() -> None:
    s = on_road(("nico ruby", "hattie"), car=8, van=4)
    difficulty = difficulty_for(s, 0, KIND_PLACE, VAN)

    told = attempt(s, "van", "nico ruby", "4 4 4 4 4 4")

    assert events.VanHeldUp(24 // difficulty, 4 - 24 // difficulty) in told
    assert lead(s) == 4 + 24 // difficulty


@pytest.mark.clause("LS2-018")
def test_a_van_far_behind_is_out_of_range() -> None:
    s = on_road()
    race(s).van = race(s).car - road(s).reach
    assert "van" in open_names(s)

    race(s).van -= 1

    assert "van" not in open_names(s)
    assert ("not_open", "LG-033") == refused(s, 0, "place van")


@pytest.mark.clause("LS2-019")
def test_each_success_mends_the_car_up_to_new() -> None:
    s = on_road(("ingrid wendell", "hattie"), condition=4)

    told = attempt(s, "fix", "ingrid wendell", "4 4 4 4 1 1")

    assert events.CarMended(5) in told
    assert 5 == race(s).condition == numbers(s).condition
    assert "fix" not in open_names(s)


@pytest.mark.clause("LS2-017")
def test_the_jail_is_stormed_where_it_stands() -> None:
    s = on_road(("stan molly", "hattie"), gear=1)
    needed = numbers(s).cell[1]
    assert ("not_open", "LG-033") == refused(s, 0, "place jail")

    race(s).car = road(s).jail
    assert s.scenario.challenge(s, JAIL).successes == needed
    s.markers[JAIL] = needed - 1
    told = attempt(s, "jail", "stan molly", "4 4 4 1 1 1")

    assert events.PrisonerFreed(1) in told
    assert race(s).rescued
    assert "jail" not in open_names(s)


@pytest.mark.clause("LS2-017")
def test_more_players_need_more_at_the_jail() -> None:
    four = on_road(("stan", "molly", "nico", "ruby"), actions=2)

    assert numbers(four).cell[3] == four.scenario.challenge(four, JAIL).successes


@pytest.mark.clause("LS2-021")
def test_a_setback_brings_the_van() -> None:
    s = on_road(van=0, before=["marked_bills"])

    assert events.VanMoved(1, 1, "setback") in drive(s)


@pytest.mark.clause("LS2-022")
def test_rallying_brings_the_van() -> None:
    s = on_road(van=4, exhausted="doc")

    assert say(s, 0, "rally")[-1] == events.VanMoved(1, 5, "rally")
    assert 0 == count(s.exhausted)


@pytest.mark.clause("LS2-023", "LG-096")
def test_rest_takes_healing_and_persuasion_and_does_not_hurt() -> None:
    s = on_road()
    revive, cheer = s.scenario.revive(s), s.scenario.cheer(s)

    assert (revive.best, revive.difficulty, revive.successes, revive.harmless) == (HEALING, 4, 0, True)
    assert (cheer.best, cheer.difficulty, cheer.successes, cheer.harmless) == (PERSUASION, 3, 0, True)


@pytest.mark.clause("LS2-024")
def test_fog_hides_the_road_while_it_is_in_sight() -> None:
    clear, foggy = on_road(), on_road(ahead={12: "marsh_fog"})

    assert 3 == dice_for(clear, 1, DRIVING, DRIVING)
    assert 1 == dice_for(foggy, 1, DRIVING, DRIVING)


@pytest.mark.clause("LS2-024")
def test_a_boiling_radiator_makes_the_road_harder() -> None:
    clear, boiling = on_road(), on_road(ahead={12: "radiator"})

    assert 1 == difficulty_for(boiling, 0, KIND_PLACE, VAN) - difficulty_for(clear, 0, KIND_PLACE, VAN)


@pytest.mark.clause("LS2-025")
def test_what_lies_on_the_road_is_evidence() -> None:
    s = on_road(ahead={10: "toll_gate", 12: "cows"}, riding="motorcycles", before=["wiretap"])

    assert 3 == fingerprints_on_table(s)
    assert "" == evidence_that_loses(s)
    ahead = {10: "toll_gate", 12: "funeral", 14: "roadblock"}
    s = on_road(ahead=ahead, riding="motorcycles", before=["wiretap"])
    assert "evidence" == evidence_that_loses(s)
