"""What a beginner knows: the rules, and that symbols, bonus cards and gems are good and others bad.

It counts the fourth symbol of a stack like the first, ignores the other players, assumes that the card
that leads now will win, and bribes only if each of its cards would win a pile that it does not want.
"""

from typing import Final

from intriga.games.masti.bots.policy import beats, ending_word, gems_laid, on_table, value_of_burying
from intriga.games.masti.box.tables import BONUSES, JOKERS, PENALTIES, POWERS, Card, rank_of
from intriga.games.masti.rules.card_values import area_points, symbols_in
from intriga.games.masti.rules.winner import winning_seat
from intriga.games.masti.state import Masti
from intriga.games.masti.vocabulary import LeaveCard, PlayCard, ToTrumps
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

HIGH: Final = 0.02  # by rank: a card that wins should be high, one that loses low
BRIBE_PRICE: Final = 0.5


def novice(world: State, seat: Seat, chance: Chance) -> Word:
    """A beginner."""
    assert isinstance(world, Masti)
    words = world.legal(seat)
    if len(words) == 1:
        return words[0]
    word = ending_word(world, seat)
    if word is not None:
        return word
    best = words[0]
    best_value = -1e9
    for word in words:
        value = value_of(world, seat, word) + chance.pick(64) * 1e-6
        if value > best_value:
            best, best_value = word, value
    return best


def value_of(s: Masti, seat: Seat, word: Word) -> float:
    """The immediate value of a word, as a beginner sees it."""
    if isinstance(word, PlayCard):
        return value_of_card(s, word.card)
    if isinstance(word, LeaveCard):
        return area_points(s, s.won[seat] & ~(1 << word.card), s.wealth[seat])
    if isinstance(word, ToTrumps):
        return value_of_burying(word.card)
    return -BRIBE_PRICE


def value_of_card(s: Masti, card: Card) -> float:
    """The pile, if this card leads; otherwise a small loss that grows with the card's rank."""
    winner = winning_seat(s)
    if winner >= 0 and not beats(s, card, s.table[winner]):
        return -HIGH * rank_of(card)
    return naive_worth(s, on_table(s) | 1 << card) + gems_laid(s) + HIGH * rank_of(card)


def naive_worth(s: Masti, cards: Mask) -> int:
    """Every symbol a point, jokers too; bonus, penalty and power cards as the tables say."""
    box = s.box
    found = sum(symbols_in(box, cards)) + count(cards & JOKERS)
    found += box.bonus * count(cards & BONUSES) + box.penalty * count(cards & PENALTIES)
    return found + box.power_points[1] * count(cards & POWERS)
