"""Another world that a seat could be in: what it has seen stays, everything else is dealt anew."""

from intriga.games._rough.box.tables import CHESTS
from intriga.games._rough.rules.staking import Staking, closed_chests
from intriga.games._rough.state import NOBODY, UNSEEN, Rough
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.heaps import count, nth
from intriga.kernel.machine.seats import Seat


def redeal(s: Rough, seat: Seat, chance: Chance) -> Rough:
    """A world that this seat (or a spectator, -1) cannot tell from the true one."""
    # RO-14
    world = s.copy()
    if not s.over:  # then everything has been shown
        deal_cards(s, world, seat, chance)
        fill_chests(s, world, seat, chance)
        stake_again(world, seat, chance)
    return world


def deal_cards(s: Rough, world: Rough, seat: Seat, chance: Chance) -> None:
    rest = s.deck
    for other in range(s.players):
        if other != seat:
            rest |= s.hands[other]
    for other in range(s.players):
        if other != seat:
            world.hands[other] = 0
            for _ in range(count(s.hands[other])):
                card = nth(rest, chance.pick(count(rest)))
                rest &= ~(1 << card)
                world.hands[other] |= 1 << card
    world.deck = rest


def fill_chests(s: Rough, world: Rough, seat: Seat, chance: Chance) -> None:
    """Chests into which others have looked hold some treasure; this seat knows only its own looks."""
    # RO-14
    unknown = [
        chest
        for chest in range(CHESTS)
        if s.treasure[chest] != UNSEEN and not (seat >= 0 and s.known[chest] >> seat & 1)
    ]
    unknown = [chest for chest in unknown if not opened_by_a_person(s, chest)]
    rest = s.heap
    for chest in unknown:
        rest |= 1 << s.treasure[chest]
    for chest in unknown:
        world.treasure[chest] = nth(rest, chance.pick(count(rest)))
        rest &= ~(1 << world.treasure[chest])
    world.heap = rest


def opened_by_a_person(s: Rough, chest: int) -> bool:
    return s.owner[chest] != NOBODY and s.owner[chest] != s.warden()


def stake_again(world: Rough, seat: Seat, chance: Chance) -> None:
    """The others' secret stakes, each closed chest equally likely."""
    # RO-06
    frame = world.stack[-1]
    if not isinstance(frame, Staking):
        return
    closed = closed_chests(world)
    chosen = list(frame.chosen)
    for other in range(world.players):
        if other != seat and chosen[other] != NOBODY:
            chosen[other] = closed[chance.pick(len(closed))]
    frame.chosen = tuple(chosen)
