"""EDICT: two tokens from an edict card to oneself."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import FACTIONS, Faction
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.phases.event_phase import discard_edict_if_empty
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.conspiracies import take_from_edict
from intriga.games.illuminaten.vocabulary import GAIN, FactionWord
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

TOKENS: Final = 2


def why_not_take_from_any(s: Pax) -> int:
    for faction in range(FACTIONS):
        if why_not_take_from(s, faction) == FINE:
            return FINE
    return why.NO_EDICT_WITH_TOKENS


def why_not_take_from(s: Pax, faction: Faction) -> int:
    """The reason against the edict of this faction: it must lie before somebody, with tokens on it."""
    # PI-034 GAP-12
    return FINE if s.edict_tokens[faction] > 0 else why.EDICT_IS_EMPTY


@final
class TakeFromEdict(Frame[Pax]):
    """From which edict."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def ask(self, s: Pax, d: Dealer) -> int:
        return only(self.seat)

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return GAIN

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        if not isinstance(w, FactionWord) or w is not GAIN[w.faction]:
            return NOT_ASKED
        return why_not_take_from(s, w.faction)

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return (("faction", w.faction),) if isinstance(w, FactionWord) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        # GAP-12 GAP-23
        assert isinstance(w, FactionWord)
        s.stack.pop()
        take_from_edict(s, seat, w.faction, min(TOKENS, s.edict_tokens[w.faction]), d)
        discard_edict_if_empty(s, w.faction, d)

    def copy(self) -> "TakeFromEdict":
        return self

    def key(self) -> tuple[object, ...]:
        return (self.seat,)
