"""All worlds that fit what a seat knows, by brute force, and how evenly a dealer spreads over them.

Written from the rulebook, not from the re-dealing code: nothing of it is used here.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations

from intriga.games.masti.state import Masti

World = tuple[tuple[frozenset[int], ...], frozenset[int], tuple[int, ...]]  # hands, trump deck, discards
RANKS = 13


def world_of(s: Masti) -> World:
    """What is hidden from somebody: the hands, the trump deck, and who discarded what."""
    hands = tuple(cards_of(hand) for hand in s.hands)
    return hands, cards_of(s.deck), tuple(s.buried)


def cards_of(mask: int) -> frozenset[int]:
    return frozenset(card for card in range(52) if mask >> card & 1)


def all_worlds(s: Masti, seat: int) -> set[World]:
    """Every world that this seat (-1: somebody who only watches) may be in."""
    hands, deck, discards = world_of(s)
    known_deck = deck if s.players == 6 and s.round > 4 else deck & own_discard(discards, seat)
    hidden = [other for other in range(s.players) if other != seat]
    pool = (deck - known_deck).union(*(hands[other] for other in hidden))
    found: set[World] = set()
    for dealt in deals(s, hidden, pool):
        other_hands = tuple(dealt.get(other, hands[other]) for other in range(s.players))
        rest = known_deck | pool.difference(*dealt.values())
        for other_discards in attributions(s, seat, other_hands, rest):
            found.add((other_hands, rest, other_discards))
    return found


def own_discard(discards: tuple[int, ...], seat: int) -> frozenset[int]:
    return frozenset(discards[seat : seat + 1]) if discards and seat >= 0 else frozenset()


def deals(s: Masti, hidden: list[int], pool: frozenset[int]) -> Iterator[dict[int, frozenset[int]]]:
    """The pool, dealt to these seats in every way; nobody gets a character he has shown to lack."""
    if not hidden:
        yield {}
        return
    seat, *others = hidden
    allowed = sorted(card for card in pool if not s.lacks[seat] >> card // RANKS & 1)
    for cards in combinations(allowed, len(cards_of(s.hands[seat]))):
        hand = frozenset(cards)
        for rest in deals(s, others, pool - hand):
            yield {seat: hand, **rest}


def attributions(
    s: Masti, seat: int, hands: tuple[frozenset[int], ...], deck: frozenset[int]
) -> Iterator[tuple[int, ...]]:
    """Who may have discarded what into the first trump deck."""
    truth = tuple(s.buried)
    unknown = [other for other in range(len(truth)) if other != seat and truth[other] >= 0]
    if s.round == 0:
        sources = [sorted(hands[other]) for other in unknown]  # still held, only chosen
        yield from filled(truth, unknown, choices(sources))
        return
    first_deck = cards_of(s.turned) | (deck if s.round <= 4 else frozenset())
    cards = sorted(first_deck - own_discard(truth, seat))
    yield from filled(truth, unknown, permutations(cards, len(unknown)))


def choices(sources: list[list[int]]) -> Iterator[tuple[int, ...]]:
    if not sources:
        yield ()
        return
    for card in sources[0]:
        for rest in choices(sources[1:]):
            yield (card, *rest)


def filled(
    truth: tuple[int, ...], unknown: list[int], ways: Iterator[tuple[int, ...]]
) -> Iterator[tuple[int, ...]]:
    for way in ways:
        discards = list(truth)
        for other, card in zip(unknown, way, strict=True):
            discards[other] = card
        yield tuple(discards)


def unevenness(worlds: set[World], sample: Callable[[int], World], draws: int) -> float:
    """How many standard deviations the chi-square of a dealer lies above an even one (Wilson and Hilferty).

    A world that is not one of the worlds is infinitely uneven."""
    times = Counter(sample(number) for number in range(draws))
    if not set(times) <= worlds:
        return float("inf")
    expected = draws / len(worlds)
    square = sum((times[world] - expected) ** 2 / expected for world in worlds)
    freedom = len(worlds) - 1
    return float(((square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / (2 / (9 * freedom)) ** 0.5)
