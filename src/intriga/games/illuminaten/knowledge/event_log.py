"""The log of the event cards: who drew, kept, put back and played which; all saw the steps, not the cards.

It is all that another world needs: which events others drew, kept and put back must fit what was seen."""

from typing import Final

from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.seats import Seat

DRAWN: Final = 0  # from a packet
TAKEN: Final = 1  # from the top, where somebody had put it back
KEPT: Final = 2  # an edict is played at once, a special goes into the hand
BACK: Final = 3  # put back on top
PLAYED: Final = 4  # a special from hand, in the open


def note_event(s: Pax, step: int, seat: Seat, event: int) -> None:
    s.event_log = (*s.event_log, (step, seat, event))
