"""Exchange of the first hand: once, before the game."""

from typing import final

from intriga.games.factions import events
from intriga.games.factions.box.tables import HAND
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.rules.end import finish
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.verbs import draw_card, exchange_hand
from intriga.games.factions.vocabulary import EXCHANGE, EXCHANGE_OR_KEEP, KEEP
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


def exchange(s: Factions, seat: Seat, d: Dealer) -> None:
    """All cards of the hand are discarded, and three new ones drawn."""
    # HF-011 HF-G5 HF-A3
    exchange_hand(s, seat, d)
    for _ in range(HAND):
        if not s.reason:
            draw_card(s, seat, "exchange", d)


@final
class Exchange(Frame[Factions]):
    """Each player in turn, from the first on, keeps the first hand or exchanges all of it."""

    def __init__(self, asked: int) -> None:
        self.asked = asked  # how many have been asked

    def ask(self, s: Factions, d: Dealer) -> int:
        # HF-011 HF-012 HF-G5
        if s.reason:
            finish(s, d)
            return 0
        if self.asked == s.players:
            s.turn = NOBODY
            s.stack.pop()
            return 0
        s.turn = (s.first + self.asked) % s.players
        return only(s.turn)

    def asks(self, s: Factions, seat: Seat) -> list[Word]:
        return EXCHANGE_OR_KEEP

    def bar(self, s: Factions, seat: Seat, w: Word) -> int:
        # HF-011
        return FINE if w is EXCHANGE or w is KEEP else why.EXCHANGE_FIRST

    def facts(self, s: Factions, seat: Seat, w: Word, reason: int) -> Facts:
        return (("seat", s.turn),)

    def outsider(self, s: Factions, seat: Seat) -> int:
        return why.NOT_YOUR_TURN

    def take(self, s: Factions, seat: Seat, w: Word, d: Dealer) -> None:
        # HF-011
        self.asked += 1
        if w is EXCHANGE:
            exchange(s, seat, d)
        elif d.events is not None:
            d.events.append(events.Kept(seat))

    def copy(self) -> "Exchange":
        return Exchange(self.asked)

    def key(self) -> tuple[object, ...]:
        return (self.asked,)
