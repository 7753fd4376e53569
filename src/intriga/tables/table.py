"""A table as its rows make it. Only `folding` changes one; commands work on a fork."""

from typing import Literal

import msgspec

from intriga.kernel.contract import Game
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.entries import Ended
from intriga.kernel.match.match import Match
from intriga.kernel.match.proof import commitment
from intriga.kernel.packs import Pack
from intriga.tables.clocks import Clocks
from intriga.tables.denials import not_valid
from intriga.tables.rows import AnyRow, Opened, Promised, ProposalKind

Status = Literal["waiting", "running", "ended", "closed"]
PERSON = "person"  # who plays a seat, in the match's own words: this, or a bot's level


class SeatHolder(msgspec.Struct, frozen=True):
    """Who sits here: a person (with a stand-in, at times), a bot of a level, or nobody yet."""

    person: str = ""
    name: str = ""
    level: str = ""
    stand_in: str = ""  # the level of the bot that plays for the person
    kept_for: str = ""
    adds: str = ""

    @property
    def is_free(self) -> bool:
        return not self.person and not self.level

    @property
    def bot(self) -> str:
        """The level that decides here now; empty where a person does."""
        return self.level or self.stand_in


class Proposal(msgspec.Struct, frozen=True):
    """Something that people at the table vote on; all clocks are stopped, and nobody decides meanwhile."""

    number: int
    what: ProposalKind
    seat: Seat
    asks: tuple[int, ...]
    agreed: tuple[int, ...]
    declined: tuple[int, ...]
    to: int
    about: int
    until: int

    @property
    def waits_for(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.asks if seat not in self.agreed + self.declined)


class Hold(msgspec.Struct, frozen=True):
    """A word that closes a window, kept back while others may step in."""

    seat: Seat
    words: tuple[str, ...]
    by_bot: bool
    client: str
    question: int
    until: int
    prolonged: bool = False


class Table:
    """One table in memory: its rows, and what follows from them."""

    def __init__(self, game: Game, pack: Pack, opened: Opened) -> None:
        self.game = game
        self.pack = pack
        self.opened = opened
        self.promised: Promised | None = None
        self.rows: list[AnyRow] = []
        self.at = opened.at
        self.status: Status = "waiting"
        self.host = opened.host
        self.keys = opened.keys  # the secrets in its links now
        self.removed: frozenset[str] = frozenset()  # by the host, and not seated again since
        self.forgotten: frozenset[str] = frozenset()  # who asked to be forgotten
        self.chats = 0  # how many texts were written
        self.seats = [SeatHolder(level=place.level, kept_for=place.kept_for) for place in opened.places]
        self.match: Match | None = None
        self.kept = 0  # how many entries of the match are in rows
        self.asked_since = opened.at  # when the present question was first asked
        self.clocks = Clocks(opened.clock, opened.players)
        self.stopped = ""  # why all clocks stand, where they do
        self.proposal: Proposal | None = None
        self.asked_at: dict[tuple[str, str, int], tuple[int, int]] = {}  # who, what: how far on, and when
        self.hold: Hold | None = None
        self.followed: dict[str, str] = {}  # how, to the table that follows
        self.answers: dict[tuple[int, str], int] = {}  # seat and client id, to the row that answered

    def fork(self) -> "Table":
        """The same table, to be changed while this one stays."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.rows = self.rows.copy()
        twin.seats = self.seats.copy()
        twin.match = self.match.fork() if self.match is not None else None
        twin.clocks = self.clocks.copy()
        twin.asked_at = self.asked_at.copy()
        twin.followed = self.followed.copy()
        twin.answers = self.answers.copy()
        return twin

    # ── what it is ──

    @property
    def id(self) -> str:
        return self.opened.table

    @property
    def sequence(self) -> int:
        """How many rows there are: the number of the next one."""
        return len(self.rows)

    @property
    def players(self) -> int:
        return self.opened.players

    @property
    def scripted(self) -> int:
        """How many seats play by themselves; they come after the others."""
        return self.game.scripted(self.players, self.opened.options)

    @property
    def commitment(self) -> str:
        """What is published of the seed, from the first moment on."""
        if self.promised is None:
            return ""
        return commitment(bytes.fromhex(self.promised.seed), self.promised.match)

    # ── who is here ──

    def seat(self, number: int) -> SeatHolder:
        """The seat with this number; Denied if there is none (a scripted seat belongs to nobody)."""
        if not 0 <= number < self.players:
            raise not_valid("no_such_seat", seats=self.players)
        return self.seats[number]

    def seats_of(self, person: str) -> list[int]:
        """All seats of a person; several where one screen is shared."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def persons(self) -> list[str]:
        """Everybody who sits here, in the order of the seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def deciding_persons(self) -> list[int]:
        """The seats in which a person decides, not a bot."""
        return [number for number, seat in enumerate(self.seats) if seat.person and not seat.stand_in]

    @property
    def waits_for_bytes(self) -> bool:
        """Whether the host's device is still to add its bytes before the match begins by itself."""
        mine = self.seats_of(self.host)
        has_added = any(self.seats[seat].adds for seat in mine)
        return self.opened.host_adds_bytes and bool(mine) and not has_added

    @property
    def free(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_free]

    @property
    def is_full(self) -> bool:
        return not self.free

    # ── where the match stands ──

    @property
    def position(self) -> State | None:
        """The position after the last entry that is in a row."""
        if self.match is None or self.kept == 0:
            return None
        return self.match.states[self.kept - 1]

    @property
    def last_ended(self) -> Ended | None:
        """How the match ended, if it has."""
        last = self.match.entries[self.kept - 1] if self.match is not None and self.kept else None
        return last if isinstance(last, Ended) else None
