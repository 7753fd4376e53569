"""Six players: hidden discards make the trump deck, and each winner leaves a card for a later one."""

from typing import Final, final

from intriga.games.masti import events
from intriga.games.masti.rules import reasons as why
from intriga.games.masti.state import NO_CARD, Masti
from intriga.games.masti.verbs import bury, leave_card, named, recycle
from intriga.games.masti.vocabulary import LEAVE, TO_TRUMPS, LeaveCard, ToTrumps
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

DECK: Final = 4  # cards of each of the three trump decks
LEAVES_TO_THE_END: Final = True  # MV-A1: a card is left in rounds 9 to 12 too


def buriers(s: Masti) -> list[int]:
    """The three seats that were dealt nine cards."""
    # MV-072 MV-074
    return [(s.first + place) % s.players for place in range(3, s.players)]


def new_deck_if_due(s: Masti, d: Dealer) -> None:
    """The four cards left become the trump deck of rounds 5 and 9."""
    # MV-080
    if s.players == 6 and s.deck == 0:
        recycle(s, d)


@final
class Burying(Frame[Masti]):
    """Three players put one of nine cards into the trump deck, hidden and at the same time."""

    def ask(self, s: Masti, d: Dealer) -> int:
        # MV-074 MV-075 MV-A12
        if self.waits_for(s, 0):
            return sum(only(seat) for seat in buriers(s))
        for seat in sorted(buriers(s)):
            bury(s, seat, d)
        if d.events is not None:
            d.events.append(events.TrumpsShuffled(named(s.deck)))
        s.stack.pop()
        return 0

    def waits_for(self, s: Masti, asked: int) -> int:
        return sum(only(seat) for seat in buriers(s) if s.buried[seat] == NO_CARD)

    def still_open(self, s: Masti) -> bool:
        return True

    def is_secret(self, s: Masti) -> bool:
        return True

    def asks(self, s: Masti, seat: Seat) -> list[Word]:
        return TO_TRUMPS

    def bar(self, s: Masti, seat: Seat, w: Word) -> int:
        # MV-074
        if not isinstance(w, ToTrumps):
            return why.not_now(w)
        return FINE if s.hands[seat] >> w.card & 1 else why.NOT_IN_HAND_OF_NINE

    def facts(self, s: Masti, seat: Seat, w: Word, reason: int) -> Facts:
        if reason == why.NOT_IN_HAND_OF_NINE:
            return (("card", w.notation().removeprefix("trumps ")),)
        return ()

    def outsider(self, s: Masti, seat: Seat) -> int:
        return why.HAS_EIGHT_CARDS

    def take(self, s: Masti, seat: Seat, w: Word, d: Dealer) -> None:
        assert isinstance(w, ToTrumps)
        s.buried[seat] = w.card  # stays in hand until the last of the three has chosen

    def copy(self) -> "Burying":
        return self


@final
class Leaving(Frame[Masti]):
    """The winner of a round chooses one of its cards to leave in the centre."""

    def __init__(self, seat: Seat, taken: int) -> None:
        self.seat: Final = seat
        self.taken: Final = taken

    def ask(self, s: Masti, d: Dealer) -> int:
        # MV-077 MV-A1
        if s.left & self.taken or not (LEAVES_TO_THE_END or s.round <= 2 * DECK):
            s.stack.pop()
            return 0
        return only(self.seat)

    def asks(self, s: Masti, seat: Seat) -> list[Word]:
        return LEAVE

    def bar(self, s: Masti, seat: Seat, w: Word) -> int:
        # MV-077
        if not isinstance(w, LeaveCard):
            return why.not_now(w)
        return FINE if self.taken >> w.card & 1 else why.NOT_OF_THIS_ROUND

    def outsider(self, s: Masti, seat: Seat) -> int:
        return why.WINNER_LEAVES

    def facts(self, s: Masti, seat: Seat, w: Word, reason: int) -> Facts:
        if reason == why.WINNER_LEAVES:
            return (("seat", self.seat),)
        return (("card", w.notation().removeprefix("leave ")),) if reason == why.NOT_OF_THIS_ROUND else ()

    def take(self, s: Masti, seat: Seat, w: Word, d: Dealer) -> None:
        assert isinstance(w, LeaveCard)
        leave_card(s, seat, w.card, d)

    def copy(self) -> "Leaving":
        return self

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.taken)
