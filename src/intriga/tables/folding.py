"""Folding: from rows to the table. Every stored entry of a match is re-executed, with the same result."""

from collections.abc import Iterable

from msgspec.structs import replace

from intriga.games.boxes import box_of
from intriga.kernel.contract import Game
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.match.entries import Decided, Ended, Undone
from intriga.kernel.match.match import Match
from intriga.kernel.packs import Pack
from intriga.tables import rows as kinds
from intriga.tables.forgetting import rows_to_rewrite
from intriga.tables.reexecuting import reexecute
from intriga.tables.rows import AnyRow
from intriga.tables.table import Hold, Proposal, SeatHolder, Table
from intriga.tables.turns import clocks_that_run


def fold(game: Game, pack: Pack, rows: Iterable[AnyRow]) -> Table:
    """The table of all its rows; Malformed if they are not the rows of one table, in order."""
    coming = iter(rows)
    opened = next(coming, None)
    if not isinstance(opened, kinds.Opened):
        raise Malformed("the first row of a table says what is played")
    table = table_from_first_row(game, pack, opened)
    for row in coming:
        apply_stored(table, row)
    return table


def table_from_first_row(game: Game, pack: Pack, opened: kinds.Opened) -> Table:
    """The table after its first row."""
    if game.id != opened.game or pack.digest != opened.pack_digest:
        raise Malformed("this table is played with another game or another pack")
    table = Table(game, pack, opened)
    table.rows.append(opened)
    return table


def apply_stored(table: Table, row: AnyRow) -> None:
    """One more row from the store: if it holds an entry of the match, that is re-executed."""
    before = table.position
    if isinstance(row, kinds.Played):
        reexecute(running_match(table), row.entry, given=row.given)
    apply_row(table, row, before)


def apply_new(table: Table, row: AnyRow) -> None:
    """One more row of a draft: if it holds an entry, the match has it already."""
    if isinstance(row, kinds.Played) and running_match(table).entries[table.kept] != row.entry:
        raise Malformed("this row is not what the match has come to")
    apply_row(table, row, table.position)


def apply_row(table: Table, row: AnyRow, before: State | None) -> None:
    """Charge the clocks, do what the row says, and start the right clocks; `before` is the last position."""
    table.clocks.charge(row.since if isinstance(row, kinds.Stopped) else row.at)
    table.at = max(table.at, row.at)
    if isinstance(row, kinds.Played):
        count_entry(table, row, before)
    elif isinstance(row, kinds.Begun | kinds.Promised | kinds.Opened):
        apply_beginning(table, row)
    elif isinstance(row, kinds.Held | kinds.Prolonged | kinds.Unheld | kinds.Stopped | kinds.Resumed):
        apply_pause(table, row)
    elif isinstance(row, kinds.Asked | kinds.Voted | kinds.Settled):
        apply_vote(table, row)
    elif isinstance(row, kinds.Followed):
        table.followed.setdefault(row.how, row.table)
    elif isinstance(row, kinds.Chatted):
        table.chats += 1
    elif isinstance(row, kinds.Forgotten):
        forget(table, row.person)
    elif isinstance(row, kinds.Relinked):
        table.keys = row.keys
    else:
        apply_seating(table, row)
    table.rows.append(row)
    table.clocks.run(clocks_that_run(table))


# ── the match ──


def apply_beginning(table: Table, row: kinds.Begun | kinds.Promised | kinds.Opened) -> None:
    if isinstance(row, kinds.Opened):
        raise Malformed("a table is opened once")
    if isinstance(row, kinds.Promised):
        table.promised = row
        return
    if table.promised is None or table.match is not None:
        raise Malformed("a match begins once, with a seed that was promised before")
    seed = bytes.fromhex(table.promised.seed)
    box = box_of(table.game, table.pack)
    table.match = Match(table.game, table.pack, row.header, seed, box)
    table.status = "running"


def running_match(table: Table) -> Match:
    if table.match is None:
        raise Malformed("nothing can be played before the match has begun")
    return table.match


def count_entry(table: Table, row: kinds.Played, before: State | None) -> None:
    """The next entry of the match is in a row now."""
    table.kept += 1
    apply_consequences(table, row)
    give_time(table, before)
    after = table.position
    if before is None or (after is not None and after.asked != before.asked):
        table.asked_since = row.at


def give_time(table: Table, before: State | None) -> None:
    """Increments for persons who have finished, days for seats that are asked."""
    after = table.position
    assert after is not None
    were = before.must if before is not None else 0
    if before is not None:
        by_persons = sum(only(seat) for seat in table.deciding_persons())
        table.clocks.finished(were & ~after.must & by_persons, before.asked)
    table.clocks.asked(after.must & ~were, after.asked)


def apply_consequences(table: Table, row: kinds.Played) -> None:
    """What an entry does to the table around the match."""
    entry = row.entry
    if isinstance(entry, Decided):
        if entry.client and not row.given:
            table.answers.setdefault((entry.seat, entry.client), table.sequence)
        drop_old_hold(table, entry)
    elif isinstance(entry, Undone):
        if row.client:
            table.answers.setdefault((entry.seat, row.client), table.sequence)
        table.hold = None
    elif isinstance(entry, Ended):
        table.status = "ended"
        table.hold = None
        table.proposal = None


def drop_old_hold(table: Table, entry: Decided) -> None:
    """A held word waits only for the question it answered, and its seat may change its mind."""
    match = table.match
    if table.hold is None or match is None or table.position is None:
        return
    question = table.position.asked + match.questions_undone
    if entry.seat == table.hold.seat or question != table.hold.question:
        table.hold = None


def apply_pause(
    table: Table, row: kinds.Held | kinds.Prolonged | kinds.Unheld | kinds.Stopped | kinds.Resumed
) -> None:
    if isinstance(row, kinds.Held):
        table.hold = Hold(row.seat, row.words, row.by_bot, row.client, row.question, row.until)
        if row.client:
            table.answers.setdefault((row.seat, row.client), table.sequence)
    elif isinstance(row, kinds.Prolonged):
        assert table.hold is not None
        table.hold = replace(table.hold, until=row.until, prolonged=True)
    elif isinstance(row, kinds.Unheld):
        table.hold = None
        if row.client:
            table.answers.setdefault((row.seat, row.client), table.sequence)
    elif isinstance(row, kinds.Stopped):
        table.stopped = row.why
    else:
        table.stopped = ""


# ── the people ──


def apply_seating(
    table: Table,
    row: kinds.Sat
    | kinds.Added
    | kinds.Left
    | kinds.BotSat
    | kinds.Closed
    | kinds.StoodIn
    | kinds.HandedBack,
) -> None:
    if isinstance(row, kinds.Closed):
        table.status = "closed"
        return
    was = table.seats[row.seat]
    if isinstance(row, kinds.Sat):
        table.seats[row.seat] = replace(was, person=row.person, name=row.name, adds=row.adds)
        table.removed -= {row.person}
    elif isinstance(row, kinds.Added):
        table.seats[row.seat] = replace(was, adds=row.adds)
    elif isinstance(row, kinds.BotSat):
        table.seats[row.seat] = SeatHolder(level=row.level)
    elif isinstance(row, kinds.StoodIn):
        table.seats[row.seat] = replace(was, stand_in=row.level)
    elif isinstance(row, kinds.HandedBack):
        table.seats[row.seat] = replace(was, stand_in="")
        table.clocks.restore(row.seat)
    else:
        table.seats[row.seat] = SeatHolder()
        if row.removed and was.person:
            table.removed |= {was.person}
        pass_host_on(table)


def forget(table: Table, person: str) -> None:
    """Blank what this person was called and wrote, in memory too; from here on nobody acts as this person."""
    for number, row in rows_to_rewrite(table.rows, person).items():
        table.rows[number] = row
    for number, seat in enumerate(table.seats):
        if seat.person == person:
            table.seats[number] = replace(seat, name="")
    table.forgotten |= {person}


def pass_host_on(table: Table) -> None:
    """When the host has left all seats, the first person who still sits there becomes the host."""
    still_here = table.persons()
    if still_here and table.host not in still_here:
        table.host = still_here[0]


def apply_vote(table: Table, row: kinds.Asked | kinds.Voted | kinds.Settled) -> None:
    if isinstance(row, kinds.Asked):
        table.proposal = Proposal(
            table.sequence, row.what, row.seat, row.asks, (), (), row.to, row.about, row.until
        )
        table.asked_at[table.seats[row.seat].person, row.what, row.about] = (table.kept, row.at)
        if row.client:
            table.answers.setdefault((row.seat, row.client), table.sequence)
    elif isinstance(row, kinds.Settled):
        table.proposal = None
    else:
        assert table.proposal is not None
        same = tuple(voting_with(table, table.proposal, row.seat))
        if row.agrees:
            table.proposal = replace(table.proposal, agreed=table.proposal.agreed + same)
        else:
            table.proposal = replace(table.proposal, declined=table.proposal.declined + same)


def voting_with(table: Table, proposal: Proposal, seat: Seat) -> list[int]:
    """A person votes once, for all seats it was asked at; the seat a stand-in is proposed for may object."""
    person = table.seats[seat].person
    asked = [other for other in proposal.waits_for if table.seats[other].person == person]
    return asked or [seat]
