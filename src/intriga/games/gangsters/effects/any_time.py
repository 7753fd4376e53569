"""Abilities that may be used in every window."""

from typing import final

from intriga.games.gangsters.effects.effect import Effect
from intriga.games.gangsters.effects.targets import Foreseeing, RemovingProblem, Scouting, removable
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.attempt import KIND_POLICE
from intriga.games.gangsters.rules.decks import Moving
from intriga.games.gangsters.rules.rallying import why_not_rally
from intriga.games.gangsters.state import NOBODY, POLICE_CONTROLLED, POLICE_UNCONTROLLED, Gangsters
from intriga.games.gangsters.verbs.henchmen import draw_henchman, rally, show_top
from intriga.games.gangsters.verbs.problems import foresee, set_police
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE


@final
class Draw(Effect):
    """Draw N henchmen from the clan deck."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        # LG-053 LG-G8
        return FINE if s.clan else why.CLAN_IS_EMPTY

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-053
        for _ in range(amount):
            if s.clan:
                draw_henchman(s, boss, "ability", d)


@final
class AllDraw(Effect):
    """Every boss draws N henchmen."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        return FINE if s.clan else why.CLAN_IS_EMPTY

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-053
        for step in range(s.bosses):
            for _ in range(amount):
                if s.clan:
                    draw_henchman(s, (boss + step) % s.bosses, "ability", d)


@final
class RemoveProblem(Effect):
    """Remove a problem card from the game."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        # LG-063
        return FINE if removable(s) else why.NOTHING_TO_DO

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-063
        s.stack.append(RemovingProblem(boss))


@final
class CalmPolice(Effect):
    """Turn the police token to its controlled side."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        # LG-088
        attempt = s.attempt
        tried = attempt is not None and attempt.kind == KIND_POLICE
        return FINE if s.police == POLICE_UNCONTROLLED and not tried else why.NOTHING_TO_DO

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-088
        set_police(s, POLICE_CONTROLLED, d)


@final
class Revive(Effect):
    """Move up to N henchmen from the out deck to the exhausted deck."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        return FINE if s.out else why.NOBODY_OUT

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-053
        s.stack.append(Moving(boss, True, amount, 0, 0))


@final
class Cheer(Effect):
    """Move up to N henchmen from the exhausted deck to the clan deck."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        return FINE if s.exhausted else why.NOBODY_EXHAUSTED

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-053
        s.stack.append(Moving(boss, False, amount, 0, 0))


@final
class Scout(Effect):
    """Show N cards of the clan deck to all; take one, the others go back."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        return FINE if s.clan else why.CLAN_IS_EMPTY

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-053
        shown = show_top(s, boss, amount, d)
        if shown:
            s.stack.append(Scouting(boss, shown))


@final
class Foresee(Effect):
    """Show the next problem to all; leave it on top, or discard it."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        return FINE if s.problem_deck or s.problem_discard or s.next_problem >= 0 else why.NOTHING_TO_DO

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-053
        foresee(s, boss, d)
        s.stack.append(Foreseeing(boss))


@final
class ExtraAction(Effect):
    """The active boss has one action more in this turn."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        return FINE if s.active != NOBODY else why.NOTHING_TO_DO

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-053
        s.actions += 1


@final
class FreeRally(Effect):
    """Rally the clan without the scenario's penalty."""

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        # LG-A6
        return why_not_rally(s, boss)

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        # LG-053
        rally(s, boss, True, d)
