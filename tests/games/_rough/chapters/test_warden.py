"""The Warden: a seat that plays by itself."""

import pytest

from intriga.games._rough.events import CarriedOff, Marked, RoundBegan
from intriga.games._rough.game import GAME
from intriga.games._rough.rules.warden import visit
from intriga.games._rough.state import NOBODY
from intriga.kernel.machine.chance import Guided, NeedsOutcome, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import SPECTATOR
from tests.games._rough.builders import say, table


@pytest.mark.clause("RO-05", "RO-22")
def test_the_warden_comes_after_the_last_turn() -> None:
    s = table("L1", "F1", turn=1)

    told = say(s, 1, "rest", luck=[0, 5, 2])

    assert [Marked(2, 1), RoundBegan(2)] == told[-2:]
    assert (2, 0b11) == (s.round, s.may)


@pytest.mark.clause("RO-22")
def test_a_chest_is_the_likelier_the_more_stakes_lie_on_it() -> None:
    s = table("L1", "F1", "S1")
    s.stakes = [3, 3, 1]
    s.owner[0] = 0

    with pytest.raises(NeedsOutcome) as node:
        visit(s, Dealer(Scripted([])))

    assert (3, (2, 1, 3)) == (node.value.n, node.value.weights)


@pytest.mark.clause("RO-23")
def test_a_mark_makes_the_lock_harder() -> None:
    s = table("L1", "F1")
    before = GAME.view(s, 0).chests[1].lock

    visit(s, Dealer(Guided([1])))

    assert before + 1 == GAME.view(s, 0).chests[1].lock


@pytest.mark.clause("RO-24")
def test_the_second_mark_carries_a_chest_off_unopened() -> None:
    s = table("L1", "F1")
    s.treasure[1], s.heap, s.known[1] = 14, s.heap & ~(1 << 14), 0b01
    s.marks[1] = 1
    told: list[object] = []

    visit(s, Dealer(Guided([1]), told))

    assert [Marked(1, 2), CarriedOff(1)] == told
    assert s.warden() == s.owner[1]
    assert [3, None, None] == [GAME.view(s, seat).chests[1].worth for seat in (0, 1, SPECTATOR)]


@pytest.mark.clause("RO-22")
def test_without_a_closed_chest_the_warden_does_nothing() -> None:
    s = table("L1", "F1")
    s.owner = [0, 0, 1, 1]

    visit(s, Dealer(Scripted([])))

    assert [0, 0, 0, 0] == s.marks
    assert NOBODY not in s.owner
