"""A whole match between bots, entry by entry, as a table would keep it."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b

from intriga.bots.levels import bot_chance
from intriga.bots.players import player_of
from intriga.kernel.asking import Asker
from intriga.kernel.contract import Game
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.packs import Pack


def bot_match(game: Game, pack: Pack, options: Mapping[str, str], levels: Sequence[str], seed: int) -> Match:
    """A match played to its end; the same arguments give the same match, byte for byte."""
    described = (
        f"{game.id} {game.rules_version} {pack.digest} {sorted(options.items())} {list(levels)} {seed}"
    )
    secret = blake2b(described.encode(), digest_size=32, person=b"intriga-seed").digest()
    name = blake2b(described.encode(), digest_size=8, person=b"intriga-match").hexdigest()
    match = new_match(game, pack, name, len(levels), options, levels, secret)
    seated = [player_of(game, level) for level in levels]
    asker = Asker()
    decisions = 0
    while not match.ended:
        seat = asker.next(match.state)
        thought = bot_chance(seed, 0, decisions)
        word = seated[seat].say(game.redeal(match.state, seat, thought), seat, thought)
        match.decide(seat, [word], by="bot")
        decisions += 1
    return match
