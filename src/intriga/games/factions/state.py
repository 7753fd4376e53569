"""The position of a game: data only."""

from collections.abc import Callable
from typing import Any, Final, final

from intriga.games.factions.box.tables import FACTIONS, HALF, Box, CardNumber
from intriga.games.factions.rules.reasons import REASONS
from intriga.kernel.machine.frames import Frame, State
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import Seat

NOBODY: Final = -1
EVERYBODY: Final = 511  # eight seats and the spectator: who may know a card of a hand


@final
class Factions(State):
    """Lists go by seat, or by card where it is said. Cards are numbered from 0."""

    def __init__(self, box: Box, players: int, stack: list[Frame[Any]]) -> None:
        super().__init__(players, stack)
        self.box = box
        self.youngest = False  # a tie of the quiz goes to the youngest, else to chance
        # ── the course of the game ──
        self.first = NOBODY
        self.turn = NOBODY  # whose turn it is, or whose exchange
        self.turns = 0
        self.actions = 0  # left in this turn
        # ── the centre: a heap in two halves, because a heap holds at most 62 ──
        self.low = 0  # cards below HALF
        self.high = 0  # the others, less HALF
        self.discard: list[int] = []  # the top card last
        # ── by seat ──
        self.roles = [NOBODY] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]  # lowest first
        self.areas: list[list[int]] = [[] for _ in range(players)]  # in the order in which they came
        self.symbols: list[list[int]] = [[0] * FACTIONS for _ in range(players)]  # in the area
        self.guarded = [0] * players  # mask of the factions that cards of the area guard there
        self.deeds: list[list[int]] = [[0] * FACTIONS for _ in range(players)]  # see `verbs`
        self.right = [0] * players  # right answers in the quiz
        # ── by card ──
        self.lies = [NOBODY] * len(box.cards)  # the seat before whom it lies in play
        self.known = [0] * len(box.cards)  # in a hand: mask of those who know it there, beside its owner
        self.back: list[int] = []  # cards that have come back to a hand once
        self.reason = ""  # how the deck ran out

    def copy(self) -> "Factions":
        to = Factions(self.box, self.players, self.copy_stack())
        self.copy_machine(to)
        to.youngest = self.youngest
        to.first = self.first
        to.turn = self.turn
        to.turns = self.turns
        to.actions = self.actions
        to.low = self.low
        to.high = self.high
        to.discard = self.discard.copy()
        to.roles = self.roles.copy()
        to.hands = [hand.copy() for hand in self.hands]
        to.areas = [area.copy() for area in self.areas]
        to.symbols = [symbols.copy() for symbols in self.symbols]
        to.guarded = self.guarded.copy()
        to.deeds = [deeds.copy() for deeds in self.deeds]
        to.right = self.right.copy()
        to.lies = self.lies.copy()
        to.known = self.known.copy()
        to.back = self.back.copy()
        to.reason = self.reason
        return to

    def reasons(self) -> list[tuple[str, str]]:
        return REASONS

    def made_by(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        return (bare, (self.box, self.players))

    def deck(self) -> int:
        """How many cards the deck has left."""
        return count(self.low) + count(self.high)

    def left_of(self, seat: Seat) -> int:
        """The neighbour whose turn is next."""
        return (seat + 1) % self.players

    def right_of(self, seat: Seat) -> int:
        """The neighbour whose turn was before."""
        return (seat + self.players - 1) % self.players

    def area_of(self, card: CardNumber) -> int:
        """The seat before whom a card lies; NOBODY if it is not in play."""
        # HF-024
        return self.lies[card]

    def key(self) -> tuple[object, ...]:
        return (
            self.youngest,
            self.first,
            self.turn,
            self.turns,
            self.actions,
            self.low,
            self.high,
            tuple(self.discard),
            tuple(self.roles),
            tuple([tuple(hand) for hand in self.hands]),
            tuple([tuple(area) for area in self.areas]),
            tuple([tuple(symbols) for symbols in self.symbols]),
            tuple([tuple(deeds) for deeds in self.deeds]),
            tuple(self.right),
            tuple(self.known),
            tuple(self.back),
            self.reason,
        )


def bare(box: Box, players: int) -> Factions:
    """A state whose fields are still to be set."""
    return Factions(box, players, [])


def half_of(card: CardNumber) -> int:
    """0 for a card of the lower half, 1 for one of the upper."""
    return 0 if card < HALF else 1
