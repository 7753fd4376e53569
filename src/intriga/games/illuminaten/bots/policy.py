"""What bots know of this game. They are given re-dealt worlds, never the true position.

`regular` looks one action ahead, to its end, and evaluates the position there: how near its plots are, what
the opponents could do, what was spent. It never looks at others' hands and plots.
"""

from typing import Final

from intriga.games.illuminaten.bots.argument_odds import best_card
from intriga.games.illuminaten.bots.artificial_clock import ArtificialClock
from intriga.games.illuminaten.bots.lookahead import Lookahead, Way
from intriga.games.illuminaten.box.tables import DAGGER, DRAW, ENHANCEMENTS, FACTIONS, HAMMERS
from intriga.games.illuminaten.knowledge.redeal import redeal
from intriga.games.illuminaten.rules.actions.argument import Argument, edge_of
from intriga.games.illuminaten.rules.actions.collusion import Sharing
from intriga.games.illuminaten.rules.artificial.argument import ArtificialArgument
from intriga.games.illuminaten.rules.end import totals
from intriga.games.illuminaten.rules.phases.check_phase import KeepEvent
from intriga.games.illuminaten.rules.phases.event_phase import EventPhase
from intriga.games.illuminaten.rules.phases.refill import DiscardDown, Refill
from intriga.games.illuminaten.rules.plots.plots import PLOTS_TO_WIN, PlotCheck
from intriga.games.illuminaten.rules.terms.paying import Pay
from intriga.games.illuminaten.rules.terms.support import Gain
from intriga.games.illuminaten.rules.turn.turn import Actions
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.vocabulary import (
    CARD,
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
EDICT_EVENT: Final = 5.0  # the tokens of an edict, and that it is out of the deck
EDICT_PER_SEAT: Final = 2.0  # subtracted for each seat: with more seats, edicts end the game sooner
THEIR_LOSS: Final = 0.4  # a token that an opponent loses
PER_POINT_AHEAD: Final = 0.3  # for each point that the seat is ahead: an edict brings the scoring nearer
GREAT: Final = 3.0  # a grand master or royal arch in hand
FROM_UNSEEN: Final = 2.4  # a card of the deck
SCRIPTED: Final = (12, 2)  # ways that are followed, words of the menu: against an artificial opponent
THREATENED: Final = (5, 1)  # the same where another player is about to win
SECOND_PRICE: Final = 1.2  # the token for a second card of the court


def regular(world: State, seat: Seat, chance: Chance) -> Word:
    """A sensible player."""
    assert isinstance(world, Pax)
    frame = world.stack[-1]
    words = frame.options(world, seat)
    plain = plain_answer(world, seat, words)
    if plain is not None:
        return plain
    if isinstance(frame, (EventPhase, PlotCheck)):
        return words[0]
    if world.opponent and world.players > 1:
        world = redeal(world, seat, chance)  # what its cards may be is drawn, never looked at
        frame = world.stack[-1]
    if isinstance(frame, Actions):
        return in_the_turn(world, seat, words, chance)
    lookahead = Lookahead(world, seat, Dealer(chance), clock_for(world, chance))
    if isinstance(frame, (Pay, Gain, Sharing)):
        return lookahead.support_choice(world, words)
    return best_after(world, lookahead.worth_trying(world, words), lookahead, chance)


def clock_for(s: Pax, chance: Chance) -> ArtificialClock | None:
    """What looks at the next turn of an artificial opponent, if there is one."""
    return ArtificialClock(chance.pick(64)) if s.opponent else None


def plain_answer(s: Pax, seat: Seat, words: list[Word]) -> Word | None:
    """The word that needs no lookahead, as all levels say it: a forced word, something free in a turn, or the
    best card where one card decides; None if there is none."""
    frame = s.stack[-1]
    if len(words) == 1:
        return words[0]
    if isinstance(frame, Actions):
        return free_word(s, seat, words)
    if isinstance(frame, ArtificialArgument):
        return CARD[best_card(s, frame, s.hands[seat])]
    if isinstance(frame, Argument):
        return GO_ON if GO_ON in words else best_argument(s, seat, words)
    if isinstance(frame, (Refill, DiscardDown, KeepEvent)):
        return best_by_worth(s, seat, words)
    return None


# ── the turn ──


def free_word(s: Pax, seat: Seat, words: list[Word]) -> Word | None:
    """A word that costs nothing: the end with enough plots, a plot to fulfil, a faction card to take."""
    if count(s.on_plots[seat]) >= PLOTS_TO_WIN:
        return END
    for word in words:
        if isinstance(word, PlotWord) or (isinstance(word, FactionWord) and word.verb == "take"):
            return word
    return None


def in_the_turn(s: Pax, seat: Seat, words: list[Word], chance: Chance) -> Word:
    """The action of the highest value, or the end of the turn."""
    lookahead = Lookahead(s, seat, Dealer(chance), clock_for(s, chance))
    now = lookahead.evaluation.value(s)
    rest = lookahead.evaluation.rest_of_turn(s)
    ways: list[Way] = []
    for word in words:
        if word is not END:
            way = lookahead.way(s, word)
            way.value += chance.pick(64) * 1e-4
            ways.append(way)
    if s.opponent or lookahead.evaluation.threat:
        look_further(ways, lookahead, *(SCRIPTED if s.opponent else THREATENED))
    best: Word = END
    most = now
    for way in ways:
        if way.value > most and (isinstance(way.word, Act) or way.value > now + rest):
            best, most = way.word, way.value
    return best


def look_further(ways: list[Way], lookahead: Lookahead, followed: int, words: int) -> None:
    """A word is worth what the best that may follow it in this turn is worth: so many ways are followed,
    so many words of the menu further."""
    ahead = most_valuable(ways, followed)
    for _ in range(words):
        following: list[Way] = []
        for way in ahead:
            following += ways_after(way, lookahead)
        ahead = most_valuable(following, followed)


def ways_after(way: Way, lookahead: Lookahead) -> list[Way]:
    """What may be said next in this turn; the turn's first word is worth as much."""
    found: list[Way] = []
    after = way.after
    if after is not None:
        first = way if way.first is None else way.first
        for word in lookahead.known_cards(after.stack[-1].options(after, lookahead.seat)):
            if word is not END:
                further = lookahead.way(after, word)
                further.first = first
                first.value = max(first.value, further.value)
                found.append(further)
    return found


def most_valuable(ways: list[Way], number: int) -> list[Way]:
    """The best ways that go on; what is worth exactly the same is mostly the same position."""
    found: list[Way] = []
    for way in sorted(ways, key=by_value):
        if way.after is not None and (not found or way.value != found[-1].value):
            found.append(way)
            if len(found) == number:
                break
    return found


def by_value(way: Way) -> float:
    return -way.value


def best_after(s: Pax, words: list[Word], lookahead: Lookahead, chance: Chance) -> Word:
    best = words[0]
    most = -1e12
    for word in words:
        value = lookahead.after(s, word) + chance.pick(64) * 1e-4
        if value > most:
            best, most = word, value
    return best


# ── arguments ──


def best_argument(s: Pax, seat: Seat, words: list[Word]) -> Word:
    """A card that wins at once, otherwise the highest number."""
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
    found = EDICT_EVENT - EDICT_PER_SEAT * s.seats + PER_POINT_AHEAD * lead_in_points(s, seat)
    for other in range(s.seats):
        found += -s.token(other, event) if other == seat else THEIR_LOSS * s.token(other, event)
    return found


def lead_in_points(s: Pax, seat: Seat) -> int:
    """How many points the seat would be ahead if the factions were scored now."""
    points = totals(s)
    own = points.pop(seat)
    return own - max(points)
