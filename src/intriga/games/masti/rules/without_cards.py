"""Players without cards."""

from intriga.games.masti.state import NOBODY, Masti
from intriga.games.masti.verbs import remove_gems
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat, everyone, only


def send_out(s: Masti) -> None:
    """At the start of a round, seats without cards sit out for good."""
    # MV-044
    for seat in range(s.players):
        if s.hands[seat] == 0:
            s.out |= only(seat)


def clear_gems(s: Masti, d: Dealer) -> None:
    """The bribe gems of seats that sit out leave the game."""
    # MV-044 MV-A7
    for seat in range(s.players):
        if s.out >> seat & 1 and s.bribes[seat]:
            remove_gems(s, seat, d)


def first_with_cards(s: Masti, seat: Seat) -> Seat:
    """This seat, or the next one clockwise that still has cards."""
    # MV-045
    while s.out >> seat & 1:
        seat = (seat + 1) % s.players
    return seat


def next_seat(s: Masti, seat: Seat) -> Seat:
    """The next seat clockwise that has yet to act in this round; NOBODY if each had one turn."""
    # MV-025 MV-033 MV-044
    done = s.acted | s.out
    if done == everyone(s.players):
        return NOBODY
    seat = (seat + 1) % s.players
    while done >> seat & 1:
        seat = (seat + 1) % s.players
    return seat
