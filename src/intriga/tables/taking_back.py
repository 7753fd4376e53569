"""Taking back: free while nobody has learned anything, by consent if others have, never if the seat has.

In practice against bots everything can be taken back."""

from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.undo import UndoPermission, last_move, undo, undo_permission
from intriga.tables.checks import check_nothing_proposed, check_running, own_seat
from intriga.tables.denials import not_now
from intriga.tables.drafts import Change, Draft, no_change
from intriga.tables.persons import checked_client
from intriga.tables.proposing import ask
from intriga.tables.rows import Unheld
from intriga.tables.table import Table

NO_MOVE = UndoPermission("never", reason="no_move")


def undo_status(table: Table, seat: Seat) -> UndoPermission:
    """Whether this seat's last decision can be taken back. Bots, and whoever shares
    the screen, need not be asked."""
    if table.match is None or table.kept == 0:
        return NO_MOVE
    if table.hold is not None and table.hold.seat == seat:
        return UndoPermission("free")
    to = last_move(table.match, seat)
    line = NO_MOVE if to is None else undo_permission(table.match, seat, to)
    if line.kind != "ask":
        return line
    person = table.seats[seat].person
    deciding = table.deciding_persons()
    asked = tuple(other for other in line.asked if other in deciding and table.seats[other].person != person)
    return UndoPermission("ask", asked) if asked else UndoPermission("free")


def take_back(table: Table, who: str, now: int, seat: Seat, client: str) -> Change:
    """Take the seat's last decision back, or ask those who must agree; a word still held is not said."""
    here = own_seat(table, who, seat)
    checked_client(client)
    first = table.answers.get((seat, client))
    if first is not None:
        return no_change(table, first)
    check_running(table)
    check_nothing_proposed(table)
    if here.stand_in:
        raise not_now("stand_in_plays")
    stands = undo_status(table, seat)
    if stands.kind == "never":
        raise not_now(f"undo_{stands.reason}")
    if table.hold is not None and table.hold.seat == seat:
        return drop_held_word(table, now, seat, client)
    to = last_move(Draft(table, now).match, seat)
    assert to is not None
    if stands.kind == "ask":
        return ask(table, who, now, seat, "undo", stands.asked, to=to, client=client)
    draft = Draft(table, now)
    undo(draft.match, seat, to, undo_permission(draft.match, seat, to).asked)
    draft.keep(client)
    return draft.done()


def drop_held_word(table: Table, now: int, seat: Seat, client: str) -> Change:
    draft = Draft(table, now)
    draft.add(Unheld(at=draft.now, seat=seat, client=client))
    return draft.done()
