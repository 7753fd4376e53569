"""A turn: two or three actions in any mix, the rally, and the end of the turn."""

from typing import Final, final

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import MOST_ACTS, PENALTY_FEWER_ACTIONS, SPECIALISATIONS
from intriga.games.gangsters.effects.moments import MOMENT_ANY
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.attempt import (
    KIND_CHEER,
    KIND_PLACE,
    KIND_POLICE,
    KIND_PROBLEM,
    KIND_REVIVE,
    KINDS,
    Attempt,
)
from intriga.games.gangsters.rules.challenges import challenge_of, difficulty_for, shown_number, why_not_try
from intriga.games.gangsters.rules.end_of_turn import EndOfTurn, penalties_follow
from intriga.games.gangsters.rules.penalties import penalty_amount
from intriga.games.gangsters.rules.rallying import rally_clan, why_not_rally
from intriga.games.gangsters.rules.recruiting import Recruiting
from intriga.games.gangsters.rules.sending import Sending
from intriga.games.gangsters.rules.window import Window
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.henchmen import draw_henchman
from intriga.games.gangsters.vocabulary import (
    ACT,
    CHEER,
    END_TURN,
    PLACE,
    POLICE,
    PROBLEM,
    RALLY,
    RECRUIT,
    REVIVE,
    SKIP,
    Act,
    TryPlace,
    TryProblem,
)
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.words import Word

COMMON: Final[list[Word]] = [RECRUIT, SKIP, POLICE, REVIVE, CHEER, RALLY, END_TURN]  # LG-029


def begin_turn(s: Gangsters, boss: int, d: Dealer) -> None:
    """A boss gets the actions of a turn."""
    # LG-025 LG-080
    s.active = boss
    s.turns += 1
    s.actions = max(1, s.numbers.actions_of(s.players) - penalty_amount(s, boss, PENALTY_FEWER_ACTIONS))
    if d.events is not None:
        d.events.append(events.TurnBegan(boss + 1, s.actions))
    s.stack.append(Turn(boss, 0, 0))


@final
class Turn(Window):
    """The active boss chooses an action; with none left, he ends the turn."""

    def moment(self) -> int:
        return MOMENT_ANY

    def held(self, s: Gangsters, w: Word) -> bool:
        """Only the end of a turn after which penalties apply: otherwise the next window is as good."""
        return w is END_TURN and penalties_follow(s, self.boss) and self.may_matter(s)

    def own_words(self, s: Gangsters) -> list[Word]:
        found = COMMON.copy()
        for boss in range(s.bosses):
            for problem in items(s.problems[boss]):
                found.append(PROBLEM[problem])
        for place in items(s.scenario.places(s)):
            found.append(PLACE[s.scenario.first_place + place])
        for act in items(s.scenario.acts(s)):
            found.append(ACT[s.scenario.first_act + act])
        return found

    def bar_own(self, s: Gangsters, w: Word) -> int:
        # LG-028 LG-029 LG-032 LG-A6 LG-A18
        if w is END_TURN:
            return why.ACTIONS_LEFT if s.actions > 0 else FINE
        if w is RALLY:
            return why_not_rally(s, self.boss)
        if isinstance(w, Act):
            return why_not_act(s, self.boss, w.act - s.scenario.first_act)
        kind = kind_of(w)
        if kind < 0 and w is not RECRUIT and w is not SKIP:
            return why.NOT_ASKED
        if s.actions == 0:
            return why.NO_ACTIONS_LEFT
        if w is RECRUIT:
            return FINE if s.clan else why.CLAN_IS_EMPTY  # LG-G8
        return FINE if w is SKIP else why_not_try(s, self.boss, kind, number_of(s, w))

    def take_own(self, s: Gangsters, w: Word, d: Dealer) -> None:
        # LG-028 LG-030 LG-032 LG-033 LG-097
        if w is END_TURN:
            s.stack.pop()
            s.stack.append(EndOfTurn(self.boss, False, 0))
        elif w is RALLY:
            rally_clan(s, self.boss, d)
        elif isinstance(w, Act):
            act = w.act - s.scenario.first_act
            s.actions -= s.scenario.act_cost(s, act)
            s.scenario.act(s, self.boss, act, d)
        else:
            s.actions -= 1
            self.take_action(s, w, d)

    def take_action(self, s: Gangsters, w: Word, d: Dealer) -> None:
        # LG-030 LG-032 LG-033
        if w is RECRUIT:
            draw_henchman(s, self.boss, "action", d)
            s.stack.append(Recruiting(self.boss))
        elif w is SKIP:
            if d.events is not None:
                d.events.append(events.Skipped(self.boss + 1))
        else:
            begin_attempt(s, self.boss, kind_of(w), number_of(s, w), d)

    def copy(self) -> "Turn":
        return Turn(self.boss, self.declined, self.said)


def kind_of(w: Word) -> int:
    """The kind of challenge that a word names; -1 if it names none."""
    if isinstance(w, TryPlace):
        return KIND_PLACE
    if isinstance(w, TryProblem):
        return KIND_PROBLEM
    if w is POLICE:
        return KIND_POLICE
    if w is REVIVE:
        return KIND_REVIVE
    return KIND_CHEER if w is CHEER else -1


def number_of(s: Gangsters, w: Word) -> int:
    """The number of the problem, or of the scenario's place, that a word names."""
    if isinstance(w, TryPlace):
        return w.place - s.scenario.first_place
    return w.problem if isinstance(w, TryProblem) else 0


def begin_attempt(s: Gangsters, boss: int, kind: int, number: int, d: Dealer) -> None:
    """A challenge is chosen; now henchmen are sent."""
    # LG-033 LG-034
    s.attempt = Attempt(boss, kind, number)
    if d.events is not None:
        shown = shown_number(s, kind, number)
        row = challenge_of(s, kind, number)
        d.events.append(
            events.ChallengeChosen(
                boss + 1,
                KINDS[kind],
                shown,
                difficulty_for(s, boss, kind, number),
                row.successes,
                SPECIALISATIONS[row.best],
                row.harmless,
            )
        )
    s.stack.append(Sending())


def why_not_act(s: Gangsters, boss: int, act: int) -> int:
    """FINE, or why an action of the scenario cannot be taken now."""
    # LG-029
    if not 0 <= act < MOST_ACTS or not s.scenario.acts(s) >> act & 1:
        return why.NO_SUCH_ACTION
    if s.actions < s.scenario.act_cost(s, act):
        return why.NO_ACTIONS_LEFT
    return s.scenario.why_not_act(s, boss, act)
