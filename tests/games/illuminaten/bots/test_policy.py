"""The regular player: it takes what is obvious and never uses what its seat cannot know."""

import random

import pytest

from intriga.games.illuminaten.bots.evaluation import main_lodges, points_in
from intriga.games.illuminaten.bots.field_values import FieldValues
from intriga.games.illuminaten.bots.plot_efforts import effort
from intriga.games.illuminaten.bots.policy import regular
from intriga.games.illuminaten.box.tables import PLOTS
from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.rules.actions.argument import Argument
from intriga.games.illuminaten.rules.end import totals
from intriga.games.illuminaten.rules.phases.check_phase import KeepEvent
from intriga.games.illuminaten.rules.phases.refill import Refill
from intriga.games.illuminaten.rules.plots.witnesses import is_met
from intriga.games.illuminaten.setup import setup
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import box, event, table
from tests.games.illuminaten.test_slow_reading import draw_position

HEART = (4, 7, 8, 11)  # the inner cells at two players
MASTERS = {1: 46, 2: 47, 3: 48}


def says(s: Pax, seat: int = 0, seed: int = 1) -> str:
    return regular(GAME.redeal(s, seat, Quick(seed)), seat, Quick(seed)).notation()


def play_turn(s: Pax) -> list[str]:
    """What is said until the turn is over."""
    said: list[str] = []
    turn = (s.round, s.active)
    while not s.over and (s.round, s.active) == turn:
        asked = s.acting()[0]
        word = regular(GAME.redeal(s, asked, Quick(len(said))), asked, Quick(len(said)))
        said.append(word.notation())
        s.apply(asked, word, Dealer(Quick(99)))
    return said


def test_a_met_plot_is_fulfilled_first() -> None:
    s = table(field=MASTERS, inf=dict.fromkeys(MASTERS, "0"), hands=["1 2 3 4", "5 6 7 8"])
    assert says(s) == "fulfil P07"


def test_with_two_plots_held_the_turn_is_ended_and_the_game_won() -> None:
    field = MASTERS | dict(zip(HEART, (1, 2, 3, 4), strict=True))
    s = table(
        field=field,
        inf=dict.fromkeys(field, "0"),
        common="P07 P04",
        private="P02 P03",
        on_plots=["P07 P04"],
        hands=["10 11 12 13", "5 6 7 8"],
    )
    assert says(s) == "end"
    play_turn(s)
    assert (s.over, s.reason, s.winners) == (True, "plots", 1)


def test_the_last_placement_of_a_plot_is_found_and_wins() -> None:
    field = MASTERS | dict(zip(HEART, (1, 2, 3, 4), strict=True))
    inf = dict.fromkeys(field, "0")
    del inf[11]
    s = table(
        field=field,
        inf=inf,
        common="P07 P04",
        private="P02 P03",
        on_plots=["P07"],
        tokens=["D", ""],
        hands=["10 20 30 40", "5 6 7 8"],
    )
    said = play_turn(s)
    assert "fulfil P04" in said
    assert (s.reason, s.winners) == ("plots", 1)


def test_the_own_private_plot_counts_as_much_as_a_common_one() -> None:
    s = table(
        field=MASTERS,
        inf=dict.fromkeys(MASTERS, "0"),
        common="P08 P12",
        private="P07 P03",
        hands=["1 2 3 4", "5 6 7 8"],
    )
    assert says(s) == "fulfil P07"


def test_an_argument_is_answered_with_the_card_that_wins_at_once() -> None:
    s = table(
        field={1: 31, 2: 16},
        inf={1: "0 1 1", 2: "1"},
        hands=["50 36 6 7", "5 8 9 10"],
        frame=Argument(1, 0, 0, 1, 0),
        active=1,
    )
    assert says(s) == "card 50"


def test_without_an_edge_the_highest_number_is_laid() -> None:
    s = table(
        field={1: 31},
        inf={1: "0 1 1"},
        hands=["50 36 6 7", "5 8 9 10"],
        frame=Argument(1, 0, 0, 1, 0),
        active=1,
    )
    assert says(s) == "card 36"


def test_a_great_card_of_the_court_is_taken() -> None:
    s = table(hands=["1 2 3", "5 6 7 8"], court="9 10 46 11 12", frame=Refill(0))
    assert says(s) == "court 3"


def test_an_edict_that_costs_most_is_not_kept() -> None:
    s = table(
        hands=["1 2 3 4", "5 6 7 8"],
        tokens=["AAAAAA", ""],
        frame=KeepEvent(0, event("A"), event("D")),
    )
    assert regular(s, 0, Quick(1)).notation() == "keep edict D"


# ── what it knows ──


@pytest.mark.parametrize(("players", "opponent"), [(2, "none"), (3, "none"), (2, "weishaupt")])
def test_it_says_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(players: int, opponent: str) -> None:
    d = Dealer(Quick(players))
    s = setup(box(), players, {"opponent": opponent}, d)
    for step in range(45):
        if s.over:
            return
        seat = s.acting()[0]
        one = GAME.redeal(s, seat, Quick(step))
        other = GAME.redeal(s, seat, Quick(1000 + step))
        word = regular(one, seat, Quick(step))
        assert word is regular(other, seat, Quick(step)), step
        assert s.why_not(seat, word) == ()
        s.apply(seat, word, d)


def test_it_leaves_the_position_as_it_was() -> None:
    d = Dealer(Quick(5))
    s = setup(box(), 2, {"opponent": "none"}, d)
    for step in range(25):
        seat = s.acting()[0]
        before = s.full_key()
        word = regular(s, seat, Quick(step))
        assert s.full_key() == before
        s.apply(seat, word, d)


# ── efforts ──


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_plot_takes_no_effort_just_where_it_is_met(seats: int) -> None:
    luck = random.Random(seats)
    seen: set[int] = set()
    for _ in range(150):
        seen |= compare_efforts(draw_position(seats, luck))
    assert len(seen) == PLOTS  # each was met somewhere


def compare_efforts(s: Pax) -> set[int]:
    met: set[int] = set()
    for seat in range(s.seats):
        values = FieldValues(s, seat, 0)
        for plot in range(PLOTS):
            found = effort(values, plot)
            assert (found == 0.0) == is_met(s, seat, plot), (seat, plot, found)
            if found == 0.0:
                met.add(plot)
    return met


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_those_of_the_scoring(seats: int) -> None:
    luck = random.Random(seats)
    for _ in range(60):
        s = draw_position(seats, luck)
        lodges = main_lodges(FieldValues(s, 0, 0))
        assert [points_in(FieldValues(s, seat, 0), lodges) for seat in range(seats)] == totals(s)
