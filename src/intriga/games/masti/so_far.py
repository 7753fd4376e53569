"""Who is ahead before the end: what the totals would be if the game ended here."""

from intriga.games.masti.box.tables import BONUSES, GUILDS, PENALTIES, POWERS
from intriga.games.masti.rules.card_values import area_points, seat_stack_points
from intriga.games.masti.rules.scoring import sides, standing
from intriga.games.masti.rules.teams import stacks_of, symbols_of
from intriga.games.masti.state import Masti
from intriga.kernel.machine.heaps import count


def totals(s: Masti) -> list[int]:
    """The points of each seat, or team, with jokers placed as well as possible."""
    if s.over:
        return standing(s).totals
    if not s.teams:
        return [area_points(s, s.won[seat], s.wealth[seat]) for seat in range(s.players)]
    return [team_points(s, one, two) for one, two in sides(s)]


def team_points(s: Masti, one: int, two: int) -> int:
    """Of two stacks of one guild the smaller counts; equal ones are the earlier partner's."""
    # the count itself comes at the end (MV-066)
    rests = {one: 0, two: 0}
    for guild in range(len(GUILDS)):
        if (stacks_of(s, one) & stacks_of(s, two)) >> guild & 1:
            larger = one if symbols_of(s, one, guild) > symbols_of(s, two, guild) else two
            rests[larger] |= 1 << guild
    total = 0
    for seat in (one, two):
        total += seat_stack_points(s, seat, stacks_of(s, seat) & ~rests[seat]) + s.wealth[seat]
        total += s.box.bonus * count(s.won[seat] & BONUSES) + s.box.penalty * count(s.won[seat] & PENALTIES)
    return total + power_points(s, one, two)


def power_points(s: Masti, one: int, two: int) -> int:
    mine, theirs = count(s.won[one] & POWERS), count(s.won[two] & POWERS)
    table = s.box.power_points
    return table[mine + theirs] if s.pooled else table[mine] + table[theirs]
