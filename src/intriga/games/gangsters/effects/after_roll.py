"""Abilities that are used after a roll, before the result stands."""

from typing import final

from intriga.games.gangsters.effects.effect import Effect
from intriga.games.gangsters.effects.targets import ChoosingDie
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.attempt import NO_RED
from intriga.games.gangsters.rules.rerolling import NOTHING_LIFTED, Rerolling
from intriga.games.gangsters.rules.resolving import damage_of
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE

NOT_TURNED = -1  # a die is rolled again, not turned


@final
class AddToResult(Effect):
    """Add N to the result: points, or a die that shows N, which counts for the result alone."""

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-061 LG-063 LG-A8
        s.current_attempt().bonus += amount


@final
class DoubleRed(Effect):
    """Double the multiplier of the red die; a second time makes it four times as high."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        return FINE if s.current_attempt().multiplier() > 1 else why.NOTHING_TO_DO

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-060 LG-063
        s.current_attempt().red_factor *= 2


@final
class RerollOne(Effect):
    """Roll any one die again, locked or not."""

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-059
        s.stack.append(ChoosingDie(boss, card, NOT_TURNED))


@final
class RerollFree(Effect):
    """Roll any number of dice again that are not locked."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        attempt = s.current_attempt()
        return FINE if attempt.free_dice() > 0 or attempt.red_is_free() else why.NOTHING_TO_DO

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-053
        s.stack.append(Rerolling(boss, NOTHING_LIFTED, 0, card))


@final
class SetDie(Effect):
    """Turn any one white die to the face N, locked or not."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        # LG-059
        attempt = s.current_attempt()
        return FINE if attempt.white[amount - 1] < attempt.white_dice() else why.NOTHING_TO_DO

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-059
        s.stack.append(ChoosingDie(boss, card, amount - 1))


@final
class IgnoreDamage(Effect):
    """Ignore up to N damage of this roll."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        # LG-072
        attempt = s.current_attempt()
        return FINE if damage_of(s, attempt) > 0 else why.NOTHING_TO_DO

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-072
        s.current_attempt().ignored += amount


@final
class ExtraSuccess(Effect):
    """One success more, if there is at least one."""

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-053
        s.current_attempt().more_successes += 1


@final
class IgnoreRed(Effect):
    """The red die counts as if it had not been rolled."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        return FINE if s.current_attempt().red != NO_RED else why.NOTHING_TO_DO

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-059
        s.current_attempt().red = NO_RED
