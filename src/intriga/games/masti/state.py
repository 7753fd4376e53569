"""The position of a game: data only."""

from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from intriga.games.masti.box.tables import Box
from intriga.games.masti.rules.reasons import REASONS
from intriga.kernel.machine.frames import Frame, State
from intriga.kernel.machine.seats import Seat

NOBODY: Final = -1
NO_CARD: Final = -1
NONE: Final[list[int]] = []  # a list that is not there yet; it is replaced, never filled


@final
class Masti(State):
    """Masks of card numbers are sets; lists go by seat."""

    def __init__(
        self,
        box: Box,
        players: int,
        stack: list[Frame[Any]],
        hands: vec[i64],
        bribes: list[int],
        won: vec[i64],
    ) -> None:
        super().__init__(players, stack)
        self.box = box
        self.teams = 0  # number of teams; 0 = each for themselves
        self.pooled = False  # the team's power cards count together (MV-A4)
        # ── the course of the game ──
        self.round = 0
        self.rounds = 0
        self.first = NOBODY  # first player of round 1
        self.leader = NOBODY  # who lays the starting card of this round
        self.turn = NOBODY  # whose turn it is in this round
        # ── the centre ──
        self.deck = 0  # the trump deck: a heap, nobody knows its order
        self.trump = NO_CARD  # the face-up trump card
        self.lead = NOBODY  # the character of the starting card
        self.left = 0  # cards left in the centre for the next trump deck (six players)
        self.removed = 0  # gems out of the game
        self.acted = 0  # seats that had their turn in this round
        self.out = 0  # seats that sit out for good
        # ── by seat ──
        self.hands = hands
        self.bribes = bribes  # bribe gems beside the wealth card
        self.won = won
        self.wealth: list[int] = NONE  # gems on the wealth card
        self.lacks: list[int] = NONE  # characters (mask of four) that the seat has shown to lack
        self.table: list[int] = NONE  # the card played in this round
        # ── hidden discards into the first trump deck; empty unless six play ──
        self.buried: list[int] = NONE
        self.turned = 0  # cards of the first trump deck that have been turned up
        # ── the end: empty until then ──
        self.counted: list[int] = NONE  # guilds (mask of six) whose stack counts
        self.jokers: list[int] = NONE  # guilds (mask of six) that got a joker
        self.reason = ""

    def copy(self) -> "Masti":
        to = Masti(
            self.box,
            self.players,
            self.copy_stack(),
            self.hands[:],
            self.bribes.copy(),
            self.won[:],
        )
        self.copy_machine(to)
        to.teams = self.teams
        to.pooled = self.pooled
        to.round = self.round
        to.rounds = self.rounds
        to.first = self.first
        to.leader = self.leader
        to.turn = self.turn
        to.deck = self.deck
        to.trump = self.trump
        to.lead = self.lead
        to.left = self.left
        to.removed = self.removed
        to.acted = self.acted
        to.out = self.out
        to.wealth = self.wealth.copy()
        to.lacks = self.lacks.copy()
        to.table = self.table.copy()
        to.turned = self.turned
        to.reason = self.reason
        if self.buried:
            to.buried = self.buried.copy()
        if self.counted:
            to.counted = self.counted.copy()
            to.jokers = self.jokers.copy()
        return to

    def reasons(self) -> list[tuple[str, str]]:
        return REASONS

    def made_by(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        return (bare, (self.box, self.players))

    def team(self, seat: Seat) -> int:
        """The team of a seat; without teams each seat is its own."""  # MV-063 MV-064 MV-070
        return seat % self.teams if self.teams else seat

    def partner(self, seat: Seat) -> int:
        """The other seat of the team: partners sit opposite each other."""  # MV-064
        return (seat + self.players // 2) % self.players

    def key(self) -> tuple[object, ...]:
        return (
            self.teams,
            self.pooled,
            self.round,
            self.rounds,
            self.first,
            self.leader,
            self.turn,
            self.deck,
            self.trump,
            self.lead,
            self.left,
            self.removed,
            self.acted,
            self.out,
            tuple(self.hands),
            tuple(self.bribes),
            tuple(self.wealth),
            tuple(self.won),
            tuple(self.lacks),
            tuple(self.table),
            tuple(self.buried),
            self.turned,
            tuple(self.counted),
            tuple(self.jokers),
            self.reason,
        )


def bare(box: Box, players: int) -> Masti:
    """A state whose fields are still to be set."""
    return Masti(box, players, [], vec[i64]([0] * players), [0] * players, vec[i64]([0] * players))
