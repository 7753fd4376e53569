"""Positions are data: copies share nothing, settling at rest changes nothing, keys are plain."""

import pickle

import msgspec

from intriga.conformance.faults import Fault, fault
from intriga.conformance.play import random_words
from intriga.kernel.contract import Game
from intriga.kernel.machine.chance import Chance, Quick, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State

WIDE = 2**30
STEPS = 12  # words that a copy is played on by


def copy_faults(game: Game, state: State, chance: Chance, steps: int = STEPS) -> list[Fault]:
    """Playing on with a copy leaves the original alone, and the other way round."""
    before = state.full_key()
    one = state.copy()
    if type(one) is not type(state) or one.full_key() != before:
        return [fault("copy_faults", "a_copy_differs")]
    other = one.copy()
    seed = chance.pick(WIDE)
    random_words(one, steps, Quick(seed))
    found: list[Fault] = []
    if state.full_key() != before:
        found.append(fault("copy_faults", "a_copys_play_changes_the_original"))
    if other.full_key() != before:
        found.append(fault("copy_faults", "the_originals_play_changes_a_copy"))
    if not found:
        random_words(other, steps, Quick(seed))
        if other.full_key() != one.full_key():
            found.append(fault("copy_faults", "a_copy_plays_otherwise"))
    return found


def settle_faults(state: State) -> list[Fault]:
    """Settling a position at rest draws nothing and changes nothing."""
    rested = state.copy()
    dealer = Dealer(Scripted([]), [])
    rested.settle(dealer)
    if rested.full_key() != state.full_key() or dealer.learned or dealer.told:
        return [fault("copy_faults", "settling_at_rest_changes_something")]
    return []


def key_faults(state: State) -> list[Fault]:
    """The whole key is plain values, and what can be pickled comes back the same."""
    found: list[Fault] = []
    try:
        msgspec.msgpack.encode(state.full_key())
    except (TypeError, OverflowError) as error:
        found.append(fault("copy_faults", "the_key_is_not_plain", error=str(error)))
    for frame in state.stack:
        if pickle.loads(pickle.dumps(frame)).key() != frame.key():
            found.append(fault("copy_faults", "a_frame_is_pickled_wrongly", frame=type(frame).__name__))
    if type(state).__reduce__ is not object.__reduce__:
        if pickle.loads(pickle.dumps(state)).full_key() != state.full_key():
            found.append(fault("copy_faults", "a_position_is_pickled_wrongly"))
    return found
