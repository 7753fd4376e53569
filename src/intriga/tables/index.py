"""The summary of a table that lists need: no hidden fact, no secret, nothing of the match itself."""

import msgspec

from intriga.kernel.contract import Result
from intriga.kernel.match.chains import chapter_options
from intriga.kernel.match.entries import Ended
from intriga.tables.alarms import wakes_at
from intriga.tables.campaigns import result_of
from intriga.tables.rows import Daily, Played
from intriga.tables.table import Status, Table
from intriga.tables.turns import waited_for


class SeatIndex(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits here: a person with the name they gave, a bot of a level, or nobody."""

    person: str = ""
    name: str = ""
    level: str = ""

    @property
    def is_free(self) -> bool:
        return not self.person and not self.level


class TableIndex(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of tables need to know of one; written anew with every append.

    A `closed` table ended before its match began and is in no list. `acting` are the seats whose persons the
    table waits for: to decide, or to vote. `due` is when the table next has something to do although nobody
    says anything: a clock that runs out, a vote that lapses.
    """

    game: str
    players: int
    status: Status
    is_open: bool
    host: str
    seats: tuple[SeatIndex, ...]
    acting: tuple[int, ...] = ()
    updated: int
    due: int | None = None
    chapter: int = 0  # its number in a chain of matches; 0 outside of one
    chosen: dict[str, str] = {}  # the options that differ from chapter to chapter: which scenario is played
    success: bool | None = None  # of a match that its players won or lost together
    winners: tuple[int, ...] = ()  # seats, of a match that ended by the rules
    points: tuple[int, ...] = ()  # of each seat; a team's points count for each of its seats
    daily: Daily | None = None
    ended: int | None = None  # when the match was over, of a daily deal

    @property
    def persons(self) -> frozenset[str]:
        return frozenset(seat.person for seat in self.seats if seat.person)

    @property
    def has_free_seat(self) -> bool:
        return any(seat.is_free for seat in self.seats)

    def is_turn_of(self, person: str) -> bool:
        """Whether the table waits for this person."""
        if self.status != "running":
            return False
        return any(self.seats[seat].person == person for seat in self.acting if seat < len(self.seats))


def index_of(table: Table) -> TableIndex:
    """What lists may know of this table."""
    result = result_of(table)
    return TableIndex(
        game=table.game.id,
        players=table.players,
        status=table.status,
        is_open=table.opened.is_open,
        host=table.host,
        seats=tuple(SeatIndex(seat.person, seat.name, seat.level) for seat in table.seats),
        acting=tuple(seats_waited_for(table)),
        updated=table.at,
        due=wakes_at(table),
        chapter=table.opened.chapter,
        chosen=chosen_for_chapter(table),
        success=result.success if result is not None else None,
        winners=result.winners if result is not None else (),
        points=points_of(result, table.players) if result is not None else (),
        daily=table.opened.daily,
        ended=ended_at(table) if table.opened.daily is not None else None,
    )


def ended_at(table: Table) -> int | None:
    """When the match was over; what is said afterwards is later."""
    ends = (
        row.at for row in reversed(table.rows) if isinstance(row, Played) and isinstance(row.entry, Ended)
    )
    return next(ends, None)


def points_of(result: Result, players: int) -> tuple[int, ...]:
    """What each seat has scored, alone or with its team; none where points are not kept by seat."""
    if result.teams is None:
        return result.totals if len(result.totals) == players else ()
    return tuple(
        next((total for total, team in zip(result.totals, result.teams, strict=True) if seat in team), 0)
        for seat in range(players)
    )


def chosen_for_chapter(table: Table) -> dict[str, str]:
    ours = [option.name for option in chapter_options(table.game, table.players)]
    return {name: table.opened.options[name] for name in ours if name in table.opened.options}


def seats_waited_for(table: Table) -> list[int]:
    """The seats whose persons the table waits for; none while a held word runs its time."""
    if table.proposal is not None:
        return list(table.proposal.waits_for)
    if table.hold is not None:
        return []
    deciding = table.deciding_persons()
    return [seat for seat in waited_for(table) if seat in deciding]
