"""What is asked of a seat, as data."""

from intriga.games._tiny.state import Tiny
from intriga.kernel.contract import Question
from intriga.kernel.machine.seats import Seat


def question(s: Tiny, seat: Seat) -> Question:
    """What this seat is asked, or whom it waits for."""
    if s.over:
        return Question("game_over", "TY-07", {})
    if seat < 0 or not s.may >> seat & 1:
        return Question("waiting_for", "TY-04", {"seats": s.acting()})
    return Question("ask_turn", "TY-04", {})
