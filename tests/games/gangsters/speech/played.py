"""Random games of every scenario, for what is said about them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from intriga.games.gangsters.box.tables import Box
from intriga.games.gangsters.game import GAME, NAMES
from intriga.games.gangsters.state import Gangsters
from intriga.games.shelf import own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener

PEOPLE = ["Аня", "Борис", "Вера", "Глеб"]
SEEDS = range(8)


@cache
def box() -> Box:
    return GAME.load(own_pack("gangsters"))


def reader(language: str, seat: int = -1, players: int = 4) -> Listener:
    return Listener(Tongue(language, box()), PEOPLE[:players], seat)


def played(seed: int, decisions: int = 10_000) -> Iterator[tuple[Gangsters, list[Any]]]:
    """The positions of a random game, each with what led to it; a campaign every other time."""
    chance = Quick(seed)
    told: list[Any] = []
    players = seed % 4 + 1
    wanted = {"scenario": NAMES[seed // 4 % len(NAMES)], "campaign": "no" if seed % 2 else "yes"}
    options = chosen_options(GAME, players, wanted)
    state = GAME.setup(box(), players, options, None, Dealer(chance, told))
    yield state, told
    for _ in range(decisions):
        if state.over:
            return
        told = []
        seat = state.acting()[chance.pick(len(state.acting()))]
        words = state.legal(seat)
        state.apply(seat, words[chance.pick(len(words))], Dealer(chance, told))
        yield state, told
