"""The check phase."""

from intriga.games.illuminaten.box.tables import CardNumber, Letter, Special
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat


class EventsDrawn(Event, frozen=True, tag="events_drawn"):
    """Edicts by their letters, specials by their names."""

    seat: Seat
    count: int
    events: list[str] | None

    def seen_by(self, seat: Seat) -> "EventsDrawn":
        return self if seat == self.seat else EventsDrawn(self.seat, self.count, None)


class EventTurnedUp(Event, frozen=True, tag="event_turned_up"):
    """By an artificial opponent: an edict is played, a special is discarded."""

    seat: Seat
    event_card: str


class EventReturned(Event, frozen=True, tag="event_returned"):
    """Face down onto the top of the deck."""

    seat: Seat
    event_card: str | None

    def seen_by(self, seat: Seat) -> "EventReturned":
        return self if seat == self.seat else EventReturned(self.seat, None)


class SpecialKept(Event, frozen=True, tag="special_kept"):
    seat: Seat
    special: Special | None

    def seen_by(self, seat: Seat) -> "SpecialKept":
        return self if seat == self.seat else SpecialKept(self.seat, None)


class EdictPlayed(Event, frozen=True, tag="edict_played"):
    """What seats return to the pool stands before it as `support_spent`."""

    seat: Seat
    faction: Letter
    tokens: int


class CardThrownAway(Event, frozen=True, tag="card_thrown_away"):
    """From a hand that is too large; the discard itself follows."""

    seat: Seat
    card: CardNumber


class StewardMoved(Event, frozen=True, tag="steward_moved"):
    place: int


class CourtFilled(Event, frozen=True, tag="court_filled"):
    place: int
    card: CardNumber


CheckEvent = (
    CardThrownAway
    | CourtFilled
    | EdictPlayed
    | EventReturned
    | EventsDrawn
    | EventTurnedUp
    | SpecialKept
    | StewardMoved
)
