"""A co-operative game against simple fixed plans: no scenario may be won by one repeated plan.

python -m benchmarks.fixed_plans [--scenario NAME] [--players N] [--games G] [--seed S] [--jobs J]
                                 [--plan NAME ...]

Every boss plays as a regular would, but chooses actions by a plan, whenever the plan has one:

mission    the challenges and actions of the scenario
careful    police and problems
likeliest  the challenge that is most likely to succeed
no_police  anything but the police, where there are police
flat_out   the lever up whenever the driver may move it, where there is a lever

All plans are played on the deals of `regular`, and the difference is taken deal by deal.
The shares of the actions that are taken are printed too.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from intriga.bots.intervals import estimate
from intriga.bots.levels import bot_chance, game_chance
from intriga.bots.series import loaded_box
from intriga.games.gangsters.bots.actions import judged_actions
from intriga.games.gangsters.bots.plans import (
    INTENDS_MISSION,
    INTENDS_POLICE,
    INTENDS_PROBLEMS,
    dice_of_card,
)
from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.box.tables import ALL_HENCHMEN
from intriga.games.gangsters.rules.challenges import challenge_of, difficulty_for
from intriga.games.gangsters.rules.odds.chances import chance_of
from intriga.games.gangsters.rules.penalties import fewer_dice, held_to_one
from intriga.games.gangsters.rules.turn import Turn, kind_of, number_of
from intriga.games.gangsters.scenarios.race.tables import SHIFT_UP
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import ACT, END_TURN, RALLY, RECRUIT, Use
from intriga.games.shelf import find_game
from intriga.kernel.asking import Asker
from intriga.kernel.contract import Policy, Result, chosen_options
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

GAME = "gangsters"
REGULAR = "regular"
LEAST_HAND = 2  # with fewer cards every plan recruits
STRETCH = 10  # games that a process plays between two reports

Chooser = Callable[[Gangsters, int], Word | None]


# ── plans ──


def by_plan(choose: Chooser) -> Policy:
    """A regular whose actions are those that the plan wants, as long as it wants any."""

    def say(world: State, seat: Seat, chance: Chance) -> Word:
        assert isinstance(world, Gangsters)
        frame = world.stack[-1]
        word = regular(world, seat, chance)
        at_action = isinstance(frame, Turn) and seat == world.seat_of(frame.boss)
        if not at_action or word is END_TURN or word is RALLY or isinstance(word, Use):
            return word
        if world.actions == 0:  # an action that costs nothing
            return word
        boss = world.active
        if count(world.hands[boss]) < LEAST_HAND and world.clan:
            return RECRUIT
        wanted = choose(world, boss)
        return word if wanted is None else wanted

    return say


def only(*intentions: int) -> Chooser:
    """The best of the actions that are announced so."""

    def choose(s: Gangsters, boss: int) -> Word | None:
        found = [one for one in judged_actions(s, boss) if one.intention in intentions]
        return max(found, key=lambda one: one.value).word if found else None

    return choose


def likeliest(s: Gangsters, boss: int) -> Word | None:
    """The challenge with the best chance of a success for two henchmen of this hand."""
    found = [one.word for one in judged_actions(s, boss) if kind_of(one.word) >= 0]
    return max(found, key=lambda word: chance_at(s, boss, word)) if found else None


def chance_at(s: Gangsters, boss: int, word: Word) -> float:
    """The chance of a success without the red die."""
    kind, number = kind_of(word), number_of(s, word)
    best = challenge_of(s, kind, number).best
    held = held_to_one(s, boss)
    sent = items(s.hands[boss] & ALL_HENCHMEN)
    dice = sorted((dice_of_card(s, card, best, held) for card in sent), reverse=True)
    white = max(1, min(s.numbers.dice, sum(dice[:2]) - fewer_dice(s, boss)))
    return chance_of(white, False, difficulty_for(s, boss, kind, number))


def without_police(s: Gangsters, boss: int) -> Word | None:
    """The best action but the police."""
    found = [one for one in judged_actions(s, boss) if one.intention != INTENDS_POLICE]
    return max(found, key=lambda one: one.value).word


def flat_out(world: State, seat: Seat, chance: Chance) -> Word:
    """A regular who moves the lever up whenever he may, and never down."""
    assert isinstance(world, Gangsters)
    frame = world.stack[-1]
    if isinstance(frame, Turn) and seat == world.seat_of(frame.boss):
        up = ACT[world.scenario.first_act + SHIFT_UP]
        if not world.why_not(seat, up):
            return up
        word = regular(world, seat, chance)
        return (RECRUIT if world.clan else word) if word in ACT and world.actions else word
    return regular(world, seat, chance)


PLANS: dict[str, Policy] = {
    REGULAR: regular,
    "mission": by_plan(only(INTENDS_MISSION)),
    "careful": by_plan(only(INTENDS_POLICE, INTENDS_PROBLEMS)),
    "likeliest": by_plan(likeliest),
    "no_police": by_plan(without_police),
    "flat_out": flat_out,
}
ELSEWHERE = {
    "hands_up": "flat_out",
    "race": "no_police",
    "neighbour": "flat_out",
    "no_more_bets": "flat_out",
    "election": "flat_out",
    "family": "flat_out",
}  # plans that a scenario has nothing for


# ── games ──


class Cell(NamedTuple):
    """What is played."""

    scenario: str
    players: int
    plan: str
    seed: int


class Played(NamedTuple):
    """How one game ended, and the actions that were taken, by kind."""

    success: bool
    taken: Counter[str]


def play(cell: Cell, number: int) -> Played:
    """The game with this number: its deal depends on nothing else."""
    taken: Counter[str] = Counter()
    result, _ = play_out(
        PLANS[cell.plan], cell.players, {"scenario": cell.scenario}, cell.seed, number, taken=taken
    )
    return Played(bool(result.success), taken)


def play_out(
    policy: Policy,
    players: int,
    chosen: Mapping[str, str],
    seed: int,
    number: int,
    carry: Mapping[str, Any] | None = None,
    taken: Counter[str] | None = None,
) -> tuple[Result, Gangsters]:
    """One game to its end, and how the table stood; the actions that were taken go into `taken`."""
    game = find_game(GAME)
    dealer = Dealer(game_chance(seed, number))
    options = chosen_options(game, players, chosen)
    state = game.setup(loaded_box(GAME, None), players, options, carry, dealer)
    asker = Asker()
    decisions = 0
    while not state.over:
        seat = asker.next(state)
        luck = bot_chance(seed, number, decisions)
        word = policy(game.redeal(state, seat, luck), seat, luck)
        if taken is not None and isinstance(state.stack[-1], Turn) and state.must >> seat & 1:
            if word is not END_TURN:
                taken[word.notation().partition(" ")[0]] += 1
        state.apply(seat, word, dealer)
        decisions += 1
    result = game.result(state)
    assert result is not None
    assert isinstance(state, Gangsters)
    return result, state


def play_batch(cell: Cell, first: int, games: int) -> list[Played]:
    return [play(cell, number) for number in range(first, first + games)]


def play_all(cell: Cell, games: int, pool: ProcessPoolExecutor | None) -> list[Played]:
    """All games in order, in this process or spread over several."""
    firsts = range(0, games, STRETCH)
    counts = [min(STRETCH, games - first) for first in firsts]
    work = partial(play_batch, cell)
    batches = map(work, firsts, counts) if pool is None else pool.map(work, firsts, counts)
    return list(chain.from_iterable(batches))


# ── the report ──


def lines(cell: Cell, games: list[Played], base: list[Played]) -> Iterator[str]:
    """The share of successes, the difference to `regular`, and the actions."""
    won = estimate([float(game.success) for game in games])
    line = f"{cell.scenario:9} {cell.players} {cell.plan:9} {won.mean:6.1%} ({won.low:.1%} to {won.high:.1%})"
    if cell.plan != REGULAR:
        pairs = zip(games, base, strict=True)
        less = estimate([float(one.success) - float(two.success) for one, two in pairs], -1.0)
        line += f"  {less.mean:+.1%} ({less.low:+.1%} to {less.high:+.1%}) {less.compared_to(0.0)}"
    yield line
    taken = sum((game.taken for game in games), Counter[str]())
    yield "    " + ", ".join(f"{kind} {times / taken.total():.1%}" for kind, times in taken.most_common())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--scenario", choices=tuple(ELSEWHERE))
    parser.add_argument(
        "--plan", choices=tuple(PLANS), action="append", help="only these; regular is always played"
    )
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    pool = ProcessPoolExecutor(asked.jobs) if asked.jobs > 1 else None
    for scenario in [asked.scenario] if asked.scenario else ELSEWHERE:
        base: list[Played] = []
        for plan in PLANS:
            if plan == ELSEWHERE[scenario] or (base and asked.plan and plan not in asked.plan):
                continue
            cell = Cell(scenario, asked.players, plan, asked.seed)
            games = play_all(cell, asked.games, pool)
            base = base or games
            print("\n".join(lines(cell, games, base)), flush=True)


if __name__ == "__main__":
    main()
