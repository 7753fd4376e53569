"""Where a policy may think long, a worker says the same word; what is said if it says none comes at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from intriga.bots.insights import insight_of
from intriga.bots.levels import EXPERT, bot_chance, policy_at_once
from intriga.bots.players import player_of
from intriga.bots.policy_player import PolicyPlayer
from intriga.bots.thoughts import Budget, Thought, decode_answer, encode, think
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.contract import Game
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.workers.inline import InlineWorkers
from intriga.workers.jobs import Ticket, do_leftovers
from intriga.workers.pool import Pool

GAME = find_game("illuminaten")
REGULAR = GAME.policies["regular"]


def walked(game: Game, players: int, options: dict[str, str], questions: int) -> Iterator[tuple[State, int]]:
    """The questions of a random game."""
    dealer = Dealer(Quick(6))
    state = game.setup(game.load(own_pack(game.id)), players, options, None, dealer)
    for _ in range(questions):
        if state.over:
            return
        seat = state.acting()[0]
        yield state, seat
        words = state.legal(seat)
        state.apply(seat, words[dealer.chance.pick(len(words))], dealer)


def slow_questions(players: int, questions: int) -> Iterator[tuple[State, int]]:
    for state, seat in walked(GAME, players, {"opponent": "joseph"}, questions):
        if insight_of(GAME).policy_is_slow(state, seat) and len(state.legal(seat)) > 1:
            yield state, seat


def asked_there(level: str, seconds: float = 60.0) -> PolicyPlayer:
    found = player_of(GAME, level, seconds, InlineWorkers())
    assert isinstance(found, PolicyPlayer)
    return found


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_word_of_a_worker_is_the_policys_own(players: int) -> None:
    asked = 0
    for number, (state, seat) in enumerate(slow_questions(players, 60)):
        here, there = bot_chance(9, 0, number), bot_chance(9, 0, number)
        own = REGULAR(GAME.redeal(state, seat, here), seat, here)
        player = asked_there("regular")
        step = player.step(GAME.redeal(state, seat, there), seat, there)
        assert isinstance(step, Thought)
        step = step._replace(budget=Budget(0, 60.0))

        assert player.word_from(player.thinker.begin(step), step) is own
        assert player.answer is not None
        asked += 1

    assert asked > 4


def test_a_process_says_the_same() -> None:
    state, seat = next(slow_questions(2, 60))
    with Pool(1, modules=("intriga.bots.thoughts",)) as pool:
        player = player_of(GAME, "regular", 60.0, pool)
        assert isinstance(player, PolicyPlayer)
        step = player.step(state, seat, Quick(3))
        assert isinstance(step, Thought)
        step = step._replace(budget=Budget(0, 60.0))
        ticket = player.thinker.begin(step)
        ticket.result(60)

        assert player.word_from(ticket, step) is REGULAR(state, seat, Quick(3))


def test_a_search_that_comes_to_nothing_ends_with_the_policys_word() -> None:
    """As where the policy alone is asked because a search may not be."""
    state, seat = next(slow_questions(2, 60))
    player = asked_there(EXPERT)
    step = player.step(state, seat, Quick(3))
    assert isinstance(step, Thought)
    for thought in (step._replace(budget=Budget(9, 0.0)), player.without_search(step)):
        assert isinstance(thought, Thought)
        answer = decode_answer(think(encode(thought, GAME)))

        assert answer.words == (REGULAR(state, seat, Quick(3)).notation(),)
        assert answer.iterations == 0
    do_leftovers()


def test_what_is_said_if_no_word_comes_is_said_at_once() -> None:
    state, seat = next(slow_questions(2, 60))
    for level in ("regular", EXPERT):
        player = asked_there(level)
        step = player.step(state, seat, Quick(3))
        assert isinstance(step, Thought)

        assert player.word_from(Ticket(), step) is policy_at_once(GAME)(state, seat, Quick(3))
        assert player.fault is not None


def test_without_workers_policies_are_asked_here() -> None:
    state, seat = next(slow_questions(2, 60))
    player = player_of(GAME, "regular")
    assert isinstance(player, PolicyPlayer)

    assert player.thinking_seconds(state, seat) == 0.0
    assert player.step(state, seat, Quick(3)) is REGULAR(state, seat, Quick(3))


CASES: list[tuple[str, int, dict[str, str]]] = [
    ("masti", 4, {}),
    ("factions", 3, {}),
    ("gangsters", 3, {"scenario": "hands_up", "campaign": "no", "difficulty": "standard"}),
    ("_tiny", 2, {}),
    ("_rough", 3, {}),
    *[("illuminaten", seats, {"opponent": "joseph"}) for seats in (1, 2, 3)],
]


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_where_a_policy_may_think_long_is_public_and_worth_a_search(
    name: str, players: int, options: dict[str, str]
) -> None:
    game = find_game(name)
    insight = insight_of(game)
    for number, (state, seat) in enumerate(walked(game, players, options, 40)):
        is_slow = insight.policy_is_slow(state, seat)

        assert insight.is_worth_a_search(state, seat) or not is_slow
        for reader in (seat, -1):
            assert insight.policy_is_slow(game.redeal(state, reader, Quick(number)), seat) == is_slow
