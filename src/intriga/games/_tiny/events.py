"""What can have happened, with full information; cards are numbered from 1."""

from intriga.games._tiny.box.tables import Card
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat


class Setup(Event, frozen=True, tag="setup"):
    """The deal."""

    players: int
    hands: list[list[int]]

    def seen_by(self, seat: Seat) -> "Dealt":
        return Dealt(self.players, self.hands[seat] if seat >= 0 else [])


class Dealt(Event, frozen=True, tag="dealt"):
    """The deal as one seat sees it."""

    players: int
    hand: list[int]


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: Seat
    card: Card


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A card from the heap; the others see only that it was drawn."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> "CardDrawn":
        return self if seat == self.seat else CardDrawn(self.seat, None)


class Stopped(Event, frozen=True, tag="stopped"):
    seat: Seat


class Ended(Event, frozen=True, tag="ended"):
    totals: list[int]
    winners: list[Seat]
    tie_break: str | None


AnyEvent = Setup | Dealt | CardPlayed | CardDrawn | Stopped | Ended
