"""Every guest: what it does while it sits there, and what it leaves behind."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.box.tables import SPECIALISATIONS
from intriga.games.gangsters.rules.attempt import KIND_PLACE, KIND_POLICE
from intriga.games.gangsters.rules.challenges import difficulty_for
from intriga.games.gangsters.rules.problems import SomebodyTakesProblem
from intriga.games.gangsters.scenarios.no_more_bets import events
from intriga.games.gangsters.scenarios.no_more_bets.state import casino, rack, stake
from intriga.games.gangsters.scenarios.no_more_bets.tables import EFFECTS, TABLES
from intriga.games.gangsters.state import (
    POLICE_ACTIVE,
    POLICE_CONTROLLED,
    POLICE_UNCONTROLLED,
    Gangsters,
)
from intriga.kernel.machine.heaps import count
from tests.games.gangsters.builders import of_kind, result
from tests.games.gangsters.scenarios.no_more_bets.builders import (
    GUEST_IDS,
    IDS,
    attempt,
    casino_box,
    end_of_round,
    in_casino,
    open_names,
    row,
    sits_at,
)

CRAPS = IDS.index("craps")
#: With the guest at craps: the stake and the difficulty there, and what is left of 3 chips in the evening.
SITS: dict[str, tuple[int, int, int]] = {
    "house_detective": (1, 6, 3),
    "card_sharp": (1, 5, 2),
    "senator": (2, 5, 3),
    "columnist": (1, 5, 3),
    "husband": (1, 5, 3),
    "rivals": (1, 5, 3),
    "dowager": (2, 5, 2),
    "pit_boss": (1, 6, 3),
}
#: What is left behind: chips, cards.
WON: dict[str, tuple[int, int]] = {
    "house_detective": (0, 0),
    "card_sharp": (1, 0),
    "senator": (0, 1),
    "columnist": (0, 1),
    "husband": (1, 0),
    "rivals": (2, 0),
    "dowager": (1, 0),
    "pit_boss": (0, 0),
}
EVIDENCE = {"house_detective", "senator", "columnist"}
QUIET = {"house_detective", "pit_boss"}
BEST = {
    "investigation": "may isidor",
    "search": "sadie finn",
    "driving": "renzo hattie",
    "running": "skip pasha",
    "melee": "stan molly",
    "intimidation": "prudence tadek",
    "healing": "doc ines",
    "persuasion": "lou pat",
}


def overcome(name: str, police: int = POLICE_CONTROLLED, tray: int = 3) -> Gangsters:
    """All successes at this guest, who sits at craps, with the two who are best at it."""
    challenge = casino_box().guests[GUEST_IDS.index(name)].challenge
    sent = BEST[SPECIALISATIONS[challenge.best]]
    s = in_casino((sent, "ruby"), tray=tray, sits={name: "craps"}, police=police, clan="nico wendell")
    draws = WON[name][1]
    attempt(s, name, sent, "4 4 1 1 1 1", "nico" if draws else "")
    return s


def test_the_lists_name_every_guest() -> None:
    assert GUEST_IDS == [*SITS] == [*WON]


@pytest.mark.clause("LS4-020")
@pytest.mark.parametrize("name", GUEST_IDS)
def test_what_a_guest_does_to_its_table(name: str) -> None:
    s = in_casino(sits={name: "craps"})

    assert SITS[name][:2] == (stake(s, CRAPS), difficulty_for(s, 0, KIND_PLACE, CRAPS))
    slots = IDS.index("slots")
    everywhere = 1 if name == "pit_boss" else 0
    assert (1, 4 + everywhere) == (stake(s, slots), difficulty_for(s, 0, KIND_PLACE, slots))


@pytest.mark.clause("LS4-014", "LS4-021")
@pytest.mark.parametrize("name", GUEST_IDS)
def test_what_a_guest_does_at_the_end_of_a_round(name: str) -> None:
    s = in_casino(sits={name: "craps"}, lies={"poker": 1})
    told = end_of_round(s)
    taken = SITS[name][2] - 3

    assert 3 + taken == casino(s).tray
    moved = [events.TrayMoved(taken, "guest", row(s, name), 3 + taken)] if taken else []
    assert moved == of_kind(told, events.TrayMoved)
    assert isinstance(s.stack[-1], SomebodyTakesProblem) == (name == "rivals")
    kinds = [type(event) for event in told if type(event) in (events.TrayMoved, events.TableClosed)]
    assert [events.TrayMoved] * len(moved) + [events.TableClosed] == kinds


@pytest.mark.clause("LS4-019", "LS4-022")
@pytest.mark.parametrize("name", GUEST_IDS)
def test_what_a_guest_leaves_behind(name: str) -> None:
    s = overcome(name)
    chips, cards = WON[name]

    assert (3 + chips, 7 - chips) == (casino(s).tray, rack(casino(s)))
    assert "" == sits_at(s, name)
    assert name not in open_names(s)
    assert cards == count(s.hands[0])


@pytest.mark.clause("LS4-022")
@pytest.mark.parametrize("name", GUEST_IDS)
def test_who_sees_to_the_police(name: str) -> None:
    assert (name in QUIET) == (POLICE_CONTROLLED == overcome(name, POLICE_UNCONTROLLED).police)
    assert POLICE_ACTIVE == overcome(name, POLICE_ACTIVE).police


@pytest.mark.clause("LS4-022")
def test_the_house_leaves_no_more_chips_than_it_has() -> None:
    assert 10 == casino(overcome("rivals", tray=9)).tray
    assert 10 == casino(overcome("rivals", tray=10)).tray


@pytest.mark.clause("LS4-022")
def test_where_the_clan_deck_is_empty_nobody_draws() -> None:
    s = in_casino(("renzo hattie", "ruby"), sits={"senator": "craps"}, clan="")
    attempt(s, "senator", "renzo hattie", "4 4 1 1 1 1")

    assert 0 == s.hands[0]


@pytest.mark.clause("LS4-024")
@pytest.mark.parametrize("name", GUEST_IDS)
def test_who_is_evidence(name: str) -> None:
    s = in_casino(sits={name: "craps"})

    assert (1 if name in EVIDENCE else 0) == s.scenario.fingerprints(s)
    left = in_casino(gone=name)
    assert 0 == left.scenario.fingerprints(left)


@pytest.mark.clause("LS4-019")
def test_a_guest_at_a_closed_table_can_be_overcome() -> None:
    s = in_casino(("lou pat", "ines"), closed="craps", sits={"pit_boss": "craps"})
    told = attempt(s, "pit_boss", "lou pat", "4 4 1 1 1 1")

    assert events.GuestLeft(1, row(s, "pit_boss")) in told


@pytest.mark.clause("LS4-011", "LS4-019")
def test_failing_at_a_guest_costs_no_chips() -> None:
    s = in_casino(("lou pat", "ines"), sits={"senator": "craps"})
    attempt(s, "senator", "lou", "1")

    assert (3, "craps") == (casino(s).tray, sits_at(s, "senator"))


# ── penalties of everybody ──


@pytest.mark.clause("LS4-023")
def test_the_columnist_makes_the_police_harder() -> None:
    s = in_casino(sits={"columnist": "craps"})

    assert 5 == difficulty_for(s, 1, KIND_POLICE, 0)
    assert 4 == difficulty_for(in_casino(gone="columnist"), 1, KIND_POLICE, 0)


@pytest.mark.clause("LS4-023")
def test_with_the_jealous_husband_a_lock_hurts_more() -> None:
    s = in_casino(sits={"husband": "slots"})

    found = result(attempt(s, "craps", "nico", "4 lock 1"))

    assert (1, 2) == (found.locks, found.damage)


@pytest.mark.clause("LS4-023")
def test_the_floor_manager_makes_tables_and_guests_harder() -> None:
    s = in_casino(sits={"pit_boss": "craps", "senator": "poker"})

    assert 5 == difficulty_for(s, 0, KIND_PLACE, TABLES + GUEST_IDS.index("senator"))
    assert 4 == difficulty_for(s, 0, KIND_POLICE, 0)


def test_every_effect_is_on_some_card() -> None:
    on_cards = {one.do for guest in casino_box().guests for one in (*guest.sits, *guest.evening, *guest.won)}

    assert set(range(len(EFFECTS))) == on_cards


def test_two_guests_do_their_work_one_after_the_other() -> None:
    s = in_casino(sits={"card_sharp": "craps", "dowager": "poker"}, tray=2, lies={"slots": 1})
    told = end_of_round(s)

    assert [1, 0] == [event.tray for event in of_kind(told, events.TrayMoved)]
