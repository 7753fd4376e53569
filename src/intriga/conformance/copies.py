"""Positions are data: copies share nothing, settling twice changes nothing, keys are plain values."""

import pickle

import msgspec

from intriga.conformance.faults import Fault, fault
from intriga.conformance.play import random_words
from intriga.kernel.contract import Game
from intriga.kernel.machine.chance import Chance, Quick, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State

SEED_RANGE = 2**30
COPY_STEPS = 12  # words that are played on a copy


def copy_faults(game: Game, state: State, chance: Chance, steps: int = COPY_STEPS) -> list[Fault]:
    """Playing on with a copy does not change the original, and vice versa."""
    before = state.full_key()
    one = state.copy()
    if type(one) is not type(state) or one.full_key() != before:
        return [fault("copy_faults", "a_copy_differs")]
    other = one.copy()
    seed = chance.pick(SEED_RANGE)
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
    """Settling a settled position draws nothing and changes nothing."""
    rested = state.copy()
    dealer = Dealer(Scripted([]), [])
    rested.settle(dealer)
    if rested.full_key() != state.full_key() or dealer.learned or dealer.events:
        return [fault("copy_faults", "settling_at_rest_changes_something")]
    return []


def key_faults(state: State) -> list[Fault]:
    """The whole key consists of plain values, and pickling gives the same frames and position."""
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
