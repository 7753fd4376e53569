"""Set-up, phases, the challenges of the board, setbacks, rallies and the police."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.box.tables import SPECIALISATIONS
from intriga.games.gangsters.rules.attempt import KIND_CHEER, KIND_PLACE
from intriga.games.gangsters.rules.challenges import difficulty_for
from intriga.games.gangsters.scenarios.election import events
from intriga.games.gangsters.scenarios.election.rules import SCENARIO
from intriga.games.gangsters.scenarios.election.state import IN_THE_DARK, election, numbers, phase_of, wanted
from intriga.games.gangsters.scenarios.election.tables import CARDS, PHASES, PLACES, TRAITORS, VISITS
from intriga.games.gangsters.state import POLICE_ACTIVE, POLICE_UNCONTROLLED
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import Told, dealt, of_kind, say
from tests.games.gangsters.scenarios.election.builders import (
    IDS,
    TRAITOR_IDS,
    VISIT_IDS,
    all_named,
    in_race,
    open_names,
)
from tests.games.gangsters.scenarios.election.builders import PLACES as NAMES
from tests.games.gangsters.scenarios.election.test_mayor import begin


@pytest.mark.clause("LS6-001")
def test_twenty_five_cards() -> None:
    police, candidate, beside = 1, 1, 2

    assert CARDS == 25 == police + candidate + PHASES + len(IDS) + VISITS + TRAITORS + beside
    assert (VISITS, TRAITORS) == (len(VISIT_IDS), len(TRAITOR_IDS))
    assert len(set(NAMES)) == PLACES == 20


@pytest.mark.clause("LS6-002")
def test_all_votes_are_the_mayors_at_the_start_and_nobody_knows_the_traitor() -> None:
    s, told = dealt(2, scenario=SCENARIO)
    m = election(s)

    assert {} == all_named(s)
    assert (numbers(s).chest[1], numbers(s).betrayal[1], IN_THE_DARK) == (m.chest, m.betrayal, m.traitor)
    assert POLICE_UNCONTROLLED == s.police
    assert [events.ElectionBegan(wanted(s), 8, m.chest, m.betrayal)] == of_kind(told, events.ElectionBegan)
    assert f"{' '.join(IDS)} donors whispers" == open_names(s)


@pytest.mark.clause("LS6-003")
def test_the_campaign_token_moves_in_the_marked_rounds() -> None:
    assert [1, 1, 2, 2, 2, 3, 3, 3] == [phase_of(in_race(this_round=one)) for one in range(1, 9)]
    _, told = dealt(2, scenario=SCENARIO)
    assert [events.PhaseBegan(1)] == of_kind(told, events.PhaseBegan)
    s = in_race()
    assert [] == of_kind(begin(s, 2), events.PhaseBegan)
    assert [events.PhaseBegan(2)] == of_kind(begin(s, 3, "free_beer"), events.PhaseBegan)


@pytest.mark.clause("LS6-027", "LS6-029")
def test_police_revive_and_cheer_are_on_the_board() -> None:
    s = in_race()
    rows = [s.scenario.police(s), s.scenario.revive(s), s.scenario.cheer(s)]

    assert [("intimidation", 1), ("healing", 0), ("persuasion", 0)] == [
        (SPECIALISATIONS[one.best], one.successes) for one in rows
    ]
    assert all(one.harmless and 3 <= one.difficulty <= 6 for one in rows)


@pytest.mark.clause("LS6-028")
def test_active_police_make_all_of_the_election_harder_and_nothing_else() -> None:
    calm, active = in_race(), in_race(police=POLICE_ACTIVE)

    for place in (0, NAMES.index("donors"), NAMES.index("whispers")):
        easy = difficulty_for(calm, 0, KIND_PLACE, place)
        assert easy + 1 == difficulty_for(active, 0, KIND_PLACE, place)
    assert difficulty_for(active, 0, KIND_CHEER, 0) == difficulty_for(calm, 0, KIND_CHEER, 0)


@pytest.mark.clause("LS6-025")
def test_a_setback_feeds_the_betrayal_or_empties_the_chest() -> None:
    told: Told = []
    s = in_race(betrayal=2, chest=3)
    s.scenario.setback(s, Dealer(Quick(1), told))
    assert (3, 3) == (election(s).betrayal, election(s).chest)

    s = in_race(dealt_with=True, chest=3)
    s.scenario.setback(s, Dealer(Quick(1), told))
    assert (0, 2) == (election(s).betrayal, election(s).chest)
    assert [events.BetrayalMoved(1, 3, 8, "setback"), events.ChestMoved(-1, 2, "setback")] == told


@pytest.mark.clause("LS6-026")
@pytest.mark.parametrize(("chest", "left", "betrayal"), [(5, 4, 1), (1, 0, 1), (0, 0, 2)])
def test_a_rally_drinks_from_the_chest_and_if_that_is_not_enough_people_talk(
    chest: int, left: int, betrayal: int
) -> None:
    s = in_race(chest=chest, betrayal=1, exhausted="nico ruby", hands=("stan", "ines"))
    say(s, 0, "rally")

    assert (left, betrayal) == (election(s).chest, election(s).betrayal)
