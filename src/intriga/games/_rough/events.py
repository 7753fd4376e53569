"""What can have happened, with full information; chests are numbered from 0."""

from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat


class Setup(Event, frozen=True, tag="setup"):
    """The deal."""

    players: int
    chapter: int
    points: list[int]
    tokens: list[list[int]]
    hands: list[list[str]]

    def seen_by(self, seat: Seat) -> "Setup":
        hands = [hand if other == seat else [] for other, hand in enumerate(self.hands)]
        return Setup(self.players, self.chapter, self.points, self.tokens, hands)


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int


class Staked(Event, frozen=True, tag="staked"):
    """A seat has chosen, in secret; the others see only that it has."""

    seat: Seat
    chest: int | None

    def seen_by(self, seat: Seat) -> "Staked":
        return self if seat == self.seat else Staked(self.seat, None)


class StakesShown(Event, frozen=True, tag="stakes_shown"):
    chests: list[int]


class ActionChosen(Event, frozen=True, tag="action_chosen"):
    seat: Seat
    action: str


class Aimed(Event, frozen=True, tag="aimed"):
    seat: Seat
    chest: int


class Paid(Event, frozen=True, tag="paid"):
    seat: Seat
    colour: str


class Looked(Event, frozen=True, tag="looked"):
    """A look into a chest; the others see only that it happened."""

    seat: Seat
    chest: int
    treasure: int | None

    def seen_by(self, seat: Seat) -> "Looked":
        return self if seat == self.seat else Looked(self.seat, self.chest, None)


class Rested(Event, frozen=True, tag="rested"):
    seat: Seat
    colour: str


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat) -> "CardDrawn":
        return self if seat == self.seat else CardDrawn(self.seat, None)


class Thrown(Event, frozen=True, tag="thrown"):
    seat: Seat
    dice: list[int]


class Rerolled(Event, frozen=True, tag="rerolled"):
    seat: Seat
    die: int
    value: int


class CardUsed(Event, frozen=True, tag="card_used"):
    seat: Seat
    card: str


class Declined(Event, frozen=True, tag="declined"):
    seat: Seat


class Opened(Event, frozen=True, tag="opened"):
    """A chest was forced; `staked` got a point each."""

    seat: Seat
    chest: int
    treasure: int
    staked: list[int]


class Failed(Event, frozen=True, tag="failed"):
    seat: Seat
    chest: int


class CardDropped(Event, frozen=True, tag="card_dropped"):
    seat: Seat
    card: str


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    seat: Seat


class Marked(Event, frozen=True, tag="marked"):
    """The Warden's visit."""

    chest: int
    marks: int


class CarriedOff(Event, frozen=True, tag="carried_off"):
    chest: int


class TurnedUp(Event, frozen=True, tag="turned_up"):
    """What the Warden carried off is seen at the end."""

    chest: int
    treasure: int


class Scored(Event, frozen=True, tag="scored"):
    """A person's seals, and everything together."""

    seat: Seat
    hand: list[str]
    seals: int
    total: int


class Ended(Event, frozen=True, tag="ended"):
    reason: str
    totals: list[int]
    winners: list[Seat]
    tie_break: str | None


AnyEvent = (
    Setup
    | RoundBegan
    | Staked
    | StakesShown
    | ActionChosen
    | Aimed
    | Paid
    | Looked
    | Rested
    | CardDrawn
    | Thrown
    | Rerolled
    | CardUsed
    | Declined
    | Opened
    | Failed
    | CardDropped
    | TurnEnded
    | Marked
    | CarriedOff
    | TurnedUp
    | Scored
    | Ended
)
