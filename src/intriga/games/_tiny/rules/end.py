"""The end: when it comes, and who has won."""

from typing import Final, final

from intriga.games._tiny import events
from intriga.games._tiny.state import Tiny
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat, everyone


def everyone_has_stopped(s: Tiny) -> bool:
    # TY-07
    return s.stopped == everyone(s.players)


def total_of(s: Tiny, seat: Seat) -> int:
    """The sum of a row; too much counts nothing."""
    # TY-08
    total = sum([s.box.values[card] for card in items(s.rows[seat])])
    return total if total <= s.box.most else 0


@final
class Standing:
    """Totals by seat, the winners, and what decided between equal totals."""

    def __init__(self, totals: list[int], winners: list[Seat], tie_break: str) -> None:
        self.totals: Final = totals
        self.winners: Final = winners
        self.tie_break: Final = tie_break  # "" where no total was equal to the best


def standing(s: Tiny) -> Standing:
    """The highest sum wins; of equal ones the shorter row; then the victory is shared."""
    # TY-08 TY-09
    totals = [total_of(s, seat) for seat in range(s.players)]
    best = [seat for seat in range(s.players) if totals[seat] == max(totals)]
    if len(best) == 1:
        return Standing(totals, best, "")
    shortest = min([count(s.rows[seat]) for seat in best])
    shorter = [seat for seat in best if count(s.rows[seat]) == shortest]
    return Standing(totals, shorter, "shorter_row" if len(shorter) == 1 else "shared")


def finish(s: Tiny, d: Dealer) -> None:
    """The game is over."""
    # TY-07
    s.over = True
    s.stack.pop()
    if d.events is not None:
        found = standing(s)
        d.events.append(events.Ended(found.totals, found.winners, found.tie_break or None))
