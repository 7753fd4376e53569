"""Choices in rollouts: what they consider in the round on the table."""

import pytest

from intriga.games.masti.bots.final_ranks import packed_area, ranks_of
from intriga.games.masti.bots.packed_evaluation import PackedEvaluation
from intriga.games.masti.bots.rollout import Rollout
from intriga.games.masti.rules.card_values import area_points
from intriga.games.masti.state import Masti
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.heaps import items
from tests.games.masti.builders import box, cards, ending, table

ALL = 12  # candidates: every card of a hand


def says(s: Masti, candidates: int = ALL, seed: int = 1) -> str:
    seat = s.acting()[0]
    return Rollout(s, candidates).say(s, seat, Quick(seed)).notation()


def test_a_bonus_is_taken_by_the_last_to_speak() -> None:
    assert says(table(["", "", "A7 A12"], trump="U3", played=["A8", "A3"], round=15)) == "A12"


def test_penalties_are_left_to_others_or_bought_off() -> None:
    duck = table(["", "", "A7 A12"], trump="U2", played=["A8", "P2"], round=15)
    bribe = table(["", "", "A9 A12"], trump="U2", played=["A8", "P2"], bribes=[0, 0, 1], round=14)

    assert [says(duck), says(bribe)] == ["A7", "bribe"]


def test_a_fourth_symbol_is_left_to_others() -> None:
    s = table(["", "", "A2 A10"], trump="U6", played=["A5", "A7"], won=["", "", "A4 E12"], round=15)

    assert says(s) == "A2"


def test_a_card_that_can_be_beaten_in_this_world_is_led_less_gladly() -> None:
    """A bonus card is the trump: P12 is safe to lead unless somebody holds P13."""
    safe = table(["P12 E4", "P4 A4", "P5 A5"], trump="U3", round=15)
    beaten = table(["P12 E4", "P13 A4", "P5 A5"], trump="U3", round=15)
    rollouts = [Rollout(s, ALL) for s in (safe, beaten)]
    values: list[int] = []
    for rollout, s in zip(rollouts, (safe, beaten), strict=True):
        rollout.read(s)
        rollout.table.weigh_pile(0)
        values.append(rollout.table.value(0, items(cards("P12"))[0]))

    assert values[0] > values[1]


def test_a_partner_who_wins_is_given_a_bonus() -> None:
    hands = ["P3 E2", "", "", ""]
    alone, in_teams = (
        table(hands, trump="U9", leader=1, played=["A4", "A13", "A5"], round=11, teams=teams)
        for teams in (0, 2)
    )

    assert [says(alone), says(in_teams)] == ["E2", "P3"]


def test_few_looks_see_few_cards() -> None:
    """With one look the card is any; with all it is the best."""
    s = table(["A4 A5 A6 A7 P8 P9 E10 U13", "P2", "P3"], trump="U3", round=9)

    assert len({says(s, 1, seed) for seed in range(40)}) == 8
    assert len({says(s, ALL, seed) for seed in range(40)}) == 1


@pytest.mark.clause("MV-053")
def test_without_rounds_to_come_cards_promise_what_they_score() -> None:
    evaluation = PackedEvaluation(box(), 4, teams=False, pooled=False)
    s = ending(["A4 A10", "A11", "", "A5"])
    for won, more in (("A4 A10", "U6"), ("A13 P13", "E13"), ("A5", "U11 E13 A6"), ("", "A4 A5 A6")):
        gain = evaluation.worth(0, pack(evaluation, won), 0, pack(evaluation, more))
        score = area_points(s, cards(f"{won} {more}"), 0) - area_points(s, cards(won), 0)

        assert gain == 1000 * score


def pack(evaluation: PackedEvaluation, text: str) -> int:
    return packed_area(evaluation, cards(text))


def test_ranks_are_points_then_cards_then_gems() -> None:
    evaluation = PackedEvaluation(box(), 4, teams=False, pooled=False)
    s = table(["", "", "", "A3"], trump="A5", won=["A3 P1 E1", "P3", "A2 E3 P2", "U3"], wealth=[0, 1, 0, 0])

    points = [rank // 10_000 for rank in ranks_of(s, evaluation)]
    below = [rank % 10_000 for rank in ranks_of(s, evaluation)]

    assert points == [2, 3, -2, 2]
    assert below == [100, 101, 300, 100]  # jokers without a stack are discarded
