"""Every neighbour: what it does while it stands there, and what it leaves behind."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.box.tables import DISTRICTS, SPECIALISATIONS
from intriga.games.gangsters.rules.attempt import KIND_PLACE, KIND_POLICE
from intriga.games.gangsters.rules.challenges import difficulty_for
from intriga.games.gangsters.scenarios.neighbour import events
from intriga.games.gangsters.scenarios.neighbour.state import city
from intriga.games.gangsters.scenarios.neighbour.tables import EFFECTS
from intriga.games.gangsters.state import (
    POLICE_ACTIVE,
    POLICE_CONTROLLED,
    POLICE_UNCONTROLLED,
    Gangsters,
)
from tests.games.gangsters.builders import of_kind
from tests.games.gangsters.scenarios.neighbour.builders import (
    IDS,
    NEIGHBOUR_IDS,
    all_anger,
    attempt,
    city_box,
    evening,
    in_city,
    row,
    say,
    stands_at,
)

#: One evening in the heights, with an income of 10 and anger 2 there: the income and all anger afterwards.
EVENINGS: dict[str, tuple[int, dict[str, int]]] = {
    "callahans": (8, {"heights": 2}),
    "sermon": (10, {"heights": 2, "downtown": 1, "bright_lights": 1, "rail_yards": 1}),
    "widow": (10, {"heights": 2}),
    "committee": (10, {"heights": 2}),
    "alderman": (10, {"heights": 2}),
    "night_watch": (10, {"heights": 2}),
    "bookkeeper": (10, {"heights": 3}),
}
#: Overcoming it there: income, anger of the heights, cards drawn.
WON: dict[str, tuple[int, int, int]] = {
    "callahans": (13, 2, 0),
    "sermon": (10, 0, 0),
    "widow": (10, 2, 1),
    "committee": (10, 1, 0),
    "alderman": (10, 2, 0),
    "night_watch": (10, 1, 0),
    "bookkeeper": (13, 2, 0),
}
BEST = {
    "melee": "stan molly",
    "persuasion": "lou pat",
    "running": "skip pasha",
    "intimidation": "prudence tadek",
    "investigation": "may isidor",
    "driving": "renzo hattie",
    "search": "sadie finn",
}


def visited(
    name: str, hands: tuple[str, str] = ("stan", "ines"), police: int = POLICE_CONTROLLED
) -> Gangsters:
    return in_city(
        hands,
        steps={"heights": 1},
        anger={"heights": 2},
        stands={name: "heights"},
        income=10,
        police=police,
    )


def overcome(name: str, police: int = POLICE_CONTROLLED) -> Gangsters:
    """The last success at this neighbour, with the two who are best at it; pat and prudence are at home."""
    best = SPECIALISATIONS[city_box().neighbours[NEIGHBOUR_IDS.index(name)].challenge.best]
    sent = BEST[best]
    s = visited(name, (sent, "ines"), police)
    place = DISTRICTS + NEIGHBOUR_IDS.index(name)
    s.markers[place] = s.scenario.challenge(s, place).successes - 1
    dice = "4 1 1 1 1 1" + (" 1" if {"pat", "prudence"} & set(sent.split()) else "")
    attempt(s, name, sent, dice, "doc" if WON[name][2] else "")
    assert 0 == s.markers[place]
    return s


def test_these_are_all_neighbours() -> None:
    assert NEIGHBOUR_IDS == list(EVENINGS) == list(WON)


@pytest.mark.clause("LS3-019", "LS3-020")
@pytest.mark.parametrize("name", EVENINGS)
def test_an_evening_with_it(name: str) -> None:
    s = visited(name)
    evening(s)
    if name == "committee":
        say(s, 0, "boss 2", "wiretap")

    assert EVENINGS[name] == (city(s).income, all_anger(s))
    assert (name == "committee") == bool(s.problems[1])


@pytest.mark.clause("LS3-018", "LS3-021")
@pytest.mark.parametrize("name", WON)
def test_overcoming_it(name: str) -> None:
    s = overcome(name)

    income, anger, drawn = WON[name]
    assert "" == stands_at(s, name)
    assert (income, anger) == (city(s).income, city(s).anger[IDS.index("heights")])
    assert drawn == bin(s.hands[0]).count("1")


@pytest.mark.clause("LS3-018")
def test_a_neighbour_who_needs_two_successes_keeps_the_first() -> None:
    s = visited("callahans")
    attempt(s, "callahans", "stan", "4 1 1")

    assert "heights" == stands_at(s, "callahans")
    assert 1 == s.markers[DISTRICTS]


@pytest.mark.clause("LS3-016")
def test_markers_go_with_a_neighbour_whose_district_rises() -> None:
    s = visited("callahans")
    s.markers[DISTRICTS] = 1
    city(s).anger[IDS.index("heights")] = 4
    evening(s)

    assert 0 == sum(s.markers)


@pytest.mark.clause("LS3-021")
@pytest.mark.parametrize(
    ("before", "after"), [(POLICE_UNCONTROLLED, POLICE_CONTROLLED), (POLICE_ACTIVE, POLICE_ACTIVE)]
)
def test_the_alderman_calms_the_police_unless_they_are_active(before: int, after: int) -> None:
    assert after == overcome("alderman", before).police


@pytest.mark.clause("LS3-021")
def test_what_a_neighbour_leaves_ends_with_the_track_and_robbers_find_no_more_than_there_is() -> None:
    s = visited("callahans", ("stan molly", "ines"))
    city(s).income = 69
    s.markers[DISTRICTS] = 1
    told = attempt(s, "callahans", "stan molly", "4 1 1 1 1 1")
    assert [events.IncomeMoved(row(s, "callahans"), 1, 70)] == of_kind(told, events.IncomeMoved)

    s = visited("callahans")
    city(s).income = 0
    assert [] == of_kind(evening(s), events.IncomeMoved)


@pytest.mark.clause("LS3-027")
def test_penalties_hold_while_the_neighbour_stands_there() -> None:
    calm, police = in_city(), visited("alderman")
    assert 1 == difficulty_for(police, 0, KIND_POLICE, 0) - difficulty_for(calm, 0, KIND_POLICE, 0)
    watch = visited("night_watch")
    assert 1 == difficulty_for(watch, 0, KIND_PLACE, 0) - difficulty_for(calm, 0, KIND_PLACE, 0)
    assert ["widow", "alderman", "night_watch"] == [
        one.name for one in city_box().neighbours if one.penalties
    ]
    assert 1 == len(visited("widow").scenario.penalties(visited("widow")))
    assert [] == calm.scenario.penalties(calm)


@pytest.mark.clause("LS3-028")
def test_fingerprints_are_evidence_while_the_neighbour_stands_there() -> None:
    marked = [one.name for one in city_box().neighbours if one.fingerprint]

    assert ["committee", "alderman"] == marked
    for name in NEIGHBOUR_IDS:
        assert int(name in marked) == visited(name).scenario.fingerprints(visited(name))
    s = in_city(stands={"committee": "docks", "alderman": "heights"})
    assert 2 == s.scenario.fingerprints(s)


def test_every_effect_is_on_a_card() -> None:
    used = {effect.do for one in city_box().neighbours for effect in (*one.evening, *one.won)}

    assert used == set(range(len(EFFECTS)))


# ── districts and board ──


@pytest.mark.clause("LS3-009")
@pytest.mark.parametrize(
    ("name", "best", "difficulty"),
    [
        ("docks", "melee", 4),
        ("downtown", "persuasion", 5),
        ("anthill", "healing", 4),
        ("bright_lights", "shooting", 4),
        ("rail_yards", "repair", 4),
        ("heights", "investigation", 5),
    ],
)
def test_every_district_is_a_challenge(name: str, best: str, difficulty: int) -> None:
    s = in_city(steps={name: 1})
    found = s.scenario.challenge(s, IDS.index(name))

    assert (best, difficulty, 0) == (SPECIALISATIONS[found.best], found.difficulty, found.successes)
    assert not found.harmless


@pytest.mark.clause("LS3-024", "LS3-026")
def test_police_revive_and_cheer_are_on_the_board() -> None:
    s = in_city()
    rows = [s.scenario.police(s), s.scenario.revive(s), s.scenario.cheer(s)]

    assert [("intimidation", 4, 1), ("healing", 4, 0), ("persuasion", 3, 0)] == [
        (SPECIALISATIONS[one.best], one.difficulty, one.successes) for one in rows
    ]
    assert all(one.harmless for one in rows)
