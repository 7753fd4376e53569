"""The mayor's answers: when they come, what they take, what thwarting them brings."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.box.tables import SPECIALISATIONS
from intriga.games.gangsters.rules.attempt import KIND_POLICE
from intriga.games.gangsters.rules.challenges import difficulty_for
from intriga.games.gangsters.scenarios.election import events
from intriga.games.gangsters.scenarios.election.state import NO_VISIT, election, still_to_come
from intriga.games.gangsters.scenarios.election.tables import EFFECTS, FIRST_VISIT, VISITS
from intriga.games.gangsters.state import (
    POLICE_ACTIVE,
    POLICE_CONTROLLED,
    POLICE_UNCONTROLLED,
    Gangsters,
)
from intriga.kernel.machine.chance import Guided
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count
from tests.games.gangsters.builders import Told, of_kind
from tests.games.gangsters.scenarios.election.builders import (
    IDS,
    VISIT_IDS,
    election_box,
    end_round,
    evening,
    in_race,
    item,
    open_names,
    row,
    say,
    succeed,
    votes,
)

#: One evening with the card, with a vote promised and one sure in its district and 5 in the chest:
#: promised and sure votes there, and the chest.
EVENINGS: dict[str, tuple[int, int, int]] = {
    "free_beer": (0, 1, 5),
    "bankers_dinner": (0, 1, 5),
    "soup_kitchen": (0, 1, 5),
    "fireworks": (0, 1, 5),
    "pinkertons": (0, 1, 5),
    "garden_party": (1, 0, 5),
}
#: Overcoming it, with a sure vote there: promised votes there, the chest, cards drawn.
WON: dict[str, tuple[int, int, int]] = {
    "free_beer": (0, 7, 0),
    "bankers_dinner": (1, 5, 0),
    "soup_kitchen": (0, 5, 1),
    "fireworks": (1, 5, 0),
    "pinkertons": (0, 5, 0),
    "garden_party": (0, 7, 0),
}
BEST = {
    "running": "skip pasha",
    "search": "sadie finn",
    "repair": "ingrid wendell",
    "shooting": "nico ruby",
    "melee": "stan molly",
    "persuasion": "lou pat",
}


def begin(s: Gangsters, this_round: int, chance: str = "") -> Told:
    told: Told = []
    s.round = this_round
    luck = Guided([item(one) for one in chance.split()])
    s.scenario.begin_round(s, Dealer(luck, told))
    assert luck.used == len(luck.items)
    return told


def overcome(name: str, police: int = POLICE_CONTROLLED) -> Gangsters:
    """The last success at this answer, with the two who are best at it."""
    district = IDS[VISIT_IDS.index(name)]
    sent = BEST[SPECIALISATIONS[election_box().visits[VISIT_IDS.index(name)].challenge.best]]
    s = in_race((sent, "ines"), sure={district: 1}, visit=name, chest=5, this_round=3, police=police)
    place = FIRST_VISIT + VISIT_IDS.index(name)
    s.markers[place] = s.scenario.challenge(s, place).successes - 1
    succeed(s, name, sent, 1, "doc" if WON[name][2] else "")
    assert 0 == s.markers[place]
    return s


@pytest.mark.clause("LS6-012")
def test_in_the_first_phase_the_mayor_keeps_still_and_then_he_answers_every_round() -> None:
    s = in_race()
    assert [] == of_kind(begin(s, 2), events.MayorAnswered)

    told = begin(s, 3, "fireworks")
    answered = events.MayorAnswered(row(s, "fireworks"), row(s, "bright_lights"))
    assert [answered] == of_kind(told, events.MayorAnswered)
    assert "fireworks" in open_names(s).split()


@pytest.mark.clause("LS6-012")
def test_he_comes_to_every_district_once() -> None:
    s = in_race(seen=" ".join(VISIT_IDS[1:]))
    assert 1 == count(still_to_come(election(s)))
    begin(s, 5, "free_beer")
    assert "docks" == IDS[election(s).visit]

    s = in_race(seen=" ".join(VISIT_IDS))
    assert [] == of_kind(begin(s, 5), events.MayorAnswered)
    assert VISITS == len(IDS)


@pytest.mark.clause("LS6-014", "LS6-015")
@pytest.mark.parametrize("name", EVENINGS)
def test_an_evening_with_it(name: str) -> None:
    district = IDS[VISIT_IDS.index(name)]
    other = "docks" if district != "docks" else "heights"
    s = in_race(promised={district: 1, other: 1}, sure={district: 1}, visit=name, chest=5, this_round=3)
    told = evening(s)
    if name == "soup_kitchen":
        say(s, 0, "boss 2", "wiretap")

    assert EVENINGS[name] == (*votes(s, district), election(s).chest)
    assert (1, 0) == votes(s, other)
    assert [events.VotesLost(row(s, district), 1)] == of_kind(told, events.VotesLost)
    assert NO_VISIT == election(s).visit
    assert [events.MayorLeft(None, row(s, name))] == of_kind(told, events.MayorLeft)
    assert (name == "soup_kitchen") == bool(s.problems[1])


@pytest.mark.clause("LS6-014")
def test_where_nothing_was_promised_nothing_is_lost_and_markers_go_with_the_card() -> None:
    s = in_race(sure={"docks": 2}, visit="free_beer", this_round=3)
    s.markers[FIRST_VISIT] = 1
    told = evening(s)

    assert [] == of_kind(told, events.VotesLost)
    assert (0, 2) == votes(s, "docks")
    assert 0 == sum(s.markers)


@pytest.mark.clause("LS6-013")
@pytest.mark.parametrize("name", WON)
def test_overcoming_it(name: str) -> None:
    s = overcome(name)
    district = IDS[VISIT_IDS.index(name)]

    promised, chest, drawn = WON[name]
    assert NO_VISIT == election(s).visit
    assert ((promised, 1), chest) == (votes(s, district), election(s).chest)
    assert drawn == count(s.hands[0])


@pytest.mark.clause("LS6-013")
def test_a_vote_is_promised_only_where_one_is_left() -> None:
    s = in_race(("nico ruby", "ines"), sure={"bright_lights": 2}, visit="fireworks", this_round=3)
    succeed(s, "fireworks", "nico ruby")

    assert (0, 2) == votes(s, "bright_lights")


@pytest.mark.clause("LS6-013")
@pytest.mark.parametrize(
    ("before", "after"), [(POLICE_UNCONTROLLED, POLICE_CONTROLLED), (POLICE_ACTIVE, POLICE_ACTIVE)]
)
def test_strikebreakers_sent_home_calm_the_police_unless_they_are_active(before: int, after: int) -> None:
    district = "rail_yards"
    s = in_race(("stan molly", "ines"), visit="pinkertons", sure={district: 1}, this_round=3, police=before)
    s.markers[FIRST_VISIT + VISIT_IDS.index("pinkertons")] = 1
    succeed(s, "pinkertons", "stan molly")

    assert after == s.police


@pytest.mark.clause("LS6-014")
def test_a_promise_outlives_the_evening_if_the_mayor_was_thwarted() -> None:
    s = in_race(("skip pasha", "ines"), promised={"docks": 2}, visit="free_beer", this_round=3)
    succeed(s, "free_beer", "skip pasha")
    evening(s)

    assert (2, 0) == votes(s, "docks")


@pytest.mark.clause("LS6-030", "LS6-031")
def test_penalties_and_fingerprints_hold_while_the_card_lies_there() -> None:
    calm, police = in_race(), in_race(visit="fireworks")

    assert 1 == difficulty_for(police, 0, KIND_POLICE, 0) - difficulty_for(calm, 0, KIND_POLICE, 0)
    assert ["fireworks", "pinkertons"] == [one.name for one in election_box().visits if one.penalties]
    assert ["bankers_dinner"] == [one.name for one in election_box().visits if one.fingerprint]
    for name in VISIT_IDS:
        s = in_race(visit=name)
        assert int(name == "bankers_dinner") == s.scenario.fingerprints(s)
        assert int(name in ("fireworks", "pinkertons")) == len(s.scenario.penalties(s))
    assert 0 == calm.scenario.fingerprints(calm)


def test_every_effect_is_on_a_card() -> None:
    box = election_box()
    used = {effect.do for one in (*box.visits, *box.traitors) for effect in (*one.evening, *one.won)}

    assert used == set(range(len(EFFECTS)))


def test_the_next_round_begins_with_an_answer() -> None:
    s = in_race(this_round=3, visit="free_beer")
    evening(s)
    told = end_round(s, "garden_party")

    assert 4 == s.round
    assert [events.MayorAnswered(row(s, "garden_party"), row(s, "heights"))] == of_kind(
        told, events.MayorAnswered
    )
