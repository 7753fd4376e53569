"""The check phase, step 1: plots are lost, released and returned, and the active player may win."""

import pytest

from intriga.games.illuminaten.events import Ended, PlotLost, PlotReturned
from intriga.games.illuminaten.rules.plots.plots import PlotCheck, check_plots
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import Rest, Told, is_done, legal, plot_mask, refused, say, table

NINE = {4: 3, 7: 5, 8: 6, 11: 7, 1: 1, 2: 12, 3: 13, 5: 10, 6: 11}  # P06 can leave out one card
ALL = dict.fromkeys(NINE, "0")


def check(s: Pax, seat: int = 0) -> Told:
    told: Told = []
    dealer = Dealer(Scripted([]), told)
    check_plots(s, seat, dealer)
    s.settle(dealer)
    return told


def nine(**more: object) -> Pax:
    more = {"common": "P04 P06", "private": "P05 P03", **more}
    return table(field=NINE, inf=ALL, frame=Rest(), **more)  # type: ignore[arg-type]


# ── loss ──


@pytest.mark.clause("PI-146", "AMB-44")
@pytest.mark.parametrize("active", [0, 1])
def test_a_plot_that_is_no_longer_met_loses_its_token_to_the_edge_in_any_check_phase(active: int) -> None:
    s = nine(on_plots=["P07", ""], common="P07 P06", active=active)
    supply = s.supply[0]

    assert [PlotLost(0, "P07", False)] == check(s, active)
    assert (0, plot_mask("P07"), supply) == (s.on_plots[0], s.at_edge[0], s.supply[0])
    assert is_done(s)


@pytest.mark.clause("PI-146")
def test_a_plot_that_is_met_keeps_its_token() -> None:
    s = nine(on_plots=["P06"])

    assert [] == check(s)
    assert plot_mask("P06") == s.on_plots[0]


@pytest.mark.clause("PI-071")
def test_the_check_is_a_frame_above_the_caller() -> None:
    s = nine(on_plots=["P06"])
    check_plots(s, 0, Dealer(Scripted([])))

    assert isinstance(s.stack[-1], PlotCheck)


# ── release ──


@pytest.mark.clause("AMB-04")
def test_of_two_plots_that_no_longer_go_together_the_owner_releases_one() -> None:
    s = table(
        field={4: 1, 7: 2, 8: 3, 11: 4},
        inf={4: "0", 7: "0", 8: "0", 11: "0"},
        common="P04 P02",
        private="P06 P03",
        on_plots=["P02 P04"],
        active=1,
        frame=Rest(),
    )

    assert [] == check(s, 1)
    assert ([0], "release P04, release P02") == (s.acting(), legal(s, 0))
    assert [("not_on_plot", "AMB-04", {"plot": "P06"})] == refused(s, 0, "release P06")
    assert [("not_asked", "PI-068", {})] == [
        (name, clause, {}) for name, clause, _ in refused(s, 0, "decline")
    ]
    assert [PlotLost(0, "P02", True)] == say(s, 0, "release P02")
    assert (plot_mask("P04"), plot_mask("P02")) == (s.on_plots[0], s.at_edge[0])
    assert is_done(s)


@pytest.mark.clause("AMB-04")
def test_a_plot_that_stands_in_nobodys_way_is_not_released() -> None:
    s = table(
        field={4: 1, 7: 2, 8: 3, 11: 4, 13: 46, 14: 47, 12: 48},
        inf={4: "0", 7: "0", 8: "0", 11: "0", 13: "0", 14: "0", 12: "0"},
        common="P04 P02",
        private="P07 P03",
        on_plots=["P04 P02 P07"],
        frame=Rest(),
    )
    check(s)

    assert "release P02, release P04" == legal(s, 0)
    assert [("plot_not_in_conflict", "AMB-04", {"plot": "P07"})] == refused(s, 0, "release P07")


@pytest.mark.clause("AMB-04")
def test_if_only_all_three_together_do_not_fit_any_of_them_may_be_released() -> None:
    s = nine(on_plots=["P04 P06 P05"])
    check(s)

    assert "release P05, release P04, release P06" == legal(s, 0)
    told = say(s, 0, "release P06")
    assert [PlotLost, Ended] == [type(event) for event in told]


# ── return ──


@pytest.mark.clause("PI-147")
def test_a_token_at_the_edge_may_return_when_its_plot_is_met_again() -> None:
    s = nine(at_edge=["P06"])
    s.has_fulfilled = True
    check(s)

    assert ([0], "return P06, decline") == (s.acting(), legal(s, 0))
    assert [PlotReturned(0, "P06")] == say(s, 0, "return P06")
    assert (plot_mask("P06"), 0) == (s.on_plots[0], s.at_edge[0])
    assert is_done(s)


@pytest.mark.clause("PI-147")
def test_the_return_may_be_declined() -> None:
    s = nine(at_edge=["P06"])
    check(s)

    assert [] == say(s, 0, "decline")
    assert (0, plot_mask("P06")) == (s.on_plots[0], s.at_edge[0])
    assert is_done(s)


@pytest.mark.clause("PI-147")
def test_nothing_is_asked_while_the_plot_is_not_met() -> None:
    s = nine(at_edge=["P07"], common="P07 P06")

    assert [] == check(s)
    assert is_done(s)


@pytest.mark.clause("PI-147", "PI-142")
def test_a_return_must_fit_beside_the_other_plots() -> None:
    s = nine(on_plots=["P04 P06"], at_edge=["P05"], active=1)

    assert [] == check(s, 1)
    assert is_done(s)

    s = nine(on_plots=["P06"], at_edge=["P04 P05"], active=1)
    check(s, 1)

    assert "return P04, return P05, decline" == legal(s, 0)
    assert [("not_at_edge", "PI-147", {"plot": "P06"})] == refused(s, 0, "return P06")
    say(s, 0, "return P04")
    assert is_done(s)


@pytest.mark.clause("PI-147")
def test_several_tokens_return_in_the_order_of_their_plots() -> None:
    s = nine(at_edge=["P04 P05 P06"], active=1)
    check(s, 1)
    say(s, 0, "return P05")

    assert "return P06, decline" == legal(s, 0)
    assert [("return_in_order", "PI-147", {"plot": "P04"})] == refused(s, 0, "return P04")


@pytest.mark.clause("PI-147", "AMB-44")
def test_everybody_is_asked_from_the_active_player_on() -> None:
    s = table(
        3,
        field={**NINE, 9: 31, 12: 46, 13: 47, 14: 48},
        inf={4: "0", 7: "0", 8: "0", 11: "0", 1: "0", 2: "0", 12: "2", 13: "2"},
        common="P06 P07",
        private="P05 P03 P08",
        at_edge=["P06", "", "P07"],
        active=1,
        frame=Rest(),
    )
    check(s, 1)

    assert [2] == s.acting()
    say(s, 2, "decline")
    assert [0] == s.acting()
    say(s, 0, "return P06")
    assert is_done(s)


@pytest.mark.clause("PI-204")
def test_an_artificial_opponent_has_no_part_in_it() -> None:
    s = table(
        2,
        opponent="weishaupt",
        field=NINE,
        inf=ALL,
        common="P06 P04",
        at_edge=["P06"],
        active=1,
        frame=Rest(),
    )
    told = check(s, 1)

    assert ([], [0]) == (told, s.acting())


# ── victory ──


@pytest.mark.clause("PI-061", "PI-149", "PI-176", "AMB-39", "AMB-44")
def test_the_active_player_wins_at_once_with_tokens_on_two_plots() -> None:
    s = nine(on_plots=["P04 P06"], last_round=True)

    assert [Ended("plots", [0], [], [], None)] == check(s)
    assert (True, "plots", 0b01, []) == (s.over, s.reason, s.winners, s.stack)
    assert [("game_is_over", "PI-176", {})] == refused(s, 0, "decline")


@pytest.mark.clause("PI-149", "AMB-44")
def test_another_player_does_not_win_in_it() -> None:
    s = nine(on_plots=["P04 P06"], active=1)

    assert [] == check(s, 1)
    assert not s.over


@pytest.mark.clause("PI-149")
def test_one_plot_does_not_win() -> None:
    s = nine(on_plots=["P06"], at_edge=["P04"])
    check(s)
    say(s, 0, "decline")

    assert not s.over


@pytest.mark.clause("PI-147", "PI-149")
def test_a_token_returned_in_another_check_phase_wins_in_ones_own() -> None:
    s = nine(on_plots=["P06"], at_edge=["P04"], active=1)
    check(s, 1)
    say(s, 0, "return P04")

    assert not s.over
    assert [Ended("plots", [0], [], [], None)] == check(s, 0)


@pytest.mark.clause("PI-146", "PI-149")
def test_a_lost_plot_does_not_win() -> None:
    s = nine(on_plots=["P07 P06"], common="P07 P06")

    assert [PlotLost(0, "P07", False)] == check(s)
    assert not s.over
