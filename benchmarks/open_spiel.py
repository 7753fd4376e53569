"""The peer: OpenSpiel's hearts without passing, in C++ and through its Python interface."""

import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

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


def search_in_cpp(simulations: int = 4000) -> int:
    """Its information-set tree search in C++, one random rollout a simulation; decisions simulated."""
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 7),
        2.0,
        simulations,
        10_000_000,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    bot.step(dealt())
    return simulations * DECISIONS


def search_in_python(simulations: int = 150) -> int:
    """The same search written in Python."""
    bot = ismcts.ISMCTSBot(
        pyspiel.load_game(GAME),
        uct_c=2.0,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(7)),
        random_state=np.random.RandomState(7),
    )
    bot.step(dealt())
    return simulations * DECISIONS
