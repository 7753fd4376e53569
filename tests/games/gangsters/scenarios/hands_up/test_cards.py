"""Every card of the bank and of the hours: what it costs, and what overcoming it brings."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events as core
from intriga.games.gangsters.box.tables import SPECIALISATIONS
from intriga.games.gangsters.rules.attempt import KIND_PLACE, KIND_POLICE, KIND_PROBLEM
from intriga.games.gangsters.rules.challenges import difficulty_for
from intriga.games.gangsters.rules.evidence import fingerprints_on_table
from intriga.games.gangsters.rules.problems import SomebodyTakesProblem
from intriga.games.gangsters.scenarios.hands_up import events
from intriga.games.gangsters.scenarios.hands_up.state import bags_at_once, heist
from intriga.games.gangsters.state import POLICE_ACTIVE, POLICE_CONTROLLED, POLICE_UNCONTROLLED
from tests.games.gangsters.builders import attempt, names, of_kind, problem_names, refused, result, say
from tests.games.gangsters.scenarios.hands_up.builders import (
    IDS,
    at,
    bags,
    bank_box,
    open_names,
    robbery,
    said,
    to_round_end,
    tried,
)

#: The challenge of every card: whoever is best, the difficulty, the successes; and somebody who is best.
CARDS = {
    "alarm": ("repair", 4, 2, "ingrid"),
    "tills": ("intimidation", 4, 0, "prudence"),
    "vault_door": ("melee", 4, 3, "stan"),
    "boxes": ("search", 4, 0, "sadie"),
    "safe": ("investigation", 5, 3, "may"),
    "watchman": ("melee", 3, 1, "stan"),
    "rifleman": ("shooting", 5, 1, "nico"),
    "couriers": ("shooting", 4, 2, "nico"),
    "hostages": ("persuasion", 4, 1, "lou"),
    "cashier": ("intimidation", 4, 1, "prudence"),
    "wounded": ("healing", 4, 1, "doc"),
    "photographer": ("running", 5, 1, "skip"),
    "grille": ("repair", 4, 2, "ingrid"),
    "gas": ("search", 4, 1, "sadie"),
    "examiner": ("investigation", 4, 1, "may"),
}


def test_there_are_sixteen_cards_with_the_police_card() -> None:
    assert list(CARDS) == IDS[:-1]
    assert 16 == len(IDS[:-1]) + 1


@pytest.mark.clause("LS1-008", "LS1-009", "LS1-011", "LS1-013")
@pytest.mark.parametrize("name", CARDS)
def test_every_card_is_a_challenge_and_goes_when_it_is_overcome(name: str) -> None:
    best, difficulty, successes, sender = CARDS[name]
    challenge = bank_box().cards[IDS.index(name)].challenge
    s = robbery([sender, "hattie"], cards=name)
    heist(s).bags[IDS.index(name)] = min(1, heist(s).bags[IDS.index(name)])
    if successes > 1:
        s.markers[IDS.index(name)] = successes - 1
    dice = "4 3 4" if name not in ("gas", "watchman") else "4 4" if name == "gas" else "4 4 4"
    told = tried(s, name, sender, dice)

    assert (best, difficulty, successes) == (
        SPECIALISATIONS[challenge.best],
        challenge.difficulty,
        challenge.successes,
    )
    assert name not in open_names(s).split()
    assert [events.CardGone(1, IDS.index(name) + 1)] == of_kind(told, events.CardGone)
    assert 0 == s.markers[IDS.index(name)]


# ── the bank ──


@pytest.mark.clause("LS1-009")
def test_the_alarm_needs_two_successes_at_four() -> None:
    s = robbery(["ingrid skip", "may"], cards="alarm")
    tried(s, "alarm", "ingrid", "4 3 lock")

    assert (1, "alarm getaway") == (s.markers[0], open_names(s))
    tried(s, "alarm", "skip", "4")
    assert "getaway" == open_names(s)


@pytest.mark.clause("LS1-009")
def test_while_the_alarm_rings_one_player_takes_a_problem_at_the_end_of_the_round() -> None:
    s = robbery(cards="alarm")
    to_round_end(s)
    assert isinstance(s.stack[-1], SomebodyTakesProblem)
    said(s, "boss 2", "wiretap")

    assert "wiretap" == problem_names(s.problems[1])
    assert "alarm getaway" == open_names(s)


@pytest.mark.clause("LS1-012")
def test_behind_the_vault_door_are_the_boxes_and_the_safe() -> None:
    s = robbery(["stan molly", "may"])
    told = tried(s, "vault_door", "stan molly", "4 4 4 1 1 1")

    assert "tills boxes safe getaway" == open_names(s)
    assert [events.VaultOpened(1)] == of_kind(told, events.VaultOpened)


def test_the_safe_cannot_be_tried_through_a_closed_door() -> None:
    s = robbery()

    assert ("not_open", "LG-033") == refused(s, 0, at("safe"))


# ── the hours: what they cost ──


@pytest.mark.clause("LS1-007")
@pytest.mark.parametrize("name", CARDS)
def test_two_cards_are_evidence(name: str) -> None:
    expected = 1 if name in ("wounded", "photographer") else 0

    assert expected == fingerprints_on_table(robbery(cards=name))


@pytest.mark.clause("LS1-022")
def test_the_watchman_makes_the_bank_harder() -> None:
    s = robbery(cards="watchman tills", before=["wiretap"])
    wiretap = 0

    assert 5 == difficulty_for(s, 0, KIND_PLACE, IDS.index("tills"))
    assert 4 == difficulty_for(s, 0, KIND_POLICE, 0)
    assert 3 == difficulty_for(s, 0, KIND_PROBLEM, wiretap)


@pytest.mark.clause("LS1-022")
def test_the_rifleman_hurts() -> None:
    s = robbery(["nico stan", "may"], cards="rifleman tills")
    attempt(s, at("tills"), "nico", "lock")
    told = said(s, "go on")

    assert (1, 2) == (result(told).locks, result(told).damage)
    assert "nico" == names(s.out)


@pytest.mark.clause("LS1-022")
def test_the_hostages_make_the_police_harder() -> None:
    s = robbery(cards="hostages tills")

    assert 5 == difficulty_for(s, 0, KIND_POLICE, 0)
    assert 4 == difficulty_for(s, 0, KIND_PLACE, IDS.index("tills"))


@pytest.mark.clause("LS1-022")
def test_in_tear_gas_every_roll_has_a_die_fewer() -> None:
    s = robbery(["sadie", "may"], cards="gas")
    told = attempt(s, at("gas"), "sadie", "2 2")

    assert [core.Rolled(1, ["2", "2"], None, 1)] == of_kind(told, core.Rolled)


@pytest.mark.clause("LS1-023")
def test_the_cashier_moves_the_clock_at_the_end_of_the_round() -> None:
    s = robbery(cards="cashier", clock=5)
    told = to_round_end(s)

    assert 6 == heist(s).clock
    assert [events.ClockMoved(6, 12, "card")] == of_kind(told, events.ClockMoved)


@pytest.mark.clause("LS1-023")
def test_the_examiner_loses_a_bag_of_the_hall() -> None:
    s = robbery(cards="examiner", hall=2, car=3)
    told = to_round_end(s)

    assert ((1, 3), 1) == (bags(s), heist(s).lost)
    assert [events.BagLost(IDS.index("examiner") + 1, 1)] == of_kind(told, events.BagLost)


@pytest.mark.clause("LS1-023")
def test_the_examiner_finds_nothing_in_an_empty_hall() -> None:
    s = robbery(cards="examiner", car=3)

    assert [] == of_kind(to_round_end(s), events.BagLost)
    assert ((0, 3), 0) == (bags(s), heist(s).lost)


@pytest.mark.clause("LS1-024")
@pytest.mark.parametrize("name", ["boxes", "couriers"])
def test_a_slip_at_the_boxes_or_with_the_couriers_is_a_problem(name: str) -> None:
    s = robbery(["skip", "may"], cards=name)
    tried(s, name, "skip", "1", "wiretap")

    assert "wiretap" == problem_names(s.problems[0])


@pytest.mark.clause("LS1-025")
@pytest.mark.parametrize(("cards", "carried"), [("tills", 3), ("couriers", 2), ("grille", 0)])
def test_the_way_to_the_car_can_be_slow_or_shut(cards: str, carried: int) -> None:
    s = robbery(cards=cards, hall=4)

    assert carried == bags_at_once(s)
    if carried:
        said(s, "act 1")
        assert (4 - carried, carried) == bags(s)
    else:
        assert ("bank_way_out_blocked", "LS1-025") == refused(s, 0, "act 1")


# ── the hours: what overcoming them brings ──


@pytest.mark.clause("LS1-026")
@pytest.mark.parametrize(
    ("cards", "won", "place", "markers"),
    [
        ("examiner vault_door", 0, "vault_door", 1),
        ("examiner vault_door", 2, "vault_door", 2),  # never the last one
        ("examiner safe", 1, "safe", 2),
        ("examiner tills", 0, "safe", 0),
    ],
)
def test_the_examiner_gives_a_hint(cards: str, won: int, place: str, markers: int) -> None:
    s = robbery(["may", "nico"], cards=cards)
    s.markers[IDS.index(place)] = won
    told = tried(s, "examiner", "may", "4 1 1")

    assert markers == s.markers[IDS.index(place)]
    assert (markers > won) == bool(of_kind(told, events.HintGiven))


@pytest.mark.clause("LS1-027")
@pytest.mark.parametrize(("clock", "then"), [(6, 5), (1, 1)])
def test_the_wounded_guard_phones_the_station(clock: int, then: int) -> None:
    s = robbery(["doc", "nico"], cards="wounded", clock=clock)
    tried(s, "wounded", "doc", "4 1 1")

    assert then == heist(s).clock
    assert "getaway" == open_names(s), "no bell rings on the way back"


@pytest.mark.clause("LS1-028")
@pytest.mark.parametrize(
    ("police", "then"),
    [(POLICE_UNCONTROLLED, POLICE_CONTROLLED), (POLICE_ACTIVE, POLICE_ACTIVE)],
)
def test_calm_hostages_keep_the_police_away(police: int, then: int) -> None:
    s = robbery(["lou", "nico"], cards="hostages", police=police)
    tried(s, "hostages", "lou", "4 1 1")

    assert then == s.police


@pytest.mark.clause("LS1-029")
def test_henchmen_are_revived_and_cheered_up_at_the_bar() -> None:
    box = bank_box()
    assert ("healing", 4) == (SPECIALISATIONS[box.revive.best], box.revive.difficulty)
    assert ("persuasion", 3) == (SPECIALISATIONS[box.cheer.best], box.cheer.difficulty)
    s = robbery(["doc lou", "nico"], out="may", exhausted="stan finn")

    attempt(s, "revive", "doc", "4 lock lock")
    say(s, 0, "go on")
    assert ("", "finn may stan") == (names(s.out), names(s.exhausted))
    attempt(s, "cheer", "lou", "3 lock lock")
    say(s, 0, "go on")
    say(s, 0, "pick stan")
    assert "finn may" == names(s.exhausted)
