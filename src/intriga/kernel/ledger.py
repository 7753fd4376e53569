"""The ledger: what balance studies read in the true state. Nothing that plays may use it."""

from collections.abc import Sequence
from typing import Protocol

from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word


class Ledger(Protocol):
    """What a game must provide for its balance to be measured."""

    def dealt(self, state: State, seat: Seat) -> dict[str, str]:
        """What chance gave this seat, by kind: a side, a role."""
        ...

    def score(self, state: State, seat: Seat) -> dict[str, int]:
        """The true score if the game ended now, by where it comes from."""
        ...

    def leader(self, state: State) -> int:
        """Who would win if the game ended now."""
        ...

    def turn(self, state: State) -> int:
        """How many turns have begun."""
        ...

    def held(self, state: State) -> Sequence[str]:
        """The cards in all hands."""
        ...

    def played(self, state: State, seat: Seat, word: Word) -> str | None:
        """The card that this word plays, if it plays one."""
        ...
