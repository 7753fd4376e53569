"""What a study of the balance reads in the true state: reputation, rounds, the henchmen held and sent.
For measurements only: nothing that plays may ask it."""

from intriga.games.gangsters.box.tables import ALL_HENCHMEN
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import Send, Use
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word


class GangstersLedger:
    """The ledger that `benchmarks.balance` asks for."""

    def dealt(self, state: State, seat: Seat) -> dict[str, str]:
        """Everybody plays the same side; what differs is the scenario."""
        return {"scenario": mine(state).scenario.name}

    def score(self, state: State, seat: Seat) -> dict[str, int]:
        s = mine(state)
        return {"reputation": s.reputation if s.over else s.scenario.reputation(s)}

    def leader(self, state: State) -> int:
        """All win or lose together."""
        return 0

    def turn(self, state: State) -> int:
        """A round counts as a turn: that is how the length of a scenario is told."""
        return mine(state).round

    def held(self, state: State) -> list[str]:
        s = mine(state)
        return [s.box.henchmen[card].name for hand in s.hands for card in items(hand & ALL_HENCHMEN)]

    def played(self, state: State, seat: Seat, word: Word) -> str | None:
        if isinstance(word, Send | Use):
            return mine(state).box.henchmen[word.henchman].name
        return None


def mine(state: State) -> Gangsters:
    assert isinstance(state, Gangsters)
    return state


LEDGER = GangstersLedger()
