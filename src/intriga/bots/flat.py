"""Flat Monte-Carlo, a fixed reference that is never changed: in each of `REDEALS` worlds, every option is
followed by one random game; the option with the best mean reward is said."""

from typing import Final

from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.rollout import play_out

REDEALS: Final = 200


def flat(insight: Insight, s: State, seat: Seat, chance: Chance) -> Word:
    """The option with the best mean reward; of equal ones the first."""
    options = s.legal(seat)
    if len(options) == 1:
        return options[0]
    totals = [0.0 for _ in options]
    for _ in range(REDEALS):
        world = insight.redeal(s, seat, chance)
        for place in range(len(options)):
            copy = world.copy()
            d = Dealer(chance)
            copy.apply(seat, options[place], d)
            play_out(copy, d)
            totals[place] += insight.won(copy, seat)
    best = 0
    for place in range(1, len(options)):
        if totals[place] > totals[best]:
            best = place
    return options[best]
