"""The structs of a view. Cards are named by number, as in words, and id; longer texts are in the book."""

from typing import Literal

import msgspec

from intriga.games.factions.box.tables import Letter, Place
from intriga.games.factions.events import About, Scored
from intriga.kernel.machine.seats import Seat
from intriga.kernel.rows import Text

Moment = Literal[
    "quiz",
    "youngest",
    "exchange",
    "turn",
    "laying",
    "may",
    "choosing",
    "dropping",
    "giving",
    "over",
]
#: How `have` of a condition is measured by its `need`; `so`: not counted, merely true or false.
Measure = Literal["at_least", "at_most", "more", "fewer", "as_many", "so"]


class Card(msgspec.Struct, frozen=True):
    """A card that everybody sees."""

    number: int
    id: str
    faction: Letter
    symbols: str
    guarded: bool  # no property may touch it where it lies


class HandCard(msgspec.Struct, frozen=True):
    """A card of one's own hand."""

    number: int
    id: str
    faction: Letter
    symbols: str
    laid: Place  # where it is laid: own, other or any
    property: Text  # where it is laid and what happens then, in one text
    known: bool  # everybody knows that it is here
    change: int  # of one's own points by symbols, if it is laid before oneself


class Symbols(msgspec.Struct, frozen=True):
    """How many symbols of each faction."""

    F: int
    L: int
    K: int


class Area(msgspec.Struct, frozen=True):
    """What everybody sees of a seat, and the cards of its hand that the reader knows."""

    seat: Seat
    cards_in_hand: int
    known: list[Card]
    symbols: Symbols
    cards: list[Card]  # in the order in which they came


class OwnRole(msgspec.Struct, frozen=True):
    """One's secret role, with what it would bring as the table lies. The owner alone has it.

    At the end all hands go to the discard pile (HF-027); this is not anticipated here."""

    id: str
    faction: Letter
    points: int  # for the condition
    condition: Text
    fulfilled: bool  # as the table lies
    have: int  # what the condition counts
    need: int  # how much of it there must be, or may be; or how much others have
    measure: Measure
    near: int  # how near the condition is, in per cent; 100 only if it is fulfilled
    own: int  # symbols of one's faction
    foreign: int
    total: int  # points as the table lies


class QuizQuestion(msgspec.Struct, frozen=True):
    """A question to a seat; answers are numbered from 1, as words write them."""

    seat: Seat
    card: Card
    about: About
    ask: Text
    answers: list[Text]
    given: int | None  # the reader's own answer, until all have answered
    right: int | None  # once all have answered


class Quiz(msgspec.Struct, frozen=True):
    """The questions that decide who begins."""

    round: int
    rounds: int
    questions: list[QuizQuestion]  # of this round, by seat
    last: list[QuizQuestion]  # of the round before, with the right answers
    score: list[int]  # right answers by seat


class Playing(msgspec.Struct, frozen=True):
    """The card whose property is being carried out, or that is still to be laid."""

    card: Card
    seat: Seat  # who played it
    area: int | None  # where it lies
    effect: int | None  # the place of the effect that is asked about, from 0
    chosen: list[int]  # numbers of the cards chosen so far
    target: int | None  # the player chosen so far


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat knows it."""

    seat: Seat
    players: int
    moment: Moment
    first: int | None
    turn: int | None
    turns: int
    actions: int  # that the seat whose turn it is has left
    deck: int
    discard: list[Card]  # the top card last
    areas: list[Area]
    hand: list[HandCard]
    room: int  # how many cards more one's own hand would take
    role: OwnRole | None
    playing: Playing | None
    quiz: Quiz | None
    still_choosing: list[int]
    sheets: list[Scored]  # the result, letter by letter
