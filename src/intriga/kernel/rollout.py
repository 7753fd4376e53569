"""Rollouts: a game played to its end inside compiled code."""

from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import lowest_seat


def play_out(s: State, d: Dealer) -> int:
    """Any legal word, again and again, until the game is over; the number of decisions."""
    decisions = 0
    while not s.over:
        seat = lowest_seat(s.must)
        s.apply(seat, s.stack[-1].any_option(s, seat, d.chance), d)
        decisions += 1
    return decisions
