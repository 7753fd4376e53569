"""Abilities that are used after henchmen were sent and before the roll."""

from typing import final

from intriga.games.gangsters.effects.effect import Effect
from intriga.games.gangsters.effects.moments import MOMENT_BEFORE
from intriga.games.gangsters.effects.targets import ChoosingSent
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.challenges import challenge_of, difficulty_of, white_dice
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE


@final
class AddDice(Effect):
    """Add N white dice to the roll."""

    def __init__(self) -> None:
        super().__init__(MOMENT_BEFORE)

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        # LG-037
        attempt = s.attempt
        assert attempt is not None
        return FINE if white_dice(s, attempt) < s.numbers.dice else why.ALL_DICE_IN_HAND

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-063
        assert s.attempt is not None
        s.attempt.more_dice += amount


@final
class DoubleSpec(Effect):
    """Double the dice of one henchman sent; a second time makes it four times as many."""

    def __init__(self) -> None:
        super().__init__(MOMENT_BEFORE)

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        # LG-037
        attempt = s.attempt
        assert attempt is not None
        return FINE if white_dice(s, attempt) < s.numbers.dice else why.ALL_DICE_IN_HAND

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-060 LG-A9
        s.stack.append(ChoosingSent(boss, False))


@final
class Lower(Effect):
    """Lower the difficulty by N, to no less than 1."""

    def __init__(self) -> None:
        super().__init__(MOMENT_BEFORE)

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        # LG-062
        attempt = s.attempt
        assert attempt is not None
        return FINE if difficulty_of(s, attempt) > 1 else why.NOTHING_TO_DO

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-062 LG-063
        assert s.attempt is not None
        s.attempt.lowered += amount


@final
class BestSpec(Effect):
    """One henchman sent counts as having the best specialisation."""

    def __init__(self) -> None:
        super().__init__(MOMENT_BEFORE)

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        attempt = s.attempt
        assert attempt is not None
        return FINE if others_than_best(s) else why.NOTHING_TO_DO

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-053
        s.stack.append(ChoosingSent(boss, True))


def others_than_best(s: Gangsters) -> int:
    """The mask of henchmen sent, by place, who do not use the best specialisation."""
    attempt = s.attempt
    assert attempt is not None
    best = challenge_of(s, attempt.kind, attempt.number).best
    found = 0
    for place in range(len(attempt.sent)):
        if attempt.specs[place] != best and not attempt.counts_as_best >> place & 1:
            found |= 1 << place
    return found


@final
class Harmless(Effect):
    """Locks of this roll lock, but do not hurt."""

    def __init__(self) -> None:
        super().__init__(MOMENT_BEFORE)

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        # LG-072
        attempt = s.attempt
        assert attempt is not None
        safe = attempt.harmless or challenge_of(s, attempt.kind, attempt.number).harmless
        return why.NOTHING_TO_DO if safe else FINE

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-072
        assert s.attempt is not None
        s.attempt.harmless = True
