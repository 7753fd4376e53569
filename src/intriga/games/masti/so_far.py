"""Who is ahead before the end, as if the game ended here, and what a move changed in that."""

from collections.abc import Iterator
from typing import NamedTuple

from intriga.games.masti.box.tables import BONUSES, GUILDS, PENALTIES, POWERS
from intriga.games.masti.rules.card_values import area_points, seat_stack_points
from intriga.games.masti.rules.scoring import counted_symbols, guild_points, power_points, sides, standing
from intriga.games.masti.rules.teams import stacks_of, symbols_of
from intriga.games.masti.state import Masti
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat


def totals(s: Masti) -> list[int]:
    """The points of each seat, or team, with jokers placed as well as possible."""
    if s.over:
        return standing(s).totals
    if not s.teams:
        return [area_points(s, s.won[seat], s.wealth[seat]) for seat in range(s.players)]
    return [team_points(s, one, two) for one, two in sides(s)]


def team_points(s: Masti, one: int, two: int) -> int:
    total = 0
    for seat in (one, two):
        total += seat_stack_points(s, seat, counting(s, seat)) + s.wealth[seat]
        total += s.box.bonus * count(s.won[seat] & BONUSES) + s.box.penalty * count(s.won[seat] & PENALTIES)
    return total + team_power(s, one, two)


def counting(s: Masti, seat: Seat) -> int:
    """The stacks of a seat that would count: of partners' two the smaller, of equal ones the earlier's."""
    # the count itself comes at the end (MV-066)
    mine = stacks_of(s, seat)
    if not s.teams:
        return mine
    partner = s.partner(seat)
    for guild in items(mine & stacks_of(s, partner)):
        more = symbols_of(s, seat, guild) - symbols_of(s, partner, guild)
        if more > 0 or (more == 0 and seat > partner):
            mine &= ~(1 << guild)
    return mine


def team_power(s: Masti, one: int, two: int) -> int:
    mine, theirs = count(s.won[one] & POWERS), count(s.won[two] & POWERS)
    table = s.box.power_points
    return table[mine + theirs] if s.pooled else table[mine] + table[theirs]


class Change(NamedTuple):
    """One item of a seat's score, a guild or `bonus`, `penalty`, `power`, `gems`: how many there are now,
    and the points before and after."""

    seat: Seat
    item: str
    number: int
    before: int
    after: int


def changes(before: Masti, after: Masti) -> Iterator[Change]:
    """What is worth more or less than it was."""
    for seat in range(after.players):
        was, now = items_of(before, seat), items_of(after, seat)
        for item in dict.fromkeys([*was, *now]):
            _, old = was.get(item, (0, 0))
            number, new = now.get(item, (0, 0))
            if old != new:
                yield Change(seat, item, number, old, new)


def items_of(s: Masti, seat: Seat) -> dict[str, tuple[int, int]]:
    """How many of each there are, and their points; a joker counts where it has been placed."""
    found: dict[str, tuple[int, int]] = {}
    for guild in items(s.counted[seat] if s.over else counting(s, seat)):
        symbols = counted_symbols(s, seat, guild) if s.jokers else symbols_of(s, seat, guild)
        found[GUILDS[guild]] = (symbols, guild_points(s, symbols))
    bonuses, penalties = count(s.won[seat] & BONUSES), count(s.won[seat] & PENALTIES)
    found["bonus"] = (bonuses, s.box.bonus * bonuses)
    found["penalty"] = (penalties, s.box.penalty * penalties)
    found["power"] = (count(s.won[seat] & POWERS), power_points(s, seat))
    found["gems"] = (s.wealth[seat], s.wealth[seat])
    return found
