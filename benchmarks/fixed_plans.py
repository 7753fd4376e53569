"""A co-operative game against simple fixed plans: no scenario may be won by one repeated plan.

python -m benchmarks.fixed_plans [--games G] [--seed S] [--scenario NAME] [--players N]

Every boss plays as a regular would, but chooses actions by a plan: `mission` tries the scenario's places
whenever it can, `careful` sees to police and problems first, `greedy` always takes the likeliest roll.
It also prints the shares of the actions that regular bots take.
"""

import argparse
from collections import Counter
from collections.abc import Callable

from intriga.bots.intervals import estimate
from intriga.bots.levels import bot_chance, game_chance
from intriga.games.gangsters.bots.actions import judged_actions
from intriga.games.gangsters.bots.plans import INTENDS_MISSION, INTENDS_POLICE, INTENDS_PROBLEMS
from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.rules.turn import Turn
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import END_TURN, RALLY, RECRUIT, Use
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.asking import Asker
from intriga.kernel.contract import Policy, chosen_options
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

LEAST_HAND = 2  # with fewer cards every plan recruits


def by_plan(wanted: Callable[[int], bool]) -> Policy:
    """A regular whose actions are those that the plan wants, the likeliest first."""

    def say(world: State, seat: Seat, chance: Chance) -> Word:
        assert isinstance(world, Gangsters)
        frame = world.stack[-1]
        word = regular(world, seat, chance)
        at_action = isinstance(frame, Turn) and seat == world.seat_of(frame.boss)
        if not at_action or word is END_TURN or word is RALLY or isinstance(word, Use):
            return word
        if world.actions == 0:  # an action that costs nothing
            return word
        boss = frame.boss
        if count(world.hands[boss]) < LEAST_HAND and world.clan:
            return RECRUIT
        found = [one for one in judged_actions(world, boss) if wanted(one.intention)]
        return max(found, key=lambda one: one.value).word if found else word

    return say


PLANS: dict[str, Policy] = {
    "regular": regular,
    "mission": by_plan(lambda intention: intention == INTENDS_MISSION),
    "careful": by_plan(lambda intention: intention in (INTENDS_POLICE, INTENDS_PROBLEMS)),
    "no police": by_plan(lambda intention: intention != INTENDS_POLICE),
}


def played(scenario: str, players: int, policy: Policy, seed: int, number: int) -> tuple[bool, Counter[str]]:
    """Whether one game succeeded, and the actions that were taken."""
    game = find_game("gangsters")
    options = chosen_options(game, players, {"scenario": scenario})
    dealer = Dealer(game_chance(seed, number))
    state = game.setup(game.load(own_pack("gangsters")), players, options, None, dealer)
    taken: Counter[str] = Counter()
    asker = Asker()
    decisions = 0
    while not state.over:
        seat = asker.next(state)
        luck = bot_chance(seed, number, decisions)
        word = policy(game.redeal(state, seat, luck), seat, luck)
        if isinstance(state.stack[-1], Turn) and state.must >> seat & 1:
            taken[word.notation().partition(" ")[0]] += 1
        state.apply(seat, word, dealer)
        decisions += 1
    result = game.result(state)
    assert result is not None
    return bool(result.success), taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--scenario", default="")
    given = parser.parse_args()
    values = next(option.values for option in find_game("gangsters").options if option.name == "scenario")
    for scenario in [given.scenario] if given.scenario else values:
        for name, policy in PLANS.items():
            games = [
                played(scenario, given.players, policy, given.seed, number) for number in range(given.games)
            ]
            won = estimate([float(success) for success, _ in games])
            print(f"{scenario:10} {name:10} {won.mean:.1%} (95 %: {won.low:.1%} to {won.high:.1%})")
            if name == "regular":
                taken = sum((actions for _, actions in games), Counter[str]())
                total = sum(taken.values())
                print("  " + ", ".join(f"{kind} {times / total:.1%}" for kind, times in taken.most_common()))


if __name__ == "__main__":
    main()
