"""Another world that a seat could be in: hidden cards of the others' hands are dealt anew.

Which back leaves a hand is seen by all, so that everybody knows in which generation of the clan deck each
hidden card was drawn. A card that went into the deck later cannot be it.
"""

from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.heaps import count, items, nth
from intriga.kernel.machine.seats import Seat


def redeal(s: Gangsters, seat: Seat, chance: Chance) -> Gangsters:
    """A world that this seat (or a spectator, -1) cannot tell from the true one."""
    # LG-013
    world = s.copy()
    if s.players == 1:  # LG-108
        return world
    deal_hidden(s, world, seat, chance)
    s.scenario.redeal(world, seat, chance)
    return world


def hidden_from(s: Gangsters, seat: Seat, boss: int) -> int:
    """The cards of a hand that this seat does not know."""
    # LG-013
    return 0 if boss == seat else s.hands[boss] & ~s.known


def deal_hidden(s: Gangsters, world: Gangsters, seat: Seat, chance: Chance) -> None:
    """Oldest slots first: what fits an older generation fits a younger one too, so that every
    consistent deal is equally likely."""
    rest = s.clan
    slots: list[tuple[int, int]] = []  # generation and boss, one for each hidden card
    for boss in range(s.bosses):
        hidden = hidden_from(s, seat, boss)
        rest |= hidden
        world.hands[boss] &= ~hidden
        for card in items(hidden):
            slots.append((s.since[card], boss))
    slots.sort()
    for generation, boss in slots:
        able = drawable(s, rest, generation)
        card = nth(able, chance.pick(count(able)))
        rest &= ~(1 << card)
        world.hands[boss] |= 1 << card
        world.since[card] = generation
    world.clan = rest
    for card in items(rest):
        world.since[card] = 0


def drawable(s: Gangsters, cards: int, generation: int) -> int:
    """Those of the cards that lay in the deck in this generation."""
    found = 0
    for card in items(cards):
        if s.entered[card] <= generation:
            found |= 1 << card
    return found
