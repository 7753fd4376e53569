"""Fulfilling a plot: what may be fulfilled when, and beside which other plots."""

import pytest

from intriga.games.illuminaten.events import Ended, PlotFulfilled, PlotTurnedUp
from intriga.games.illuminaten.rules.plots.plots import fulfil, plot_facts, why_not_beside, why_not_fulfil
from intriga.games.illuminaten.rules.reasons import REASONS
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import Rest, Told, plots, refused, say, table

#: Eight controlled cards of first degree: P06 is met with two seats, and so is P02.
WIDE = {cell: cell for cell in range(1, 9)}
ALL_WIDE = dict.fromkeys(WIDE, "0")


def reason(s: Pax, plot: str, seat: int = 0) -> tuple[str, str]:
    return REASONS[why_not_fulfil(s, seat, plots(plot)[0])]


def beside(s: Pax, plot: str, seat: int = 0) -> str:
    return REASONS[why_not_beside(s, seat, plots(plot)[0])][0]


def put(s: Pax, plot: str, seat: int = 0) -> tuple[Told, int]:
    told: Told = []
    dealer = Dealer(Scripted([]), told)
    fulfil(s, seat, plots(plot)[0], dealer)
    return told, dealer.learned


def wide(**more: object) -> Pax:
    return table(field=WIDE, inf=ALL_WIDE, frame=Rest(), **more)  # type: ignore[arg-type]


# ── when ──


@pytest.mark.clause("PI-139")
def test_a_common_plot_takes_one_token_from_the_supply() -> None:
    s = wide(common="P06 P12", private="P01 P03")

    assert ("fine", "") == reason(s, "P06")
    assert ([PlotFulfilled(0, "P06")], 0) == put(s, "P06")
    assert (11, 1 << 5, 5, True) == (s.supply[0], s.on_plots[0], s.newest[0], s.has_fulfilled)
    assert (0, 20) == (s.on_plots[1], s.supply[1])


@pytest.mark.clause("PI-139")
def test_a_plot_that_is_not_met_is_refused_with_what_it_lacks() -> None:
    s = wide(common="P06 P12", private="P01 P03")
    s.inf[0] = 0

    assert ("plot_not_met", "PI-139") == reason(s, "P06")
    lacks = (("controlled_cards", 1, ()),)
    assert (("plot", "P06"), ("lacks", lacks)) == plot_facts(s, 0, 5, why_not_fulfil(s, 0, 5))


@pytest.mark.clause("PI-140")
def test_one_plot_a_turn() -> None:
    s = table(
        field={**WIDE, 9: 9}, inf={**ALL_WIDE, 9: "0"}, common="P06 P02", private="P01 P03", frame=Rest()
    )
    put(s, "P06")

    assert ("one_plot_per_turn", "PI-140") == reason(s, "P02")
    s.has_fulfilled = False
    assert ("fine", "") == reason(s, "P02")


@pytest.mark.clause("PI-141")
def test_a_private_plot_is_turned_face_up_first_and_everybody_learns_it() -> None:
    s = wide(common="P12 P13", private="P06 P03")

    assert ("fine", "") == reason(s, "P06")
    assert ([PlotTurnedUp(0, "P06"), PlotFulfilled(0, "P06")], 0b10) == put(s, "P06")
    assert 0b01 == s.shown_plots


@pytest.mark.clause("PI-141")
def test_a_private_plot_that_lies_open_already_is_not_turned_again() -> None:
    s = wide(common="P12 P13", private="P06 P03", shown_plots=1)

    assert ([PlotFulfilled(0, "P06")], 0) == put(s, "P06")


@pytest.mark.clause("PI-141", "GAP-24", "GAP-30")
def test_the_private_plot_of_another_is_not_yours_if_you_can_know_it_and_else_out_of_play() -> None:
    s = wide(common="P12 P13", private="P03 P06")

    assert ("plot_not_in_play", "GAP-30") == reason(s, "P06") == reason(s, "P02")
    s.seen_plots[0] = 0b10
    assert ("not_your_plot", "PI-141") == reason(s, "P06")
    s.seen_plots[0] = 0
    s.shown_plots = 0b10
    assert ("not_your_plot", "PI-141") == reason(s, "P06")
    assert ("plot_not_in_play", "GAP-30") == reason(s, "P02")


@pytest.mark.clause("PI-139", "PI-147")
def test_a_plot_holds_one_token_of_a_seat_on_it_or_at_its_edge() -> None:
    on_it = wide(common="P06 P12", private="P01 P03", on_plots=["P06"])
    at_edge = wide(common="P06 P12", private="P01 P03", at_edge=["P06"])

    assert ("already_on_plot", "PI-139") == reason(on_it, "P06")
    assert ("plot_returns_by_itself", "PI-147") == reason(at_edge, "P06")


@pytest.mark.clause("GAP-19")
def test_without_influence_in_the_supply_no_plot_can_be_fulfilled() -> None:
    s = wide(common="P06 P12", private="P01 P03", supply=[0, 20])

    assert ("no_influence_for_plot", "GAP-19") == reason(s, "P06")


@pytest.mark.clause("PI-070", "PI-139", "PI-149")
def test_in_the_action_phase_a_second_plot_is_fulfilled_and_the_check_phase_wins() -> None:
    field, inf = {**WIDE, 9: 9}, {**ALL_WIDE, 9: "0"}
    s = table(field=field, inf=inf, common="P06 P02", private="P01 P03", on_plots=["P06"])

    assert "already_on_plot" == refused(s, 0, "fulfil P06")[0][0]
    assert [PlotFulfilled(0, "P02")] == say(s, 0, "fulfil P02")
    assert Ended("plots", [0], [], [], None) == say(s, 0, "end")[-1]


# ── restriction 1: sets of cards ──


@pytest.mark.clause("PI-142", "AMB-03")
def test_a_set_inside_the_only_set_of_another_plot_does_not_count() -> None:
    masters = {1: 46, 2: 47, 3: 48, **{cell: cell for cell in range(4, 9)}}
    eight = dict.fromkeys(range(1, 9), "0")
    s = table(field={**masters, 9: 9}, inf=eight, common="P06 P07", on_plots=["P06"], frame=Rest())

    assert ("contained_in_another_plot", "PI-142") == reason(s, "P07")
    assert (("plot", "P07"), ("plots", ("P06",))) == plot_facts(s, 0, 6, why_not_fulfil(s, 0, 6))

    s = table(
        field={**masters, 9: 9}, inf={**eight, 9: "0"}, common="P06 P07", on_plots=["P06"], frame=Rest()
    )

    assert ("fine", "") == reason(s, "P07")


@pytest.mark.clause("PI-142", "AMB-03")
def test_a_card_that_is_not_needed_may_be_counted_in() -> None:
    """P05 needs 1, 12 and 13 only; with the mason 31 its set is no longer inside that of P02."""
    field = {7: 1, 4: 12, 8: 13, 3: 2, 14: 31}
    inf = {7: "0", 4: "0", 8: "0", 3: "0"}

    alone = table(field=field, inf=inf, common="P02 P05", on_plots=["P02"], private="P01 P03", frame=Rest())
    more = table(
        field=field, inf={**inf, 14: "0"}, common="P02 P05", on_plots=["P02"], private="P01 P03", frame=Rest()
    )

    assert "contained_in_another_plot" == beside(alone, "P05")
    assert "fine" == beside(more, "P05")


@pytest.mark.clause("PI-142")
def test_a_plot_that_is_no_longer_met_stands_in_nobodys_way() -> None:
    s = wide(common="P06 P07", private="P02 P03", on_plots=["P07"])

    assert ("fine", "") == reason(s, "P06")


@pytest.mark.clause("PI-145", "PI-142")
def test_page_38_inner_circle_and_union_of_equals_on_the_same_four_cards() -> None:
    four = {4: "0", 7: "0", 8: "0", 11: "0"}
    s = table(field={4: 1, 7: 2, 8: 3, 11: 4}, inf=four, common="P04 P02", on_plots=["P04"], frame=Rest())

    assert ("contained_in_another_plot", "PI-142") == reason(s, "P02")

    s = table(
        field={4: 1, 7: 2, 8: 3, 11: 31, 3: 4},
        inf={**four, 3: "0"},
        common="P04 P02",
        on_plots=["P04"],
        private="P01 P03",
        frame=Rest(),
    )

    assert ("fine", "") == reason(s, "P02")


# ── restriction 2: lodges ──

A_LODGE = {1: 18, 2: 33, 3: 2, 4: 46, 5: 52}  # five cards, four of them outer
A_TOKENS = {1: "0 0", 2: "0", 4: "0", 5: "0"}


@pytest.mark.clause("PI-144", "PI-143", "AMB-03")
@pytest.mark.parametrize(("held", "other"), [("P01", "P12"), ("P12", "P01")])
def test_page_32_one_lodge_of_five_serves_one_plot_only(held: str, other: str) -> None:
    s = table(field=A_LODGE, inf=A_TOKENS, common="P01 P12", frame=Rest())

    assert ("fine", "") == reason(s, held) == reason(s, other)

    put(s, held)
    s.has_fulfilled = False

    assert ("lodge_serves_another_plot", "PI-143") == reason(s, other)


@pytest.mark.clause("PI-144", "PI-143", "PI-140")
def test_page_32_a_second_lodge_of_four_outer_cards_serves_the_other_one_a_turn() -> None:
    s = table(
        field={**A_LODGE, 6: 11, 10: 26, 13: 54},
        inf={**A_TOKENS, 6: "0", 10: "0 0", 13: "0"},
        common="P01 P12",
        frame=Rest(),
    )

    put(s, "P12")
    assert ("one_plot_per_turn", "PI-140") == reason(s, "P01")
    s.has_fulfilled = False
    assert ("fine", "") == reason(s, "P01")


@pytest.mark.clause("PI-142", "PI-143", "AMB-05")
def test_lodges_of_two_factions_on_the_same_cards_differ_but_one_set_may_not_lie_inside_the_other() -> None:
    """Cells 6, 7 and 8 are a lodge of A and part of one of M with four outer cards."""
    field = {6: 1, 7: 16, 8: 31, 9: 36, 10: 53, 13: 47}
    s = table(field=field, inf={8: "0 0 0", 7: "0"}, common="P01 P11", on_plots=["P01"], frame=Rest())

    assert ("contained_in_another_plot", "PI-142") == reason(s, "P11")

    s = table(
        field={**field, 12: 46}, inf={8: "0 0 0", 7: "0"}, common="P01 P11", on_plots=["P01"], frame=Rest()
    )

    assert ("fine", "") == reason(s, "P11")


@pytest.mark.clause("PI-143", "AMB-02", "AMB-58")
def test_a_path_uses_up_its_lodge() -> None:
    field = {1: 1, 3: 2, 7: 3, 10: 5, 13: 46, 14: 52}
    inf = {1: "0", 3: "0", 7: "0", 10: "0", 13: "0"}
    s = table(field=field, inf=inf, common="P08 P12", on_plots=["P08"], frame=Rest())

    assert ("lodge_serves_another_plot", "PI-143") == reason(s, "P12")


@pytest.mark.clause("PI-142")
def test_three_plots_must_go_together_all_at_once() -> None:
    """P06 can leave out one of nine cards: one of P04's or one of P05's, not both."""
    field = {4: 3, 7: 5, 8: 6, 11: 7, 1: 1, 2: 12, 3: 13, 5: 10, 6: 11, 9: 14}
    inf = dict.fromkeys(field, "0")
    nine = {**inf, 9: "1"}
    s = table(field=field, inf=nine, common="P04 P06", private="P05 P03", on_plots=["P04 P06"], frame=Rest())

    assert ("contained_in_another_plot", "PI-142") == reason(s, "P05")
    s.on_plots[0] = 1 << 3
    assert ("fine", "") == reason(s, "P05")
    s.on_plots[0] = 1 << 5
    assert ("fine", "") == reason(s, "P05")

    s = table(field=field, inf=inf, common="P04 P06", private="P05 P03", on_plots=["P04 P06"], frame=Rest())

    assert ("fine", "") == reason(s, "P05")


@pytest.mark.clause("PI-142", "AMB-02", "AMB-03")
def test_a_path_may_go_round_cards_of_two_other_plots() -> None:
    """All cards are A and hold influence; the chain leaves out one inner card and one that is shared."""
    cards = [1, 16, 2, 3, 17, 4, 5, 31, 18, 32, 33, 34, 35, 46]
    field = dict(enumerate(cards, 1))
    inf = {**dict.fromkeys(field, "0"), 2: "0 1", 5: "0 1", 9: "0 1"}
    s = table(field=field, inf=inf, common="P04 P09", private="P08 P03", on_plots=["P04 P09"], frame=Rest())

    assert ("fine", "") == reason(s, "P08")
