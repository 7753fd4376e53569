"""How it ends: sold, conceded, won, lost, betrayed; what the levels change; the finale by itself."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events as core_events
from intriga.games.gangsters.box.tables import OF_LEVEL, level_of
from intriga.games.gangsters.scenarios.election import events
from intriga.games.gangsters.scenarios.election.rules import SCENARIO
from intriga.games.gangsters.scenarios.election.state import numbers, race, wanted
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.heaps import items
from tests.games.gangsters.builders import dealt, of_kind
from tests.games.gangsters.scenarios.election.builders import (
    election_box,
    end_round,
    evening,
    in_race,
)

EVERY_SURE = {"docks": 2, "anthill": 2, "heights": 2}


def ended(s: Gangsters) -> tuple[str, bool, int]:
    assert s.over
    return s.reason, s.success, s.reputation


@pytest.mark.clause("LS6-034", "LS6-035", "LS6-037", "LG-105", "LG-106")
@pytest.mark.parametrize(("more", "reason", "won"), [(1, "election_won", True), (0, "election_lost", False)])
def test_after_the_last_round_sure_votes_are_counted_and_promises_are_not(
    more: int, reason: str, won: bool
) -> None:
    sure = {**EVERY_SURE, "downtown": more}
    s = in_race(sure=sure, promised={"rail_yards": 2}, dealt_with=True, this_round=8)
    assert (7, 8) == (wanted(s), race(s).rounds)
    told = evening(s)
    end_round(s)

    assert [events.VotesCounted(6 + more, 7, None)] == of_kind(told, events.VotesCounted)
    assert ended(s) == (reason, won, 0)


@pytest.mark.clause("LS6-034")
def test_what_the_mayor_takes_on_the_last_evening_is_not_counted() -> None:
    s = in_race(
        sure={"docks": 2, "anthill": 2, "heights": 2, "downtown": 1},
        visit="garden_party",
        dealt_with=True,
        this_round=8,
    )
    evening(s)
    end_round(s)

    assert ended(s) == ("election_lost", False, 0)


@pytest.mark.clause("LS6-036", "LG-105")
def test_votes_enough_and_the_traitor_still_there_is_a_defeat() -> None:
    s = in_race(sure={**EVERY_SURE, "downtown": 2}, traitor="bodyguard", betrayal=3, this_round=8)
    told = evening(s)
    end_round(s)

    assert of_kind(told, events.VotesCounted)[0].traitor is not None
    assert ended(s) == ("election_betrayed", False, 0)


@pytest.mark.clause("LS6-032", "LG-105")
def test_at_the_end_of_its_track_the_clan_is_sold_however_many_votes_it_has() -> None:
    s = in_race(sure={**EVERY_SURE, "downtown": 2}, traitor="bodyguard", betrayal=7, this_round=6)
    evening(s)
    end_round(s)

    assert ended(s) == ("election_sold", False, 0)


@pytest.mark.clause("LS6-033", "LG-106")
def test_with_nine_sure_votes_and_nobody_to_betray_them_the_mayor_gives_up() -> None:
    s = in_race(sure={**EVERY_SURE, "downtown": 2, "rail_yards": 1}, dealt_with=True, this_round=4)
    evening(s)
    end_round(s)

    assert ended(s) == ("election_conceded", True, 0)


@pytest.mark.clause("LS6-033")
def test_with_a_traitor_or_fewer_votes_or_on_the_last_evening_he_does_not() -> None:
    sure = {**EVERY_SURE, "downtown": 2, "rail_yards": 2}

    assert "" == in_race(sure=sure, traitor="bodyguard", betrayal=3, this_round=6).scenario.ending(
        in_race(sure=sure, traitor="bodyguard", betrayal=3, this_round=6)
    )
    fewer = in_race(sure={**EVERY_SURE, "downtown": 2}, dealt_with=True, this_round=6)
    assert "" == fewer.scenario.ending(fewer)
    last = in_race(sure=sure, dealt_with=True, this_round=8)
    assert "election_won" == last.scenario.ending(last)


@pytest.mark.clause("LS6-037")
def test_the_finale_earns_no_reputation() -> None:
    s = in_race(sure=EVERY_SURE)

    assert 0 == s.scenario.reputation(s)
    assert s.scenario.is_finale


@pytest.mark.clause("LS6-038")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_by_itself_the_finale_is_played_with_the_clan_of_an_average_campaign(players: int) -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(4):
        s, told = dealt(players, seed, scenario=SCENARIO)
        (begun,) = of_kind(told, core_events.Setup)
        levels = [level_of(card - 1) for card in begun.clan]
        assert race(s).clan == [levels.count(level) for level in (1, 2, 3)]
        everybody = sorted(items(s.clan | s.reserve | sum(s.hands)))
        assert list(range(sum(OF_LEVEL))) == everybody
        seen.add(tuple(begun.clan))

    assert 4 == len(seen)


@pytest.mark.clause("LS6-039")
def test_the_level_changes_numbers_alone() -> None:
    easier, standard, harder = election_box().numbers

    assert easier.chest >= standard.chest >= harder.chest
    assert easier.wanted <= standard.wanted <= harder.wanted
    assert easier.stubborn <= standard.stubborn <= harder.stubborn
    for level, found in enumerate((easier, standard, harder)):
        assert found is numbers(in_race(level=level))
    s = in_race(level=0)
    assert easier.stubborn[1] == s.scenario.harder(s, 0, 2, 0)
