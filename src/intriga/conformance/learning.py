"""Learning: what a seat outside the `learned` mask sees after a word follows from what it saw before."""

from intriga.conformance.copies import SEED_RANGE
from intriga.conformance.faults import Fault, fault
from intriga.conformance.seen import differing, seen, shown_bytes
from intriga.kernel.contract import Game
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.words import Word


def learning_faults(
    game: Game, state: State, persons: int, said: tuple[int, Word], chance: Chance
) -> list[Fault]:
    """One word, said in the true position and in worlds of the other seats, with different chance."""
    seat, word = said
    truth = state.copy()
    events: list[object] = []
    dealer = Dealer(Quick(chance.pick(SEED_RANGE)), events)
    truth.apply(seat, word, dealer)
    found: list[Fault] = []
    for witness in range(persons):
        if not dealer.learned >> witness & 1:
            found += witness_faults(game, state, said, (truth, events), witness, chance)
    return found


def witness_faults(
    game: Game,
    state: State,
    said: tuple[int, Word],
    after: tuple[State, list[object]],
    witness: int,
    chance: Chance,
) -> list[Fault]:
    """Faults if a seat that learned nothing sees something else in a world with other hidden facts."""
    seat, word = said
    truth, events = after
    world = game.redeal(state, witness, Quick(chance.pick(SEED_RANGE)))
    if world.why_not(seat, word):
        return []
    events_there: list[object] = []
    world.apply(seat, word, Dealer(Quick(chance.pick(SEED_RANGE)), events_there))
    differs = differing(seen(game, truth, witness), seen(game, world, witness))
    if shown_bytes(witness, events) != shown_bytes(witness, events_there):
        differs.append("events")
    return [
        fault("leaks", "a_seat_learned_and_is_not_named", seat=witness, word=str(word), differs=name)
        for name in differs
    ]
