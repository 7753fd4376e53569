"""What bots know of this game. They are given re-dealt worlds, never the true position.

`regular` thinks each action through to its end, one action ahead, and weighs what it leads to: how near
it comes to its plots, what it hinders, what it costs. It never looks at others' hands and plots.
"""

from typing import Final

from intriga.games.illuminaten.bots.evaluation import lead_in_points
from intriga.games.illuminaten.bots.lookahead import Lookahead
from intriga.games.illuminaten.box.tables import DAGGER, DRAW, ENHANCEMENTS, FACTIONS, HAMMERS
from intriga.games.illuminaten.rules.actions.argument import Argument, edge_of
from intriga.games.illuminaten.rules.actions.collusion import Sharing
from intriga.games.illuminaten.rules.artificial.argument import ArtificialArgument
from intriga.games.illuminaten.rules.phases.check_phase import KeepEvent
from intriga.games.illuminaten.rules.phases.event_phase import EventPhase
from intriga.games.illuminaten.rules.phases.refill import DiscardDown, Refill
from intriga.games.illuminaten.rules.plots.plots import PLOTS_TO_WIN, PlotCheck
from intriga.games.illuminaten.rules.terms.paying import Pay
from intriga.games.illuminaten.rules.terms.support import Gain
from intriga.games.illuminaten.rules.turn.turn import Actions
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.vocabulary import (
    END,
    FROM_DECK,
    GO_ON,
    Act,
    CardWord,
    CourtWord,
    EventWord,
    FactionWord,
    PlotWord,
)
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

SPECIAL_EVENT: Final = 2.0  # an event in hand
EDICT_EVENT: Final = 5.0  # the tokens that come off an edict, and that it is out of the deck
IMPATIENCE: Final = 2.0  # for each seat: the more turns a round has, the sooner edicts end the game
THEIR_LOSS: Final = 0.4  # a token that an opponent loses
HASTE: Final = 0.3  # an edict brings the scoring nearer: for each point that one is ahead
GREAT: Final = 3.0  # a grand master or royal arch in hand
FROM_UNSEEN: Final = 2.4  # a card of the deck
SECOND_PRICE: Final = 1.2  # the token for a second card of the court


def regular(world: State, seat: Seat, chance: Chance) -> Word:
    """A sensible player."""
    assert isinstance(world, Pax)
    frame = world.stack[-1]
    words = frame.options(world, seat)
    plain = plain_answer(world, seat, words)
    if plain is not None:
        return plain
    if isinstance(frame, Actions):
        return in_the_turn(world, seat, words, chance)
    if isinstance(frame, (EventPhase, PlotCheck)):
        return words[0]
    thoughts = Lookahead(world, seat, Dealer(chance))
    if isinstance(frame, (Pay, Gain, Sharing)):
        return thoughts.about_support(world, words)
    return best_thought(world, thoughts.worth_trying(world, words), thoughts, chance)


def plain_answer(s: Pax, seat: Seat, words: list[Word]) -> Word | None:
    """What everybody says, a beginner too: a forced word, what is for nothing in a turn, and the best card
    of a choice that one card decides; None where there is more to think about."""
    frame = s.stack[-1]
    if len(words) == 1:
        return words[0]
    if isinstance(frame, Actions):
        return gift(s, seat, words)
    if isinstance(frame, (Argument, ArtificialArgument)):
        return GO_ON if GO_ON in words else best_argument(s, seat, words)
    if isinstance(frame, (Refill, DiscardDown, KeepEvent)):
        return best_by_worth(s, seat, words)
    return None


# ── the turn ──


def gift(s: Pax, seat: Seat, words: list[Word]) -> Word | None:
    """Enough plots end the turn and the game; a plot fulfilled or a faction card taken costs nothing."""
    if count(s.on_plots[seat]) >= PLOTS_TO_WIN:
        return END
    for word in words:
        if isinstance(word, PlotWord) or (isinstance(word, FactionWord) and word.verb == "take"):
            return word
    return None


def in_the_turn(s: Pax, seat: Seat, words: list[Word], chance: Chance) -> Word:
    """The action that promises most, or none."""
    thoughts = Lookahead(s, seat, Dealer(chance))
    best: Word = END
    now = thoughts.outlook.value(s)
    most = now
    for word in words:
        if word is not END:
            value = thoughts.after(s, word) + chance.pick(64) * 1e-4
            if value > most and (isinstance(word, Act) or value > now + thoughts.outlook.left_to_do(s)):
                best, most = word, value
    return best


def best_thought(s: Pax, words: list[Word], thoughts: Lookahead, chance: Chance) -> Word:
    best = words[0]
    most = -1e12
    for word in words:
        value = thoughts.after(s, word) + chance.pick(64) * 1e-4
        if value > most:
            best, most = word, value
    return best


# ── arguments ──


def best_argument(s: Pax, seat: Seat, words: list[Word]) -> Word:
    """A card that wins at once, else the highest number."""
    edge = edge_in_argument(s, seat)
    best = words[0]
    most = -1
    for word in words:
        if isinstance(word, CardWord):
            strength = s.box.cards[word.card].strength
            value = 0 if strength in (DAGGER, HAMMERS) else strength
            if (strength == DAGGER and edge < 0) or (strength == HAMMERS and edge > 0):
                value = 100
            if value > most:
                best, most = word, value
    return best


def edge_in_argument(s: Pax, seat: Seat) -> int:
    """Superiority or vulnerability of this seat."""
    frame = s.stack[-1]
    if isinstance(frame, Argument):
        first, second = frame.strengths(s)
        edge = edge_of(s, first, second)
        return edge if seat == frame.attacker else -edge
    if isinstance(frame, ArtificialArgument):
        first, second = frame.strengths(s, s.seats - 1)
        edge = edge_of(s, first, second)
        return -edge if frame.attacks() else edge
    return 0


# ── cards and events ──


def best_by_worth(s: Pax, seat: Seat, words: list[Word]) -> Word:
    best = words[0]
    most = -1e9
    for word in words:
        value = worth_of(s, seat, word)
        if value > most:
            best, most = word, value
    return best


def worth_of(s: Pax, seat: Seat, word: Word) -> float:
    frame = s.stack[-1]
    if isinstance(word, CourtWord):
        price = SECOND_PRICE if isinstance(frame, Refill) and frame.taken else 0.0
        return worth_of_card(s, s.court[word.place]) - price
    if word is FROM_DECK:
        return FROM_UNSEEN
    if isinstance(word, CardWord):
        return -worth_of_card(s, word.card)
    if isinstance(word, EventWord):
        return worth_of_event(s, seat, word.event)
    return 0.0


def worth_of_card(s: Pax, number: int) -> float:
    """A card in hand: for conspiracies, for the field, for arguments."""
    card = s.box.cards[number]
    if card.is_great:
        return GREAT
    found = 0.6 * card.degree + 0.1 * card.strength
    if card.ability < ENHANCEMENTS:
        return found + 1.5
    return found + (0.8 if card.ability >= DRAW else 0.6)


def worth_of_event(s: Pax, seat: Seat, event: int) -> float:
    """An edict takes its tokens from all and gives some of them back to its owner."""
    if event >= FACTIONS:
        return SPECIAL_EVENT
    found = EDICT_EVENT - IMPATIENCE * s.seats + HASTE * lead_in_points(s, seat)
    for other in range(s.seats):
        found += -s.token(other, event) if other == seat else THEIR_LOSS * s.token(other, event)
    return found
