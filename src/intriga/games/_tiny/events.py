"""What can have happened, with full information; cards are numbered from 1. Never compiled."""

from intriga.kernel.events import Event


class Setup(Event, frozen=True, tag="setup"):
    """The deal."""

    players: int
    hands: list[list[int]]

    def seen_by(self, seat: int) -> "Dealt":
        return Dealt(self.players, self.hands[seat] if seat >= 0 else [])


class Dealt(Event, frozen=True, tag="dealt"):
    """The deal as one seat sees it."""

    players: int
    hand: list[int]


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: int
    card: int


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A card from the heap; the others see only that it was drawn."""

    seat: int
    card: int | None

    def seen_by(self, seat: int) -> "CardDrawn":
        return self if seat == self.seat else CardDrawn(self.seat, None)


class Stopped(Event, frozen=True, tag="stopped"):
    seat: int


class Ended(Event, frozen=True, tag="ended"):
    totals: list[int]
    winners: list[int]
    tie_break: str | None


AnyEvent = Setup | Dealt | CardPlayed | CardDrawn | Stopped | Ended
