"""Random games, position by position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State

S = TypeVar("S", bound=State)
ANY_LENGTH = 1_000_000


def played_on(
    state: S, told: list[object], chance: Chance, most: int = ANY_LENGTH
) -> Iterator[tuple[S, list[object]]]:
    """This position and those that follow it, each with the events that led to it; always the same state,
    which changes. Any seat that may decide says any legal word, to the end or for this many words."""
    yield state, told
    for _ in range(most):
        if state.over:
            return
        told = []
        seat = state.acting()[chance.pick(len(state.acting()))]
        words = state.legal(seat)
        state.apply(seat, words[chance.pick(len(words))], Dealer(chance, told))
        yield state, told
