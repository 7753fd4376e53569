"""Arguments and reward markers."""

from intriga.games.illuminaten.box.tables import Action, CardNumber, Cell
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat


class ArgumentBegan(Event, frozen=True, tag="argument_began"):
    """`superior` has superiority, the other one vulnerability; None if neither has any."""

    attacker: Seat
    defender: Seat
    cell: Cell
    slots: list[int]
    attacker_strength: int
    defender_strength: int
    superior: int | None


class ArgumentCardLaid(Event, frozen=True, tag="argument_card_laid"):
    """Face down: the others see only that a card lies there. It may be changed until both lie."""

    seat: Seat
    card: CardNumber | None

    def seen_by(self, seat: Seat) -> "ArgumentCardLaid":
        return self if seat == self.seat else ArgumentCardLaid(self.seat, None)


class ArgumentCardRevealed(Event, frozen=True, tag="argument_card_revealed"):
    seat: Seat
    card: CardNumber


class ArgumentCancelled(Event, frozen=True, tag="argument_cancelled"):
    """Both cards would win at once."""

    attacker: Seat
    defender: Seat


class ArgumentEnded(Event, frozen=True, tag="argument_ended"):
    """`how`: strength, at_once, tie or given_up. The strengths are the final ones."""

    winner: Seat
    loser: int
    attacker_strength: int
    defender_strength: int
    how: str


class MarkerPut(Event, frozen=True, tag="marker_put"):
    seat: Seat
    cell: Cell


class MarkerUsed(Event, frozen=True, tag="marker_used"):
    seat: Seat
    cell: Cell
    action: Action


ArgumentEvent = (
    ArgumentBegan
    | ArgumentCancelled
    | ArgumentCardLaid
    | ArgumentCardRevealed
    | ArgumentEnded
    | MarkerPut
    | MarkerUsed
)
