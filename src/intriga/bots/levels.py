"""Levels: how well a bot plays, as people write it: `regular`, `expert`, `expert:2000` (iterations)."""

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from intriga.kernel.contract import Game, Policy
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.match.match import Match

RANDOM = "random"
FLAT = "flat200"  # a yardstick, not for people
EXPERT = "expert"
DEFAULT_ITERATIONS = 1000  # of an expert without a time limit or a given number
MOST_ITERATIONS = 10_000_000
NO_DECISION = -1  # the number of the decision, for the chance of the game itself


class Level(msgspec.Struct, frozen=True):
    """A level and how long it thinks; `fallback` is the policy for when there is no time to search."""

    name: str
    iterations: int
    fallback: str


def read_level(game: Game, written: str) -> Level:
    """The level of this name, such as `expert:2000`; Malformed lists the levels of the game."""
    name, colon, iterations = written.partition(":")
    if name not in (*levels_of(game), FLAT):
        known = ", ".join(levels_of(game))
        raise Malformed(f"{game.id} has no bot of level '{name}'; its levels are: {known}")
    fallback = [RANDOM, *game.policies][-1]
    if not colon:
        return Level(name, DEFAULT_ITERATIONS, fallback)
    if name != EXPERT:
        raise Malformed(f"only an {EXPERT} thinks in iterations; '{name}' is written without a number")
    if not (iterations.isascii() and iterations.isdigit() and 1 <= int(iterations[:9]) <= MOST_ITERATIONS):
        raise Malformed(f"'{written}' should end in a number of iterations, 1 to {MOST_ITERATIONS}")
    return Level(name, int(iterations), fallback)


def at_random(world: State, seat: Seat, chance: Chance) -> Word:
    """Any legal word, each equally likely."""
    words = world.legal(seat)
    return words[chance.pick(len(words))]


def policy_of(game: Game, name: str) -> Policy:
    """The policy of a level that does not search."""
    return at_random if name == RANDOM else game.policies[name]


def policy_at_once(game: Game) -> Policy:
    """The policy that never thinks long: the game's first, or any legal word."""
    return policy_of(game, next(iter(game.policies), RANDOM))


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels a game knows, from the weakest."""
    return (RANDOM, *[level for level in game.policies if level != RANDOM], EXPERT)


def is_level(game: Game, written: str) -> bool:
    """Whether a seat with this name is a bot."""
    return written.partition(":")[0] in (*levels_of(game), FLAT)


def by_seat(game: Game, players: int, levels: Sequence[str]) -> tuple[str, ...]:
    """The levels by seat, from one for all seats or one for each; Malformed if one is unknown."""
    if len(levels) not in (1, players):
        raise Malformed(f"expected one level, or {players} levels by seat, not {len(levels)}")
    for level in levels:
        read_level(game, level)
    return tuple(levels) if len(levels) == players else tuple(levels) * players


def game_chance(seed: int, game: int) -> Quick:
    """The chance with which game number `game` of a series is dealt and played."""
    return bot_chance(seed, game, NO_DECISION)


def bot_chance(seed: int, game: int, decision: int) -> Quick:
    """The chance of a bot at one decision. It depends on nothing else, so games can run in any process."""
    digest = blake2b(f"{seed} {game} {decision}".encode(), digest_size=8, person=b"intriga-bots")
    return Quick(int.from_bytes(digest.digest(), "big"))


def bot_chance_in(match: Match) -> Quick:
    """The chance of a bot at a table: the same at the same point of the same match."""
    digest = blake2b(digest_size=8, key=match.seed or b"", person=b"intriga-think")
    digest.update(len(match.entries).to_bytes(8, "big"))
    return Quick(int.from_bytes(digest.digest(), "big"))
