"""Whether an artificial opponent is about to win: its next turn is played on copies, by the rules
themselves, so that this holds for every script and every plot."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import DAGGER
from intriga.games.illuminaten.rules.artificial import ArtificialTurn
from intriga.games.illuminaten.rules.turn.turn import Actions, begin_turn
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.vocabulary import CardWord
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import lowest_seat
from intriga.kernel.machine.words import Word

SAMPLES: Final = 5


@final
class ArtificialClock:
    """Looks one turn of the opponent ahead. All positions of one question are given the same luck, so that
    they can be compared."""

    def __init__(self, seed: int) -> None:
        self.luck: Final = Quick(seed)
        self.one: Final = self.luck.one
        self.two: Final = self.luck.two
        self.dealer: Final = Dealer(self.luck)
        self.after: Final = Actions(0)  # a frame that asks a person: the turn above it is over

    def threat(self, s: Pax) -> float:
        """How likely it wins in its next turn."""
        self.luck.one, self.luck.two = self.one, self.two
        won = 0
        for _ in range(SAMPLES):
            if self.wins(s):
                won += 1
        return won / SAMPLES

    def wins(self, s: Pax) -> bool:
        """Whether it wins in one possible course of its next turn."""
        world = s.copy()
        seat = s.seats - 1
        world.stack[:] = [self.after]
        begin_turn(world, seat, self.dealer)
        world.stack.append(ArtificialTurn(seat))
        world.settle(self.dealer)
        while not world.over and len(world.stack) > 1:
            asked = lowest_seat(world.must)
            world.apply(asked, simple_answer(world, world.stack[-1].options(world, asked)), self.dealer)
        return world.over and world.winners >> seat & 1 == 1


def simple_answer(s: Pax, words: list[Word]) -> Word:
    """The strongest card in an argument; otherwise the first word."""
    best = words[0]
    most = -1
    for word in words:
        if isinstance(word, CardWord):
            strength = s.box.cards[word.card].strength
            if most < strength < DAGGER:
                best, most = word, strength
    return best
