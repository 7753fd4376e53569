"""Pickles and copies: positions travel to other processes and share nothing."""

import pickle
from typing import Any

import pytest

from intriga.games.shelf import HERE, find_game, game_ids, own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State, fields_of

EXAMPLES = tuple(sorted(path.parent.name for path in HERE.glob("_[a-z]*/game.py")))
GAMES = pytest.mark.parametrize("name", [*game_ids(), *EXAMPLES])


def positions(name: str, players: int) -> list[State]:
    """Every position of a random game."""
    game = find_game(name)
    chance = Quick(players)
    options = chosen_options(game, players, {})
    state = game.setup(game.load(own_pack(name)), players, options, None, Dealer(chance))
    found = [state.copy()]
    while not state.over:
        seats = state.acting()
        seat = seats[chance.pick(len(seats))]
        words = state.legal(seat)
        state.apply(seat, words[chance.pick(len(words))], Dealer(chance))
        found.append(state.copy())
    return found


@GAMES
def test_a_pickled_position_comes_back_and_plays_the_same(name: str) -> None:
    for players in find_game(name).players:
        for state in positions(name, players)[::5]:
            back: State = pickle.loads(pickle.dumps(state))

            assert type(back) is type(state)
            assert back == state
            assert rest_of(state) == rest_of(back)


def rest_of(state: State) -> tuple[object, ...]:
    """Where the first legal words lead."""
    here = state.copy()
    chance = Quick(9)
    for _ in range(6):
        if here.over:
            break
        seat = here.acting()[0]
        here.apply(seat, here.legal(seat)[0], Dealer(chance))
    return here.full_key()


@GAMES
def test_every_frame_comes_back_from_its_key(name: str) -> None:
    kinds = set()
    for players in find_game(name).players:
        for state in positions(name, players):
            for frame in state.stack:
                back = pickle.loads(pickle.dumps(frame))
                kinds.add(type(frame).__name__)

                assert (type(frame), frame.key()) == (type(back), back.key())

    assert kinds


@GAMES
def test_a_copy_shares_nothing_that_can_change(name: str) -> None:
    for players in find_game(name).players:
        for state in positions(name, players)[::7]:
            one, other = fields_of(state), fields_of(state.copy())
            shared = [
                field
                for field, value in one.items()
                if isinstance(value, list) and value and value is other[field]
            ]

            assert [] == shared
            assert [] == nested_in_both(one, other)


def nested_in_both(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """Fields whose inner lists are the same objects in both."""
    return [
        field
        for field, value in one.items()
        if isinstance(value, list)
        for mine, theirs in zip(value, other[field], strict=True)
        if isinstance(mine, list) and mine is theirs
    ]
