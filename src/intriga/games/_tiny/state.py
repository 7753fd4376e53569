"""The position of a game: data only."""

from collections.abc import Callable
from typing import Any, final

from intriga.games._tiny.box.tables import ALL_CARDS, Box
from intriga.games._tiny.rules.reasons import REASONS
from intriga.kernel.machine.frames import Frame, State


@final
class Tiny(State):
    """Masks of card numbers are sets; lists go by seat."""

    def __init__(self, box: Box, players: int, stack: list[Frame[Any]]) -> None:
        super().__init__(players, stack)
        self.box = box
        self.turn = 0
        self.deck = ALL_CARDS  # a heap: nobody knows its order
        self.hands = [0] * players
        self.rows = [0] * players
        self.drew = 0  # mask of the seats that have drawn
        self.stopped = 0  # mask of the seats that have stopped

    def copy(self) -> "Tiny":
        to = Tiny(self.box, self.players, self.copy_stack())
        self.copy_machine(to)
        to.turn = self.turn
        to.deck = self.deck
        to.hands = self.hands.copy()
        to.rows = self.rows.copy()
        to.drew = self.drew
        to.stopped = self.stopped
        return to

    def reasons(self) -> list[tuple[str, str]]:
        return REASONS

    def key(self) -> tuple[object, ...]:
        return (self.turn, self.deck, tuple(self.hands), tuple(self.rows), self.drew, self.stopped)

    def made_by(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        return (bare, (self.box, self.players))


def bare(box: Box, players: int) -> Tiny:
    """A state whose fields are still to be set."""
    return Tiny(box, players, [])
