"""Levels: how well a bot plays. A bot is given a re-dealt world of its seat, never the true position."""

from collections.abc import Sequence
from hashlib import blake2b

from intriga.kernel.chance import Chance, Quick
from intriga.kernel.contract import Game, Policy
from intriga.kernel.machine import State
from intriga.kernel.refusals import Malformed
from intriga.kernel.words import Word

RANDOM = "random"
THE_LUCK = -1  # stands where the number of a decision would: the game's own chance


def choose(game: Game, state: State, seat: int, level: str, chance: Chance) -> Word:
    """What a bot of this level says: it sees a world that this seat could be in."""
    policy = policy_of(game, level)
    return policy(game.redeal(state, seat, chance), seat, chance)


def at_random(world: State, seat: int, chance: Chance) -> Word:
    """Any legal word, each as likely as the others."""
    words = world.legal(seat)
    return words[chance.pick(len(words))]


def policy_of(game: Game, level: str) -> Policy:
    """The policy behind a level; Malformed lists the levels there are."""
    if level == RANDOM:
        return at_random
    if level not in game.policies:
        raise Malformed(
            f"{game.id} has no bot of level '{level}'; its levels are: {', '.join(levels_of(game))}"
        )
    return game.policies[level]


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels a game knows, from the weakest."""
    return (RANDOM, *[level for level in game.policies if level != RANDOM])


def by_seat(game: Game, players: int, levels: Sequence[str]) -> tuple[str, ...]:
    """One level for all seats or one for each; every one must be known."""
    if len(levels) not in (1, players):
        raise Malformed(f"expected one level, or {players} levels by seat, not {len(levels)}")
    for level in levels:
        policy_of(game, level)
    return tuple(levels) if len(levels) == players else tuple(levels) * players


def luck_of(seed: int, game: int) -> Quick:
    """The chance by which the game with this number of a series is dealt and played."""
    return thought_of(seed, game, THE_LUCK)


def thought_of(seed: int, game: int, decision: int) -> Quick:
    """The chance of one bot at one decision: it depends on nothing else, so work can be spread freely."""
    digest = blake2b(f"{seed} {game} {decision}".encode(), digest_size=8, person=b"intriga-bots")
    return Quick(int.from_bytes(digest.digest(), "big"))
