"""What bots know of this game. They are given re-dealt worlds, never the true position.

`regular` looks at the round on the table only: what winning it is worth to its own side, what
it is worth to others, and how likely each later seat is to take it.
"""

from typing import Final

from intriga.games.masti.bots.evaluation import Evaluation
from intriga.games.masti.box.tables import SUIT, Card, character_of, rank_of
from intriga.games.masti.rules.card_values import best_placement, better_stack
from intriga.games.masti.rules.end import Jokers
from intriga.games.masti.rules.teams import Counting
from intriga.games.masti.rules.winner import winning_seat
from intriga.games.masti.state import NO_CARD, Masti
from intriga.games.masti.vocabulary import COUNT, JOKER, LeaveCard, PlayCard, ToTrumps
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import count, lowest
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

EAGER: Final = 0.7  # how often a player takes a round that is a gain and could be won
WARY: Final = 0.3  # how often one that is a loss
OTHERS_GAIN: Final = 1.5  # weight of another side's gain, divided by the number of other sides
SPENT_GEM: Final = 0.5  # value of spending a gem in the last round: unspent, it is lost
RIDDANCE: Final = 0.04  # by rank: high cards win rounds that nobody wants


def regular(world: State, seat: Seat, chance: Chance) -> Word:
    """A sensible player."""
    assert isinstance(world, Masti)
    words = world.legal(seat)
    if len(words) == 1:
        return words[0]
    word = ending_word(world, seat)
    return best_word(world, seat, words, chance) if word is None else word


def ending_word(s: Masti, seat: Seat) -> Word | None:
    """The word that scores most once the rounds are over; None before."""
    frame = s.stack[-1]
    if isinstance(frame, Jokers):
        return JOKER[lowest(best_placement(s, seat, frame.guild))]
    if isinstance(frame, Counting):
        return COUNT[better_stack(s, frame.guild, frame.team, s.partner(frame.team))]
    return None


def best_word(s: Masti, seat: Seat, words: list[Word], chance: Chance) -> Word:
    """The word of the highest value; chance breaks ties."""
    evaluation = Evaluation(s)
    best = words[0]
    best_value = -1e9
    for word in words:
        value = value_of(s, seat, word, evaluation) + chance.pick(64) * 1e-6
        if value > best_value:
            best, best_value = word, value
    return best


def value_of(s: Masti, seat: Seat, word: Word, evaluation: Evaluation) -> float:
    """The expected value of a word."""
    if isinstance(word, PlayCard):
        return value_of_card(s, seat, word.card, evaluation)
    if isinstance(word, LeaveCard):
        return evaluation.without(seat, word.card)
    if isinstance(word, ToTrumps):
        return value_of_burying(word.card)
    return value_of_bribe(s, seat, evaluation)


def value_of_card(s: Masti, seat: Seat, card: Card, evaluation: Evaluation) -> float:
    """Playing a card: it may win the round, or go to whoever wins."""
    pile = on_table(s) | 1 << card
    winner = winning_seat(s)
    if winner >= 0 and not beats(s, card, s.table[winner]):
        return expected_value(
            s, seat, winner, s.table[winner], pile, gems_laid(s), evaluation
        ) + RIDDANCE * rank_of(card)
    return expected_value(s, seat, seat, card, pile, gems_laid(s), evaluation)


def value_of_bribe(s: Masti, seat: Seat, evaluation: Evaluation) -> float:
    """Bribing: the round goes to another, with one gem more."""
    winner = winning_seat(s)
    spent = SPENT_GEM * s.round / s.rounds
    return expected_value(s, seat, winner, s.table[winner], on_table(s), gems_laid(s) + 1, evaluation) + spent


def value_of_burying(card: Card) -> float:
    """Penalty and power cards go first, then the middle ranks, which are of least use."""
    rank = rank_of(card)
    return 20.0 if rank == 2 else 10.0 if rank == 13 else -abs(rank - 7)


def expected_value(
    s: Masti, seat: Seat, holder: int, card: Card, pile: int, gems: int, evaluation: Evaluation
) -> float:
    """The expected value of this round while `holder` leads it with this card: later seats may take it."""
    value = 0.0
    holds = 1.0
    unseen = unseen_by(s, seat)
    lead = s.lead if s.lead >= 0 else character_of(card)
    for away in range(1, s.players):
        other = (seat + away) % s.players
        if not (s.acted | s.out) >> other & 1:
            gain = evaluation.gain(other, pile, gems)
            takes = (EAGER if gain > 0.0 else WARY) * can_beat(s, other, card, lead, unseen)
            value += holds * takes * value_to(s, seat, other, gain)
            holds *= 1.0 - takes
    return value + holds * value_to(s, seat, holder, evaluation.gain(holder, pile, gems))


def value_to(s: Masti, seat: Seat, winner: Seat, gain: float) -> float:
    """What a gain of the round's winner is worth to this seat."""
    if s.team(winner) == s.team(seat):
        return gain
    return -OTHERS_GAIN * gain / ((s.teams or s.players) - 1)


def beats(s: Masti, card: Card, other: int) -> bool:
    """Whether a card takes the lead from the one that has it."""
    if character_of(card) == character_of(other):
        return card > other
    return character_of(card) == character_of(s.trump)


def on_table(s: Masti) -> int:
    """The cards on the table, which the winner of this round will take."""
    cards = 1 << s.trump
    for card in s.table:
        if card >= 0:
            cards |= 1 << card
    return cards


def gems_laid(s: Masti) -> int:
    """The gems on the table, which the winner of this round will take."""
    found = count(s.acted)
    for card in s.table:
        if card != NO_CARD:
            found -= 1
    return found


def can_beat(s: Masti, other: int, card: Card, lead: int, unseen: int) -> float:
    """How likely a seat holds a card that beats this one and may be played."""
    trump = character_of(s.trump)
    share = count(s.hands[other]) / max(1, count(unseen))
    higher = 0
    if not s.lacks[other] >> lead & 1 and (lead == trump or character_of(card) != trump):
        higher = count(above(card, lead, lead == character_of(card)) & unseen)
    has_higher = 1.0 - (1.0 - share) ** higher
    if lead == trump:
        return has_higher
    trumps = count(above(card, trump, character_of(card) == trump) & unseen)
    void = 1.0 if s.lacks[other] >> lead & 1 else (1.0 - share) ** count(SUIT[lead] & unseen)
    trumps_in = 0.0 if s.lacks[other] >> trump & 1 else 1.0 - (1.0 - share) ** trumps
    return 1.0 - (1.0 - has_higher) * (1.0 - void * trumps_in)


def above(card: Card, character: int, same: bool) -> int:
    """The cards of a character; if `card` is of the `same` character, only those above it."""
    return SUIT[character] & ~((2 << card) - 1) if same else SUIT[character]


def unseen_by(s: Masti, seat: Seat) -> int:
    """The cards in other hands and in the trump deck, whose places the seat does not know."""
    found = s.deck
    for other in range(s.players):
        if other != seat:
            found |= s.hands[other]
    return found
