"""What the game tells the search: rollouts follow the rules, and rewards are right."""

import pytest

from intriga.conformance.subjects import Variant, variants
from intriga.games.masti.bots.insight import MastiInsight
from intriga.games.masti.game import GAME
from intriga.games.masti.rules.scoring import standing
from intriga.games.masti.state import Masti
from intriga.games.shelf import own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import lowest_seat
from tests.games.masti.builders import ending, table
from tests.games.masti.positions import follow, six, trick, two_jokers

BOX = GAME.load(own_pack("masti"))
GAMES = 12  # for each variant
VARIANTS = pytest.mark.parametrize("variant", variants(GAME), ids=str)


def at_random(variant: Variant, seed: int, words: int) -> Masti:
    """A game after this many random words, fewer if it would be over."""
    dealer = Dealer(Quick(seed))
    state = GAME.mine(GAME.setup(BOX, variant.players, variant.options, None, dealer))
    for _ in range(words):
        seat = state.acting()[0]
        before = state.copy()
        state.apply(seat, state.stack[-1].any_option(state, seat, dealer.chance), dealer)
        if state.over:
            return before
    return state


def word_by_word(insight: MastiInsight, s: Masti, chance: Quick) -> int:
    """The same choices, carried out by the rules."""
    dealer = Dealer(chance)
    rollout = insight.rollout_for(s)
    decisions = 0
    while not s.over:
        seat = lowest_seat(s.must)
        word = rollout.say(s, seat, chance)
        assert () == s.why_not(seat, word)
        s.apply(seat, word, dealer)
        decisions += 1
    return decisions


@VARIANTS
def test_rollouts_go_as_the_rules_say(variant: Variant) -> None:
    insight = MastiInsight()
    for seed in range(GAMES):
        rolled = at_random(variant, seed, seed * 4)
        by_rules = rolled.copy()

        decisions = insight.finish(rolled, Dealer(Quick(seed)))
        if not rolled.over:
            rolled.settle(Dealer(Quick(0)))
            while not rolled.over:
                word = insight.rollout_for(rolled).say(rolled, rolled.acting()[0], Quick(0))
                rolled.apply(rolled.acting()[0], word, Dealer(Quick(0)))
                decisions += 1

        assert word_by_word(insight, by_rules, Quick(seed)) == decisions
        assert public_part(by_rules) == public_part(rolled)


def public_part(s: Masti) -> list[object]:
    return [[*s.won], s.wealth, s.bribes, s.removed, s.deck, s.left, s.out, s.leader, s.round, s.reason]


@VARIANTS
def test_a_world_is_judged_before_the_jokers_as_after_them(variant: Variant) -> None:
    insight = MastiInsight()
    for seed in range(GAMES):
        judged = at_random(variant, seed, 0)
        by_rules = judged.copy()
        insight.finish(judged, Dealer(Quick(seed)))
        word_by_word(insight, by_rules, Quick(seed))

        assert insight.rewards(by_rules) == insight.rewards(judged)


def test_a_reward_is_mostly_victory_and_a_little_points() -> None:
    rewards = MastiInsight(points=0.2, swing=40).rewards(ending(["A3 P3", "E3", ""]))

    assert pytest.approx([0.8 + 0.2 * 0.55, 0.2 * 0.45, 0.2 * 0.4]) == rewards


def test_equal_points_are_decided_by_cards() -> None:
    s = ending(["A3 A2 P3", "E3", ""])

    assert [2, 2, 0] == standing(s).totals
    assert pytest.approx([0.75 + 0.125, 0.125, 0.25 * 0.45]) == MastiInsight().rewards(s)


def test_partners_share_their_reward() -> None:
    s = ending(["A3", "", "", "P2"], teams=2)
    insight = MastiInsight()

    assert [1.0, 0.0, 1.0, 0.0] == [insight.won(s, seat) for seat in range(4)]
    rewards = insight.rewards(s)
    assert rewards[0] == rewards[2] > 0.75 > 0.25 > rewards[1] == rewards[3]


def test_victory_is_shared_where_nothing_decides() -> None:
    s = ending(["A3", "P3", ""])

    assert [0.5, 0.5, 0.0] == [MastiInsight().won(s, seat) for seat in range(3)]


@pytest.mark.clause("MV-A12")
def test_only_the_hidden_discards_of_six_players_are_not_heard() -> None:
    heard = [follow(), two_jokers(), trick(), table(["A9", "A2", "A3"], trump="U9")]

    assert six().stack[-1].is_secret(six())
    assert not any(s.stack[-1].is_secret(s) for s in heard)
