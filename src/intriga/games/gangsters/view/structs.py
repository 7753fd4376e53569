"""What a seat may know, as types. Henchmen, problems, places and bosses are numbered from 1, as in words."""

from typing import Literal

import msgspec

from intriga.games.gangsters.box.tables import RedFace, Specialisation
from intriga.games.gangsters.rules.attempt import Kind
from intriga.games.gangsters.scenarios.registry import AnyMission
from intriga.games.gangsters.state import Police
from intriga.games.gangsters.vocabulary import Intention
from intriga.kernel.machine.seats import Seat

Moment = Literal[
    "nominating",  # who goes first
    "action",  # the active boss chooses an action
    "recruiting",  # one more card, or enough
    "sending",  # which henchmen, and as what
    "before_roll",
    "after_roll",
    "rerolling",  # which dice
    "red_die",  # take a card of the red die, or leave it
    "damage",
    "ability",  # a target of an ability
    "problem",  # who takes a problem
    "moving",  # which cards leave a pile after revive or cheer
    "losing",  # which card of the hand is lost
    "mission",  # a question of the scenario
    "round_end",
    "break",
    "over",
]
WhiteFace = Literal["1", "2", "3", "4", "lock", "reroll", "used"]
Fate = Literal["turned", "exhausted", "out"]
Changing = Literal["dice", "difficulty", "result", "successes", "chance", "damage", "problems"]


class Challenge(msgspec.Struct, frozen=True):
    """A challenge that lies open. Its difficulty is that of the active boss, with all that changes it."""

    kind: Kind
    number: int  # of the problem or place; 0 for the others
    best: Specialisation
    difficulty: int
    successes: int  # that are needed
    markers: int  # that are won
    harmless: bool  # locks do not hurt
    boss: int | None  # before whom a problem lies
    can_be_tried: bool  # by the active boss, now
    holds: bool  # the penalty of a problem, in this scenario


class Chances(msgspec.Struct, frozen=True):
    """The chances of one, two, … successes under best rerolls and without help, and the expected locks."""

    successes: list[float]
    locks: float


class Odds(msgspec.Struct, frozen=True):
    """Before the roll, with the henchmen sent so far."""

    white: int  # dice
    plain: Chances
    with_red: Chances | None  # None if the red die may not be added


class Pick(msgspec.Struct, frozen=True):
    """One or two henchmen that the active boss could send, those already sent included, and their odds."""

    henchmen: list[int]
    words: list[str]  # that send them, to be said one after the other before the roll
    odds: Odds


class Again(msgspec.Struct, frozen=True):
    """A set of dice that could be rolled again, by faces, and the chance of the next success after it."""

    dice: list[str]
    chance: float
    words: list[str]  # that throw them, as one path


class Sent(msgspec.Struct, frozen=True):
    """A henchman sent into a challenge."""

    henchman: int
    specialisation: Specialisation | None  # None while it is being chosen
    dice: int
    damage: int
    fate: Fate  # after the roll, with the damage so far
    worse: Fate  # with one damage more


class Roll(msgspec.Struct, frozen=True):
    """The challenge that is being tried, and the dice on the table."""

    boss: int
    challenge: Challenge
    difficulty: int  # with abilities
    sent: list[Sent]
    odds: Odds | None  # before the roll
    picks: list[Pick]  # while henchmen are being chosen, in the chooser's own view alone
    rolled: bool
    white: list[WhiteFace]
    red: RedFace | None
    lifted: list[str]  # dice chosen to be rolled again
    multiplier: int  # of the red die, 1 if none
    bonus: int  # what abilities add
    result: int
    won: int  # successes
    missing: int  # points to the next success; 0 if none is needed
    locks: int
    damage: int  # that the henchmen would take
    chance: float | None  # of the next success with the best rerolls
    again: list[Again]  # the best few sets to roll again
    rerolls: list[Again]  # every set, while it is chosen, in the chooser's own view alone


class Boss(msgspec.Struct, frozen=True):
    """What everybody sees of a boss; with one player there are two, both of seat 0."""

    boss: int
    seat: Seat
    cards: int
    backs: list[int]  # hidden cards in the order in which they came, by generation of the deck
    known: list[int]  # henchmen of the hand that everybody has seen
    turned: list[int]  # sent this turn and unhurt
    problems: list[int]
    fingerprints: int
    intends: Intention | None
    nominates: int | None


class Change(msgspec.Struct, frozen=True):
    """One number of the roll, without an ability and with it; before the roll damage is an average."""

    what: Changing
    before: float
    after: float
    successes: int  # that a chance is meant for; 0 for other numbers


class Preview(msgspec.Struct, frozen=True):
    """What an ability would change about the roll."""

    asks: bool  # for a die or a henchman: the changes are those of the best choice
    changes: list[Change]


class Held(msgspec.Struct, frozen=True):
    """A henchman in a hand that the reader may see."""

    henchman: int
    boss: int
    dice: int | None  # that it would add to the challenge being tried
    can_help: bool  # its ability can be used now
    barred: bool  # its ability is off in this scenario
    preview: Preview | None  # if it can, and is about the roll


class Break(msgspec.Struct, frozen=True):
    """The break after a chapter: reputation is spent on recruits."""

    purse: int
    releases: int  # left
    stock: list[int]  # in the reserve, by level
    prices: list[int]  # by level
    drawn: list[int]  # two henchmen of which one is kept
    releasing: bool
    clan: list[int]


class Pile(msgspec.Struct, frozen=True):
    """The decks: how many cards lie face down, and which lie face up."""

    clan: int
    exhausted: list[int]
    out: list[int]
    reserve: list[int]  # open: everybody knows who is not in the clan
    problems: int
    next_problem: int | None  # if it was looked at


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat knows it."""

    seat: Seat
    scenario: str
    chapter: int
    level: str  # of difficulty: easier, standard, harder
    moment: Moment
    round: int
    first: int | None
    active: int | None
    actions: int  # left in this turn
    police: Police
    fingerprints: int
    fingerprints_lose: int
    fingerprints_lose_one: int | None  # before one boss; None with one or two players
    loses_now: bool  # if the round ended now
    bosses: list[Boss]
    hand: list[Held]
    piles: Pile
    challenges: list[Challenge]
    roll: Roll | None
    mission: AnyMission  # the scenario's part
    reputation: int | None  # that the scenario would give now; a finale earns none
    break_: Break | None = msgspec.field(name="break")
