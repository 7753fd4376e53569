"""Guided first games: a game's `guide.toml` has the fixed deal and the steps, its locales the texts."""

import tomllib
from functools import cache
from hashlib import blake2b

import msgspec

from intriga.games.shelf import guide_of
from intriga.kernel.contract import Game
from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.proof import SEED_BYTES
from intriga.server.telling.refusals import HttpRefusal
from intriga.tables.opening import SeatWish, TableSettings
from intriga.tables.rows import GuideStep


class ScriptedStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the guided game. A step of another seat than the person's is a bot's move."""

    seat: Seat
    words: list[str] = []
    says: str = ""
    touches: list[str] = []


class GuideScript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole guided game: `seed` is any text, the deal follows from it."""

    seed: str
    players: int
    person: int
    level: str
    step: list[ScriptedStep]
    options: dict[str, str] = {}


@cache
def guide_script(game: str) -> GuideScript:
    """The guided game of a game; HttpRefusal if it has none."""
    path = guide_of(game)
    if path is None:
        raise HttpRefusal(404, "no-guide")
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), type=GuideScript)


def guided(game: Game, name: str) -> tuple[TableSettings, bytes, str]:
    """How the table of a guided game is opened: settings, the seed, and the id of its match."""
    found = guide_script(game.id)
    seats = tuple(
        SeatWish("me", name=name) if seat == found.person else SeatWish("bot", level=found.level)
        for seat in range(found.players)
    )
    steps = tuple(
        GuideStep(step.seat, tuple(step.words), step.says, tuple(step.touches)) for step in found.step
    )
    settings = TableSettings(players=found.players, options=found.options, seats=seats, guide=steps)
    seed = blake2b(found.seed.encode(), digest_size=SEED_BYTES).digest()
    return settings, seed, f"guide-{game.id}"
