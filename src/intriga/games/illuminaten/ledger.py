"""What a study of the balance reads in the true state: the order of turns, points, who leads.
For measurements only: nothing that plays may ask it."""

from intriga.games.illuminaten.rules.end import totals
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word


class PaxLedger:
    """The ledger that `benchmarks.balance` asks for; its turns are rounds."""

    def dealt(self, state: State, seat: Seat) -> dict[str, str]:
        s = mine(state)
        return {"turn": str((seat - s.first) % s.seats + 1)}

    def score(self, state: State, seat: Seat) -> dict[str, int]:
        return {"points": totals(mine(state))[seat]}

    def leader(self, state: State) -> int:
        """Who has the most points, the first of several."""
        points = totals(mine(state))
        return points.index(max(points))

    def turn(self, state: State) -> int:
        return mine(state).round

    def held(self, state: State) -> list[str]:
        """Cards are not studied: a hand is renewed all the time."""
        return []

    def played(self, state: State, seat: Seat, word: Word) -> str | None:
        return None


def mine(state: State) -> Pax:
    assert isinstance(state, Pax)
    return state


LEDGER = PaxLedger()
