"""A campaign at tables: what may follow a chapter, with how many players and which options."""

from typing import Any

import msgspec

from intriga.kernel.contract import Result
from intriga.kernel.match import chains
from intriga.kernel.match.match import Match
from intriga.tables.checks import check_players, default_level
from intriga.tables.denials import not_now, not_valid
from intriga.tables.opening import SeatWish
from intriga.tables.rows import CameFrom, FollowedBy
from intriga.tables.table import Table


class NextChapter(msgspec.Struct, frozen=True):
    """What somebody wants to change in the next chapter; 0 players means as many as before."""

    players: int = 0
    options: dict[str, str] = {}


def ended_match(table: Table) -> Match | None:
    """The match, if it has ended and its end is in a row."""
    return table.match if table.last_ended is not None else None


def result_of(table: Table) -> Result | None:
    """The result of the match; None if there is none, or it was given up."""
    match = ended_match(table)
    return chains.result_of(match) if match is not None else None


def carried(table: Table) -> dict[str, Any] | None:
    """What the next chapter begins with; None if there is no next one."""
    match = ended_match(table)
    return chains.carried_over(match) if match is not None else None


def can_be_retried(table: Table) -> bool:
    match = ended_match(table)
    return match is not None and chains.can_be_retried(match)


def ways_on(table: Table) -> list[FollowedBy]:
    """What is offered after the match."""
    next_one: list[FollowedBy] = ["next"] if carried(table) is not None and counts_of_next(table) else []
    return [*next_one, "retry" if can_be_retried(table) else "rematch"]


def chapter_before(table: Table) -> CameFrom | None:
    """The table that was played before this one in its campaign."""
    origin = table.opened.came_from
    return origin if origin is not None and origin.how in ("next", "retry") else None


def chapter_of(table: Table, how: FollowedBy) -> int:
    """The number of the chapter that follows; 0 if this is no chain."""
    here = table.opened.chapter or (1 if carried(table) is not None else 0)
    return here + 1 if how == "next" else here


# ── the next chapter ──


def check_next(table: Table, wish: NextChapter) -> None:
    match = ended_match(table)
    if match is None or chains.carried_over(match) is None:
        raise not_now("nothing_carried_over")
    players = wish.players or table.players
    options, counts = options_of_next(table, wish), counts_of_next(table)
    if players not in counts:
        raise not_valid("no_such_count", counts=", ".join(map(str, counts)))
    if not chains.can_go_on(match, players, options):
        raise not_valid("not_in_this_chapter")


def options_of_next(table: Table, wish: NextChapter) -> dict[str, str]:
    """The options of the next chapter: those of this one, and what may be chosen for each chapter."""
    players = wish.players or table.players
    check_players(table.game, players)
    ours = {option.name for option in chains.chapter_options(table.game, players)}
    for name in wish.options:
        if name not in ours:
            raise not_valid("option_stays", option=name)
    assert table.match is not None
    return chains.options_of_next(table.match, players, wish.options)


def counts_of_next(table: Table) -> list[int]:
    """The numbers of players with which the next chapter can begin."""
    assert table.match is not None
    return chains.counts_of_next(table.match)


def values_of_next(table: Table, option: str) -> set[str]:
    """The values that an option may have in the next chapter."""
    assert table.match is not None
    return chains.values_of_next(table.match, option)


def resized(table: Table, wishes: list[SeatWish], players: int) -> list[SeatWish]:
    """Who sits in the next chapter if the number of players changes: bots go first and come first, unless
    people are to be invited."""
    wishes = list(wishes)
    while len(wishes) > players:
        bots = [seat for seat, wish in enumerate(wishes) if wish.who == "bot"]
        others = [seat for seat, wish in enumerate(wishes) if wish.who == "open"]
        wishes.pop((bots or others or [len(wishes) - 1])[-1])
    levels = [wish.level for wish in wishes if wish.who == "bot"]
    more = SeatWish("open")
    if levels or table.opened.practice:
        more = SeatWish("bot", level=levels[-1] if levels else default_level(table.game))
    return wishes + [more] * (players - len(wishes))
