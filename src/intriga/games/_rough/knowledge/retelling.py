"""How a true history of this game is told so that it leads to another world."""

from intriga.games._rough.rules.staking import Staking
from intriga.games._rough.state import UNSEEN, Rough
from intriga.games._rough.vocabulary import STAKE, Stake
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.worlds.swaps import Swapped, paired


class OtherWorld(Swapped):
    """Other hands, other treasures, and other stakes while they are secret."""

    def __init__(self, truth: Rough, world: Rough, seat: Seat) -> None:
        parts = [(truth.deck, world.deck), (truth.heap, world.heap)]
        parts += zip(truth.hands, world.hands, strict=True)
        parts += [
            (1 << here, 1 << there)
            for here, there in zip(truth.treasure, world.treasure, strict=True)
            if here != UNSEEN
        ]
        super().__init__(paired(parts))
        self.truth = truth
        self.world = world
        self.seat = seat

    def said(self, entry: int, before: State, seat: Seat, word: Word) -> Word:
        """A stake of the question that is still asked may be another one."""
        top = self.world.stack[-1] if self.world.stack else None
        secret = isinstance(top, Staking) and before.asked == self.truth.asked and seat != self.seat
        if isinstance(word, Stake) and isinstance(top, Staking) and secret:
            return STAKE[top.chosen[seat]]
        return word
