"""The turn of an artificial opponent from edicts to court; its set-up, its plots, and that nobody asks it."""

from typing import Any

import pytest

from intriga.games.illuminaten.box.tables import AREOPAGUS, LETTERS
from intriga.games.illuminaten.events import (
    CardDrawn,
    CardsDiscarded,
    EdictPlayed,
    EdictTokensMoved,
    Ended,
    EventTurnedUp,
    FactionCardTaken,
    OwnPlotMet,
    ScriptStep,
    StewardMoved,
    TurnBegan,
)
from intriga.games.illuminaten.invariants import invariants
from intriga.games.illuminaten.rules.artificial.plots import board, reached
from intriga.games.illuminaten.rules.artificial.turn import EDICTS, EVENTS, PLOTS
from intriga.games.illuminaten.rules.end import totals
from intriga.games.illuminaten.rules.turn.turn import phases
from intriga.games.illuminaten.setup import setup
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count, items
from tests.games.illuminaten.builders import Told, box, is_done, legal, of_kind, owners, say, tokens_of
from tests.games.illuminaten.scripts import at, lay, play

SG = "saint_germain"
AW = "weishaupt"
JE = "joseph"
JW = "willermoz"
LODGE = {1: 1, 2: 16, 3: 31, 4: 46, 5: 52}  # five cards of the aristocracy, side by side


def dealt(opponent: str, players: int, seed: int) -> Pax:
    return setup(box(), players, {"opponent": opponent}, Dealer(Quick(seed)))


# ── set-up ──


@pytest.mark.clause("PI-181", "PI-182", "PI-186", "PI-187", "PI-188")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_it_is_set_up_as_one_more_player_without_hand_and_plot(players: int) -> None:
    tables = [dealt(AW, players, seed) for seed in range(20)]
    s = next(one for one in tables if one.first < players)  # where it has not had a turn yet
    it = players

    assert players + 1 == s.seats
    assert {1: 14, 2: 14, 3: 19}[players] == len(s.field)
    assert (19, AREOPAGUS) == (s.supply[it], s.figure)  # the twentieth token lies on its areopagus
    assert (0, -1) == (s.hands[it], s.private[it])
    assert 3 == len(tokens_of(s, it))
    assert s.box.connections[s.connections[it]] == sum(1 << LETTERS.index(one) for one in tokens_of(s, it))


@pytest.mark.clause("PI-185", "PI-017", "PI-199")
def test_with_the_lowest_connection_card_it_has_the_first_turn() -> None:
    for seed in range(20):
        told: Told = []
        s = setup(box(), 2, {"opponent": SG}, Dealer(Quick(seed), told))
        order = [one.seat for one in of_kind(told, TurnBegan)]
        lowest = s.connections.index(min(s.connections))

        assert [lowest] == order[:1]
        assert [2, 0] == order if lowest == 2 else 1 == len(order)


@pytest.mark.clause("PI-183", "GAP-16", "PI-199")
def test_its_board_has_the_first_place_and_its_turn_follows_from_that() -> None:
    s = dealt(SG, 3, 1)

    assert (1, 2, 3, 0) == s.place
    assert [(s.players,)] == [frame.key()[:1] for frame in phases(s, s.players)]


# ── edicts ──


@pytest.mark.clause("PI-200", "PI-171", "PI-066")
def test_tokens_come_off_its_edicts_except_in_the_first_round() -> None:
    s = at(SG, edicts={"A": (1, 4), "D": (0, 4)}, field={1: 7, 2: 9}, inf={1: "1", 2: "1"})
    told = play(s, step=EDICTS)

    assert [EdictTokensMoved(1, "A", 1, 1)] == of_kind(told, EdictTokensMoved)
    assert [2, 4] == [s.edict_tokens[0], s.edict_tokens[4]]
    s = at(SG, edicts={"A": (1, 4)}, field={1: 7, 2: 9}, inf={1: "1", 2: "1"}, round=1)
    assert [] == of_kind(play(s, step=EDICTS), EdictTokensMoved)


# ── its own plots ──


def won(s: Pax, step: int = PLOTS) -> list[str]:
    """The plot by which it wins in this check phase."""
    told = play(s, step=step)
    met = [one.plot for one in of_kind(told, OwnPlotMet)]
    assert bool(met) == s.over
    if met:
        assert ("artificial_opponent", 1 << s.players) == (s.reason, s.winners)
        assert [s.players] == of_kind(told, Ended)[0].winners
    return met


def met(opponent: str, plots: str, **more: Any) -> None:
    """The position holds just this plot (or none)."""
    assert plots.split() == won(at(opponent, **more))


@pytest.mark.clause("PI-202", "GAP-29")
def test_saint_germain_wins_by_four_discarded_edicts() -> None:
    met(SG, "SG1", edicts_gone="AMTK")
    met(SG, "", edicts_gone="AMT")
    met(AW, "", edicts_gone="AMTK")


@pytest.mark.clause("PI-202", "PI-037")
@pytest.mark.parametrize(("opponent", "plot"), [(SG, "SG2"), (AW, "AW1")])
def test_both_win_by_control_of_a_lodge_of_five(opponent: str, plot: str) -> None:
    met(opponent, plot, field=LODGE, inf={1: "1", 3: "1 1 0"})
    met(opponent, "", field=LODGE, inf={1: "1", 3: "1 - -"})  # two tokens do not control
    met(opponent, "", field=LODGE, inf={1: "1", 3: "1 1 0", 2: "0 0"})  # a tie
    met(opponent, "", field=LODGE | {2: 41}, inf={1: "1", 3: "1 1 0"})  # four cards


@pytest.mark.clause("PI-202", "PI-035")
def test_weishaupt_wins_by_three_masters_and_arches() -> None:
    field = {1: 46, 9: 53, 14: 57}
    met(AW, "AW2", field=field, inf={1: "1 -", 9: "1 - -", 14: "1 - -"})
    met(AW, "", field=field, inf={1: "1 0", 9: "1 - -", 14: "1 - -"})
    met(SG, "", field=field, inf={1: "1 -", 9: "1 - -", 14: "1 - -"})


@pytest.mark.clause("PI-202", "PI-044")
@pytest.mark.parametrize(("opponent", "plot"), [(SG, "SG3"), (AW, "AW3")])
def test_both_win_by_eight_tokens_on_cards(opponent: str, plot: str) -> None:
    field = {1: 31, 6: 41, 14: 44}
    met(opponent, plot, field=field, inf={1: "1 1 1", 6: "1 1 1", 14: "1 1 0"})
    met(opponent, "", field=field, inf={1: "1 1 1", 6: "1 1 1", 14: "1 0 0"})


@pytest.mark.clause("AO-003")
def test_joseph_wins_by_three_discarded_edicts() -> None:
    met(JE, "JE1", edicts_gone="AMT")
    met(JE, "", edicts_gone="AM")


@pytest.mark.clause("AO-003")
def test_joseph_wins_by_control_of_five_cards() -> None:
    field = {1: 1, 2: 2, 3: 3, 4: 5, 5: 16, 14: 41}
    five = {1: "1", 2: "1", 3: "1", 4: "1", 14: "0 0 0"}
    met(JE, "JE2", field=field, inf=five | {5: "1 -"})
    met(JE, "", field=field, inf=five | {5: "1 0"})  # a tie on the fifth


@pytest.mark.clause("AO-003")
def test_joseph_wins_by_four_tokens_more_than_anybody_else() -> None:
    field = {1: 31, 6: 41, 14: 44}
    met(JE, "JE3", field=field, inf={1: "1 1 1", 6: "1 - -"})
    met(JE, "", field=field, inf={1: "1 1 1", 6: "1 0 -"})
    two = {1: "2 2 2", 6: "2 2 0", 14: "1 - -"}
    met(JE, "JE3", seats=3, field=field, inf=two)  # each of the others has one
    met(JE, "", seats=3, field=field, inf=two | {14: "1 1 -"})


@pytest.mark.clause("AO-010")
def test_willermoz_wins_by_control_of_a_lodge_of_six() -> None:
    field = {1: 1, 2: 2, 3: 3, 4: 46, 5: 52, 6: 4}  # aristocrats
    met(JW, "JW1", field=field, inf={4: "1 1", 5: "1 - -"})
    met(JW, "", field=field | {6: 41}, inf={4: "1 1", 5: "1 - -"})
    met(JW, "", field=field, inf={4: "1 1", 5: "1 - -", 1: "0", 2: "0", 3: "0"})


@pytest.mark.clause("AO-010")
def test_willermoz_wins_by_control_of_two_lodges() -> None:
    field = {1: 1, 2: 2, 3: 3, 12: 51, 13: 14, 14: 9}  # three aristocrats, three scholars
    three = {1: "1", 2: "1", 3: "1"}
    met(JW, "JW2", field=field, inf=three | {12: "1 1", 13: "1"})
    met(JW, "", field=field, inf=three | {12: "1 1"})


@pytest.mark.clause("AO-010")
def test_willermoz_wins_by_nine_tokens_on_cards() -> None:
    field = {1: 31, 6: 41, 14: 44}
    met(JW, "JW3", field=field, inf={1: "1 1 1", 6: "1 1 1", 14: "1 1 1"})
    met(JW, "", field=field, inf={1: "1 1 1", 6: "1 1 1", 14: "1 1 0"})


@pytest.mark.clause("PI-202")
def test_how_far_it_has_come_is_known() -> None:
    s = at(SG, field=LODGE, inf={1: "1", 3: "1 1 0"}, edicts_gone="AM")

    assert [2, 5, 3] == [reached(s, 1, kind) for kind, _ in board(s)]


@pytest.mark.clause("PI-204", "AMB-44")
def test_it_fulfils_no_common_plot_but_persons_lose_theirs_in_its_check_phase() -> None:
    s = at(AW, common="P07 P06", on_plots=["P07"], field={1: 46}, inf={1: "1 -"})
    play(s, step=PLOTS)

    assert [0, 0] == s.on_plots
    assert 1 << 6 == s.at_edge[0]
    assert not s.over


# ── faction cards ──


@pytest.mark.clause("PI-197", "PI-132")
def test_it_takes_the_card_of_a_faction_whose_largest_lodge_it_controls() -> None:
    four = {1: 1, 3: 31, 4: 46, 2: 2}
    s = at(SG, field=four, inf={1: "1", 3: "1 1 0"}, factions={"A": 0, "M": -1})
    told = play(s, step=PLOTS)

    assert [FactionCardTaken(1, "A", 0)] == of_kind(told, FactionCardTaken)
    assert 1 == s.faction_owner[0]


@pytest.mark.clause("PI-047", "PI-132", "PI-196", "PI-197")
def test_it_takes_one_a_turn_and_that_of_its_main_faction_first() -> None:
    both = {1: 1, 3: 31, 4: 16, 8: 22}
    s = at(SG, 8, field=both, inf={1: "1", 3: "1 1 0"}, factions={"A": -1, "M": -1})
    told = play(s, step=PLOTS)

    assert [FactionCardTaken(1, "M", None)] == of_kind(told, FactionCardTaken)


# ── events, table and court ──


@pytest.mark.clause("PI-202", "PI-155")
def test_an_edict_that_it_reveals_takes_effect() -> None:
    s = at(SG, great_played=True, top_event="K", tokens=["KK", "K"])
    told = play(s, step=EVENTS)

    assert [EventTurnedUp(1, "K")] == of_kind(told, EventTurnedUp)
    assert [EdictPlayed(1, "K", 6)] == of_kind(told, EdictPlayed)
    assert ("", "", 1) == (tokens_of(s, 0), tokens_of(s, 1), s.edict_owner[3])


@pytest.mark.clause("PI-202")
def test_a_special_that_it_reveals_is_gone() -> None:
    s = at(SG, great_played=True, top_event="press")
    told = play(s, step=EVENTS)

    assert [EventTurnedUp(1, "press")] == of_kind(told, EventTurnedUp)
    assert ([-1, -1], [0, 0], -1) == (s.open_event, s.event_hands, s.top_event)


@pytest.mark.clause("PI-202", "AMB-26")
def test_without_a_master_or_arch_no_event_is_revealed() -> None:
    assert [] == of_kind(play(at(SG, top_event="K"), step=EVENTS), EventTurnedUp)


@pytest.mark.clause("PI-202", "PI-150")
def test_a_master_among_the_argument_cards_counts() -> None:
    s = at(SG, connections=(5, 4), field={1: 22, 2: 41}, inf={1: "0 0"}, hands=["18"])
    play(s)
    told = lay(s, 18, 47)
    while not is_done(s):
        s.apply(0, s.legal(0)[0], Dealer(Quick(1), told))

    assert 1 == len(of_kind(told, EventTurnedUp))


@pytest.mark.clause("PI-203", "PI-218")
def test_plan_and_argument_cards_go_and_the_court_is_updated() -> None:
    s = at(
        AW, connections=(5, 4), field={1: 22}, inf={1: "0 0"}, hands=["18 5"], court="1 2 3 4 6", steward=2
    )
    play(s, 7)
    assert 1 << 6 == s.plans
    told = lay(s, 18, 8, 10, 11)

    assert [[7], [8, 10, 11, 18], [2]] == [one.cards for one in of_kind(told, CardsDiscarded)]
    assert [StewardMoved(3)] == of_kind(told, StewardMoved)
    assert [1, 3, 4, 6] == [card + 1 for place, card in enumerate(s.court) if place != 1]
    assert (0, 0) == (s.plans, s.argued)


@pytest.mark.clause("PI-203")
def test_only_the_person_who_argued_draws_up_to_the_limit() -> None:
    s = at(SG, 0, 3, connections=(5, 6, 4), field={1: 22, 2: 41}, inf={1: "0 0"}, hands=["18 5 9 10", "11"])
    play(s)
    told = lay(s, 18, 7, 8, 12)

    assert [0] == [one.seat for one in of_kind(told, CardDrawn)]
    assert [4, 1] == [count(s.hands[0]), count(s.hands[1])]


@pytest.mark.clause("PI-039", "GAP-21")
def test_who_loses_the_scholars_card_to_it_discards_down_to_the_limit() -> None:
    s = at(
        SG,
        seats=3,
        field={1: 5, 2: 12, 3: 24},
        inf={1: "2", 2: "2", 3: "2"},
        hands=["1 2 3 4", "6 7 8 9 10"],
        factions={"U": 1},
    )
    told = play(s, step=PLOTS)

    assert [FactionCardTaken(2, "U", 1)] == of_kind(told, FactionCardTaken)
    assert ([1], "card 6, card 7, card 8, card 9, card 10") == (s.acting(), legal(s, 1))
    say(s, 1, "card 8")
    assert ([4, 4], True) == ([count(s.hands[0]), count(s.hands[1])], is_done(s))


# ── the whole game ──


@pytest.mark.clause("GAP-26", "PI-189")
def test_it_scores_like_a_player() -> None:
    s = at(SG, field={1: 1, 3: 31, 4: 46}, inf={1: "1", 3: "1 0 -"})

    assert [1, 2] == totals(s)


@pytest.mark.clause("PI-190", "PI-201", "PI-189")
@pytest.mark.parametrize("opponent", [SG, AW])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_it_is_never_asked_and_every_step_has_its_reason(opponent: str, players: int) -> None:
    for seed in range(3):
        told: Told = []
        dealer = Dealer(Quick(seed), told)
        s = setup(box(), players, {"opponent": opponent}, dealer)
        for _ in range(400):
            if s.over:
                break
            seat = s.acting()[0]
            assert max(s.acting()) < players
            words = s.legal(seat)
            s.apply(seat, words[dealer.chance.pick(len(words))], dealer)
        assert [] == invariants(s)
        turns = [one for one in of_kind(told, TurnBegan) if one.seat == players]
        assert all(one.reason for one in of_kind(told, ScriptStep))
        assert len(turns) <= len(of_kind(told, ScriptStep))


@pytest.mark.clause("PI-190")
def test_a_turn_can_be_copied_and_kept_in_the_middle_of_an_argument() -> None:
    s = at(AW, connections=(5, 4), field={1: 22}, inf={1: "0 0"}, hands=["18 5"])
    play(s, 7)
    copy = s.copy()
    lay(s, 18, 8, 10, 11)

    assert [0] == copy.acting()
    assert (copy.plans, s.plans) == (1 << 6, 0)
    assert "0 0" == owners(copy, 1)
    frame = copy.stack[-1]
    assert frame.key() == type(frame)(*frame.key()).key()
    assert [6] == items(copy.plans)
