"""What bots know of this game. They are given re-dealt worlds, never the true position."""

from typing import Final

from intriga.games.factions.bots.evaluation import UNSEEN, Evaluation, worth_of
from intriga.games.factions.rules.end import role_of
from intriga.games.factions.rules.exchange import Exchange
from intriga.games.factions.rules.quiz import Quiz
from intriga.games.factions.rules.turn import Turns
from intriga.games.factions.state import Factions
from intriga.games.factions.vocabulary import ANSWER, ANSWERS, DRAW_CARD, EXCHANGE, KEEP
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

KNOWS: Final = 60  # of a hundred questions of the quiz
AHEAD: Final = 3  # how many questions of its turn it looks ahead
NOISE: Final = 1e-6


def regular(world: State, seat: Seat, chance: Chance) -> Word:
    """Try every way to go on in this turn, and take the best."""
    assert isinstance(world, Factions)
    frame = world.stack[-1]
    if isinstance(frame, Quiz):
        return answer(world, frame, seat, KNOWS, chance)
    if isinstance(frame, Exchange):
        return EXCHANGE if is_bad_hand(world, seat) else KEEP
    words = world.legal(seat)
    if len(words) == 1:
        return words[0]
    evaluation = Evaluation(world, seat)
    best = words[0]
    highest = -1e9
    for word in words:
        value = value_after(world, word, evaluation, AHEAD, chance) + NOISE * chance.pick(64)
        if value > highest:
            highest = value
            best = word
    return best


def answer(s: Factions, frame: Quiz, seat: Seat, knows: int, chance: Chance) -> Word:
    """The right answer in `knows` of a hundred cases, otherwise a wrong one."""
    right = frame.question(s, seat)[2]
    if chance.pick(50) < knows // 2:
        return ANSWER[right]
    return ANSWER[(right + 1 + chance.pick(ANSWERS - 1)) % ANSWERS]


def is_bad_hand(s: Factions, seat: Seat) -> bool:
    """Whether unseen cards are worth more than these."""
    faction = role_of(s, seat).faction
    hand = s.hands[seat]
    return sum([worth_of(s.box.cards[card], faction) for card in hand]) < UNSEEN * len(hand)


def value_after(s: Factions, word: Word, evaluation: Evaluation, ahead: int, chance: Chance) -> float:
    """The value of the position after a word, if the seat goes on as well as it can."""
    if word is DRAW_CARD and s.deck() > 1:
        return evaluation.value(s) + UNSEEN / 2.0 + 0.05 - 0.5
    after = s.copy()
    after.apply(evaluation.seat, word, Dealer(chance))
    return value_at(after, evaluation, ahead, chance)


def value_at(s: Factions, evaluation: Evaluation, ahead: int, chance: Chance) -> float:
    """The value of the best choice left in this property; without one, of the position itself."""
    if s.over or s.must != only(evaluation.seat) or ahead == 0 or isinstance(s.stack[-1], Turns):
        return evaluation.value(s)
    best = -1e9
    for word in s.legal(evaluation.seat):
        best = max(best, value_after(s, word, evaluation, ahead - 1, chance))
    return best
