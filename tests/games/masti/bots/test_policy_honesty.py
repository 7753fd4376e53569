"""No bot uses what its seat cannot know: re-told, it says the same.

The dose is small; INTRIGA_LONG=1 looks at 1,000 positions.
"""

import os

import pytest

from intriga.bots.players import player_of
from intriga.conformance.subjects import Variant, variants
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State

LONG = os.environ.get("INTRIGA_LONG") == "1"
GAME = find_game("masti")
BOX = GAME.load(own_pack("masti"))
VARIANTS = variants(GAME)
POSITIONS = (1000 if LONG else 60) // len(VARIANTS) + 1  # of each variant


def position(variant: Variant, seed: int) -> State:
    """A random game, stopped where a seat has something to choose."""
    chance = Quick(seed)
    dealer = Dealer(chance)
    state = GAME.setup(BOX, variant.players, variant.options, None, dealer)
    for _ in range(chance.pick(30)):
        seat = state.acting()[0]
        state.apply(seat, state.stack[-1].any_option(state, seat, chance), dealer)
    while len(state.legal(state.acting()[0])) == 1:
        seat = state.acting()[0]
        state.apply(seat, state.legal(seat)[0], dealer)
        if state.over:
            return position(variant, seed + 1000)
    return state


def says(level: str, state: State, seat: int) -> str:
    chance = Quick(seat)
    return player_of(GAME, level).say(GAME.redeal(state, seat, chance), seat, chance).notation()


@pytest.mark.parametrize("level", ["novice", "regular", "expert:25"])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_bot_says_the_same_whatever_it_cannot_know(level: str, variant: Variant) -> None:
    others = 0
    for seed in range(POSITIONS):
        state = position(variant, seed)
        seat = state.acting()[0]
        retold = GAME.redeal(state, seat, Quick(1000 + seed))
        others += retold != state

        assert says(level, state, seat) == says(level, retold, seat)
    assert others > POSITIONS // 2
