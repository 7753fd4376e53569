"""What bots know of this game. They are given re-dealt worlds, never the true position.

`regular` looks at the round on the table only: what winning it would do to its own area, what giving it
away would do to others, and how likely each of its cards is to win.
"""

from typing import Final

from intriga.games.masti.box import SUIT, character_of, rank_of
from intriga.games.masti.outlook import Outlook
from intriga.games.masti.rules.end import Jokers
from intriga.games.masti.rules.teams import Counting
from intriga.games.masti.rules.winner import strength_of, winning_seat
from intriga.games.masti.state import Masti
from intriga.games.masti.valuation import best_placement, better_stack
from intriga.games.masti.vocabulary import COUNT, JOKER, LeaveCard, PlayCard, ToTrumps
from intriga.kernel.chance import Chance
from intriga.kernel.heaps import count, lowest
from intriga.kernel.machine import State
from intriga.kernel.words import Word

EAGER: Final = 0.55  # how often a player who could win the round does
SPITE: Final = 1.0  # what a gain of one opponent costs, shared among all opponents
PARTNER: Final = 0.6  # what a partner's gain is worth
GEM: Final = 0.45  # what a bribe gem is worth as long as it can still be spent
RIDDANCE: Final = 0.04  # by rank: high cards win rounds that nobody wants


def regular(world: State, seat: int, chance: Chance) -> Word:
    """A sensible player."""
    assert isinstance(world, Masti)
    words = world.legal(seat)
    if len(words) == 1:
        return words[0]
    frame = world.stack[-1]
    if isinstance(frame, Jokers):
        return JOKER[lowest(best_placement(world, seat, frame.guild))]
    if isinstance(frame, Counting):
        return COUNT[better_stack(world, frame.guild, frame.team, world.partner(frame.team))]
    return best_word(world, seat, words, chance)


def best_word(s: Masti, seat: int, words: list[Word], chance: Chance) -> Word:
    """The word of the highest value; chance decides between equal ones."""
    outlook = Outlook(s)
    best = words[0]
    best_value = -1e9
    for word in words:
        value = value_of(s, seat, word, outlook) + chance.pick(64) * 1e-6
        if value > best_value:
            best, best_value = word, value
    return best


def value_of(s: Masti, seat: int, word: Word, outlook: Outlook) -> float:
    """What a word promises."""
    if isinstance(word, PlayCard):
        return value_of_card(s, seat, word.card, outlook)
    if isinstance(word, LeaveCard):
        return outlook.area(s.won[seat] & ~(1 << word.card), s.wealth[seat])
    if isinstance(word, ToTrumps):
        return value_of_burying(word.card)
    return value_of_bribe(s, seat, outlook)


def value_of_card(s: Masti, seat: int, card: int, outlook: Outlook) -> float:
    """Playing a card: the round won with its likelihood, else given to somebody else."""
    taken = 1 << card | on_table(s)
    gems = count(s.acted) - cards_on_table(s)
    win = likelihood_of_winning(s, seat, card)
    value = win * outlook.gain(seat, taken, gems)
    if win < 1.0:
        value += (1.0 - win) * given_away(s, seat, taken, gems, outlook)
        value += (1.0 - win) * RIDDANCE * rank_of(card)
    return value


def value_of_bribe(s: Masti, seat: int, outlook: Outlook) -> float:
    """Bribing: the round goes to another, with one gem more."""
    gems = count(s.acted) - cards_on_table(s) + 1
    return given_away(s, seat, on_table(s), gems, outlook) - GEM


def value_of_burying(card: int) -> float:
    """Penalty and power cards are better shared out by luck; the middle of a hand is of least use."""
    rank = rank_of(card)
    return 20.0 if rank == 2 else 10.0 if rank == 13 else -abs(rank - 7)


def given_away(s: Masti, seat: int, taken: int, gems: int, outlook: Outlook) -> float:
    """What it means to this seat that another wins the round: the one who is winning, or just anybody."""
    winner = winning_seat(s) if s.lead >= 0 else (seat + 1) % s.players
    gain = outlook.gain(winner, taken, gems)
    if s.teams and s.team(winner) == s.team(seat):
        return PARTNER * gain
    return -SPITE * gain / (s.players - 1)


def on_table(s: Masti) -> int:
    """The cards that the winner of this round will take, as far as they lie there."""
    cards = 1 << s.trump
    for card in s.table:
        if card >= 0:
            cards |= 1 << card
    return cards


def cards_on_table(s: Masti) -> int:
    found = 0
    for card in s.table:
        if card >= 0:
            found += 1
    return found


def likelihood_of_winning(s: Masti, seat: int, card: int) -> float:
    """How likely a card is to win: nobody has beaten it, and of those to come few can."""
    trump = character_of(s.trump)
    lead = s.lead if s.lead >= 0 else character_of(card)
    mine = strength_of(card, trump, lead)
    for lying in s.table:
        if lying >= 0 and strength_of(lying, trump, lead) > mine:
            return 0.0
    if mine < 0:
        return 0.0
    likelihood = 1.0
    unseen = unseen_by(s, seat)
    for other in range(s.players):
        if other != seat and not (s.acted | s.out) >> other & 1:
            likelihood *= 1.0 - EAGER * can_beat(s, other, card, lead, trump, unseen)
    return likelihood


def can_beat(s: Masti, other: int, card: int, lead: int, trump: int, unseen: int) -> float:
    """How likely a seat holds a card that beats this one and may be played."""
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


def above(card: int, character: int, same: bool) -> int:
    """The cards of a character, or of it only those above a card of the same one."""
    return SUIT[character] & ~((2 << card) - 1) if same else SUIT[character]


def unseen_by(s: Masti, seat: int) -> int:
    """The cards in other hands and in the trump deck: which of them is where, the seat does not know."""
    found = s.deck
    for other in range(s.players):
        if other != seat:
            found |= s.hands[other]
    return found
