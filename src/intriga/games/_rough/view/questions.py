"""What is asked of a seat, as data."""

from intriga.games._rough.box.tables import COLOURS
from intriga.games._rough.rules.dropping import Dropping
from intriga.games._rough.rules.forcing import Forcing
from intriga.games._rough.rules.looking import Looking
from intriga.games._rough.rules.paying import Pay
from intriga.games._rough.rules.staking import Staking
from intriga.games._rough.rules.window import Window
from intriga.games._rough.state import Rough
from intriga.kernel.contract import Question
from intriga.kernel.machine.seats import Seat


def question(s: Rough, seat: Seat) -> Question:
    """What this seat is asked, or whom it waits for."""
    if s.over:
        return Question("game_over", "RO-25", {})
    if seat < 0 or not s.may >> seat & 1:
        return Question("waiting_for", "RO-09", {"seats": s.acting()})
    frame = s.stack[-1]
    if isinstance(frame, Staking):
        return Question("ask_stake", "RO-06", {})
    if isinstance(frame, Looking | Forcing):
        return Question("ask_where", "RO-12", {})
    if isinstance(frame, Pay):
        return Question("ask_pay", "RO-13", {"colour": COLOURS[frame.due()]})
    if isinstance(frame, Window):
        return Question("ask_go_on" if seat == frame.seat else "ask_step_in", "RO-17", {})
    if isinstance(frame, Dropping):
        return Question("ask_drop", "RO-21", {})
    return Question("ask_action", "RO-10", {})
