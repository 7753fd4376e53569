"""Work that the tests give to compiled workers."""

import pickle

import msgspec

from intriga import builds
from intriga.games.shelf import find_game
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import State

SAY = f"{__name__}:say"


def say(payload: bytes) -> bytes:
    """The build that runs, and what every policy of a game says in a world, with the world as it is there."""
    game_id, seat, pickled = msgspec.msgpack.decode(payload)
    world, game = pickle.loads(pickled), find_game(game_id)
    assert isinstance(world, State)
    said = [policy(world, seat, Quick(7)).number for policy in game.policies.values()]
    return msgspec.msgpack.encode((builds.running(), said, world.full_key()))
