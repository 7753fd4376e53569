"""The end and the points."""

import pytest

from intriga.games.factions import events
from intriga.games.factions.game import GAME
from intriga.games.factions.rules.end import standing, symbol_points
from intriga.games.factions.state import Factions
from tests.games.factions.builders import Told, areas, box_of, hands, of_kind, refused, say, table, top

LEAST = 'kind = "least", of = "F", least = 2'


def ended(areas: list[str], *, roles: str, turn: int = 0, **more: object) -> tuple[Factions, Told]:
    """The last card has just been drawn by `turn`."""
    hands = [""] * len(areas)
    s = table(hands, areas, roles=roles, turn=turn, deck="k11", **more)  # type: ignore[arg-type]
    return s, say(s, turn, "draw")


@pytest.mark.clause("HF-026")
@pytest.mark.clause("HF-A3")
def test_the_game_ends_at_once_when_the_last_card_is_drawn() -> None:
    s, told = ended(["f1", "l1"], roles="f_1 l_1")

    assert (True, []) == (s.over, s.acting())
    assert ["action"] == [event.reason for event in of_kind(told, events.Ended)]
    assert [] == of_kind(told, events.TurnBegan)
    assert [("game_is_over", "HF-026")] == refused(s, 1, "draw")


@pytest.mark.clause("HF-026")
def test_with_two_cards_left_the_game_goes_on() -> None:
    s = table(["", ""], deck="k1 k2")

    say(s, 0, "draw")

    assert (False, [1]) == (s.over, s.acting())


@pytest.mark.clause("HF-A3")
@pytest.mark.parametrize(
    "effects",
    [
        '{ do = "draw", count = 3 }, { do = "discard", whose = "own" }',
        '{ do = "mill", count = 3 }, { do = "discard", whose = "own" }',
        '{ do = "lay_top", to = "own" }, { do = "lay_top", to = "own" }',
        '{ do = "each_draws" }, { do = "again" }',
        '{ do = "renew" }, { do = "again" }',
    ],
)
def test_an_effect_that_takes_the_last_card_ends_the_game_and_the_rest_is_dropped(effects: str) -> None:
    s = table(["f1 f2", "l1", "l2"], deck="k1", box=box_of(f1=f"property = [{effects}]"))

    told = say(s, 0, "card f1")

    assert s.over
    assert ["effect"] == [event.reason for event in of_kind(told, events.Ended)]
    assert "f1" in areas(s)[0]
    assert 1 >= len(of_kind(told, events.CardDrawn))
    assert [] == of_kind(told, events.ActionGained)


@pytest.mark.clause("HF-027")
def test_hands_are_discarded_and_do_not_count() -> None:
    s = table(["f1", "l1 l2"], ["f2", ""], roles="f_1 l_1", deck="k11")

    told = say(s, 0, "draw")

    assert ["", ""] == hands(s)
    assert "f1 k11 l1 l2" == top(s, 4)
    assert [1, 0] == of_kind(told, events.Ended)[0].totals
    assert [["f1", "k11"], ["l1", "l2"]] == [event.cards for event in of_kind(told, events.HandDiscarded)]


@pytest.mark.clause("HF-028")
def test_the_roles_are_opened_one_by_one_from_the_first_player_on() -> None:
    s, told = ended(["f1", "l1", "k1"], roles="f_2 l_3 k_1", first=1)

    opened = [(event.seat, event.role, event.faction) for event in of_kind(told, events.Scored)]
    assert [(1, "l_3", "L"), (2, "k_1", "K"), (0, "f_2", "F")] == opened
    assert opened == [(row.seat, row.role, row.faction) for row in GAME.view(s, -1).sheets]


@pytest.mark.clause("HF-025")
@pytest.mark.clause("HF-029")
@pytest.mark.parametrize(("role", "total"), [("f_1", 1), ("l_1", -5), ("k_1", -1)])
def test_own_symbols_add_and_foreign_ones_subtract(role: str, total: int) -> None:
    box = box_of(f1='symbols = "FF"')
    _, told = ended(["f1 f2 k1 k2", ""], roles=f"{role} l_4", box=box)
    sheet = of_kind(told, events.Scored)[0]

    assert total == sheet.total
    assert {"F": 3, "L": 0, "K": 2} == sheet.symbols
    assert sheet.own - sheet.foreign == sheet.total


@pytest.mark.clause("HF-025")
@pytest.mark.clause("HF-A10")
def test_symbols_count_and_not_the_faction_of_the_card() -> None:
    s = table(["", ""], ["f1", ""], box=box_of(f1='symbols = "LL"'))

    assert [-2, 2, -2] == [symbol_points(s, 0, faction) for faction in range(3)]


@pytest.mark.clause("HF-029")
@pytest.mark.clause("HF-030")
def test_a_fulfilled_condition_adds_its_points() -> None:
    box = box_of(roles={"f_1": LEAST})
    _, told = ended(["f1 f2", ""], roles="f_1 l_1", box=box)
    _, short = ended(["f1", ""], roles="f_1 l_1", box=box)

    assert (True, 3, 5) == facts_of(told)
    assert (False, 0, 1) == facts_of(short)


def facts_of(told: Told) -> tuple[bool, int, int]:
    sheet = of_kind(told, events.Scored)[0]
    return sheet.fulfilled, sheet.role_points, sheet.total


@pytest.mark.clause("HF-031")
def test_most_points_win() -> None:
    s, told = ended(["f1", "l1 l2", "k1 f2"], roles="f_1 l_1 k_1")

    assert ([1, 2, 0], [1], None) == result_of(told)
    assert (1, "") == (standing(s).winner, standing(s).tie_break)


@pytest.mark.clause("HF-031")
@pytest.mark.clause("HF-A4")
@pytest.mark.parametrize(("turn", "winner"), [(0, 0), (1, 1), (2, 1), (3, 3)])
def test_of_equal_players_the_one_who_acted_last_wins(turn: int, winner: int) -> None:
    _, told = ended(["f1", "l1", "f2", "k1"], roles="f_1 l_1 k_1 k_2", turn=turn)

    assert ([1, 1, -1, 1], [winner], "last_turn") == result_of(told)


def result_of(told: Told) -> tuple[list[int], list[int], str | None]:
    last = of_kind(told, events.Ended)[0]
    return last.totals, last.winners, last.tie_break
