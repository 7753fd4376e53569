"""Set-up, the croupier, midnight, and when guests come."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.invariants import invariants
from intriga.games.gangsters.rules.attempt import KIND_CHEER, KIND_POLICE, KIND_REVIVE
from intriga.games.gangsters.rules.challenges import challenge_of
from intriga.games.gangsters.rules.problems import SomebodyTakesProblem
from intriga.games.gangsters.scenarios.no_more_bets import events
from intriga.games.gangsters.scenarios.no_more_bets.rules import SCENARIO
from intriga.games.gangsters.scenarios.no_more_bets.rules.closing import table_to_close
from intriga.games.gangsters.scenarios.no_more_bets.rules.payout import TABLE_IS_CLOSED
from intriga.games.gangsters.scenarios.no_more_bets.state import casino, clockwise, rack
from intriga.games.gangsters.scenarios.no_more_bets.tables import CARDS, CHIPS, GUESTS, TABLES
from intriga.games.gangsters.state import POLICE_UNCONTROLLED
from intriga.kernel.machine.frames import FINE
from tests.games.gangsters.builders import dealt, of_kind
from tests.games.gangsters.scenarios.no_more_bets.builders import (
    GUEST_IDS,
    IDS,
    casino_box,
    closed_at,
    end_of_round,
    in_casino,
    lie_at,
    next_round,
    refused,
    row,
    say,
    sits_at,
)


@pytest.mark.clause("LS4-001", "LS4-002", "LS4-003")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_the_start_the_tables_are_empty_and_the_roulette_is_closed(players: int) -> None:
    s, told = dealt(players, scenario=SCENARIO)
    m = casino(s)
    tray = casino_box().numbers[1].tray[players - 1]

    assert 15 == CARDS == 1 + TABLES + GUESTS == 1 + len(IDS) + len(GUEST_IDS)
    assert (tray, CHIPS - tray, "roulette") == (m.tray, rack(m), closed_at(s))
    assert [0] * TABLES == m.lies
    assert "" == "".join(sits_at(s, name) for name in GUEST_IDS)
    assert POLICE_UNCONTROLLED == s.police
    (opened,) = of_kind(told, events.CasinoOpened)
    assert (tray, row(s, "roulette")) == (opened.tray, opened.closed)
    assert [] == invariants(s)


@pytest.mark.clause("LS4-004")
def test_the_tables_stand_in_a_circle() -> None:
    assert ["slots", "craps", "blackjack", "poker", "baccarat", "roulette"] == IDS
    m = casino(in_casino(closed="blackjack"))

    assert ["poker", "baccarat", "roulette", "slots", "craps", "blackjack"] == [
        IDS[one] for one in clockwise(m)
    ]


@pytest.mark.clause("LS4-025", "LS4-027")
def test_the_challenges_of_the_board() -> None:
    s = in_casino()
    found = [challenge_of(s, kind, 0) for kind in (KIND_POLICE, KIND_REVIVE, KIND_CHEER)]

    assert [(7, 4, 1, True), (8, 4, 0, True), (7, 3, 0, True)] == [
        (one.best, one.difficulty, one.successes, one.harmless) for one in found
    ]


# ── the croupier ──


@pytest.mark.clause("LS4-015")
@pytest.mark.parametrize(
    ("lies", "closed", "closes"),
    [
        ({}, "roulette", "slots"),
        ({}, "poker", "baccarat"),
        ({"craps": 1, "poker": 2}, "roulette", "poker"),
        ({"craps": 2, "poker": 2}, "roulette", "craps"),
        ({"craps": 2, "poker": 2}, "blackjack", "poker"),
        ({"slots": 1}, "roulette", "slots"),
        ({"slots": 1, "roulette": 1}, "baccarat", "roulette"),
    ],
)
def test_the_croupier_closes_the_table_with_most_chips(
    lies: dict[str, int], closed: str, closes: str
) -> None:
    s = in_casino(lies=lies, closed=closed)
    assert closes == IDS[table_to_close(s)]
    told = end_of_round(s)

    assert closes == closed_at(s)
    assert 0 == lie_at(s, closes)
    swept = lies.get(closes, 0)
    assert [events.TableClosed(row(s, closes), swept, row(s, closed))] == of_kind(told, events.TableClosed)
    assert sum(lies.values()) - swept == sum(casino(s).lies)


@pytest.mark.clause("LS4-015")
def test_the_croupier_takes_rent_where_he_finds_nothing_on_the_tables() -> None:
    s = in_casino()
    told = end_of_round(s)
    assert events.TrayMoved(-1, "rent", None, 2) in told
    assert (2, 8) == (casino(s).tray, rack(casino(s)))

    s = in_casino(lies={"craps": 1})
    assert [] == of_kind(end_of_round(s), events.TrayMoved)
    assert 3 == casino(s).tray


@pytest.mark.clause("LS4-016")
def test_at_a_closed_table_nobody_may_play_until_the_end_of_the_next_round() -> None:
    s = in_casino(this_round=3)
    slots, roulette = IDS.index("slots"), IDS.index("roulette")
    assert ("casino_table_is_closed", "LS4-016") == refused(s, 0, "place roulette")

    end_of_round(s)
    next_round(s)
    tried = s.scenario.why_not_try
    assert (TABLE_IS_CLOSED, FINE) == (tried(s, 0, slots), tried(s, 0, roulette))


@pytest.mark.clause("LS4-013")
def test_midnight_is_told_once() -> None:
    for this_round, times in ((3, 0), (4, 1), (5, 0)):
        s = in_casino(this_round=this_round, gone=" ".join(GUEST_IDS))
        end_of_round(s)
        assert times == len(of_kind(next_round(s), events.StakesRaised))


# ── guests ──


@pytest.mark.clause("LS4-017", "LS4-018")
@pytest.mark.parametrize(
    ("lies", "sits", "at"),
    [
        ({}, {}, "craps"),  # the slot machines close, craps come next
        ({"poker": 1}, {}, "baccarat"),
        ({}, {"senator": "craps"}, "blackjack"),
        ({"poker": 1}, {"senator": "baccarat", "husband": "roulette"}, "slots"),
    ],
)
def test_a_guest_sits_down_at_the_first_free_table_after_the_token(
    lies: dict[str, int], sits: dict[str, str], at: str
) -> None:
    s = in_casino(lies=lies, sits=sits)
    end_of_round(s)
    told = next_round(s, "columnist")

    assert at == sits_at(s, "columnist")
    assert [events.GuestCame(row(s, "columnist"), row(s, at))] == of_kind(told, events.GuestCame)


@pytest.mark.clause("LS4-017")
def test_in_other_rounds_and_without_cards_nobody_comes() -> None:
    s = in_casino(this_round=3)
    end_of_round(s)
    assert [] == of_kind(next_round(s), events.GuestCame)

    s = in_casino(this_round=2, gone=" ".join(GUEST_IDS))
    end_of_round(s)
    assert [] == of_kind(next_round(s), events.GuestCame)


@pytest.mark.clause("LS4-017")
def test_where_every_open_table_has_a_guest_nobody_comes() -> None:
    harmless = [one for one in GUEST_IDS if one != "rivals"]
    s = in_casino(tray=9, this_round=2, sits=dict(zip(harmless, IDS, strict=False)))
    end_of_round(s)

    assert [] == of_kind(next_round(s), events.GuestCame)


# ── what costs chips ──


@pytest.mark.clause("LS4-028")
def test_a_rally_costs_a_chip() -> None:
    s = in_casino(exhausted="stan")
    told = say(s, 0, "rally")

    assert 2 == casino(s).tray
    assert events.TrayMoved(-1, "rally", None, 2) in told


@pytest.mark.clause("LS4-028")
@pytest.mark.parametrize("tray", [0, 1])
def test_a_rally_leaves_the_last_chip_alone_and_brings_a_problem(tray: int) -> None:
    s = in_casino(exhausted="stan", tray=tray, lies={"craps": 1})
    say(s, 0, "rally")
    assert tray == casino(s).tray
    assert isinstance(s.stack[-1], SomebodyTakesProblem)
    say(s, 0, "boss 2", "wiretap")

    assert s.problems[1]


@pytest.mark.clause("LS4-029")
def test_a_setback_costs_a_chip_if_there_is_one() -> None:
    s = in_casino(before=("marked_bills",))
    assert events.TrayMoved(-1, "setback", None, 2) in end_of_round(s)

    s = in_casino(before=("marked_bills",), tray=0, lies={"craps": 1, "slots": 1})
    assert [] == of_kind(end_of_round(s), events.TrayMoved)
    assert 0 == casino(s).tray
