"""Learning: a seat outside the `learned` mask sees after a word only a function of what it saw before."""

from intriga.conformance.copies import WIDE
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
    """One word, said in the truth and in worlds that others take for it, under other luck."""
    seat, word = said
    truth = state.copy()
    told: list[object] = []
    dealer = Dealer(Quick(chance.pick(WIDE)), told)
    truth.apply(seat, word, dealer)
    found: list[Fault] = []
    for witness in range(persons):
        if not dealer.learned >> witness & 1:
            found += witness_faults(game, state, said, (truth, told), witness, chance)
    return found


def witness_faults(
    game: Game,
    state: State,
    said: tuple[int, Word],
    after: tuple[State, list[object]],
    witness: int,
    chance: Chance,
) -> list[Fault]:
    """Whether a seat that learned nothing sees another thing where the hidden facts are others."""
    seat, word = said
    truth, told = after
    world = game.redeal(state, witness, Quick(chance.pick(WIDE)))
    if world.why_not(seat, word):
        return []
    told_there: list[object] = []
    world.apply(seat, word, Dealer(Quick(chance.pick(WIDE)), told_there))
    differs = differing(seen(game, truth, witness), seen(game, world, witness))
    if shown_bytes(witness, told) != shown_bytes(witness, told_there):
        differs.append("events")
    return [
        fault("leaks", "a_seat_learned_and_is_not_named", seat=witness, word=str(word), differs=name)
        for name in differs
    ]
