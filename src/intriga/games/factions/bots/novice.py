"""What a beginner knows: symbols of one's own faction are good, others bad.

It reads a property only when the card is played, looks only at the symbols in its own area,
and ignores its role's condition and the others' factions.
"""

from typing import Final

from intriga.games.factions.bots.policy import NOISE, answer
from intriga.games.factions.rules.end import role_of, symbol_points
from intriga.games.factions.rules.quiz import Quiz
from intriga.games.factions.rules.turn import Turns
from intriga.games.factions.state import Factions
from intriga.games.factions.vocabulary import DRAW_CARD, KEEP, Card
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

KNOWS: Final = 40  # of a hundred questions of the quiz


def novice(world: State, seat: Seat, chance: Chance) -> Word:
    """A beginner."""
    assert isinstance(world, Factions)
    frame = world.stack[-1]
    if isinstance(frame, Quiz):
        return answer(world, frame, seat, KNOWS, chance)
    words = world.legal(seat)
    if KEEP in words:
        return KEEP
    best = words[0]
    highest = -1e9
    for word in words:
        value = naive_value(world, seat, word, isinstance(frame, Turns), chance) + NOISE * chance.pick(64)
        if value > highest:
            highest = value
            best = word
    return best


def naive_value(s: Factions, seat: Seat, word: Word, is_turn: bool, chance: Chance) -> float:
    """The immediate value of a word, as a beginner sees it."""
    faction = role_of(s, seat).faction
    if is_turn:
        if word is DRAW_CARD:
            return 0.0
        assert isinstance(word, Card)
        symbols = s.box.cards[word.card].symbols
        return 2 * symbols[faction] - sum(symbols)
    after = s.copy()
    after.apply(seat, word, Dealer(chance))
    return symbol_points(after, seat, faction)
