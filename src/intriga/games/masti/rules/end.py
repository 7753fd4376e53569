"""End of the game: when it comes, and the jokers."""

from typing import final

from intriga.games.masti.box.tables import GUILDS, JOKERS
from intriga.games.masti.rules import reasons as why
from intriga.games.masti.rules.scoring import finish
from intriga.games.masti.rules.teams import Counting, stacks_of
from intriga.games.masti.state import Masti
from intriga.games.masti.verbs import discard_joker, place_joker
from intriga.games.masti.vocabulary import JOKER, PlaceJoker
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.heaps import count, items, lowest
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


def end_reason(s: Masti) -> str:
    """Why the game is at its end between two rounds: the last trump, or no cards in hand; "" if it is not."""
    # MV-046 MV-047 MV-081 MV-A9
    if s.round == s.rounds:
        return "last_trump"
    return "hands_empty" if s.round > 0 and all_hands_empty(s) else ""


def all_hands_empty(s: Masti) -> bool:
    # MV-047
    for seat in range(s.players):
        if s.hands[seat]:
            return False
    return True


def begin_end(s: Masti, reason: str) -> None:
    """Which stacks count, then the jokers, then the score."""
    # MV-048 MV-067
    s.reason = reason
    s.counted = [stacks_of(s, seat) for seat in range(s.players)]
    s.jokers = [0] * s.players
    s.stack.pop()
    s.stack.append(Jokers(0, 0))
    if s.teams:
        s.stack.append(Counting(0, 0))


def jokers_to_place(s: Masti, seat: Seat) -> int:
    """How many jokers a seat must place: at most one on each stack that counts."""
    # MV-049 MV-050 MV-052
    return min(count(s.won[seat] & JOKERS), count(s.counted[seat]))


def unplaced(s: Masti, seat: Seat) -> int:
    """The jokers of a seat that lie on no stack: the lowest cards were placed first."""
    rest = s.won[seat] & JOKERS
    for _ in range(count(s.jokers[seat])):
        rest &= rest - 1
    return rest


@final
class Jokers(Frame[Masti]):
    """Seat by seat, the jokers are placed on the seat's own stacks, from the first guild to the last.

    Jokers are interchangeable; the fixed order of the guilds gives each placement one path."""

    def __init__(self, seat: Seat, guild: int, waiting: int = -1) -> None:
        self.seat = seat
        self.guild = guild  # stacks before this one have been passed
        self.waiting = waiting  # jokers that this seat must still place; -1 = not counted yet

    def ask(self, s: Masti, d: Dealer) -> int:
        # MV-048 MV-049 MV-052 MV-A11
        while self.seat < s.players:
            if self.waiting < 0:
                self.waiting = jokers_to_place(s, self.seat)
            free = self.free(s)
            if 0 < self.waiting < count(free):
                return only(self.seat)
            if self.waiting:
                for guild in items(free):
                    self.place(s, guild, d)
            for card in items(unplaced(s, self.seat)):
                discard_joker(s, self.seat, card, d)
            self.seat += 1
            self.guild = 0
            self.waiting = -1
        finish(s, d)
        return 0

    def free(self, s: Masti) -> int:
        """The counted stacks that may still get a joker, in the order of the guilds."""
        # MV-050 MV-051 MV-A2
        return s.counted[self.seat] & ~s.jokers[self.seat] & ~((1 << self.guild) - 1)

    def place(self, s: Masti, guild: int, d: Dealer) -> None:
        place_joker(s, self.seat, lowest(unplaced(s, self.seat)), guild, d)
        self.guild = guild + 1
        self.waiting -= 1

    def asks(self, s: Masti, seat: Seat) -> list[Word]:
        return [JOKER[guild] for guild in items(self.free(s))]

    def bar(self, s: Masti, seat: Seat, w: Word) -> int:
        # MV-049 MV-050 MV-051 MV-A2
        if not isinstance(w, PlaceJoker):
            return why.not_now(w)
        if not s.won[seat] & s.box.of_guild[w.guild]:
            return why.NO_SUCH_STACK
        if not s.counted[seat] >> w.guild & 1:
            return why.STACK_NOT_COUNTED
        if s.jokers[seat] >> w.guild & 1:
            return why.STACK_HAS_JOKER
        from_here = self.free(s) & ~((1 << w.guild) - 1)
        if w.guild < self.guild or count(from_here) < self.waiting:
            return why.JOKERS_WOULD_NOT_FIT
        return FINE

    def outsider(self, s: Masti, seat: Seat) -> int:
        return why.OWNER_PLACES

    def facts(self, s: Masti, seat: Seat, w: Word, reason: int) -> Facts:
        if reason == why.OWNER_PLACES:
            return (("seat", self.seat),)
        if isinstance(w, PlaceJoker) and reason != why.NO_PLAY_NOW:
            return (("guild", GUILDS[w.guild]), ("jokers", self.waiting))
        return ()

    def take(self, s: Masti, seat: Seat, w: Word, d: Dealer) -> None:
        assert isinstance(w, PlaceJoker)
        self.place(s, w.guild, d)

    def copy(self) -> "Jokers":
        return Jokers(self.seat, self.guild, self.waiting)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.guild, self.waiting)
