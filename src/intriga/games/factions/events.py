"""What can have happened, with full information; cards and roles are named by their ids."""

from typing import Literal

from intriga.games.factions.box.tables import Letter
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat

About = Literal["fact", "born", "died"]
WhyNot = Literal["condition", "impossible"]
FirstBy = Literal["chance", "quiz", "youngest"]


class Setup(Event, frozen=True, tag="setup"):
    """The deal, with the first card of the discard pile."""

    players: int
    options: dict[str, str]
    roles: list[str]
    hands: list[list[str]]
    discard: str
    deck: int

    def seen_by(self, seat: Seat) -> "Dealt":
        role = self.roles[seat] if seat >= 0 else None
        hand = self.hands[seat] if seat >= 0 else []
        return Dealt(self.players, self.options, role, hand, self.discard, self.deck)


class Dealt(Event, frozen=True, tag="dealt"):
    """The deal as one seat sees it."""

    players: int
    options: dict[str, str]
    role: str | None
    hand: list[str]
    discard: str
    deck: int


# ── quiz and first player ──


class QuizAsked(Event, frozen=True, tag="quiz_asked"):
    """A question to a seat: about whom, and what."""

    seat: Seat
    round: int
    card: str
    about: About


class QuizChosen(Event, frozen=True, tag="quiz_chosen"):
    """A seat has answered; which answer it gave the others do not see yet."""

    seat: Seat
    answer: int | None

    def seen_by(self, seat: Seat) -> "QuizChosen":
        return self if seat == self.seat else QuizChosen(self.seat, None)


class QuizAnswered(Event, frozen=True, tag="quiz_answered"):
    """The answer of a seat is judged: places of the given and of the right answer."""

    seat: Seat
    round: int
    card: str
    about: About
    answer: int
    right: int
    is_right: bool


class FirstChosen(Event, frozen=True, tag="first_chosen"):
    """Who begins, and why."""

    seat: Seat
    by: FirstBy


# ── exchange and turns ──


class Kept(Event, frozen=True, tag="kept"):
    seat: Seat


class Exchanged(Event, frozen=True, tag="exchanged"):
    """The first hand is laid on the discard pile; new cards follow."""

    seat: Seat
    cards: list[str]


class TurnBegan(Event, frozen=True, tag="turn_began"):
    seat: Seat
    turn: int


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A card from the deck into the hand; the others see only that it was drawn."""

    seat: Seat
    card: str | None
    left: int

    def seen_by(self, seat: Seat) -> "CardDrawn":
        return self if seat == self.seat else CardDrawn(self.seat, None, self.left)


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card is shown; where it lies follows."""

    seat: Seat
    card: str


class CardLaid(Event, frozen=True, tag="card_laid"):
    """The played card lies in this area."""

    seat: Seat
    card: str
    area: int


# ── properties ──


class Declined(Event, frozen=True, tag="declined"):
    """An effect that is a "may" was not wanted."""

    seat: Seat
    card: str


class NotApplied(Event, frozen=True, tag="not_applied"):
    """An effect that could not be applied, or whose condition does not hold (`condition`)."""

    seat: Seat
    card: str
    why: WhyNot


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """A card in play goes to the discard pile."""

    seat: Seat
    card: str
    area: int


class CardMoved(Event, frozen=True, tag="card_moved"):
    seat: Seat
    card: str
    area: int
    to: int


class CardsSwapped(Event, frozen=True, tag="cards_swapped"):
    """`card` went from `area` to `to`, and `other` the other way."""

    seat: Seat
    card: str
    area: int
    other: str
    to: int


class CardReturned(Event, frozen=True, tag="card_returned"):
    """A card in play goes back to the hand of the player before whom it lay."""

    seat: Seat
    card: str
    area: int


class TopDiscarded(Event, frozen=True, tag="top_discarded"):
    """A card of the deck goes to the discard pile."""

    seat: Seat
    card: str
    left: int


class TopLaid(Event, frozen=True, tag="top_laid"):
    """A card of the deck is laid in an area; its property is not read."""

    seat: Seat
    card: str
    area: int
    left: int


class CardRecovered(Event, frozen=True, tag="card_recovered"):
    """A card of the discard pile goes into a hand."""

    seat: Seat
    card: str


class CardRevived(Event, frozen=True, tag="card_revived"):
    """A card of the discard pile is laid in an area; its property is not read."""

    seat: Seat
    card: str
    area: int


class CardGiven(Event, frozen=True, tag="card_given"):
    """A card goes from hand to hand, shown to all."""

    seat: Seat
    card: str
    to: int


class CardTaken(Event, frozen=True, tag="card_taken"):
    """A card drawn from another's hand, shown to all."""

    seat: Seat
    card: str
    source: int


class CardDropped(Event, frozen=True, tag="card_dropped"):
    """A card of the hand goes to the discard pile."""

    seat: Seat
    card: str


class HandLooked(Event, frozen=True, tag="hand_looked"):
    """A seat looks at another's hand; the others see only that."""

    seat: Seat
    target: int
    cards: list[str] | None

    def seen_by(self, seat: Seat) -> "HandLooked":
        is_told = seat in (self.seat, self.target)
        return self if is_told else HandLooked(self.seat, self.target, None)


class ActionGained(Event, frozen=True, tag="action_gained"):
    seat: Seat
    card: str


# ── the end ──


class HandDiscarded(Event, frozen=True, tag="hand_discarded"):
    """What is left in a hand does not count."""

    seat: Seat
    cards: list[str]


class Scored(Event, frozen=True, tag="scored"):
    """A seat's letter is opened: its role, its symbols, and its points."""

    seat: Seat
    role: str
    faction: Letter
    symbols: dict[Letter, int]
    own: int
    foreign: int
    fulfilled: bool
    role_points: int
    total: int


class Ended(Event, frozen=True, tag="ended"):
    """The deck ran out by an `action`, an `effect` or an `exchange`."""

    reason: str
    totals: list[int]
    winners: list[Seat]
    tie_break: str | None


AnyEvent = (
    Setup
    | Dealt
    | QuizAsked
    | QuizChosen
    | QuizAnswered
    | FirstChosen
    | Kept
    | Exchanged
    | TurnBegan
    | CardDrawn
    | CardPlayed
    | CardLaid
    | Declined
    | NotApplied
    | CardDiscarded
    | CardMoved
    | CardsSwapped
    | CardReturned
    | TopDiscarded
    | TopLaid
    | CardRecovered
    | CardRevived
    | CardGiven
    | CardTaken
    | CardDropped
    | HandLooked
    | ActionGained
    | HandDiscarded
    | Scored
    | Ended
)
