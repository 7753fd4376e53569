"""The position of a game: data only."""

from collections.abc import Callable
from typing import Any, Final, final

from intriga.games._rough.box.tables import ALL_CARDS, ALL_TREASURES, CHESTS, DICE, Box
from intriga.games._rough.rules.reasons import REASONS
from intriga.kernel.machine.frames import Frame, State

NOBODY: Final = -1
UNSEEN: Final = -1  # a treasure that nobody has seen has no identity


@final
class Rough(State):
    """Lists go by seat or by chest; the Warden is the seat after the last person."""

    def __init__(self, box: Box, players: int, stack: list[Frame[Any]]) -> None:
        super().__init__(players, stack)
        self.box = box
        self.chapter = 1
        self.round = 0
        self.turn = NOBODY
        self.moved = False  # the seat whose turn it is has chosen its action
        # ── the chests ──
        self.heap = ALL_TREASURES  # treasures that nobody has seen
        self.treasure = [UNSEEN] * CHESTS
        self.known = [0] * CHESTS  # masks of the seats that have looked
        self.marks = [0] * CHESTS  # the Warden's marks
        self.owner = [NOBODY] * CHESTS  # who opened it or carried it off
        # ── the throw that lies on the table ──
        self.dice = [0] * DICE
        self.bonus = 0
        # ── by seat ──
        self.deck = ALL_CARDS  # a heap: nobody knows its order
        self.spent = 0  # cards that were used or dropped, face up
        self.hands = [0] * players
        self.tokens = [[2, 2, 1] for _ in range(players)]  # red, blue, gold
        self.stakes = [NOBODY] * players  # chests, once they are shown
        self.points = [0] * (players + 1)
        self.reason = ""

    def warden(self) -> int:
        """The scripted seat."""  # RO-02
        return self.players

    def copy(self) -> "Rough":
        to = Rough(self.box, self.players, self.copy_stack())
        self.copy_machine(to)
        to.chapter = self.chapter
        to.round = self.round
        to.turn = self.turn
        to.moved = self.moved
        to.heap = self.heap
        to.treasure = self.treasure.copy()
        to.known = self.known.copy()
        to.marks = self.marks.copy()
        to.owner = self.owner.copy()
        to.dice = self.dice.copy()
        to.bonus = self.bonus
        to.deck = self.deck
        to.spent = self.spent
        to.hands = self.hands.copy()
        to.tokens = [tokens.copy() for tokens in self.tokens]
        to.stakes = self.stakes.copy()
        to.points = self.points.copy()
        to.reason = self.reason
        return to

    def reasons(self) -> list[tuple[str, str]]:
        return REASONS

    def key(self) -> tuple[object, ...]:
        return (
            self.chapter,
            self.round,
            self.turn,
            self.moved,
            self.heap,
            tuple(self.treasure),
            tuple(self.known),
            tuple(self.marks),
            tuple(self.owner),
            tuple(self.dice),
            self.bonus,
            self.deck,
            self.spent,
            tuple(self.hands),
            tuple([tuple(tokens) for tokens in self.tokens]),
            tuple(self.stakes),
            tuple(self.points),
            self.reason,
        )

    def made_by(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        return (bare, (self.box, self.players))


def bare(box: Box, players: int) -> Rough:
    """A state whose fields are still to be set."""
    return Rough(box, players, [])
