"""The beginner and the sensible player: what they see in a round, and how they fare against each other."""

import pytest

from intriga.bots.levels import at_random, bot_chance, game_chance
from intriga.conformance.subjects import Variant
from intriga.games.masti.bots.novice import novice
from intriga.games.masti.bots.policy import regular
from intriga.games.masti.game import GAME
from intriga.games.masti.state import Masti
from intriga.kernel.contract import Policy, chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.masti.builders import box, ending, table
from tests.games.masti.positions import equal_stacks, two_jokers

SEATINGS = [Variant(3, {}), Variant(4, {}), Variant(5, {}), Variant(4, {"teams": "yes"}), Variant(6, {})]
LEVELS = pytest.mark.parametrize("policy", [novice, regular])


def says(policy: Policy, s: Masti, seat: int) -> str:
    return policy(GAME.redeal(s, seat, Quick(1)), seat, Quick(1)).notation()


def three_aristocrats() -> Masti:
    """Seat 2 has three aristocrats and speaks last: A10 would win more of them, A2 nothing."""
    return table(["", "", "A2 A10"], trump="U6", played=["A5", "A7"], won=["", "", "A4 E12"], round=15)


@LEVELS
def test_a_bonus_card_is_worth_a_round(policy: Policy) -> None:
    s = table(["", "", "A7 A12"], trump="U3", played=["A8", "A3"], round=15)

    assert says(policy, s, 2) == "A12"


@LEVELS
def test_penalties_are_left_to_others(policy: Policy) -> None:
    s = table(["", "", "A7 A12"], trump="U2", played=["A8", "P2"], round=15)

    assert says(policy, s, 2) == "A7"


@LEVELS
def test_who_could_only_win_penalties_bribes(policy: Policy) -> None:
    s = table(["", "", "A9 A12"], trump="U2", played=["A8", "P2"], bribes=[0, 0, 1], round=14)

    assert says(policy, s, 2) == "bribe"


@LEVELS
def test_jokers_go_where_they_bring_most(policy: Policy) -> None:
    s = ending(["A4 A10 A6 A9 P1", "A5", ""])

    assert [says(policy, s, 0), says(policy, two_jokers(), 0)] == ["joker merchants", "joker aristocrats"]


@LEVELS
def test_of_two_equal_stacks_the_one_with_the_joker_counts(policy: Policy) -> None:
    assert says(policy, equal_stacks(), 0) == "count 0"


def test_a_fourth_symbol_is_left_by_the_sensible_and_taken_by_the_beginner() -> None:
    s = three_aristocrats()

    assert [says(policy, s, 2) for policy in (regular, novice)] == ["A2", "A10"]


def test_a_partner_who_wins_is_given_a_bonus() -> None:
    """Seat 2 leads with a card that nobody can beat; its partner, seat 0, speaks last."""
    hands = ["P3 E2", "", "", ""]
    alone, in_teams = (
        table(hands, trump="U9", leader=1, played=["A4", "A13", "A5"], round=11, teams=teams)
        for teams in (0, 2)
    )

    assert [says(regular, s, 0) for s in (alone, in_teams)] == ["E2", "P3"]


@pytest.mark.clause("MV-066")
def test_a_stack_that_the_partner_keeps_small_may_grow() -> None:
    """Three artists and a fourth: bad alone, harmless where the partner has one artist, which counts."""
    hands = ["A9 A2", "", "", ""]
    won = ["U11 U5", "", "E8", ""]
    alone, in_teams = (
        table(hands, trump="P8", leader=1, played=["A4", "A6", "A7"], won=won, round=11, teams=teams)
        for teams in (0, 2)
    )

    assert [says(regular, s, 0) for s in (alone, in_teams)] == ["A2", "A9"]


def wins(one: Policy, others: Policy, variant: Variant, games: int) -> float:
    """The share of games that one side wins among sides of another level."""
    options = chosen_options(GAME, variant.players, variant.options)
    total = 0.0
    for number in range(games):
        dealer = Dealer(game_chance(1, number))
        state = GAME.mine(GAME.setup(box(), variant.players, options, None, dealer))
        sides = state.teams or state.players
        asked = 0
        while not state.over:
            seat = state.acting()[0]
            policy = one if seat % sides == number % sides else others
            chance = bot_chance(1, number, asked)
            state.apply(seat, policy(GAME.redeal(state, seat, chance), seat, chance), dealer)
            asked += 1
        result = GAME.result(state)
        assert result is not None
        winners = {seat % sides for seat in result.winners}
        total += (number % sides in winners) / len(winners)
    return total / games


@pytest.mark.parametrize("variant", SEATINGS, ids=str)
def test_each_level_beats_the_one_before(variant: Variant) -> None:
    """A short series by a fixed seed; the long ones are in docs/bots.md."""
    fair = 1 / {3: 3, 4: 2 if variant.options else 4, 5: 5, 6: 3}[variant.players]

    assert wins(novice, at_random, variant, 40) > fair
    assert wins(regular, novice, variant, 40) > fair
