"""How a true history of this game is told so that it leads to another world.

Only cards that are still hidden in hands differ: where such a card was drawn for the last time, the card of
the other world that was drawn in the same generation by the same boss takes its place.
"""

from intriga.games.gangsters.box.tables import GUESTS, HENCHMEN
from intriga.games.gangsters.knowledge.redeal import hidden_from
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.contract import Retelling
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer, Pick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

AT_SETUP = [0] * HENCHMEN + [1] * GUESTS  # no card has gone back; guests were shuffled in (LS5-003)


class OtherWorld(Retelling):
    """Other hidden cards in the hands of the others."""

    def __init__(self, truth: Gangsters, world: Gangsters, seat: Seat) -> None:
        self.swaps: list[dict[int, int]] = []  # by boss: the true card to the other one
        for boss in range(truth.bosses):
            here = in_order(truth, hidden_from(truth, seat, boss))
            there = in_order(world, hidden_from(world, seat, boss))
            self.swaps.append(dict(zip(here, there, strict=True)))
        self.truth = truth
        self.entry = -1  # the decision that is being retold
        self.before: Gangsters | None = None  # the true position before its word
        self.word: Word | None = None

    def said(self, entry: int, before: State, seat: Seat, word: Word) -> Word:
        """Words stay; the true position is followed, as all words of a path but the last draw nothing."""
        assert isinstance(before, Gangsters)
        if entry != self.entry or self.before is None or self.word is None:
            self.before = before
        else:
            self.before = self.before.copy()
            self.before.apply(seat, self.word, Dealer(Scripted([])))
        self.entry, self.word = entry, word
        return word

    def drawn(self, entry: int, picks: list[Pick]) -> list[int]:
        entered = self.before.entered if entry == self.entry and self.before is not None else AT_SETUP
        return [self.other(pick, entered) for pick in picks]

    def other(self, pick: Pick, entered: list[int]) -> int:
        """The card that another boss draws in secret, if it is one that he still holds unseen.

        A card that went back into the deck after this draw was drawn once more later: here it stays."""
        if not pick.heap or entered[pick.item] != self.truth.entered[pick.item]:
            return pick.item
        boss = pick.seats.bit_length() - 1
        if pick.seats != 1 << boss or boss >= self.truth.bosses:
            return pick.item
        return self.swaps[boss].get(pick.item, pick.item)


def in_order(s: Gangsters, cards: int) -> list[int]:
    """Cards by the generation in which they were drawn."""
    return sorted(items(cards), key=lambda card: (s.since[card], card))
