"""The header and the entries of a match: append-only, nothing is deleted.

Nothing in here is a sentence (names aside): words are notation, events are plain values.
"""

from typing import Any, Literal

import msgspec

from intriga.kernel.contract import Result
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat


class RecordedPick(msgspec.Struct, frozen=True, array_like=True):
    """One outcome: of how many, which came, the mask of the seats that learned from it,
    and the weights where the outcomes were not equally likely."""

    n: int
    value: int
    seats: Mask
    weights: tuple[int, ...] = ()


By = Literal["person", "bot", "stand-in"]


class Header(msgspec.Struct, frozen=True):
    """What is played and how; fixed before the first entry."""

    match: str
    game: str
    rules_version: int
    pack: str
    pack_digest: str
    players: int
    options: dict[str, str]
    seats: tuple[str, ...]  # who sits there: a person's name or a bot's level
    commitment: str
    added: tuple[str, ...]  # bytes that the seats added to the key, as hex
    carry: dict[str, Any] | None = None
    previous: str | None = None  # the match before this one in a chain


class Entry(msgspec.Struct, frozen=True, tag_field="entry", kw_only=True):
    """What every entry has: its full-information events, the digest of the position after it, and its link
    in the hash chain. Tags are stored: a class may be renamed, its tag never."""

    events: tuple[dict[str, Any], ...] = ()
    digest: str = ""
    link: str = ""


class Outcome(Entry, frozen=True, kw_only=True, tag="Outcome"):
    """Chance without a decision: the deal."""

    picks: tuple[RecordedPick, ...]
    learned: int


class Decided(Entry, frozen=True, kw_only=True, tag="Decided"):
    """One seat's path, with the outcomes of the chance that it triggered."""

    seat: Seat
    path: tuple[str, ...]
    by: By
    client: str = ""  # the client's id of this message: a repeated message gets the first answer again
    picks: tuple[RecordedPick, ...] = ()
    learned: int = 0


class Undone(Entry, frozen=True, kw_only=True, tag="Undone"):
    """Back to the position before entry `to`, on request of `seat`."""

    seat: Seat
    to: int
    consents: tuple[int, ...]


class SeatChanged(Entry, frozen=True, kw_only=True, tag="SeatChanged"):
    """Somebody else plays this seat from here on."""

    seat: Seat
    who: str


class Signalled(Entry, frozen=True, kw_only=True, tag="Signalled"):
    """A signal between partners. It has no influence on what is legal."""

    seat: Seat
    signal: str
    to: int  # mask of the seats that see it


class ClockRan(Entry, frozen=True, kw_only=True, tag="ClockRan"):
    """A seat's clock, in milliseconds used."""

    seat: Seat
    used: int


class Upgraded(Entry, frozen=True, kw_only=True, tag="Upgraded"):
    """A running match of older rules was moved to newer ones: either every position came out the same,
    or the position was rebuilt from the events."""

    from_version: int
    to_version: int
    rebuilt: bool


class Branched(Entry, frozen=True, kw_only=True, tag="Branched"):
    """Everything before this was played in another match, which has ended: its id, its revealed seed and
    the bytes that its seats added. From here on, this match uses its own seed."""

    match: str
    seed: str
    added: tuple[str, ...]


class Practised(Entry, frozen=True, kw_only=True, tag="Practised"):
    """The entry after the deal if one person practises: every move may be taken back, whatever was
    learned from it. So lucky outcomes prove nothing."""


class Ended(Entry, frozen=True, kw_only=True, tag="Ended"):
    """The end; the seed is revealed in any case."""

    how: Literal["ruled", "resigned", "abandoned"]
    seats: tuple[Seat, ...] = ()  # who resigned
    result: Result | None = None
    seed: str


AnyEntry = (
    Outcome | Decided | Undone | SeatChanged | Signalled | ClockRan | Upgraded | Branched | Practised | Ended
)
