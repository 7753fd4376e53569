"""The peer: OpenSpiel's hearts without passing, in C++ and through its Python interface."""

import random
from typing import Any

import pyspiel

GAME = "hearts(pass_cards=false)"
DECISIONS = 52  # of a game of hearts
ROLLOUTS = 2000


def dealt(seed: int = 1) -> Any:
    """A state of hearts after the deal."""
    state = pyspiel.load_game(GAME).new_initial_state()
    luck = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(luck.choice([action for action, _ in state.chance_outcomes()]))
    return state


def rollouts_in_cpp() -> int:
    """Random rollouts inside C++: two searches' worth of nothing but rollouts from the deal."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, 2, 1, final, False, False)
    bot.step(dealt())
    return 2 * ROLLOUTS * DECISIONS


def games_in_python(games: int = 150) -> int:
    """Random games through the Python interface, after the deal."""
    start = dealt()
    luck = random.Random(2)
    decisions = 0
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(luck.random() * len(actions))])
            decisions += 1
    return decisions


def copies(number: int = 20_000) -> int:
    state = dealt()
    for _ in range(number):
        state.clone()
    return number
