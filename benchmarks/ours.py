"""Our side: random games of one seating, in compiled rollouts and through the public interface."""

from collections.abc import Callable
from typing import Any

from intriga.bots.insights import insight_of
from intriga.bots.thoughts import begun
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.rollout import play_out


class Seating:
    """A game with its box, at one number of players."""

    def __init__(self, game: str, players: int) -> None:
        self.game = find_game(game)
        self.players = players
        self.box: Any = self.game.load(own_pack(game))
        self.options = chosen_options(self.game, players, {})

    def rollouts(self, games: int) -> Callable[[], int]:
        """Whole games (deal, play, score) inside compiled code; decisions."""

        def work() -> int:
            dealer = Dealer(Quick(5))
            return sum(play_out(self.setup(dealer), dealer) for _ in range(games))

        return work

    def interface(self, games: int) -> Callable[[], int]:
        """Whole games from interpreted code: acting, legal, apply; decisions."""

        def work() -> int:
            chance = Quick(5)
            dealer = Dealer(chance)
            decisions = 0
            for _ in range(games):
                state = self.setup(dealer)
                while not state.over:
                    seat = state.acting()[0]
                    words = state.legal(seat)
                    state.apply(seat, words[chance.pick(len(words))], dealer)
                    decisions += 1
            return decisions

        return work

    def copies(self, number: int) -> Callable[[], int]:
        """Copies of the position after the deal."""
        state = self.setup(Dealer(Quick(1)))

        def work() -> int:
            for _ in range(number):
                state.copy()
            return number

        return work

    def search(self, iterations: int) -> Callable[[], int]:
        """The expert's search in the opening; decisions simulated, in the tree and below it."""
        state = self.setup(Dealer(Quick(1)))
        insight = insight_of(self.game)

        def work() -> int:
            search = begun(insight, state, state.acting()[0], Quick(3))
            search.run(iterations)
            return search.decisions

        return work

    def setup(self, dealer: Dealer) -> Any:
        return self.game.setup(self.box, self.players, self.options, None, dealer)
