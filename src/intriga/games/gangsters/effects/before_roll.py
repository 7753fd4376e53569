"""Abilities that are used after henchmen were sent and before the roll."""

from typing import final

from intriga.games.gangsters.effects.effect import Effect
from intriga.games.gangsters.effects.targets import ChoosingSent, places_not_best
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.challenges import challenge_of, difficulty_of, white_dice
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE


def why_no_more_dice(s: Gangsters) -> int:
    """FINE, or all white dice will be rolled already."""
    # LG-037
    return FINE if white_dice(s, s.current_attempt()) < s.numbers.dice else why.ALL_DICE_IN_HAND


@final
class AddDice(Effect):
    """Add N white dice to the roll."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        return why_no_more_dice(s)

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-063
        s.current_attempt().more_dice += amount


@final
class DoubleSpec(Effect):
    """Double the dice of one henchman sent; a second time makes it four times as many."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        return why_no_more_dice(s)

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-060 LG-A9
        s.stack.append(ChoosingSent(boss, False))


@final
class Lower(Effect):
    """Lower the difficulty by N, to no less than 1."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        # LG-062
        return FINE if difficulty_of(s, s.current_attempt()) > 1 else why.NOTHING_TO_DO

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-062 LG-063
        s.current_attempt().lowered += amount


@final
class BestSpec(Effect):
    """One henchman sent counts as having the best specialisation."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        return FINE if places_not_best(s) else why.NOTHING_TO_DO

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-053
        s.stack.append(ChoosingSent(boss, True))


@final
class Harmless(Effect):
    """Locks of this roll lock, but do not hurt."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        # LG-072
        attempt = s.current_attempt()
        safe = attempt.harmless or challenge_of(s, attempt.kind, attempt.number).harmless
        return why.NOTHING_TO_DO if safe else FINE

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-072
        s.current_attempt().harmless = True
