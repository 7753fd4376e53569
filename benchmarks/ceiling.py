"""The ceiling: the same search, shown the true position, which no bot may see. For measurements only.

python -m benchmarks.ceiling GAME PLAYERS LEVEL GAMES [OPTION=VALUE ...]

One side searches, the others are of the strongest level that does not; each deal is played by the expert
that sees everything and by the honest one.
"""

import sys
from collections.abc import Callable
from math import sqrt
from typing import Any

from intriga.bots.expert import Expert
from intriga.bots.insights import insight_of, share_of
from intriga.bots.levels import EXPERT, Level, bot_chance, game_chance, policy_of, read_level
from intriga.bots.players import Player, player_of
from intriga.bots.thinkers import InProcess
from intriga.bots.thoughts import Budget
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.contract import Game, chosen_options
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.words import Word

SEED = 41


class Seer(Insight):
    """What a game tells the search, but nothing is re-dealt."""

    def __init__(self, honest: Insight) -> None:
        super().__init__(honest.exploration, honest.depth)
        self.honest = honest

    def is_worth_a_search(self, s: State, seat: int) -> bool:
        return self.honest.is_worth_a_search(s, seat)

    def estimates(self, s: State, seat: int, options: list[Word], chance: Chance) -> list[float]:
        return self.honest.estimates(s, seat, options, chance)

    def redeal(self, s: State, seat: int, chance: Chance) -> State:
        return s.copy()

    def finish(self, s: State, d: Dealer) -> int:
        return self.honest.finish(s, d)

    def rewards(self, s: State) -> list[float]:
        return self.honest.rewards(s)

    def won(self, s: State, seat: int) -> float:
        return self.honest.won(s, seat)


class Duel:
    """One searching side at a table of others."""

    def __init__(self, game: Game, players: int, level: Level, options: dict[str, str]) -> None:
        self.game = game
        self.players = players
        self.level = level
        self.options = chosen_options(game, players, options)
        self.box: Any = game.load(own_pack(game.id))

    def share(self, number: int, sees: bool) -> float:
        """The searching side's share of the victory in one game."""
        dealer = Dealer(game_chance(SEED, number))
        state = self.game.setup(self.box, self.players, self.options, None, dealer)
        hero = number % self.players
        players = [self.player(sees) for _ in range(self.players)]
        rest = player_of(self.game, self.level.fallback)
        asked = 0
        while not state.over:
            seat = state.acting()[0]
            chance = bot_chance(SEED, number, asked)
            searches = seat in partners(state, hero)
            world = state.copy() if searches and sees else self.game.redeal(state, seat, chance)
            word = (players[seat] if searches else rest).say(world, seat, chance)
            state.apply(seat, word, dealer)
            asked += 1
        result = self.game.result(state)
        assert result is not None
        return share_of(result, hero)

    def player(self, sees: bool) -> Player:
        honest = insight_of(self.game)
        insight = Seer(honest) if sees else honest
        fallback = policy_of(self.game, self.level.fallback)
        budget = Budget(self.level.iterations)
        return Expert(InProcess(insight), insight, self.game.vocabulary, fallback, budget)


def partners(state: State, seat: int) -> set[int]:
    """The seats that win together with this one."""
    team: Callable[[int], int] | None = getattr(state, "team", None)
    if team is None:
        return {seat}
    return {other for other in range(state.players) if team(other) == team(seat)}


def mean(values: list[float]) -> str:
    """The mean with its 95 % interval."""
    found = sum(values) / len(values)
    spread = sqrt(sum((value - found) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{found:.3f} ± {1.96 * spread / sqrt(len(values)):.3f}"


def main() -> None:
    game = find_game(sys.argv[1])
    level = read_level(game, sys.argv[3])
    if level.name != EXPERT:
        raise SystemExit(f"only an {EXPERT} searches, not '{sys.argv[3]}'")
    options = dict(option.split("=", 1) for option in sys.argv[5:])
    duel = Duel(game, int(sys.argv[2]), level, options)
    seeing: list[float] = []
    honest: list[float] = []
    for number in range(int(sys.argv[4])):
        seeing.append(duel.share(number, sees=True))
        honest.append(duel.share(number, sees=False))
        print(number + 1, f"sees {mean(seeing)}, honest {mean(honest)}", file=sys.stderr)
    gap = [one - other for one, other in zip(seeing, honest, strict=True)]
    print(f"sees everything {mean(seeing)}\nhonest          {mean(honest)}\ndifference      {mean(gap)}")


if __name__ == "__main__":
    main()
