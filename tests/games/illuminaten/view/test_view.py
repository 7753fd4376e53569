"""What one seat may know."""

import pytest

from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.rules.actions.argument import Argument
from intriga.games.illuminaten.rules.phases.check_phase import KeepEvent
from intriga.games.illuminaten.rules.terms.paying import Pay
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.view.view import View, view
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import box, event, say, table

SPECTATOR = -1


def shown(seat: int = 0, **position: object) -> View:
    return view(table(**position), seat)  # type: ignore[arg-type]


def standings(s: Pax) -> list[tuple[bool, str | None]]:
    """Whether seat 0 meets each common plot, and what bars it."""
    return [(plot.seats[0].is_met, plot.seats[0].barred) for plot in view(s, 0).plots[:2]]


def test_a_face_up_card_shows_slots_costs_and_control() -> None:
    found = shown(field={7: 31}, inf={7: "0 1 0"}, markers={7: 1}).field[6]

    assert (7, 31, False, True, 1) == (found.cell, found.card, found.face_down, found.inner, found.markers)
    assert [("AAM", 0), ("AMM", 1), ("AAM", 0)] == [(slot.cost, slot.owner) for slot in found.slots]
    assert 0 == found.controller


def test_a_face_down_card_shows_nothing() -> None:
    found = shown().field[0]

    assert (None, True, [], None, [0]) == (
        found.card,
        found.face_down,
        found.slots,
        found.controller,
        found.areopagi,
    )


def test_lodges_with_influence_and_control() -> None:
    found = shown(field={1: 1, 2: 2, 4: 16}, inf={1: "0", 2: "0", 4: "0 1"}).lodges

    assert [("A", [1, 2, 4], [3, 1], 0, True)] == [
        (lodge.faction, lodge.cells, lodge.influence, lodge.controller, lodge.is_main) for lodge in found
    ]


def test_plots_with_what_they_lack() -> None:
    s = table(common="P03 P12", private="P02 P04", field={1: 52, 3: 53}, inf={1: "0 0", 3: "0 1"})
    arches = view(s, 0).plots[0]
    lacking = arches.seats[0].lacks[0]

    assert ("P03", None, True) == (arches.plot, arches.owner, arches.is_open)
    assert ("influence_on_arches", 1, {"cells": (1, 3)}) == (lacking.lacks, lacking.number, lacking.facts)
    assert [False, False] == [standing.is_met for standing in arches.seats]
    met = view(table(common="P03 P12", field={1: 52, 3: 53}, inf={1: "0 0 0", 3: "0"}), 0).plots[0]
    assert (True, []) == (met.seats[0].is_met, met.seats[0].lacks)


# ── what is hidden ──


@pytest.mark.clause("PI-142", "PI-143")
def test_a_plot_that_is_met_says_what_bars_it_beside_the_others() -> None:
    """One lodge of the aristocracy serves P12 and P01; the controlled cards of P06 hold all of P07's."""
    lodge = {1: 1, 2: 2, 3: 3, 4: 16, 5: 5}
    influence = {1: "0", 2: "0", 3: "0", 4: "0 0", 5: "0"}
    one = table(field=lodge, inf=influence, common="P01 P12", private="P02 P03", on_plots=["P12"])
    free = table(field=lodge, inf=influence, common="P01 P12", private="P02 P03")
    field = {1: 46, 2: 47, 6: 48, 7: 1, 8: 6, 9: 10, 10: 13, 11: 15}
    holds = dict.fromkeys(field, "0")
    nested = table(field=field, inf=holds, common="P07 P06", private="P02 P03", on_plots=["P06"])

    assert [(True, "lodge_serves_another_plot"), (True, None)] == standings(one)
    assert [(True, None), (True, None)] == standings(free)
    assert [(True, "contained_in_another_plot"), (True, None)] == standings(nested)


@pytest.mark.clause("GAP-24")
def test_only_one_s_own_hand_and_plot_are_shown() -> None:
    s = table(hands=["1 2", "3 4 46"], private="P02 P04", known={(0, 1): "46"})
    mine, theirs, public = view(s, 0), view(s, 1), view(s, SPECTATOR)

    assert [1, 2] == [card.card for card in mine.hand]
    assert ([], None) == (public.hand, public.private_plot)
    assert ("P02", "P04") == (mine.private_plot, theirs.private_plot)
    assert (3, [46]) == (mine.areas[1].cards_in_hand, mine.areas[1].known_cards)
    assert ([], []) == (public.areas[1].known_cards, theirs.areas[0].known_cards)
    assert [None, "P04"] == [area.private_plot for area in theirs.areas]


def test_a_plot_that_was_looked_at_or_turned_up_is_shown() -> None:
    s = table(3, private="P02 P04 P05", seen_plots=[2, 0, 0], shown_plots=4)

    assert ["P02", "P04", "P05"] == [area.private_plot for area in view(s, 0).areas]
    assert [None, None, "P05"] == [area.private_plot for area in view(s, SPECTATOR).areas]
    assert [None, None, 0, 1, 2] == [plot.owner for plot in view(s, 0).plots]


def test_what_a_card_of_one_s_hand_can_do() -> None:
    card = shown(hands=["31"]).hand[0]

    assert ("3", "AM", "6", "INF_ENH", "mason") == (
        card.degree,
        card.factions,
        card.strength,
        card.ability,
        card.organisation,
    )
    assert ["AAM", "AMM", "AAM"] == card.slots


def test_events_in_hand_and_on_top() -> None:
    s = table(events=["press decree", "whisper"], top_event="A", edicts={"M": (1, 4)}, edicts_gone="T")
    mine, theirs = view(s, 0), view(s, 1)

    assert (["press", "decree"], ["whisper"], []) == (mine.my_events, theirs.my_events, view(s, -1).my_events)
    assert ("A", None, None) == (mine.returned_event, theirs.returned_event, view(s, -1).returned_event)
    assert [2, 1] == [area.events_in_hand for area in theirs.areas]
    assert [("M", 1, 4)] == [(edict.faction, edict.owner, edict.tokens) for edict in mine.edicts]
    assert ["T"] == mine.edicts_gone


def test_only_the_drawer_sees_the_events_drawn() -> None:
    s = table(frame=KeepEvent(0, event("A"), event("press")))

    assert (["A", "press"], [], []) == tuple(view(s, seat).drawn_events for seat in (0, 1, SPECTATOR))


def test_a_card_that_lies_face_down_is_seen_by_its_owner_only() -> None:
    frame = Argument(0, 1, 6, 1, 0)
    s = table(field={7: 31}, inf={7: "1 0"}, hands=["46", "47 48"], frame=frame)
    say(s, 0, "card 46")

    cards = [found.cards for seat in (0, 1, SPECTATOR) if (found := view(s, seat).argument) is not None]
    assert [[46, None], [0, None], [0, None]] == cards
    argument = view(s, 1).argument
    assert argument is not None
    assert ([1, 1], None, [1]) == (argument.strengths, argument.superior, argument.slots)


# ── the rest of the table ──


def test_what_is_left_of_a_turn() -> None:
    s = table(chain="38 21", mains=1, enhanced={"exclude": 1}, turned=1 << 37, has_taken_faction=True)
    turn = view(s, 0).turn

    assert turn is not None
    assert (0, 1, [38, 21], [38], {"exclude": 1}) == (
        turn.seat,
        turn.main_actions,
        turn.chain,
        turn.turned,
        turn.enhanced,
    )
    assert (True, False, True) == (turn.quick_support_used, turn.fulfilled_a_plot, turn.took_a_faction_card)


def test_a_cost_that_is_being_paid() -> None:
    s = table(tokens=["AM"], frame=Pay(0, [1 | 2]))

    assert ["AM"] == view(s, 0).owed


def test_court_tokens_and_faction_cards() -> None:
    s = table(
        court="10 - 11 12 13", steward=3, tokens=["AAM"], factions={"K": 1, "M": -1}, connections=(4, 9)
    )
    found = view(s, 1)

    assert ([10, None, 11, 12, 13], 3) == (found.court, found.steward)
    assert {"A": 2, "M": 1, "T": 0, "K": 0, "D": 0, "U": 0} == found.areas[0].tokens
    assert [(4, "MKU"), (9, "ATK")] == [(area.connection, area.connection_factions) for area in found.areas]
    assert [("A", None), ("M", None), ("K", 1)] == [
        (card.faction, card.owner) for card in found.faction_cards
    ]
    assert ["K"] == found.areas[1].faction_cards


@pytest.mark.parametrize(
    ("players", "opponent"), [(1, "joseph"), (2, "willermoz"), (2, "none"), (3, "weishaupt"), (4, "none")]
)
def test_every_seat_can_be_shown_a_whole_game(players: int, opponent: str) -> None:
    chance = Quick(players)
    dealer = Dealer(chance)
    s = GAME.setup(box(), players, {"opponent": opponent}, None, dealer)
    while not s.over:
        seat = s.acting()[0]
        words = s.legal(seat)
        s.apply(seat, words[chance.pick(len(words))], dealer)
        if chance.pick(8) == 0:
            for reader in range(-1, players):
                assert reader == view(s, reader).seat

    assert s.seats == len(view(s, 0).sheets)


# ── what a board needs ──


@pytest.mark.clause("PI-202")
def test_the_plots_of_an_artificial_opponent_with_how_far_it_has_come() -> None:
    lodge = {1: 1, 2: 2, 3: 3, 4: 16}
    s = table(opponent="saint_germain", field=lodge, inf={1: "1", 2: "1", 4: "1 1"}, edicts_gone="AM")

    assert [("SG1", "edicts", 2, 4), ("SG2", "lodge", 4, 5), ("SG3", "influence", 4, 8)] == [
        (plot.plot, plot.kind, plot.reached, plot.needed) for plot in view(s, 0).own_plots
    ]
    assert [] == view(table(), 0).own_plots


@pytest.mark.clause("AO-003", "AO-010")
@pytest.mark.parametrize(
    ("opponent", "plots"),
    [
        ("joseph", [("JE1", "edicts", 2, 3), ("JE2", "cards", 3, 5), ("JE3", "lead", 2, 4)]),
        ("willermoz", [("JW1", "lodge", 4, 6), ("JW2", "lodges", 1, 2), ("JW3", "influence", 3, 9)]),
    ],
)
def test_the_plots_of_our_own_opponents_with_how_far_they_have_come(
    opponent: str, plots: list[tuple[str, str, int, int]]
) -> None:
    lodge = {1: 1, 2: 2, 3: 3, 4: 16}
    s = table(opponent=opponent, field=lodge, inf={1: "1", 2: "0", 3: "1", 4: "1 -"}, edicts_gone="AM")

    assert plots == [(plot.plot, plot.kind, plot.reached, plot.needed) for plot in view(s, 0).own_plots]


def test_a_slot_says_whether_its_reader_could_pay_for_it() -> None:
    s = table(field={7: 31}, tokens=["AAM"])  # slots AAM, AMM, AAM

    assert [True, False, True] == [slot.payable for slot in view(s, 0).field[6].slots]
    assert [False, False, False] == [slot.payable for slot in view(s, SPECTATOR).field[6].slots]


@pytest.mark.clause("PI-102", "PI-042")
def test_an_argument_shows_where_its_strengths_come_from() -> None:
    field, influence = {1: 31, 2: 1, 4: 2}, {1: "1 0 1", 2: "0", 4: "1"}
    s = table(field=field, inf=influence, hands=["3", "6"], frame=Argument(0, 1, 0, 1, 0))
    argument = view(s, 0).argument

    assert argument is not None
    mine, theirs = argument.sources
    assert [(0, 1), (1, 1), (2, 1)] == [(one.cell, one.influence) for one in mine]
    assert [(1, 2), (4, 1)] == [(one.cell, one.influence) for one in theirs]
    assert argument.strengths == [sum(one.influence for one in side) for side in argument.sources]
