"""FACT: any faction card is borrowed for this turn."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import FACTIONS, Faction
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.state import NOT_IN_GAME, Pax
from intriga.games.illuminaten.verbs.conspiracies import borrow_faction_card
from intriga.games.illuminaten.vocabulary import TAKE, FactionWord
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word


def why_not_borrow_any(s: Pax, seat: Seat) -> int:
    for faction in range(FACTIONS):
        if why_not_borrow(s, seat, faction) == FINE:
            return FINE
    return why.NO_FACTION_CARD_TO_BORROW


def why_not_borrow(s: Pax, seat: Seat, faction: Faction) -> int:
    """The reason against borrowing this faction card, from the row or from an opponent."""
    # PI-019 PI-137 AMB-46
    if s.faction_owner[faction] == NOT_IN_GAME:
        return why.FACTION_CARD_NOT_IN_GAME
    return why.FACTION_CARD_IS_YOURS if s.faction_owner[faction] == seat else FINE


@final
class Borrow(Frame[Pax]):
    """Which faction card."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, s: Pax, d: Dealer) -> int:
        return only(self.seat)

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return TAKE

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        if not isinstance(w, FactionWord) or w is not TAKE[w.faction]:
            return NOT_ASKED
        return why_not_borrow(s, seat, w.faction)

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return (("faction", w.faction),) if isinstance(w, FactionWord) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        # AMB-46
        assert isinstance(w, FactionWord)
        s.stack.pop()
        borrow_faction_card(s, seat, w.faction, d)

    def copy(self) -> "Borrow":
        return self

    def key(self) -> tuple[object, ...]:
        return (self.seat,)
