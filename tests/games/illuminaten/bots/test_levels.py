"""The beginner and the expert: what they see, what they miss, and that they never use what is hidden."""

import pytest

from intriga.bots.players import choose, player_of
from intriga.games.illuminaten.bots.insight import ALONE, PaxInsight, lead_of
from intriga.games.illuminaten.bots.novice import novice
from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.rules.turn.turn import Actions
from intriga.games.illuminaten.setup import setup
from intriga.games.illuminaten.state import Pax
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import box, table

MASTERS = {1: 46, 2: 47, 3: 48}


def dealt(players: int, seed: int) -> Pax:
    return setup(box(), players, chosen_options(GAME, players, {}), Dealer(Quick(seed)))


def played(players: int, seed: int, words: int) -> Pax:
    """A position in the middle of a game between beginners."""
    s = dealt(players, seed)
    for number in range(words):
        if not s.over:
            seat = s.acting()[0]
            s.apply(seat, novice(s, seat, Quick(number)), Dealer(Quick(number)))
    return s


def test_a_beginner_takes_a_plot_that_is_met() -> None:
    s = table(field=MASTERS, inf=dict.fromkeys(MASTERS, "0"), hands=["1 2 3 4", "5 6 7 8"])

    assert "fulfil P07" == novice(s, 0, Quick(1)).notation()


def test_a_beginner_never_weaves_a_conspiracy() -> None:
    said = []
    for seed in range(8):
        s = dealt(2, seed)
        for number in range(60):
            seat = s.acting()[0]
            said.append(novice(s, seat, Quick(number)).notation())
            s.apply(seat, novice(s, seat, Quick(number)), Dealer(Quick(number)))

    assert "influence" in said
    assert not [word for word in said if word.startswith("weave")]


def test_games_between_beginners_come_to_an_end() -> None:
    s = dealt(2, 3)
    words = 0
    while not s.over and words < 3000:
        seat = s.acting()[0]
        s.apply(seat, novice(s, seat, Quick(words)), Dealer(Quick(words)))
        words += 1

    assert s.over


def test_a_lead_is_counted_against_the_average_of_the_others() -> None:
    assert 4.0 == lead_of([10.0, 5.0, 7.0], 0)
    assert 10.0 - ALONE == lead_of([10.0], 0)


def test_rewards_rise_with_the_outlook_and_stay_between_nothing_and_all() -> None:
    insight = PaxInsight()

    rewards = [insight.reward(lead) for lead in (-1e9, -30.0, 0.0, 30.0, 1e9)]

    assert sorted(set(rewards)) == rewards
    assert 0.0 < rewards[0] < 0.01
    assert 0.5 == rewards[2]
    assert 0.99 < rewards[-1] < 1.0


def test_a_world_is_played_on_to_the_end_of_the_turn_and_no_farther() -> None:
    s = played(2, 5, 30)
    seat = s.active
    copy = s.copy()

    PaxInsight().finish(copy, Dealer(Quick(1)))

    assert copy.over or copy.active != seat


def test_only_the_menu_of_a_turn_is_searched() -> None:
    insight = PaxInsight()
    s = dealt(2, 1)
    kinds = set()
    for number in range(80):
        kinds.add(insight.is_worth_a_search(s, s.acting()[0]) == isinstance(s.stack[-1], Actions))
        seat = s.acting()[0]
        s.apply(seat, novice(s, seat, Quick(number)), Dealer(Quick(number)))

    assert {True} == kinds


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["novice", "regular", "expert:4"])
def test_a_bot_says_the_same_whatever_is_hidden_from_its_seat(players: int, level: str) -> None:
    for seed in range(3):
        truth = played(players, seed, 25 + 7 * seed)
        seat = truth.acting()[0]
        other = GAME.redeal(truth, seat, Quick(100 + seed))

        assert choose(GAME, truth, seat, level, Quick(seed)) is choose(GAME, other, seat, level, Quick(seed))


def test_an_expert_without_time_plays_as_the_regular_player() -> None:
    s = dealt(2, 4)
    seat = s.acting()[0]
    expert = player_of(GAME, "expert", 0.0)

    assert GAME.policies["regular"](s, seat, Quick(1)) is expert.say(s, seat, Quick(1))
