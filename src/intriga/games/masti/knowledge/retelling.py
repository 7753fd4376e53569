"""How a true history of this game is told so that it leads to another world."""

from intriga.games.masti.setup import cards_dealt
from intriga.games.masti.state import Masti
from intriga.games.masti.vocabulary import TO_TRUMPS, ToTrumps
from intriga.kernel.contract import Retelling
from intriga.kernel.machine.dealer import Pick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import heap_of, items, lowest
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word


class OtherDeal(Retelling):
    """Other hands and other hidden discards; everything that was played stays."""

    def __init__(self, truth: Masti, world: Masti, seat: Seat) -> None:
        self.truth = truth
        self.world = world
        self.seat = seat

    def drawn(self, entry: int, picks: list[Pick]) -> list[int]:
        drawn = [pick.item for pick in picks]
        if entry != 0:
            return drawn
        told = drawn[:1]  # the first player
        start = 1
        for seat in range(self.truth.players):
            stop = start + cards_dealt(self.truth, seat)
            told += items(self.first_hand(seat, heap_of(drawn[start:stop])))
            start = stop
        return told + drawn[start:]

    def first_hand(self, seat: Seat, dealt: int) -> int:
        """The hand that leads to the seat's cards in the other world: those it has played stay."""
        played = dealt & ~self.truth.hands[seat] & ~self.hidden_discard(self.truth, seat)
        return played | self.world.hands[seat] | self.hidden_discard(self.world, seat)

    def hidden_discard(self, state: Masti, seat: Seat) -> int:
        if state.buried and state.buried[seat] >= 0:
            return 1 << state.buried[seat]
        return 0

    def said(self, entry: int, before: State, seat: Seat, word: Word) -> Word:
        if not isinstance(word, ToTrumps) or seat == self.seat:
            return word
        card = self.world.buried[seat]
        # A discard that was taken back may have been any card: nobody saw it.
        return TO_TRUMPS[card if card >= 0 else lowest(self.world.hands[seat])]
