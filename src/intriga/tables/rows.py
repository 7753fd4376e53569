"""Rows: everything that is ever stored of a table, in order.

Times are milliseconds of wall time. Nothing in here is a sentence, names and chat aside; what the match
itself keeps (`Begun`, `Played`) holds no names either: they can be forgotten, and its chain still holds.
"""

from typing import Any, Literal

import msgspec

from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.entries import AnyEntry, Header
from intriga.tables.persons import Keys
from intriga.tables.terms import TableTerms

FollowedBy = Literal["rematch", "retry", "next"]
Origin = Literal["rematch", "retry", "next", "branch"]
ProposalKind = Literal["undo", "abandon", "stand_in"]


class PlannedSeat(msgspec.Struct, frozen=True):
    """What a seat is meant for: a bot of a level, one person that is expected, or anybody."""

    level: str = ""
    kept_for: str = ""


class GuideStep(msgspec.Struct, frozen=True):
    """One step of a guided game: whose decision it is, which words are expected (any, if none), what the
    guide says (a sentence's name), and what it points at."""

    seat: Seat
    words: tuple[str, ...] = ()
    says: str = ""
    touches: tuple[str, ...] = ()


class CameFrom(msgspec.Struct, frozen=True):
    """The table that this one follows; a branch plays on after entry `at` of that table's match."""

    how: Origin
    table: str
    at: int = -1


class Daily(msgspec.Struct, frozen=True):
    """A try at the deal of this day, by UTC; whether its person's name may stand among the scores."""

    date: str
    named: bool = False


class Row(msgspec.Struct, frozen=True, kw_only=True, tag_field="row"):
    """What every row has: when it was written. Its tag is stored: a class may be renamed, its tag never."""

    at: int


# ── before the match ──


class Opened(TableTerms, frozen=True, kw_only=True, tag_field="row", tag="Opened"):
    """The first row: what is to be played, and how. It has its terms by inheritance, so it is no `Row`."""

    at: int
    table: str
    game: str
    players: int
    options: dict[str, str]
    pack: str
    pack_digest: str
    host: str
    places: tuple[PlannedSeat, ...]
    keys: Keys
    absence: int  # milliseconds after which others may vote for a stand-in
    guide: tuple[GuideStep, ...] = ()
    came_from: CameFrom | None = None
    carry: dict[str, Any] | None = None  # from the match before, in a chain
    previous: str | None = None
    chapter: int = 0  # its number in a chain; 0 if it is not known to be in one
    daily: Daily | None = None


class Promised(Row, frozen=True, kw_only=True, tag="Promised"):
    """The match's id and its secret seed, fixed before anybody sits: what is published is the commitment.

    The only row with the seed; it never leaves the store before the match has ended."""

    match: str
    seed: str


class Sat(Row, frozen=True, kw_only=True, tag="Sat"):
    """A person took a seat; `adds` are bytes of their own for the shuffles, as hex."""

    seat: Seat
    person: str
    name: str
    adds: str = ""


class Added(Row, frozen=True, kw_only=True, tag="Added"):
    """The device of somebody who sits here added bytes of its own for the shuffles, as hex."""

    seat: Seat
    adds: str


class Left(Row, frozen=True, kw_only=True, tag="Left"):
    """A seat became free before the match: its person left, or the host removed them."""

    seat: Seat
    removed: bool = False


class Relinked(Row, frozen=True, kw_only=True, tag="Relinked"):
    """The table's links have new secrets: who was removed has the old ones."""

    keys: Keys


class BotSat(Row, frozen=True, kw_only=True, tag="BotSat"):
    """The host gave a free seat to a bot."""

    seat: Seat
    level: str


class Closed(Row, frozen=True, kw_only=True, tag="Closed"):
    """Everybody left before the match began."""


class Begun(Row, frozen=True, kw_only=True, tag="Begun"):
    header: Header


# ── the match ──


class Played(Row, frozen=True, kw_only=True, tag="Played"):
    """One entry of the match. `given` ones were played at another table, from which this one branched off."""

    entry: AnyEntry
    given: bool = False
    client: str = ""  # of a message that is not a decision


class Held(Row, frozen=True, kw_only=True, tag="Held"):
    """A word that closes a window, kept back while others may step in. Its seat and the store know which."""

    seat: Seat
    words: tuple[str, ...]
    by_bot: bool
    client: str
    question: int
    until: int


class Prolonged(Row, frozen=True, kw_only=True, tag="Prolonged"):
    """Somebody asked the table to wait a little longer."""

    seat: Seat
    until: int


class Unheld(Row, frozen=True, kw_only=True, tag="Unheld"):
    """The word that was kept back is not said after all: it can no longer be, or its seat took it back."""

    seat: Seat
    client: str = ""


class Stopped(Row, frozen=True, kw_only=True, tag="Stopped"):
    """All clocks are stopped from `since` on: nobody is here, or the server was down."""

    why: Literal["nobody_here", "down"]
    since: int


class Resumed(Row, frozen=True, kw_only=True, tag="Resumed"):
    """The clocks run again."""


# ── between people ──


class Chatted(Row, frozen=True, kw_only=True, tag="Chatted"):
    seat: Seat
    person: str
    text: str


class Forgotten(Row, frozen=True, kw_only=True, tag="Forgotten"):
    """This person has asked to be forgotten: what they were called and wrote before is blank in every memory,
    and nobody acts as this person any more."""

    person: str


class Asked(Row, frozen=True, kw_only=True, tag="Asked"):
    """A proposal; its number is the row's. `asks` are the seats that have to answer."""

    what: ProposalKind
    seat: Seat
    asks: tuple[int, ...]
    to: int = -1  # undo: before which entry
    about: int = -1  # stand-in: for which seat
    until: int
    client: str = ""


class Voted(Row, frozen=True, kw_only=True, tag="Voted"):
    proposal: int
    seat: Seat
    agrees: bool


class Settled(Row, frozen=True, kw_only=True, tag="Settled"):
    """How a proposal ended; what was agreed follows in the next rows."""

    proposal: int
    how: Literal["agreed", "declined", "lapsed", "withdrawn"]


class StoodIn(Row, frozen=True, kw_only=True, tag="StoodIn"):
    """A bot plays a person's seat from here on."""

    seat: Seat
    level: str
    why: Literal["vote", "clock", "left"]


class HandedBack(Row, frozen=True, kw_only=True, tag="HandedBack"):
    """The seat's own person plays it again."""

    seat: Seat


class Followed(Row, frozen=True, kw_only=True, tag="Followed"):
    """Another table continues this one."""

    how: Origin
    table: str


AnyRow = (
    Opened
    | Promised
    | Sat
    | Left
    | BotSat
    | Closed
    | Begun
    | Played
    | Held
    | Prolonged
    | Unheld
    | Stopped
    | Resumed
    | Chatted
    | Asked
    | Voted
    | Settled
    | StoodIn
    | HandedBack
    | Followed
    | Added
    | Relinked
    | Forgotten
)

_decoder = msgspec.json.Decoder(AnyRow)


def row_bytes(row: AnyRow) -> bytes:
    """A row as it is stored."""
    return msgspec.json.encode(row)


def read_row(stored: bytes) -> AnyRow:
    """A row as it was stored; Malformed if these bytes are none."""
    try:
        row: AnyRow = _decoder.decode(stored)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise Malformed(f"this is not a row of a table: {fault}") from None
    return row


def read_opened(first: bytes) -> Opened:
    """The first row of a table: it names the game and the pack that folding needs."""
    row = read_row(first)
    if not isinstance(row, Opened):
        raise Malformed("the first row of a table says what is played")
    return row
