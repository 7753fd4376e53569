"""Random play, directly on positions."""

from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.words import Word


def random_choice(state: State, chance: Chance, *, anyone: bool = False) -> tuple[int, Word]:
    """A seat that may decide (the first, or anyone) and one of its legal words."""
    acting = state.acting()
    seat = acting[chance.pick(len(acting))] if anyone and len(acting) > 1 else acting[0]
    words = state.legal(seat)
    return seat, words[chance.pick(len(words))]


def random_words(state: State, steps: int, chance: Chance) -> list[object]:
    """Play `steps` random words, or to the end; the events."""
    events: list[object] = []
    dealer = Dealer(chance, events)
    for _ in range(steps):
        if state.over:
            break
        seat, word = random_choice(state, chance, anyone=True)
        state.apply(seat, word, dealer)
    return events
