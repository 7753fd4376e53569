"""How often a player who follows every hint wins: what the server and the terminal advise, asked anew at each
question.

python -m benchmarks.hints GAME --players N [--games G] [--seed S] [--option NAME=VALUE ...]

The other players, if there are any, follow hints too; scripted seats play by themselves.
"""

import argparse

from intriga.bots.insights import share_of
from intriga.bots.intervals import estimate
from intriga.bots.levels import bot_chance, game_chance
from intriga.bots.players import choose
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.asking import Asker
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.dealer import Dealer
from intriga.tables.checks import default_level


def share(name: str, players: int, options: dict[str, str], seed: int, number: int) -> float:
    """The share of the victory of the first player in one game."""
    game = find_game(name)
    dealer = Dealer(game_chance(seed, number))
    box = game.load(own_pack(name))
    state = game.setup(box, players, chosen_options(game, players, options), None, dealer)
    asker = Asker()
    asked = 0
    while not state.over:
        seat = asker.next(state)
        word = choose(game, state, seat, default_level(game), bot_chance(seed, number, asked))
        state.apply(seat, word, dealer)
        asked += 1
    result = game.result(state)
    assert result is not None
    return share_of(result, 0)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hints")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    found = estimate(
        [share(given.game, given.players, options, given.seed, number) for number in range(given.games)]
    )
    level = default_level(find_game(given.game))
    print(
        f"hints ({level}): {found.mean:.1%} (95 %: {found.low:.1%} to {found.high:.1%}), {given.games} games"
    )


if __name__ == "__main__":
    main()
