"""The event phase: tokens come off the seat's edicts, its open special leaves, and it may play a new one."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import FACTIONS, Faction
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.event_cards import (
    discard_edict,
    discard_special,
    move_edict_tokens,
    play_special,
)
from intriga.games.illuminaten.vocabulary import DECLINE, PLAY, EventWord
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

PLAY_OR_NOT: Final[list[Word]] = [*PLAY, DECLINE]


def discard_edict_if_empty(s: Pax, faction: Faction, d: Dealer) -> None:
    """An edict without tokens leaves at once."""
    # PI-172 GAP-23
    if s.edict_owner[faction] != NONE and s.edict_tokens[faction] == 0:
        discard_edict(s, faction, d)


def move_off_edicts(s: Pax, seat: Seat, d: Dealer) -> None:
    """Tokens off all edicts before this seat."""
    # PI-065 PI-171 PI-200
    for faction in range(FACTIONS):
        if s.edict_owner[faction] == seat:
            move_edict_tokens(s, seat, faction, d)
            discard_edict_if_empty(s, faction, d)


@final
class EventPhase(Frame[Pax]):
    """Edicts, then the open special; a seat that holds events is asked whether to play one."""

    def __init__(self, seat: Seat, begun: bool = False) -> None:
        self.seat = seat
        self.begun = begun

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-065 PI-174 PI-175 AMB-27
        if not self.begun:
            self.begun = True
            move_off_edicts(s, self.seat, d)
            if s.open_event[self.seat] != NONE:
                discard_special(s, self.seat, d)
        if s.event_hands[self.seat]:
            return only(self.seat)
        s.stack.pop()
        return 0

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return PLAY_OR_NOT

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-175
        if w is DECLINE:
            return FINE
        if not isinstance(w, EventWord) or w.verb != "play":
            return NOT_ASKED
        return FINE if s.event_hands[seat] >> w.event - FACTIONS & 1 else why.EVENT_NOT_IN_HAND

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return (("event", w.event),) if isinstance(w, EventWord) else ()

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        # PI-175
        s.stack.pop()
        if isinstance(w, EventWord):
            play_special(s, seat, w.event - FACTIONS, d)

    def copy(self) -> "EventPhase":
        return EventPhase(self.seat, self.begun)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.begun)
