"""The choice of a card or a bribe in a rollout.

Only the round on the table is considered: what the pile is worth to the seat's side and to the side that
is about to take it, and whether a later seat could beat a card. A rollout plays a re-dealt world, so it may
look at all hands.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from intriga.games.masti.bots.packed_evaluation import POINT, PackedEvaluation
from intriga.games.masti.box.tables import CARDS, CHARACTER_OF, RANKS, SUIT
from intriga.games.masti.state import Masti
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.i64_masks import count_i64, lowest_i64

BRIBE_CHOICE: Final = CARDS  # instead of the number of a card
LOWEST: Final = -1_000_000_000

# ── in thousandths of a point ──
GEM: Final = 450  # what a bribe gem is worth as long as it can still be spent
RIDDANCE: Final = 40  # by rank: high cards win rounds that nobody wants
HOLDS: Final = 400  # of 1,000: how often a card wins that a later seat could beat
ELSEWHERE: Final = 500  # of 1,000: weight of the loss while it is open who takes the pile

#: Compiled, `1 << n` with a machine integer n is cut to 32 bits: the bits are looked up.
BIT: Final = vec[i64]([1 << card for card in range(CARDS)])
OF_CARD: Final = vec[i64](CHARACTER_OF)
ABOVE: Final = vec[i64]([SUIT[card // RANKS] & ~((2 << card) - 1) for card in range(CARDS)])


@final
class Table:
    """The round on the table in machine integers, and the choice of a seat in it."""

    def __init__(self, evaluation: PackedEvaluation, s: Masti, candidates: int) -> None:
        players = s.players
        nothing = [0] * players
        self.evaluation: Final = evaluation
        self.candidates: Final[i64] = candidates  # cards that are compared before one is chosen
        self.players: Final[i64] = players
        self.opposite: Final[i64] = players // 2 if s.teams else 0  # how far away the partner sits
        self.others: Final[i64] = (s.teams or players) - 1  # the other sides
        self.hands = vec[i64](nothing)
        self.areas = vec[i64](nothing)  # packed
        self.bribes = vec[i64](nothing)
        self.left: i64 = 0  # rounds to come after this one
        self.trump: i64 = 0  # characters
        self.lead: i64 = -1
        self.todo: i64 = 0  # seats that have yet to act in this round
        self.pile: i64 = 0  # packed
        self.plain: i64 = 0  # what pile and gems score by themselves
        self.strongest: i64 = -1  # the card that is winning
        self.winner: i64 = -1
        # ── for the seat that is choosing ──
        self.gain: i64 = 0  # what the pile is worth to its side
        self.loss: i64 = 0  # what it is worth to its side that the winner takes the pile
        self.led: i64 = -1  # the character that the threats are against
        self.threats: i64 = 0  # the cards that later seats could play against it

    def clear(self) -> None:
        """Nothing lies on the table."""
        self.pile = 0
        self.plain = 0
        self.lead = -1
        self.strongest = -1
        self.winner = -1

    def lay(self, seat: i64, card: i64) -> None:
        """Play a card to the table."""
        if self.beats(card):
            self.strongest = card
            self.winner = seat
            if self.lead < 0:
                self.lead = OF_CARD[card]
        self.add(card)

    def add(self, card: i64) -> None:
        """Add a card to the pile."""
        self.pile += self.evaluation.packed[card]
        self.plain += self.evaluation.plain[card]

    def playable(self, seat: i64) -> i64:
        """The cards that a seat may play."""
        hand: i64 = self.hands[seat]
        if self.lead < 0:
            return hand
        led: i64 = hand & SUIT[self.lead]
        return led if led else hand

    def beats(self, card: i64) -> bool:
        """Whether a card takes the lead in this round."""
        if self.strongest < 0:
            return True
        character: i64 = OF_CARD[card]
        if character == OF_CARD[self.strongest]:
            return card > self.strongest
        return character == self.trump

    def partner_area(self, seat: i64) -> i64:
        return self.areas[(seat + self.opposite) % self.players] if self.opposite else 0

    def choice(self, seat: i64, chance: Chance) -> i64:
        """A card, or a bribe: the best of the candidates."""
        cards = self.playable(seat)
        may_bribe = self.lead >= 0 and self.bribes[seat] > 0
        if not may_bribe and cards & (cards - 1) == 0:
            return lowest_i64(cards)
        self.weigh_pile(seat)
        best: i64 = BRIBE_CHOICE
        highest: i64 = self.loss - GEM if may_bribe else LOWEST
        number = count_i64(cards)
        rest: i64 = cards
        if number > self.candidates:
            rest = from_place(cards, chance.pick(number))
            number = self.candidates
        while number > 0:
            if rest == 0:
                rest = cards
            card = lowest_i64(rest)
            value = self.value(seat, card)
            if value > highest:
                highest = value
                best = card
            rest &= rest - 1
            number -= 1
        return best

    def weigh_pile(self, seat: i64) -> None:
        """What the pile is worth to this seat, won or lost."""
        self.led = -1
        self.gain = self.worth(seat, self.pile) + self.plain
        self.loss = 0
        if self.winner >= 0:
            self.loss = self.value_to(seat, self.worth(self.winner, self.pile) + self.plain)

    def worth(self, seat: i64, pile: i64) -> i64:
        """What these cards add to a seat's area as it is."""
        return self.evaluation.worth(self.left, self.areas[seat], self.partner_area(seat), pile)

    def value_to(self, seat: i64, gain: i64) -> i64:
        """What the winner's gain is worth to a seat: a partner's as much as its own."""
        away: i64 = seat - self.winner
        if away == self.opposite or -away == self.opposite:
            return gain
        return -gain // self.others

    def value(self, seat: i64, card: i64) -> i64:
        """The expected value of playing this card."""
        if not self.beats(card):
            more = self.added(self.winner, card)
            return self.loss + self.value_to(seat, more) + RIDDANCE * (card % RANKS)
        won = self.gain + self.added(seat, card)
        if self.is_safe(seat, card):
            return won
        return (HOLDS * won + (POINT - HOLDS) * (self.loss * ELSEWHERE // POINT)) // POINT

    def added(self, seat: i64, card: i64) -> i64:
        """What a card adds for a seat that takes the pile."""
        evaluation = self.evaluation
        area: i64 = self.areas[seat] + self.pile
        more = evaluation.worth(self.left, area, self.partner_area(seat), evaluation.packed[card])
        return more + evaluation.plain[card]

    def is_safe(self, seat: i64, card: i64) -> bool:
        """Whether no later seat could beat this card."""
        character: i64 = OF_CARD[card]
        lead: i64 = self.lead if self.lead >= 0 else character
        if lead != self.led:
            self.led = lead
            self.threats = self.threats_against(lead, seat)
        above: i64 = ABOVE[card]
        if character != self.trump:
            above |= SUIT[self.trump]
        return self.threats & above == 0

    def threats_against(self, lead: i64, seat: i64) -> i64:
        """The cards that later seats could play: of the led character if they have any, otherwise trumps."""
        found: i64 = 0
        led: i64 = SUIT[lead]
        trumps: i64 = SUIT[self.trump]
        other: i64 = 0
        rest: i64 = self.todo
        while rest:
            if rest & 1 and other != seat:
                hand: i64 = self.hands[other]
                following: i64 = hand & led
                found |= following if following else hand & trumps
            rest >>= 1
            other += 1
        return found


def from_place(cards: i64, place: i64) -> i64:
    """The cards without the `place` lowest ones."""
    while place > 0:
        cards &= cards - 1
        place -= 1
    return cards
