"""The dealer: who learns what, which picks were made, which events were told."""

from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer, Pick


def as_tuple(pick: Pick) -> tuple[int, int, int, int, int, list[int]]:
    return (pick.n, pick.value, pick.seats, pick.item, pick.heap, pick.weights)


def test_every_kind_of_pick_is_recorded_with_its_learners() -> None:
    picks: list[Pick] = []
    dealer = Dealer(Scripted([3, 1, 2]), None, picks)

    drawn = dealer.pick(6, 0b01), dealer.weigh([2, 5], 0b10), dealer.draw(0b101100, 0b100)

    assert (3, 1, 5) == drawn
    assert [
        (6, 3, 0b01, 3, 0, []),
        (2, 1, 0b10, 1, 0, [2, 5]),
        (3, 2, 0b100, 5, 0b101100, []),
    ] == [as_tuple(pick) for pick in picks]
    assert 0b111 == dealer.learned


def test_a_reveal_without_chance_is_learned_too() -> None:
    dealer = Dealer(Scripted([]))
    dealer.show(0b10)
    dealer.show(0b100)

    assert 0b110 == dealer.learned


def test_a_draw_that_nobody_sees_teaches_nobody() -> None:
    dealer = Dealer(Scripted([0]))
    dealer.draw(0b1, 0)

    assert 0 == dealer.learned


def test_without_listeners_nothing_is_kept() -> None:
    dealer = Dealer(Scripted([0, 0, 0]))

    assert (0, 0, 0) == (dealer.pick(2, 1), dealer.weigh([1], 1), dealer.draw(1, 1))
    assert dealer.events is None
    assert dealer.picks is None
