"""The stakeout as everybody sees it."""

import msgspec

from intriga.games.gangsters.state import Gangsters
from intriga.kernel.contract import Question
from intriga.kernel.machine.seats import Seat
from tests.games.gangsters.scenarios.stakeout.state import mission, table


class StakeoutView(msgspec.Struct, frozen=True, tag="stakeout"):
    """Nothing of it is hidden."""

    seen: int
    wanted: int
    nights: int
    lamp: bool
    print_left: bool


def view(s: Gangsters, seat: Seat) -> StakeoutView:
    own = mission(s)
    return StakeoutView(own.seen, table(s).wanted, own.nights, own.lamp, own.print_left)


def question(s: Gangsters, seat: Seat) -> Question:
    """It has no frame of its own, so nothing is asked."""
    raise AssertionError(s.stack[-1])
