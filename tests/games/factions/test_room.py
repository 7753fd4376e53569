"""The view says how many cards more one's own hand would take."""

import pytest

from intriga.games.factions.game import GAME
from intriga.games.shelf import own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer

DECISIONS = 40


@pytest.mark.clause("HF-014")
def test_there_is_room_for_as_many_cards_as_are_missing_from_three() -> None:
    state = GAME.setup(GAME.load(own_pack("factions")), 3, {}, None, Dealer(Quick(3)))
    seen = set()
    for number in range(DECISIONS):
        views = [GAME.view(state, seat) for seat in range(-1, 3)]
        assert [view.room for view in views] == [0, *(3 - len(view.hand) for view in views[1:])]
        seen |= {view.room for view in views[1:]}
        (seat, *_) = state.acting()
        words = state.legal(seat)
        state.apply(seat, words[number % len(words)], Dealer(Quick(number)))

    assert seen >= {0, 1, 2}
