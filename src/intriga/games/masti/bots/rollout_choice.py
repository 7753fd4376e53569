"""What a hurried player does: for the games that a search plays to their end.

It looks at the round on the table only: what the pile would do to its own side and to the side that is
about to take it, and whether those to come could beat a card. The world is a guess, so their hands in it
may be looked at.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from intriga.games.masti.bots.packed_evaluation import POINT, Appraisal
from intriga.games.masti.box.tables import CARDS, CHARACTER_OF, RANKS, SUIT
from intriga.games.masti.state import Masti
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.i64_masks import count_i64, lowest_i64

A_BRIBE: Final = CARDS  # stands where the number of a card would
LOWEST: Final = -1_000_000_000

# ── in thousandths of a point ──
GEM: Final = 450  # what a bribe gem is worth as long as it can still be spent
RIDDANCE: Final = 40  # by rank: high cards win rounds that nobody wants
HOLDS: Final = 400  # of 1,000: how often a card holds that somebody to come could beat
ELSEWHERE: Final = 500  # of 1,000: how much of the loss counts where it is open who takes the pile

#: Compiled, `1 << n` with a machine integer n is cut to 32 bits: the bits are looked up.
BIT: Final = vec[i64]([1 << card for card in range(CARDS)])
OF_CARD: Final = vec[i64](CHARACTER_OF)
ABOVE: Final = vec[i64]([SUIT[card // RANKS] & ~((2 << card) - 1) for card in range(CARDS)])


@final
class Table:
    """The round on the table as plain numbers, and what a hurried player does there."""

    def __init__(self, appraisal: Appraisal, s: Masti, looks: int) -> None:
        players = s.players
        nothing = [0] * players
        self.appraisal: Final = appraisal
        self.looks: Final[i64] = looks  # cards that are looked at before one is chosen
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
        self.loss: i64 = 0  # and what it means that the winner takes it
        self.led: i64 = -1  # the character that the threats are against
        self.threats: i64 = 0  # the cards that those to come could use

    def clear(self) -> None:
        """Nothing lies on the table."""
        self.pile = 0
        self.plain = 0
        self.lead = -1
        self.strongest = -1
        self.winner = -1

    def lay(self, seat: i64, card: i64) -> None:
        """A card comes to the table."""
        if self.beats(card):
            self.strongest = card
            self.winner = seat
            if self.lead < 0:
                self.lead = OF_CARD[card]
        self.add(card)

    def add(self, card: i64) -> None:
        """A card goes with the pile."""
        self.pile += self.appraisal.packed[card]
        self.plain += self.appraisal.plain[card]

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
        """A card, or a bribe: the best of those looked at."""
        cards = self.playable(seat)
        may_bribe = self.lead >= 0 and self.bribes[seat] > 0
        if not may_bribe and cards & (cards - 1) == 0:
            return lowest_i64(cards)
        self.weigh_pile(seat)
        best: i64 = A_BRIBE
        highest: i64 = self.loss - GEM if may_bribe else LOWEST
        number = count_i64(cards)
        rest: i64 = cards
        if number > self.looks:
            rest = from_place(cards, chance.pick(number))
            number = self.looks
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
        """What the pile means to this seat, won or lost."""
        self.led = -1
        self.gain = self.worth(seat, self.pile) + self.plain
        self.loss = 0
        if self.winner >= 0:
            self.loss = self.meaning(seat, self.worth(self.winner, self.pile) + self.plain)

    def worth(self, seat: i64, pile: i64) -> i64:
        """What these cards add to a seat's area as it is."""
        return self.appraisal.worth(self.left, self.areas[seat], self.partner_area(seat), pile)

    def meaning(self, seat: i64, gain: i64) -> i64:
        """What the winner's gain means to a seat: a partner's as much as one's own."""
        away: i64 = seat - self.winner
        if away == self.opposite or -away == self.opposite:
            return gain
        return -gain // self.others

    def value(self, seat: i64, card: i64) -> i64:
        """What it promises to play this card."""
        if not self.beats(card):
            more = self.added(self.winner, card)
            return self.loss + self.meaning(seat, more) + RIDDANCE * (card % RANKS)
        won = self.gain + self.added(seat, card)
        if self.is_safe(seat, card):
            return won
        return (HOLDS * won + (POINT - HOLDS) * (self.loss * ELSEWHERE // POINT)) // POINT

    def added(self, seat: i64, card: i64) -> i64:
        """What a card adds for a seat that takes the pile."""
        appraisal = self.appraisal
        area: i64 = self.areas[seat] + self.pile
        more = appraisal.worth(self.left, area, self.partner_area(seat), appraisal.packed[card])
        return more + appraisal.plain[card]

    def is_safe(self, seat: i64, card: i64) -> bool:
        """Whether nobody to come could beat this card."""
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
        """Cards of the led character where there are any, else trumps."""
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
    """The cards without so many of the lowest."""
    while place > 0:
        cards &= cards - 1
        place -= 1
    return cards
