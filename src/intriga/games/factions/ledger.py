"""What a study of the balance reads in the true state: sides and roles, scores, who leads, the cards held.
For measurements only: nothing that plays may ask it."""

from intriga.games.factions.box.tables import LETTERS
from intriga.games.factions.rules.end import role_of, role_points, standing, symbol_points
from intriga.games.factions.rules.turn import Turns
from intriga.games.factions.state import Factions
from intriga.games.factions.vocabulary import Card
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word


class FactionsLedger:
    """The ledger that `benchmarks.balance` asks for."""

    def dealt(self, state: State, seat: Seat) -> dict[str, str]:
        role = role_of(mine(state), seat)
        return {"faction": LETTERS[role.faction], "role": role.name}

    def score(self, state: State, seat: Seat) -> dict[str, int]:
        s = mine(state)
        return {"symbols": symbol_points(s, seat, role_of(s, seat).faction), "role": role_points(s, seat)}

    def leader(self, state: State) -> int:
        """Who would win if the game ended now (HF-031)."""
        return standing(mine(state)).winner

    def turn(self, state: State) -> int:
        return mine(state).turns

    def held(self, state: State) -> list[str]:
        s = mine(state)
        return [s.box.cards[card].name for hand in s.hands for card in hand]

    def played(self, state: State, seat: Seat, word: Word) -> str | None:
        s = mine(state)
        if isinstance(word, Card) and isinstance(s.stack[-1], Turns):
            return s.box.cards[word.card].name
        return None


def mine(state: State) -> Factions:
    assert isinstance(state, Factions)
    return state


LEDGER = FactionsLedger()
