"""Another world that a seat could be in: what it has seen stays, everything else is dealt anew.

Every world that fits what was seen is equally likely: the deal is uniform, and a hidden discard is one
of nine cards whatever they are.
"""

from typing import Final

from intriga.games.masti.box.tables import SUIT
from intriga.games.masti.state import NO_CARD, Masti
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.heaps import count, nth
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat

PLAIN_TRIES: Final = 4  # random deals that are tried before the exact method

#: Binomial coefficients: CHOOSE[n][k].
CHOOSE: Final[list[list[int]]] = [[1]]
for _n in range(1, 53):
    _above = CHOOSE[_n - 1]
    CHOOSE.append([(_above[k] if k < _n else 0) + (_above[k - 1] if k else 0) for k in range(_n + 1)])


def redeal(s: Masti, seat: Seat, chance: Chance) -> Masti:
    """A world that this seat (or a spectator, -1) cannot tell from the true one."""
    world = s.copy()
    seats = [other for other in range(s.players) if other != seat and s.hands[other]]
    deck = hidden_deck(s, seat)
    pool = deck
    for other in seats:
        pool |= s.hands[other]
    rest = deal_hands(s, world, seats, pool, chance)
    world.deck = s.deck & ~deck | rest
    bury_again(world, seat, chance)
    return world


def hidden_deck(s: Masti, seat: Seat) -> int:
    """The cards of the trump deck whose identity this seat does not know."""
    if s.players == 6 and s.round > 4:
        return 0  # made of cards that were left face up (MV-077)
    if seat >= 0 and s.buried and s.buried[seat] >= 0:
        return s.deck & ~(1 << s.buried[seat])
    return s.deck


def deal_hands(s: Masti, world: Masti, seats: list[Seat], pool: int, chance: Chance) -> int:
    """Deal the pool to these seats' hands; what is left over."""
    bound = [seat for seat in seats if pool & lacked(s, seat)]
    for _ in range(PLAIN_TRIES):
        rest = pool
        for seat in seats:
            world.hands[seat] = drawn(rest, count(s.hands[seat]), chance)
            rest &= ~world.hands[seat]
        if fits(world, bound):
            return rest
    rest = deal_bound(s, world, bound, pool, chance)
    for seat in seats:
        if seat not in bound:
            world.hands[seat] = drawn(rest, count(s.hands[seat]), chance)
            rest &= ~world.hands[seat]
    return rest


def lacked(s: Masti, seat: Seat) -> int:
    """The cards that this seat has shown not to have, by not following."""
    found = 0
    for character in range(4):
        if s.lacks[seat] >> character & 1:
            found |= SUIT[character]
    return found


def fits(world: Masti, bound: list[int]) -> bool:
    for seat in bound:
        if world.hands[seat] & lacked(world, seat):
            return False
    return True


def drawn(heap: Mask, cards: int, chance: Chance) -> int:
    """This many cards of a heap, each set equally likely."""
    found = 0
    for _ in range(cards):
        card = nth(heap, chance.pick(count(heap)))
        heap &= ~(1 << card)
        found |= 1 << card
    return found


# ── the exact method: choose how many cards of each character every bound seat gets, by counting deals ──


def deal_bound(s: Masti, world: Masti, bound: list[int], pool: int, chance: Chance) -> int:
    """Deal to the seats that are known to lack characters; what is left over."""
    for place, seat in enumerate(bound):
        supply = [count(pool & suit) for suit in SUIT]
        shares = compositions(supply, s.lacks[seat], count(s.hands[seat]))
        known: dict[tuple[int, ...], int] = {}
        weights = [
            ways_of(share, supply) * ways(s, bound, place + 1, minus(supply, share), known)
            for share in shares
        ]
        share = shares[chance.weigh(weights)]
        hand = 0
        for character in range(4):
            hand |= drawn(pool & SUIT[character], share[character], chance)
        world.hands[seat] = hand
        pool &= ~hand
    return pool


def compositions(supply: list[int], lacks: int, cards: int) -> list[list[int]]:
    """All ways to make a hand of this many cards out of the characters that are not lacked."""
    most = [0 if lacks >> character & 1 else supply[character] for character in range(4)]
    found: list[list[int]] = []
    for a in range(min(most[0], cards) + 1):
        for p in range(min(most[1], cards - a) + 1):
            for e in range(min(most[2], cards - a - p) + 1):
                u = cards - a - p - e
                if u <= most[3]:
                    found.append([a, p, e, u])
    return found


def ways_of(share: list[int], supply: list[int]) -> int:
    total = 1
    for character in range(4):
        total *= CHOOSE[supply[character]][share[character]]
    return total


def minus(supply: list[int], share: list[int]) -> list[int]:
    return [supply[character] - share[character] for character in range(4)]


def ways(s: Masti, bound: list[int], place: int, supply: list[int], known: dict[tuple[int, ...], int]) -> int:
    """In how many ways the bound seats from this place on can be dealt to."""
    if place == len(bound):
        return 1
    seat = bound[place]
    cards = count(s.hands[seat])
    if place == len(bound) - 1:
        open_cards = sum([supply[c] for c in range(4) if not s.lacks[seat] >> c & 1])
        return CHOOSE[open_cards][cards] if open_cards >= cards else 0
    key = (place, *supply)
    if key not in known:
        total = 0
        for share in compositions(supply, s.lacks[seat], cards):
            total += ways_of(share, supply) * ways(s, bound, place + 1, minus(supply, share), known)
        known[key] = total
    return known[key]


# ── six players: who put what into the first trump deck ──


def bury_again(world: Masti, seat: Seat, chance: Chance) -> None:
    """Deal the hidden discards of the other seats anew."""
    if not world.buried:
        return
    if world.round == 0:
        for other in range(world.players):
            if other != seat and world.buried[other] >= 0:
                world.buried[other] = nth(world.hands[other], chance.pick(count(world.hands[other])))
        return
    cards = world.turned | (world.deck if world.round <= 4 else 0)
    if seat >= 0 and world.buried[seat] >= 0:
        cards &= ~(1 << world.buried[seat])
    for other in range(world.players):
        if other != seat and world.buried[other] != NO_CARD:
            world.buried[other] = nth(cards, chance.pick(count(cards)))
            cards &= ~(1 << world.buried[other])
