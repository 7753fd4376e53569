"""Arguments and reward markers. Never compiled."""

from intriga.games.illuminaten.box.tables import Action
from intriga.kernel.events import Event


class ArgumentBegan(Event, frozen=True, tag="argument_began"):
    """`superior` has superiority, the other one vulnerability; None if neither has any."""

    attacker: int
    defender: int
    cell: int
    slots: list[int]
    attacker_strength: int
    defender_strength: int
    superior: int | None


class ArgumentCardLaid(Event, frozen=True, tag="argument_card_laid"):
    """Face down: the others see only that a card lies there. It may be changed until both lie."""

    seat: int
    card: int | None

    def seen_by(self, seat: int) -> "ArgumentCardLaid":
        return self if seat == self.seat else ArgumentCardLaid(self.seat, None)


class ArgumentCardRevealed(Event, frozen=True, tag="argument_card_revealed"):
    seat: int
    card: int


class ArgumentCancelled(Event, frozen=True, tag="argument_cancelled"):
    """Both cards would win at once."""

    attacker: int
    defender: int


class ArgumentEnded(Event, frozen=True, tag="argument_ended"):
    """`how`: strength, at_once, tie or given_up. The strengths are the final ones."""

    winner: int
    loser: int
    attacker_strength: int
    defender_strength: int
    how: str


class MarkerPut(Event, frozen=True, tag="marker_put"):
    seat: int
    cell: int


class MarkerUsed(Event, frozen=True, tag="marker_used"):
    seat: int
    cell: int
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
