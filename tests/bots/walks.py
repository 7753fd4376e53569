"""Positions of random games, and seats that are asked there."""

from __future__ import annotations

from collections.abc import Iterator

from intriga.games.shelf import find_game, own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State


def walk(name: str, players: int, seed: int) -> Iterator[tuple[State, int]]:
    """Every position of a random game with the seat that is asked; the states are true ones."""
    game = find_game(name)
    chance = Quick(seed)
    state = game.setup(game.load(own_pack(name)), players, {}, None, Dealer(chance))
    while not state.over:
        seat = state.acting()[0]
        yield state.copy(), seat
        words = state.legal(seat)
        state.apply(seat, words[chance.pick(len(words))], Dealer(chance))


def choices(name: str, players: int, seed: int, every: int = 1) -> list[tuple[State, int]]:
    """Positions in which the seat has a choice."""
    found = [(state, seat) for state, seat in walk(name, players, seed) if len(state.legal(seat)) > 1]
    return found[::every]
