"""Re-dealing: a world that a seat cannot tell from the true one, whatever it looks at."""

from intriga.conformance.copies import SEED_RANGE, settle_faults
from intriga.conformance.faults import Fault, fault
from intriga.conformance.seen import differing, seen
from intriga.conformance.turns import invariant_faults
from intriga.kernel.contract import Game
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat


def world_faults(game: Game, state: State, seat: Seat, chance: Chance) -> list[Fault]:
    """The seat (or the spectator, -1) is shown the same in a re-dealt world; the world is settled, keeps
    the invariants, and equal chance gives the same world from any world that the seat cannot tell apart."""
    before = state.full_key()
    world = game.redeal(state, seat, Quick(chance.pick(SEED_RANGE)))
    found = [
        fault("leaks", "a_redealt_world_looks_different", seat=seat, differs=name)
        for name in differing(seen(game, state, seat), seen(game, world, seat))
    ]
    found += [
        fault("leaks", "a_redealt_world_is_not_at_rest", seat=seat) for _ in settle_faults(world)
    ] + invariant_faults(game, world)
    again = chance.pick(SEED_RANGE)
    of_truth = game.redeal(state, seat, Quick(again))
    of_world = game.redeal(world, seat, Quick(again))
    if of_truth.full_key() != of_world.full_key():
        found.append(fault("leaks", "worlds_depend_on_what_the_seat_cannot_know", seat=seat))
    if state.full_key() != before:
        found.append(fault("leaks", "redealing_changes_the_truth", seat=seat))
    return found


def differs(game: Game, state: State, seat: Seat, chance: Chance) -> bool:
    """Whether a re-dealt world differs from the true position."""
    return game.redeal(state, seat, chance).full_key() != state.full_key()
