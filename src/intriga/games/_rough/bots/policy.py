"""What bots know of this game. They are given re-dealt worlds, never the true position."""

from intriga.games._rough.box.tables import DICE, FOG, LAMP, SEAL, kind_of
from intriga.games._rough.rules.forcing import Forcing, opens
from intriga.games._rough.rules.staking import closed_chests
from intriga.games._rough.rules.window import Window
from intriga.games._rough.state import Rough
from intriga.games._rough.vocabulary import DECLINE, DROP, FORCE, GO_ON, ON, REROLL, REST, STAKE, USE
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word


def regular(world: State, seat: Seat, chance: Chance) -> Word:
    """Force the weakest lock whenever it can be paid; step in to help oneself or hinder others."""
    assert isinstance(world, Rough)
    legal = world.legal(seat)
    frame = world.stack[-1]
    if isinstance(frame, Window):
        return in_window(world, frame, seat)
    for word in [STAKE[weakest(world)], FORCE, ON[weakest(world)], REST, *seals_last(world, seat)]:
        if word in legal:
            return word
    return legal[0]


def weakest(world: Rough) -> int:
    """The closed chest whose lock is the easiest."""
    closed = closed_chests(world)
    locks = [world.box.locks[chest] + world.marks[chest] for chest in closed]
    return closed[locks.index(min(locks))] if closed else 0


def seals_last(world: Rough, seat: Seat) -> list[Word]:
    """The card to lose first: seals are kept longest."""
    hand = items(world.hands[seat])
    return [DROP[card] for card in hand if kind_of(card) != SEAL] + [DROP[card] for card in hand]


def in_window(world: Rough, frame: Window, seat: Seat) -> Word:
    """Step in only if that improves the outcome."""
    forcing = world.stack[-2]
    assert isinstance(forcing, Forcing)
    success = opens(world, forcing.chest)
    if seat != frame.seat:
        return step_in(world, seat, FOG, DECLINE) if success else DECLINE
    if success:
        return GO_ON
    again = [die for die in range(DICE) if not frame.rerolled >> die & 1 and world.dice[die] <= 3]
    return REROLL[again[0]] if again else step_in(world, seat, LAMP, GO_ON)


def step_in(world: Rough, seat: Seat, kind: int, otherwise: Word) -> Word:
    fitting = [card for card in items(world.hands[seat]) if kind_of(card) == kind]
    return USE[fitting[0]] if fitting else otherwise
