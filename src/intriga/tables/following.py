"""What follows a match: a rematch, a retry, the next of a chain, or playing on from one of its points."""

import msgspec

from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.branches import branch_off, branched_header
from intriga.kernel.match.undo import is_practice
from intriga.tables.campaigns import (
    NextChapter,
    can_be_retried,
    carried,
    chapter_of,
    check_next,
    options_of_next,
    resized,
)
from intriga.tables.checks import check_ended, checked_level
from intriga.tables.denials import not_allowed, not_now
from intriga.tables.drafts import Change, Draft, no_change
from intriga.tables.opening import FreshSecrets, Lineage, SeatWish, TableSettings, open_table
from intriga.tables.reexecuting import is_outdated
from intriga.tables.rows import Begun, CameFrom, Followed, FollowedBy
from intriga.tables.table import PERSON, Table
from intriga.tables.terms import terms_of


class FollowUp(msgspec.Struct, frozen=True):
    """Two changes to commit, the new table's first; `new` is None if that one exists already."""

    table: str  # the id of the table that follows
    new: Change | None
    old: Change


def rematch(table: Table, who: str, now: int, fresh: FreshSecrets) -> FollowUp:
    """The same again, everybody one seat further; the others' seats are kept for them."""
    return follow(table, who, now, fresh, "rematch", NextChapter())


def retry(table: Table, who: str, now: int, fresh: FreshSecrets) -> FollowUp:
    """The same chapter again, from where it began and with the same seats; the deal is another one."""
    return follow(table, who, now, fresh, "retry", NextChapter())


def next_match(
    table: Table, who: str, now: int, fresh: FreshSecrets, wish: NextChapter | None = None
) -> FollowUp:
    """The next match of a chain: it begins with what this one carried over, with the same seats;
    the number of players and the options of a chapter may change."""
    return follow(table, who, now, fresh, "next", wish or NextChapter())


def follow(
    table: Table, who: str, now: int, fresh: FreshSecrets, how: FollowedBy, wish: NextChapter
) -> FollowUp:
    check_ended(table)
    mine = table.seats_of(who)
    if not mine:
        raise not_allowed("not_at_the_table")
    if how in table.followed:
        return FollowUp(table.followed[how], None, no_change(table))
    if how == "retry" and not can_be_retried(table):
        raise not_now("no_retry")
    if how == "next":
        check_next(table, wish)
    name = table.seats[mine[0]].name
    settings, lineage = settings_after(table, who, how, wish), lineage_of(table, how)
    made = open_table(table.game, table.pack, who, name, now, settings, fresh, lineage)
    draft = Draft(table, now)
    draft.add(Followed(at=draft.now, how=how, table=fresh.table))
    return FollowUp(fresh.table, made, draft.done())


def settings_after(table: Table, who: str, how: FollowedBy, wish: NextChapter) -> TableSettings:
    """What is played at the table that follows, and by whom."""
    opened = table.opened
    wishes = [wish_of(table, who, seat) for seat in range(table.players)]
    if how == "rematch":
        wishes = wishes[-1:] + wishes[:-1]
    players = wish.players or opened.players
    return TableSettings(
        players=players,
        options=options_of_next(table, wish) if how == "next" else opened.options,
        seats=tuple(resized(table, wishes, players)),
        **terms_of(opened),
    )


def lineage_of(table: Table, how: FollowedBy) -> Lineage:
    """Where the table that follows comes from, and what it begins with."""
    opened, match = table.opened, table.match
    assert match is not None
    came_from, chapter = CameFrom(how, table.id), chapter_of(table, how)
    if how == "next":
        return Lineage(came_from, carried(table), match.header.match, chapter)
    return Lineage(came_from, opened.carry, opened.previous, chapter)


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
    lineage = Lineage(
        CameFrom("branch", table.id, at), table.opened.carry, table.opened.previous, table.opened.chapter
    )
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
