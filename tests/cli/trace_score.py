"""The counting of «Масти Власти», by an independent referee: from the areas to the winners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Line = dict[str, Any]

GUILDS = ("aristocrats", "artists", "merchants", "craftsmen", "knights", "assassins")  # MV-004
STACK = {1: 1, 2: 3, 3: 6, 4: -1, 5: -3, 6: -6, 7: 10, 8: 15, 9: 15}  # MV-053 MV-A5
POWER = {0: 0, 1: -1, 2: -3, 3: -6, 4: 10}  # MV-055


class Wrong(Exception):
    """Something that the rules do not allow."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise Wrong(what)


def of_rank(cards: set[str], rank: int) -> set[str]:
    return {card for card in cards if int(card[1:]) == rank}


def check_score(
    won: list[set[str]],
    wealth: list[int],
    guilds: dict[str, list[Any]],
    teams: list[list[int]] | None,
    pooled: bool,
    lines: Sequence[Line],
) -> None:
    """The lines from the last round to the end."""
    kinds = [line["event"] for line in lines]
    order = ["stack_chosen", "joker", "scored", "ended"]
    steps = [order.index("joker" if kind.startswith("joker") else kind) for kind in kinds]
    demand(steps == sorted(steps) and kinds.count("ended") == 1, "the counting is not in order")
    sheets = [line for line in lines if line["event"] == "scored"]
    demand([sheet["seat"] for sheet in sheets] == list(range(len(won))), "a sheet for each seat is expected")
    stacks = [stacks_of(area, guilds) for area in won]
    chosen = [line for line in lines if line["event"] == "stack_chosen"]
    counted = counted_stacks(stacks, teams, chosen)
    jokers = [line for line in lines if line["event"].startswith("joker")]
    with_jokers = [dict(own) for own in counted]
    areas = [set(area) for area in won]
    for line in jokers:
        read_joker(line, areas[line["seat"]], counted[line["seat"]], with_jokers[line["seat"]])
    check_jokers(won, counted, jokers)
    power = power_points(won, teams, pooled)
    for seat, sheet in enumerate(sheets):
        check_sheet(sheet, areas[seat], stacks[seat], with_jokers[seat], power[seat], wealth[seat])
    check_winners(lines[-1], sheets, teams or [[seat] for seat in range(len(won))])


def stacks_of(area: set[str], guilds: dict[str, list[Any]]) -> dict[str, int]:
    """The symbols of each guild in an area: symbols, not cards."""
    # MV-041 MV-053
    found: dict[str, int] = {}
    for card in area & set(guilds):
        guild, symbols = guilds[card]
        found[guild] = found.get(guild, 0) + symbols
    return found


def counted_stacks(
    stacks: list[dict[str, int]], teams: list[list[int]] | None, chosen: list[Line]
) -> list[dict[str, int]]:
    """Of the partners' stacks of one guild only the smaller one counts."""
    # MV-066 MV-A3
    counted = [dict(own) for own in stacks]
    open_choices = {(line["team"], line["guild"]): line["seat"] for line in chosen}
    demand(len(open_choices) == len(chosen), "a stack is chosen twice")
    for number, (one, two) in enumerate(teams or []):
        for guild in set(stacks[one]) & set(stacks[two]):
            if stacks[one][guild] == stacks[two][guild]:
                keeps = open_choices.pop((number, guild), None)
                demand(keeps in (one, two), f"team {number} does not choose between its equal {guild}")
                loser = two if keeps == one else one
            else:
                loser = one if stacks[one][guild] > stacks[two][guild] else two
            del counted[loser][guild]
    demand(not open_choices, f"there is nothing to choose: {open_choices}")
    return counted


def read_joker(line: Line, area: set[str], counted: dict[str, int], with_jokers: dict[str, int]) -> None:
    # MV-048 to MV-052, MV-A2
    demand(line["card"] in of_rank(area, 1), "this is no joker of this seat")
    if line["event"] == "joker_discarded":
        area.remove(line["card"])
        return
    guild = line["guild"]
    demand(guild in counted, "there is no stack that counts")
    demand(with_jokers[guild] == counted[guild], "the stack has a joker already")
    with_jokers[guild] += 1


def check_jokers(won: list[set[str]], counted: list[dict[str, int]], lines: list[Line]) -> None:
    """Every joker is placed if it can be, and else discarded; each once."""
    # MV-049 MV-052 MV-A11
    for seat, area in enumerate(won):
        own = [line for line in lines if line["seat"] == seat]
        jokers = of_rank(area, 1)
        demand(
            sorted(line["card"] for line in own) == sorted(jokers),
            f"seat {seat} does not account for its jokers",
        )
        placed = sum(line["event"] == "joker_placed" for line in own)
        demand(placed == min(len(jokers), len(counted[seat])), f"seat {seat} discards a joker that fits")


def power_points(won: list[set[str]], teams: list[list[int]] | None, pooled: bool) -> list[int]:
    # MV-055 MV-A4; pooled points stand at the earlier partner
    numbers = [len(of_rank(area, 13)) for area in won]
    points = [POWER[number] for number in numbers]
    for one, two in teams or [] if pooled else []:
        points[one], points[two] = POWER[numbers[one] + numbers[two]], 0
    return points


def check_sheet(
    sheet: Line, area: set[str], stacks: dict[str, int], counted: dict[str, int], power: int, gems: int
) -> None:
    # MV-053 to MV-056, MV-058
    guilds = {guild: [symbols, STACK[symbols]] for guild, symbols in counted.items()}
    expected = {
        "guilds": guilds,
        "unscored": [guild for guild in GUILDS if guild in stacks and guild not in counted],
        "bonus": 2 * len(of_rank(area, 3)),
        "penalty": -2 * len(of_rank(area, 2)),
        "power": [len(of_rank(area, 13)), power],
        "gems": gems,
        "cards": len(area),
    }
    for name, value in expected.items():
        demand(sheet[name] == value, f"seat {sheet['seat']}: {name} should be {value}, not {sheet[name]}")
    total = sum(points for _, points in guilds.values()) + sheet["bonus"] + sheet["penalty"] + power + gems
    demand(sheet["total"] == total, f"seat {sheet['seat']}: the total should be {total}")


def check_winners(end: Line, sheets: list[Line], sides: list[list[int]]) -> None:
    # MV-057 to MV-060, MV-A6
    def sums(name: str) -> list[int]:
        return [sum(sheets[seat][name] for seat in side) for side in sides]

    demand(end["totals"] == sums("total"), f"the totals should be {sums('total')}")
    best = list(range(len(sides)))
    decided: str | None = None
    for name, says in (("total", None), ("cards", "cards"), ("gems", "gems")):
        if len(best) > 1:
            most = max(sums(name)[side] for side in best)
            best = [side for side in best if sums(name)[side] == most]
            decided = says
    decided = decided if len(best) == 1 else "shared"
    demand(end["tie_break"] == decided, f"the tie is decided by {decided}")
    winners = sorted(seat for side in best for seat in sides[side])
    demand(end["winners"] == winners, f"the winners are {winners}")
