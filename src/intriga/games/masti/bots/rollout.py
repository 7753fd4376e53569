"""Rollouts: plays the rounds that are left by the same rules, on machine integers and without events.

Teams then count their stacks by the rules. A test plays the same games word by word and compares.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from intriga.games.masti.bots.final_ranks import packed_area
from intriga.games.masti.bots.packed_evaluation import POINT, PackedEvaluation
from intriga.games.masti.bots.policy import ending_word
from intriga.games.masti.bots.rollout_choice import BIT, BRIBE_CHOICE, Table, from_place
from intriga.games.masti.box.tables import RANKS
from intriga.games.masti.rules.round import Rounds
from intriga.games.masti.rules.six_players import Leaving
from intriga.games.masti.state import NO_CARD, NOBODY, Masti
from intriga.games.masti.vocabulary import BRIBE, LEAVE, PLAY
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.i64_masks import count_i64, lowest_i64
from intriga.kernel.machine.seats import Seat, lowest_seat
from intriga.kernel.machine.words import Word

SIX: Final = 6
HIGHEST: Final = 1_000_000_000


@final
class Rollout:
    """Plays worlds of one box and seating."""

    def __init__(self, s: Masti, candidates: int) -> None:
        self.box: Final = s.box
        self.teams: Final = s.teams
        self.pooled: Final = s.pooled
        self.players: Final[i64] = s.players
        self.evaluation: Final = PackedEvaluation(s.box, s.players, s.teams > 0, s.pooled)
        self.table: Final = Table(self.evaluation, s, candidates)
        self.won = vec[i64]([0] * s.players)
        self.gems = vec[i64]([0] * s.players)  # won during the rollout
        self.laid: i64 = 0  # gems laid in this round
        self.deck: i64 = 0
        self.centre: i64 = 0  # cards left for the next trump deck (six players)
        self.out: i64 = 0  # seats that sit out

    def fits(self, s: Masti) -> bool:
        """Whether this world is of the same box and seating."""
        return (
            s.box is self.box
            and s.players == self.players
            and s.teams == self.teams
            and s.pooled == self.pooled
        )

    # ── word by word ──

    def say(self, s: Masti, seat: Seat, chance: Chance) -> Word:
        """A word for this seat."""
        frame = s.stack[-1]
        if isinstance(frame, Rounds):
            self.read(s)
            chosen = self.table.choice(seat, chance)
            return BRIBE if chosen == BRIBE_CHOICE else PLAY[chosen]
        if isinstance(frame, Leaving):
            self.read(s)
            return LEAVE[self.least(seat, frame.taken)]
        word = ending_word(s, seat)
        return frame.any_option(s, seat, chance) if word is None else word

    def read(self, s: Masti) -> None:
        """Copy a world into the fields of the rollout."""
        table = self.table
        table.clear()
        table.todo = 0
        for seat in range(s.players):
            table.hands[seat] = s.hands[seat]
            table.bribes[seat] = s.bribes[seat]
            table.areas[seat] = packed_area(self.evaluation, s.won[seat])
            self.won[seat] = s.won[seat]
            self.gems[seat] = 0
            if not (s.acted | s.out) >> seat & 1:
                table.todo |= BIT[seat]
        table.left = s.rounds - s.round
        self.deck = s.deck
        self.centre = s.left
        self.out = s.out
        self.laid = 0
        if s.trump != NO_CARD:
            self.read_round(s)

    def read_round(self, s: Masti) -> None:
        """The turns of this round so far, from its leader on."""
        table = self.table
        table.trump = s.trump // RANKS
        table.add(s.trump)
        for away in range(s.players):
            seat = (s.leader + away) % s.players
            if s.table[seat] != NO_CARD:
                table.lay(seat, s.table[seat])
            elif s.acted >> seat & 1:
                self.lay_gem()

    def lay_gem(self) -> None:
        self.table.plain += POINT
        self.laid += 1

    def least(self, seat: i64, taken: i64) -> i64:
        """The taken card that is worth least to this seat."""
        table = self.table
        evaluation = self.evaluation
        best: i64 = 0
        lowest_worth: i64 = HIGHEST
        while taken:
            card = lowest_i64(taken)
            pack: i64 = evaluation.packed[card]
            rest: i64 = table.areas[seat] - pack
            worth = (
                evaluation.worth(table.left, rest, table.partner_area(seat), pack) + evaluation.plain[card]
            )
            if worth < lowest_worth:
                lowest_worth = worth
                best = card
            taken &= taken - 1
        return best

    # ── all the rounds at once ──

    def finish(self, s: Masti, d: Dealer) -> int:
        """Play a world until it can be scored: without teams, until the last round is over.
        Returns the number of decisions."""
        decisions = 0
        while not s.over:
            if isinstance(s.stack[-1], Rounds):
                decisions += self.play_rounds(s, d.chance)
                if not self.teams:
                    return decisions
                s.settle(d)
            else:
                seat = lowest_seat(s.must)
                s.apply(seat, self.say(s, seat, d.chance), d)
                decisions += 1
        return decisions

    def play_rounds(self, s: Masti, chance: Chance) -> int:
        """All rounds from here on; the number of decisions."""
        self.read(s)
        taken: i64 = BIT[s.trump]
        for card in s.table:
            if card != NO_CARD:
                taken |= BIT[card]
        seat: i64 = s.turn
        decisions: i64 = 0
        while True:
            decisions += count_i64(self.table.todo)
            taken |= self.turns(seat, chance)
            seat = self.table.winner
            self.take(seat, taken)
            if self.players == SIX:
                self.leave(seat, taken)
                decisions += 1
            if not self.goes_on():
                break
            taken = self.turn_up(chance)
            while self.out >> seat & 1:
                seat = self.after(seat)
        s.leader = seat
        self.write(s)
        return decisions

    def turns(self, seat: i64, chance: Chance) -> i64:
        """The turns of a round, from this seat on; the cards played."""
        table = self.table
        played: i64 = 0
        while table.todo:
            if table.todo >> seat & 1:
                chosen = table.choice(seat, chance)
                table.todo -= BIT[seat]
                if chosen == BRIBE_CHOICE:
                    table.bribes[seat] -= 1
                    self.lay_gem()
                else:
                    table.hands[seat] -= BIT[chosen]
                    table.lay(seat, chosen)
                    played |= BIT[chosen]
            seat = self.after(seat)
        return played

    def after(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.players else 0

    def take(self, winner: i64, taken: i64) -> None:
        """The round goes to its winner."""
        self.won[winner] |= taken
        self.gems[winner] += self.laid
        self.table.areas[winner] += self.table.pile
        self.table.clear()
        self.laid = 0

    def leave(self, winner: i64, taken: i64) -> None:
        """A card stays in the centre (six players)."""
        card = self.least(winner, taken)
        self.won[winner] -= BIT[card]
        self.table.areas[winner] -= self.evaluation.packed[card]
        self.centre |= BIT[card]

    def goes_on(self) -> bool:
        """Begin another round, if there is one; seats without cards sit out from now on."""
        table = self.table
        if table.left == 0:
            return False
        empty: i64 = 0
        holding: i64 = 0
        for seat in range(self.players):
            if table.hands[seat]:
                holding |= BIT[seat]
            else:
                empty |= BIT[seat]
        if holding == 0:
            return False
        table.left -= 1
        table.todo = holding
        self.out = empty
        return True

    def turn_up(self, chance: Chance) -> i64:
        """The next trump."""
        if self.deck == 0:
            self.deck = self.centre
            self.centre = 0
        card = lowest_i64(from_place(self.deck, chance.pick(count_i64(self.deck))))
        self.deck -= BIT[card]
        self.table.trump = card // RANKS
        self.table.add(card)
        return BIT[card]

    def write(self, s: Masti) -> None:
        """Put the position after a round back into the world."""
        table = self.table
        s.round = s.rounds - table.left
        s.turn = NOBODY
        s.lead = NOBODY
        s.trump = NO_CARD
        s.acted = 0
        s.deck = self.deck
        s.left = self.centre
        s.out = self.out
        for seat in range(s.players):
            s.hands[seat] = table.hands[seat]
            s.won[seat] = self.won[seat]
            s.wealth[seat] += self.gems[seat]
            s.bribes[seat] = table.bribes[seat]
            s.table[seat] = NO_CARD
            if self.out >> seat & 1:
                s.removed += s.bribes[seat]
                s.bribes[seat] = 0
