"""Lookahead to the end of an action: every way of carrying it out is tried on copies of the position."""

from typing import Final, final

from intriga.games.illuminaten.bots.argument_odds import best_odds
from intriga.games.illuminaten.bots.artificial_clock import ArtificialClock
from intriga.games.illuminaten.bots.evaluation import MARKER, Evaluation
from intriga.games.illuminaten.box.tables import AREOPAGUS, CARDS, DAGGER, HAMMERS, Cell
from intriga.games.illuminaten.rules.actions.argument import Argument, edge_of, initial_strength
from intriga.games.illuminaten.rules.actions.collusion import Sharing
from intriga.games.illuminaten.rules.actions.displace import Displace
from intriga.games.illuminaten.rules.actions.exclude import Exclude
from intriga.games.illuminaten.rules.actions.reassign import Reassign
from intriga.games.illuminaten.rules.actions.scout import Scout
from intriga.games.illuminaten.rules.artificial.argument import ArtificialArgument
from intriga.games.illuminaten.rules.terms.paying import Pay
from intriga.games.illuminaten.rules.terms.support import Gain
from intriga.games.illuminaten.rules.turn.turn import Actions
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.slots import with_owner
from intriga.games.illuminaten.vocabulary import (
    ENOUGH,
    PAY,
    CardWord,
    FactionWord,
    On,
    SeatWord,
    Slot,
)
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

WON: Final = 10000.0
LOWEST: Final = -1e9
SUBSTITUTION: Final = 2.5  # value of the additional tokens that a substitution takes


@final
class Way:
    """A word in the menu of a turn, and what comes of it."""

    def __init__(self, word: Word, value: float, after: Pax | None) -> None:
        self.word: Final = word
        self.value = value
        self.after: Final = after  # None where chance decides, or the turn is over
        self.first: Way | None = None  # with which the turn goes on now, if that is another word


@final
class Lookahead:
    """The lookahead of one seat for one question."""

    def __init__(self, s: Pax, seat: Seat, d: Dealer, clock: ArtificialClock | None = None) -> None:
        self.seat: Final = seat
        self.d: Final = d
        self.evaluation: Final = Evaluation(s, seat, clock)
        self.tried: Final[set[int]] = set()
        self.most = LOWEST  # the value of the best position that was reached
        self.reached: Pax | None = None  # that position, with the turn going on

    def way(self, s: Pax, word: Word) -> Way:
        """The value of saying a word, and where its best way leads."""
        self.tried.clear()
        self.most = LOWEST
        value = self.after(s, word)
        return Way(word, value, self.reached if value == self.most else None)

    def after(self, s: Pax, word: Word) -> float:
        """The value of saying a word, if the action is then carried out as well as possible."""
        world = s.copy()
        world.apply(self.seat, word, self.d)
        return self.best(world)

    def best(self, s: Pax) -> float:
        """The value of a position after the action that has begun. Changes the position."""
        while True:
            if s.over:
                return WON if s.winners >> self.seat & 1 else -WON
            frame = s.stack[-1]
            if isinstance(frame, Actions):
                value = self.evaluation.value(s) + self.evaluation.rest_of_turn(s)
                if value > self.most:
                    self.most, self.reached = value, s
                return value
            if isinstance(frame, Argument):
                likelihood = likelihood_of_winning(
                    s, self.seat, self.evaluation.hand, frame.defender, frame.cell, frame.bias
                )
                return self.value_of_argument(s, likelihood, frame.defender, frame.cell, frame.slots)
            if isinstance(frame, ArtificialArgument):
                likelihood = best_odds(s, frame, self.evaluation.hand & s.hands[self.seat])
                return self.value_of_argument(s, likelihood, s.seats - 1, frame.cell, frame.slots)
            if not s.may >> self.seat & 1:
                return self.evaluation.value(s)
            if isinstance(frame, (Pay, Gain, Sharing)):
                s.apply(self.seat, self.support_choice(s, frame.options(s, self.seat)), self.d)
            elif isinstance(frame, Scout) and frame.is_paid and not s.hands[self.seat] & self.evaluation.hand:
                return self.evaluation.value(s)  # which card will be laid is not known
            elif isinstance(frame, Reassign) and frame.bar(s, self.seat, ENOUGH) == FINE:
                s.apply(self.seat, ENOUGH, self.d)
            else:
                return self.best_of(s, self.worth_trying(s, frame.options(s, self.seat)))

    def best_of(self, s: Pax, words: list[Word]) -> float:
        found = LOWEST
        for word in words:
            found = max(found, self.after(s, word))
        return found

    # ── what is tried ──

    def worth_trying(self, s: Pax, words: list[Word]) -> list[Word]:
        """The words without those that come to the same as one tried before."""
        frame = s.stack[-1]
        found: list[Word] = []
        if isinstance(words[0], Slot):
            seen = 0
            for word in words:
                cell = word.cell if isinstance(word, Slot) else CARDS
                if not seen >> cell & 1:
                    seen |= 1 << cell
                    found.append(word)
            return found
        if isinstance(frame, (Scout, Exclude, Displace)) and isinstance(words[0], On):
            return self.targets(s, words)
        return self.known_cards(words) or words

    def targets(self, s: Pax, words: list[Word]) -> list[Word]:
        """All acting cards; of the targets, those that were not yet tried with another acting card."""
        frame = s.stack[-1]
        if isinstance(frame, Scout):
            number, is_target = 0, not frame.needs_acting()
        elif isinstance(frame, Exclude):
            number, is_target = 1, not frame.needs_acting(s)
        else:
            number, is_target = 2, isinstance(frame, Displace) and frame.acting != NONE
        if not is_target:
            return words
        found: list[Word] = []
        for word in words:
            if isinstance(word, On):
                name = ((number * 64 + len(s.chain)) * 8 + s.mains) * (AREOPAGUS + 1) + word.cell
                if name not in self.tried:
                    self.tried.add(name)
                    found.append(word)
        return found

    def known_cards(self, words: list[Word]) -> list[Word]:
        """All words but those with cards that were drawn while looking ahead: these are not known."""
        found: list[Word] = []
        for word in words:
            if not isinstance(word, CardWord) or self.evaluation.hand >> word.card & 1:
                found.append(word)
        return found

    # ── arguments ──

    def value_of_argument(self, s: Pax, likelihood: float, other: int, cell: Cell, slots: int) -> float:
        """The expected value of an argument, by the likelihood of winning it."""
        lost = self.evaluation.value(s) + self.evaluation.rest_of_turn(s)
        for slot in items(slots):
            s.inf[cell] = with_owner(s.inf[cell], slot, NONE)
            s.supply[other] += 1
        won = self.evaluation.value(s) + self.evaluation.rest_of_turn(s) + MARKER
        return likelihood * won + (1.0 - likelihood) * lost

    # ── support ──

    def support_choice(self, s: Pax, words: list[Word]) -> Word:
        """Pay and give what is worth least, gain what is worth most, take from the richest opponent."""
        best = words[0]
        most = LOWEST
        for word in words:
            value = self.worth_of(s, word)
            if value > most:
                best, most = word, value
        return best

    def worth_of(self, s: Pax, word: Word) -> float:
        if isinstance(word, SeatWord):
            frame = s.stack[-1]
            tokens = sum(s.tokens[word.seat * 6 : word.seat * 6 + 6])
            return float(-tokens if isinstance(frame, Sharing) else tokens)
        if not isinstance(word, FactionWord):
            return 0.0
        held = s.token(self.seat, word.faction)
        if word.verb == "gain":
            return self.evaluation.token(word.faction, held)
        loss = self.evaluation.token(word.faction, max(0, held - 1))
        return -loss if word is PAY[word.faction] or word.verb == "give" else -loss - SUBSTITUTION


def likelihood_of_winning(s: Pax, seat: Seat, hand: Mask, other: int, cell: Cell, bias: int) -> float:
    """How likely an attack wins: the best card against a good one, or a card that wins at once."""
    theirs = initial_strength(s, other, cell)
    mine = theirs + bias if bias else initial_strength(s, seat, cell)
    edge = edge_of(s, mine, theirs)
    hand &= s.hands[seat]
    if (holds(s, hand, DAGGER) and edge < 0) or (holds(s, hand, HAMMERS) and edge > 0):
        return 0.92
    ahead = mine + best_digit(s, hand) - theirs - 4.5
    return min(0.85, max(0.03, 0.45 + 0.2 * ahead))


def best_digit(s: Pax, hand: Mask) -> int:
    best = 0
    for card in items(hand):
        strength = s.box.cards[card].strength
        if strength < DAGGER:
            best = max(best, strength)
    return best


def holds(s: Pax, hand: Mask, strength: int) -> bool:
    for card in items(hand):
        if s.box.cards[card].strength == strength:
            return True
    return False
