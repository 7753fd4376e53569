"""The summary of a table that lobby queries need: no hidden fact, no secret, nothing of the match itself."""

import msgspec

from intriga.tables.table import Status, Table
from intriga.tables.turns import waited_for


class TableIndex(msgspec.Struct, frozen=True):
    """One table in a list. Seats go by number; "" where nobody sits."""

    table: str
    game: str
    status: Status
    is_open: bool
    players: int
    names: tuple[str, ...]  # of persons; bots are named in the reader's language
    persons: tuple[str, ...]
    levels: tuple[str, ...]  # of bots
    free: int
    kept_for: tuple[str, ...]  # persons who are expected
    turn: tuple[str, ...]  # the persons the table waits for: to decide, or to vote
    has_guide: bool
    updated: int  # milliseconds


def index_of(table: Table) -> TableIndex:
    """What the lobby may know of this table."""
    return TableIndex(
        table=table.id,
        game=table.game.id,
        status=table.status,
        is_open=table.opened.is_open,
        players=table.players,
        names=tuple(seat.name for seat in table.seats),
        persons=tuple(seat.person for seat in table.seats),
        levels=tuple(seat.level for seat in table.seats),
        free=len(table.free),
        kept_for=tuple(seat.kept_for for seat in table.seats if seat.is_free and seat.kept_for),
        turn=tuple(dict.fromkeys(table.seats[seat].person for seat in seats_waited_for(table))),
        has_guide=bool(table.opened.guide),
        updated=table.at,
    )


def seats_waited_for(table: Table) -> list[int]:
    """The seats whose persons the table waits for; none while a held word runs its time."""
    if table.proposal is not None:
        return list(table.proposal.waits_for)
    if table.hold is not None:
        return []
    deciding = table.deciding_persons()
    return [seat for seat in waited_for(table) if seat in deciding]
