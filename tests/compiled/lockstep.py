"""Plays games and prints a digest of each: run with the compiled and the uncompiled package, they must agree.

python tests/compiled/lockstep.py GAME GAMES SEED
"""

import sys
from hashlib import blake2b
from itertools import product
from typing import Any

import msgspec

import intriga.kernel.machine.frames as machine
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.contract import Game, chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State


def seatings(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of players with every choice of options."""
    found = []
    for players in game.players:
        open_here = [option for option in game.options if players in option.players]
        for values in product(*[option.values for option in open_here]):
            chosen = {option.name: value for option, value in zip(open_here, values, strict=True)}
            found.append((players, chosen_options(game, players, chosen)))
    return found


def digest_of_game(game: Game, box: Any, players: int, options: dict[str, str], seed: int) -> str:
    """Every position of a random game, one re-dealt world, what a bot would say there, and the result."""
    chance = Quick(seed)
    dealer = Dealer(chance)
    sponge = blake2b(digest_size=16)
    state = game.setup(box, players, options, None, dealer)
    decisions = 0
    while not state.over:
        seat = state.acting()[0]
        words = state.legal(seat)
        if decisions == seed % 40:
            sponge.update(msgspec.msgpack.encode(bots_say(game, state, seat, seed)))
        word = words[chance.pick(len(words))]
        state.apply(seat, word, dealer)
        sponge.update(msgspec.msgpack.encode((word.number, len(words), state.full_key())))
        decisions += 1
    sponge.update(msgspec.msgpack.encode(game.result(state)))
    return sponge.hexdigest()


def bots_say(game: Game, state: State, seat: int, seed: int) -> list[object]:
    """A re-dealt world, and the word of every policy in it."""
    world = game.redeal(state, seat, Quick(seed))
    said = [policy(world, seat, Quick(seed)).number for policy in game.policies.values()]
    return [world.full_key(), said]


def main() -> None:
    name, games, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    game = find_game(name)
    box = game.load(own_pack(name))
    tables = seatings(game)
    print("compiled" if machine.__file__.endswith((".so", ".pyd")) else "interpreted")
    for number in range(games):
        players, options = tables[number % len(tables)]
        print(digest_of_game(game, box, players, options, seed + number))


if __name__ == "__main__":
    main()
