"""Team game: of the partners' stacks of one guild only the smaller one counts."""

from typing import final

from intriga.games.masti.box.tables import GUILDS, JOKERS
from intriga.games.masti.rules import reasons as why
from intriga.games.masti.state import Masti
from intriga.games.masti.verbs import count_stack
from intriga.games.masti.vocabulary import COUNT, CountStack
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


def symbols_of(s: Masti, seat: Seat, guild: int) -> int:
    """The printed symbols in a seat's stack of this guild: symbols count, not cards."""
    # MV-053 MV-066
    stack = s.won[seat] & s.box.of_guild[guild]
    return count(stack) + count(stack & s.box.double)


def stacks_of(s: Masti, seat: Seat) -> int:
    """The guilds of which a seat has a stack, as a mask."""
    # MV-041 MV-051 MV-065
    found = 0
    for guild in range(len(GUILDS)):
        if s.won[seat] & s.box.of_guild[guild]:
            found |= 1 << guild
    return found


@final
class Counting(Frame[Masti]):
    """Team by team and guild by guild: the stack with fewer symbols counts; the earlier partner
    decides between equal ones where it can matter, that is, where a partner has a joker."""

    def __init__(self, team: int, guild: int) -> None:
        self.team = team
        self.guild = guild

    def ask(self, s: Masti, d: Dealer) -> int:
        # MV-066 MV-067 MV-082 MV-A3
        while self.team < s.teams:
            while self.guild < len(GUILDS):
                if self.settle_guild(s, d):
                    return only(self.team)
                self.guild += 1
            self.team += 1
            self.guild = 0
        s.stack.pop()
        return 0

    def settle_guild(self, s: Masti, d: Dealer) -> bool:
        """Decide this guild if no question is needed; True if one is."""
        # MV-066 MV-A3
        one, two = self.team, s.partner(self.team)
        if not s.counted[one] & s.counted[two] & 1 << self.guild:
            return False
        mine, theirs = symbols_of(s, one, self.guild), symbols_of(s, two, self.guild)
        if mine == theirs:
            if (s.won[one] | s.won[two]) & JOKERS:
                return True
            count_stack(s, self.guild, one, d)
        else:
            s.counted[one if mine > theirs else two] &= ~(1 << self.guild)
        return False

    def asks(self, s: Masti, seat: Seat) -> list[Word]:
        return COUNT

    def bar(self, s: Masti, seat: Seat, w: Word) -> int:
        # MV-066 MV-A3
        if not isinstance(w, CountStack):
            return why.not_now(w)
        return FINE if w.seat in (self.team, s.partner(self.team)) else why.NOT_AN_EQUAL_STACK

    def outsider(self, s: Masti, seat: Seat) -> int:
        return why.PARTNER_COUNTS

    def facts(self, s: Masti, seat: Seat, w: Word, reason: int) -> Facts:
        return (("seat", self.team), ("guild", GUILDS[self.guild]))

    def take(self, s: Masti, seat: Seat, w: Word, d: Dealer) -> None:
        assert isinstance(w, CountStack)
        count_stack(s, self.guild, w.seat, d)
        self.guild += 1

    def copy(self) -> "Counting":
        return Counting(self.team, self.guild)

    def key(self) -> tuple[object, ...]:
        return (self.team, self.guild)
