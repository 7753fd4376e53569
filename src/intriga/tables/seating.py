"""Before the match: taking a seat, leaving it, removing somebody, giving a seat to a bot; who may look on."""

from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.proof import MAX_ADDED_BYTES
from intriga.tables.checks import check_host, check_waiting, checked_level, own_seat
from intriga.tables.denials import not_allowed, not_now, not_valid
from intriga.tables.drafts import Change, Draft
from intriga.tables.opening import begin_if_full
from intriga.tables.persons import Keys, clean_name, is_one_of
from intriga.tables.rows import Added, BotSat, Closed, Left, Relinked, Sat
from intriga.tables.table import Table


def sit(table: Table, who: str, now: int, seat: Seat, name: str, key: str = "", adds: bytes = b"") -> Change:
    """Take a free seat, with the key of the invitation or of this seat where the table is not open.

    A person may take several seats: friends at one screen. The last one begins the match, where it begins by
    itself."""
    check_waiting(table)
    free = table.seat(seat)
    if not may_sit(table, who, seat, key):
        raise not_allowed("needs_invitation")
    if not free.is_free:
        raise not_now("seat_is_taken")
    if free.kept_for and free.kept_for != who:
        raise not_allowed("seat_is_kept")
    check_size(adds)
    draft = Draft(table, now)
    draft.add(Sat(at=draft.now, seat=seat, person=who, name=clean_name(name), adds=adds.hex()))
    begin_if_full(draft)
    return draft.done()


def add_bytes(table: Table, who: str, now: int, seat: Seat, adds: bytes) -> Change:
    """Before the match the device of somebody who sits here adds bytes to the shuffle, once. What it commits
    to is known by then, so neither the server nor the players determine the deal alone."""
    here = own_seat(table, who, seat)
    check_waiting(table)
    check_size(adds)
    if not adds:
        raise not_valid("adds_nothing", most=MAX_ADDED_BYTES)
    if here.adds:
        raise not_now("added_already")
    draft = Draft(table, now)
    draft.add(Added(at=draft.now, seat=seat, adds=adds.hex()))
    begin_if_full(draft)
    return draft.done()


def bytes_in(text: str) -> bytes:
    """Bytes for the shuffle as a request has them, in hex."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise not_valid("adds_no_hex") from None


def check_size(adds: bytes) -> None:
    if len(adds) > MAX_ADDED_BYTES:
        raise not_valid("adds_too_much", most=MAX_ADDED_BYTES)


def may_sit(table: Table, who: str, seat: Seat, key: str) -> bool:
    """At an open table anybody; otherwise whoever has the key, sits here already, or is expected. Whom the
    host has removed needs a key that was made since."""
    keys = table.keys
    own_key = keys.seats[seat] if seat < len(keys.seats) else ""
    has_key = is_one_of(key, keys.invite, own_key)
    if not who or who in table.removed or who in table.forgotten:
        return bool(who) and who not in table.forgotten and has_key
    return (
        table.opened.is_open or has_key or who in (table.seats[seat].kept_for, table.host, *table.persons())
    )


def may_watch(table: Table, who: str, key: str) -> bool:
    """At an open table anybody; otherwise whoever sits here or has a key of the table."""
    keys = table.keys
    if table.opened.daily is not None:  # whoever looks on could play the same deal
        return bool(who) and who in table.persons()
    is_expected = any(seat.kept_for == who for seat in table.seats)
    is_here = bool(who) and (who == table.host or who in table.persons() or is_expected)
    return table.opened.is_open or is_here or is_one_of(key, keys.watch, keys.invite, *keys.seats)


def leave(table: Table, who: str, now: int, seat: Seat) -> Change:
    """Leave a seat before the match; when the last person has left, the table is closed."""
    own_seat(table, who, seat)
    check_waiting(table)
    draft = Draft(table, now)
    draft.add(Left(at=draft.now, seat=seat))
    if not draft.table.persons():
        draft.add(Closed(at=draft.now))
    return draft.done()


def remove(table: Table, who: str, now: int, seat: Seat, fresh: Keys) -> Change:
    """The host frees somebody's or a bot's seat before the match. A person had the table's links: they are
    made anew."""
    check_host(table, who)
    check_waiting(table)
    there = table.seat(seat)
    if there.is_free:
        raise not_now("seat_is_free")
    if there.person == who:
        raise not_valid("removing_oneself")
    draft = Draft(table, now)
    draft.add(Left(at=draft.now, seat=seat, removed=True))
    if there.person:
        draft.add(Relinked(at=draft.now, keys=fresh))
    return draft.done()


def seat_bot(table: Table, who: str, now: int, seat: Seat, level: str) -> Change:
    """The host gives a free seat to a bot."""
    check_host(table, who)
    check_waiting(table)
    if not table.seat(seat).is_free:
        raise not_now("seat_is_taken")
    draft = Draft(table, now)
    draft.add(BotSat(at=draft.now, seat=seat, level=checked_level(table.game, level)))
    begin_if_full(draft)
    return draft.done()
