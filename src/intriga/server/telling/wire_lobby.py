"""The wire outside of tables: health, games, the lobby, persons."""

from typing import Literal

import msgspec

from intriga.kernel.sentences import Language


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True):
    """The base of all messages."""


# ── how the server runs ──


class RunningBuilds(Wire, frozen=True):
    """Compiled code or the sources. Bots change to compiled code when it is ready, the server when it is
    started again."""

    server: Literal["pure", "compiled"]
    bots: Literal["pure", "compiled", "being built"]


class Health(Wire, frozen=True):
    """A node that can serve; how many processes share its address, and how many of them answer."""

    ok: bool
    bus: bool
    build: RunningBuilds
    processes: int
    answering: int


class SigningKey(Wire, frozen=True):
    """The public key with which this server signs records."""

    algorithm: str
    key: str


# ── games and the lobby ──


class OptionValue(Wire, frozen=True):
    value: str
    label: str


class OptionForm(Wire, frozen=True):
    """One choice before the game. An option may occur several times, for different player counts."""

    name: str
    label: str
    values: list[OptionValue]
    default: str
    proposed: str  # by the form of a new table
    players: list[int]
    only_with: list[str] = []  # an option and its value without which this one is not asked for


class LevelForm(Wire, frozen=True):
    level: str
    label: str


class GameCard(Wire, frozen=True):
    """A game in the list of games."""

    id: str
    title: str
    blurb: str
    players: list[int]
    minutes: int
    usual_players: int  # of a game that begins at once; 0 leaves it to the page
    options: list[OptionForm]
    levels: list[LevelForm]
    has_guide: bool
    talk_clause: str = ""  # the rule that limits what players tell each other; the host may allow chat


class TableCard(Wire, frozen=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: Literal["waiting", "running", "ended"]
    players: int
    seats: list[str]  # names; empty for a free seat
    free: int
    my_seats: list[int]
    my_turn: bool
    updated: float
    chapter: str = ""  # such as "Chapter II", in a chain of matches
    played: str = ""  # what is played in this chapter: the scenario
    success: bool | None = None  # of a finished match that its players won or lost together
    won: bool | None = None  # of a finished match in which I sat, each side for itself
    place: int = 0  # mine among its sides, equal points sharing one; 0 if nobody counted
    points: int | None = None  # mine


class WillingCard(Wire, frozen=True):
    """Somebody who looks at the lobby and would like to play."""

    who: str  # a random token, by which this person can be asked to a table
    name: str


class InvitationCard(Wire, frozen=True):
    """A table to which I was asked."""

    table: str
    game: str
    title: str
    by: str
    link: str


class Lobby(Wire, frozen=True):
    open: list[TableCard]
    mine: list[TableCard]
    finished: list[TableCard]
    willing: list[WillingCard] = []  # without me
    invitations: list[InvitationCard] = []


class DailyCard(Wire, frozen=True):
    """The deal of today of one game."""

    game: str
    title: str
    commitment: str  # what is published of its seed before anybody plays it
    table: str = ""  # mine, if I have begun
    status: Literal["new", "running", "ended"] = "new"


class DailyDeals(Wire, frozen=True):
    date: str  # by UTC
    ends: float
    yesterday: str
    games: list[DailyCard]


class DailyScore(Wire, frozen=True):
    """One try at a deal; equal ones share their place."""

    place: int
    name: str  # empty if its person did not want to be named
    won: bool
    points: int | None  # in games that count some
    mine: bool


class DailyScores(Wire, frozen=True):
    """What came of the deal of a day that is over."""

    game: str
    title: str
    date: str
    commitment: str
    seed: str
    tries: int
    scores: list[DailyScore]  # the best, and mine


class Me(Wire, frozen=True):
    person: str  # a short public id, not the device's secret
    name: str
    language: Language


class MyDevice(Wire, frozen=True):
    """One of my devices."""

    device: str  # its public id
    browser: str  # what it called itself, such as "Firefox, Linux"; empty if it did not
    since: float  # when it became mine; 0 if that is not known
    this: bool


class Claimable(Wire, frozen=True):
    """What following a one-time link would mean for this device."""

    name: str  # whose matches come
    tables: int
    my_tables: int  # that are no longer reached from here, unless this person has another way to them
    same: bool  # this device is theirs already


class Link(Wire, frozen=True):
    """A one-time link for another device."""

    link: str


class Code(Wire, frozen=True):
    """A recovery code, or the code of a one-time link: shown by the server, and sent back by the page."""

    code: str


class OpenedTable(Wire, frozen=True):
    """A new table with its two links: for players, and for spectators."""

    table: str
    invite: str
    watch: str
