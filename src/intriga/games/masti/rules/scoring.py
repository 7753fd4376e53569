"""Scoring, tie-breaks and the winner."""

from typing import Final, final

from intriga.games.masti import events
from intriga.games.masti.box.tables import BONUSES, GUILDS, PENALTIES, POWERS, Guild
from intriga.games.masti.rules.teams import stacks_of, symbols_of
from intriga.games.masti.state import Masti
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat


def guild_points(s: Masti, symbols: int) -> int:
    """Points of a stack; more symbols than the table knows count as its last row."""
    # MV-053 MV-061 MV-A5
    table = s.box.guild_points
    return table[min(symbols, len(table) - 1)]


def counted_symbols(s: Masti, seat: Seat, guild: int) -> int:
    """The symbols of a stack with its joker."""
    # MV-006 MV-048
    return symbols_of(s, seat, guild) + (s.jokers[seat] >> guild & 1)


def stack_points(s: Masti, seat: Seat) -> int:
    """The points of all stacks of a seat that count."""
    # MV-053 MV-066
    total = 0
    for guild in items(s.counted[seat]):
        total += guild_points(s, counted_symbols(s, seat, guild))
    return total


def power_points(s: Masti, seat: Seat) -> int:
    """The points of a seat's power cards; pooled ones stand at the earlier partner."""
    # MV-009 MV-055 MV-A4
    mine = count(s.won[seat] & POWERS)
    if not (s.teams and s.pooled):
        return s.box.power_points[mine]
    if seat >= s.teams:
        return 0
    return s.box.power_points[mine + count(s.won[s.partner(seat)] & POWERS)]


def total_of(s: Masti, seat: Seat) -> int:
    """Everything a seat scores."""
    # MV-054 MV-056 MV-068 MV-069
    bonus = s.box.bonus * count(s.won[seat] & BONUSES)
    penalty = s.box.penalty * count(s.won[seat] & PENALTIES)
    return stack_points(s, seat) + bonus + penalty + power_points(s, seat) + s.wealth[seat]


def sides(s: Masti) -> list[list[int]]:
    """The seats that win together: teams, or each seat alone."""
    # MV-063 MV-070 MV-082
    if not s.teams:
        return [[seat] for seat in range(s.players)]
    return [[team, s.partner(team)] for team in range(s.teams)]


@final
class Standing:
    """Totals by side, the winning sides, and what decided between equal totals."""

    def __init__(self, totals: list[int], winners: list[Seat], tie_break: str) -> None:
        self.totals: Final = totals
        self.winners: Final = winners  # sides
        self.tie_break: Final = tie_break  # "" where no total was equal to the best


def standing(s: Masti) -> Standing:
    """Most points win; then most cards; then most gems; then the victory is shared."""
    # MV-057 MV-058 MV-059 MV-060 MV-A6
    teams = sides(s)
    totals = [sum([total_of(s, seat) for seat in side]) for side in teams]
    cards = [sum([count(s.won[seat]) for seat in side]) for side in teams]
    gems = [sum([s.wealth[seat] for seat in side]) for side in teams]
    best = best_of(totals, list(range(len(teams))))
    if len(best) == 1:
        return Standing(totals, best, "")
    best = best_of(cards, best)
    if len(best) == 1:
        return Standing(totals, best, "cards")
    best = best_of(gems, best)
    return Standing(totals, best, "gems" if len(best) == 1 else "shared")


def best_of(values: list[int], among: list[int]) -> list[int]:
    """Those of `among` that have the highest value."""
    highest = max([values[side] for side in among])
    return [side for side in among if values[side] == highest]


def winning_seats(s: Masti, found: Standing) -> list[int]:
    """The seats of the winning sides."""
    teams = sides(s)
    return sorted([seat for side in found.winners for seat in teams[side]])


def finish(s: Masti, d: Dealer) -> None:
    """The game is over; the sheets are told."""
    # MV-046 MV-057
    s.over = True
    s.stack.pop()
    if d.events is None:
        return
    for seat in range(s.players):
        d.events.append(sheet(s, seat))
    found = standing(s)
    d.events.append(events.Ended(s.reason, found.totals, winning_seats(s, found), found.tie_break or None))


def sheet(s: Masti, seat: Seat) -> events.Scored:
    """One seat's score, item by item."""
    # MV-053 MV-054 MV-055 MV-056
    guilds: dict[Guild, tuple[int, int]] = {}
    for guild in items(s.counted[seat]):
        symbols = counted_symbols(s, seat, guild)
        guilds[GUILDS[guild]] = (symbols, guild_points(s, symbols))
    return events.Scored(
        seat,
        guilds,
        [GUILDS[guild] for guild in items(stacks_of(s, seat) & ~s.counted[seat])],
        s.box.bonus * count(s.won[seat] & BONUSES),
        s.box.penalty * count(s.won[seat] & PENALTIES),
        (count(s.won[seat] & POWERS), power_points(s, seat)),
        s.wealth[seat],
        total_of(s, seat),
        count(s.won[seat]),
    )
