"""What follows a match: a rematch, the next match of a chain, or playing on from one of its points."""

import msgspec

from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.branches import branch_off, branched_header
from intriga.kernel.match.undo import is_practice
from intriga.tables.checks import check_ended, checked_level
from intriga.tables.denials import not_allowed, not_now
from intriga.tables.drafts import Change, Draft, no_change
from intriga.tables.opening import FreshSecrets, Lineage, SeatWish, TableSettings, open_table
from intriga.tables.reexecuting import is_outdated
from intriga.tables.rows import Begun, CameFrom, Followed, Origin
from intriga.tables.table import PERSON, Table
from intriga.tables.terms import terms_of


class FollowUp(msgspec.Struct, frozen=True):
    """Two changes to commit, the new table's first; `new` is None if that one exists already."""

    table: str  # the id of the table that follows
    new: Change | None
    old: Change


def rematch(table: Table, who: str, now: int, fresh: FreshSecrets) -> FollowUp:
    """The same again, everybody one seat further; the others' seats are kept for them."""
    return follow(table, who, now, fresh, "rematch", None)


def next_match(table: Table, who: str, now: int, fresh: FreshSecrets) -> FollowUp:
    """The next match of a chain: it begins with what this one carried over, with the same seats."""
    check_ended(table)
    ended = table.last_ended
    if ended is None or ended.result is None or ended.result.carry is None:
        raise not_now("nothing_carried_over")
    return follow(table, who, now, fresh, "next", ended.result.carry)


def follow(
    table: Table, who: str, now: int, fresh: FreshSecrets, how: Origin, carry: dict[str, object] | None
) -> FollowUp:
    check_ended(table)
    mine = table.seats_of(who)
    if not mine:
        raise not_allowed("not_at_the_table")
    if how in table.followed:
        return FollowUp(table.followed[how], None, no_change(table))
    wishes = [wish_of(table, who, seat) for seat in range(table.players)]
    if how == "rematch":
        wishes = wishes[-1:] + wishes[:-1]
    opened, match = table.opened, table.match
    assert match is not None
    previous = match.header.match if how == "next" else opened.previous
    lineage = Lineage(CameFrom(how, table.id), carry if how == "next" else opened.carry, previous)
    settings = TableSettings(
        players=opened.players,
        options=opened.options,
        seats=tuple(wishes),
        **terms_of(opened),
    )
    name = table.seats[mine[0]].name
    made = open_table(table.game, table.pack, who, name, now, settings, fresh, lineage)
    draft = Draft(table, now)
    draft.add(Followed(at=draft.now, how=how, table=fresh.table))
    return FollowUp(fresh.table, made, draft.done())


def wish_of(table: Table, who: str, seat: Seat) -> SeatWish:
    """Who sits here the next time."""
    here = table.seats[seat]
    if here.level:
        return SeatWish("bot", level=here.level)
    if here.person == who:
        return SeatWish("me", name=here.name)
    return SeatWish("open", kept_for=here.person)


def branch(
    table: Table, who: str, name: str, now: int, at: int, seat: Seat, level: str, fresh: FreshSecrets
) -> Change:
    """A new table that plays on after entry `at` of this finished match: one person against bots.

    It has a seed of its own; what was played before is proved by the seed that was revealed here."""
    check_ended(table)
    table.seat(seat)
    match = table.match
    assert match is not None
    if is_outdated(match):
        raise not_now("older_rules")
    if not 0 <= at < table.kept or match.states[at].over:
        raise not_now("nothing_to_play_on")
    bot = SeatWish("bot", level=checked_level(table.game, level))
    settings = TableSettings(
        players=table.players,
        options=table.opened.options,
        seats=tuple(SeatWish("me", name=name) if other == seat else bot for other in range(table.players)),
        begins_itself=False,
        practice=is_practice(match) and at > 0,
    )
    lineage = Lineage(CameFrom("branch", table.id, at), table.opened.carry, table.opened.previous)
    opened = open_table(table.game, table.pack, who, name, now, settings, fresh, lineage)
    draft = Draft(opened.table, now)
    seats = [PERSON if other == seat else level for other in range(table.players)]
    draft.add(Begun(at=draft.now, header=branched_header(match, fresh.match, fresh.seed, seats)))
    try:
        branch_off(match, at, draft.match)
    except Malformed:
        raise not_now("older_rules") from None
    draft.keep(given=True)
    return opened.then(draft.done())
