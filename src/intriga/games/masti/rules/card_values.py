"""What cards are worth to a seat as things stand: derived facts for the view, the questions and the bots."""

from intriga.games.masti.box.tables import BONUSES, GUILDS, JOKERS, PENALTIES, POWERS, Box
from intriga.games.masti.rules.scoring import guild_points
from intriga.games.masti.rules.teams import symbols_of
from intriga.games.masti.state import Masti
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat


def joker_gain(s: Masti, symbols: int) -> int:
    """What one more symbol does to a stack."""
    return guild_points(s, symbols + 1) - guild_points(s, symbols)


def best_jokers(s: Masti, symbols: list[int], free: int, jokers: int) -> int:
    """The guilds (mask) whose stacks gain most, or lose least, by a joker each."""
    chosen = 0
    for _ in range(jokers):
        best = -1
        for guild in range(len(symbols)):
            if (free & ~chosen) >> guild & 1 and (
                best < 0 or joker_gain(s, symbols[guild]) > joker_gain(s, symbols[best])
            ):
                best = guild
        if best < 0:
            return chosen
        chosen |= 1 << best
    return chosen


def symbols_in(box: Box, cards: Mask) -> list[int]:
    """The symbols of each guild among these cards."""
    found: list[int] = []
    for mask in box.of_guild:
        stack = cards & mask
        found.append(count(stack) + count(stack & box.double))
    return found


def area_points(s: Masti, won: int, wealth: int) -> int:
    """What an area would score alone, its jokers placed as well as possible."""
    box = s.box
    symbols = symbols_in(box, won)
    stacks = 0
    for guild, found in enumerate(symbols):
        if found:
            stacks |= 1 << guild
    with_joker = best_jokers(s, symbols, stacks, count(won & JOKERS))
    total = wealth + box.power_points[count(won & POWERS)]
    total += box.bonus * count(won & BONUSES) + box.penalty * count(won & PENALTIES)
    for guild, found in enumerate(symbols):
        total += guild_points(s, found + (with_joker >> guild & 1))
    return total


def worth(s: Masti, seat: Seat, cards: Mask, gems: int) -> int:
    """What these cards and gems would change in the seat's own area."""
    before = area_points(s, s.won[seat], s.wealth[seat])
    return area_points(s, s.won[seat] | cards, s.wealth[seat] + gems) - before


def best_placement(s: Masti, seat: Seat, from_guild: int) -> int:
    """The best guild (mask) for each joker that this seat must still place, from this guild on."""
    free = s.counted[seat] & ~s.jokers[seat] & ~((1 << from_guild) - 1)
    placed = count(s.jokers[seat])
    waiting = min(count(s.won[seat] & JOKERS), count(s.counted[seat])) - placed
    symbols = [symbols_of(s, seat, guild) for guild in range(len(GUILDS))]
    return best_jokers(s, symbols, free, waiting)


def better_stack(s: Masti, guild: int, one: int, two: int) -> int:
    """Of two equal stacks the one to count: the team's points are higher with it, jokers placed well."""
    best = one
    best_points = team_points_if(s, guild, one, two)
    if team_points_if(s, guild, two, one) > best_points:
        best = two
    return best


def team_points_if(s: Masti, guild: int, counts: int, rests: int) -> int:
    """The points of both partners' stacks if `counts` counts this guild and `rests` does not."""
    return seat_stack_points(s, counts, s.counted[counts]) + seat_stack_points(
        s, rests, s.counted[rests] & ~(1 << guild)
    )


def seat_stack_points(s: Masti, seat: Seat, counted: int) -> int:
    symbols = [symbols_of(s, seat, guild) for guild in range(len(GUILDS))]
    with_joker = best_jokers(s, symbols, counted, count(s.won[seat] & JOKERS))
    total = 0
    for guild, found in enumerate(symbols):
        if counted >> guild & 1:
            total += guild_points(s, found + (with_joker >> guild & 1))
    return total
