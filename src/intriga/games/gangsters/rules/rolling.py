"""Interaction, step 2: the roll, and the rerolls. Before and after, anybody may step in."""

from typing import Final, final

from intriga.games.gangsters.box.tables import LOCK, PENALTY_NO_RED, RED_PROBLEM, REROLL, USED
from intriga.games.gangsters.effects.moments import MOMENT_AFTER, MOMENT_BEFORE
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.attempt import NO_RED, Attempt
from intriga.games.gangsters.rules.challenges import MOST_SENT, most_sent, successes_left, white_dice
from intriga.games.gangsters.rules.penalties import has_penalty
from intriga.games.gangsters.rules.rallying import rally_clan, why_not_rally
from intriga.games.gangsters.rules.rerolling import NOTHING_LIFTED, Rerolling
from intriga.games.gangsters.rules.resolving import Resolving, damage_of, successes_of
from intriga.games.gangsters.rules.window import Window
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.games.gangsters.verbs.dice import roll
from intriga.games.gangsters.vocabulary import DIE, DIE_RED, GO_ON, RALLY, ROLL, ROLL_RED, Die, Send
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.words import Word

ROLLS: Final[list[Word]] = [ROLL, ROLL_RED, RALLY]
AFTER: Final[list[Word]] = [GO_ON, *DIE]


@final
class BeforeRoll(Window):
    """The henchmen are shown; now abilities that need it, then the roll."""

    def moment(self) -> int:
        return MOMENT_BEFORE

    def held(self, s: Gangsters, w: Word) -> bool:
        """Only the roll closes the window."""
        return (w is ROLL or w is ROLL_RED) and self.may_matter(s)

    def own_words(self, s: Gangsters) -> list[Word]:
        return ROLLS

    def bar_own(self, s: Gangsters, w: Word) -> int:
        # LG-035 LG-042 LG-080 LG-A6
        if w is ROLL:
            return FINE
        if w is RALLY:
            return why_not_rally(s, self.boss)
        if isinstance(w, Send):
            return why_nobody_follows(s)
        if w is not ROLL_RED:
            return why.NOT_ASKED
        return why.NO_RED_DIE if has_penalty(s, self.boss, PENALTY_NO_RED) else FINE

    def take_own(self, s: Gangsters, w: Word, d: Dealer) -> None:
        # LG-042 LG-A6
        attempt = s.current_attempt()
        if w is RALLY:
            rally_clan(s, self.boss, d)
            return
        s.stack.pop()
        roll(s, attempt, white_dice(s, attempt), w is ROLL_RED, d)
        s.stack.append(AfterRoll(self.boss, 0, 0))

    def copy(self) -> "BeforeRoll":
        return BeforeRoll(self.boss, self.declined, self.said)


def why_nobody_follows(s: Gangsters) -> int:
    """Why no more henchmen are sent once those sent are shown."""
    # LG-035 LG-080
    attempt = s.current_attempt()
    if len(attempt.sent) < most_sent(s, attempt.boss):
        return why.NOT_ASKED  # one was enough
    return why.TWO_ARE_ENOUGH if len(attempt.sent) == MOST_SENT else why.ONLY_ONE_MAY_GO


def is_short(s: Gangsters, attempt: Attempt) -> bool:
    """Whether more successes would be of use."""
    # LG-064 LG-065 LG-A13
    left = successes_left(s, attempt)
    return left == 0 or successes_of(s, attempt) < left


@final
class AfterRoll(Window):
    """The dice lie there: rerolls, abilities, or the result as it is."""

    def moment(self) -> int:
        return MOMENT_AFTER

    def held(self, s: Gangsters, w: Word) -> bool:
        """Only `go on` closes the window, and nothing is held if all is well with the roll already."""
        attempt = s.current_attempt()
        if w is not GO_ON or not self.may_matter(s):
            return False
        return is_short(s, attempt) or damage_of(s, attempt) > 0 or attempt.red == RED_PROBLEM

    def own_words(self, s: Gangsters) -> list[Word]:
        return AFTER

    def bar_own(self, s: Gangsters, w: Word) -> int:
        # LG-046 LG-A6 LG-A10 LG-A11
        if w is GO_ON:
            return FINE
        if w is RALLY:
            return why.NOT_WHILE_ROLLING
        attempt = s.current_attempt()
        return why_not_lift(attempt, w.face) if isinstance(w, Die) else why.NOT_ASKED

    def take_own(self, s: Gangsters, w: Word, d: Dealer) -> None:
        # LG-043 LG-046
        attempt = s.current_attempt()
        if isinstance(w, Die):
            attempt.use_reroll()
            frame = Rerolling(self.boss, NOTHING_LIFTED, 0, NOBODY)
            s.stack.append(frame)
            frame.lift(w.face)
        else:
            s.stack.pop()
            s.stack.append(Resolving(0, 0, 0))

    def copy(self) -> "AfterRoll":
        return AfterRoll(self.boss, self.declined, self.said)


def why_not_lift(attempt: Attempt, face: int) -> int:
    """FINE, or why a die of this face cannot be rolled again by a reroll face."""
    # LG-045 LG-046 LG-A10
    if face == DIE_RED:
        if attempt.red == NO_RED:
            return why.NO_SUCH_DIE
        return reroll_left(attempt) if attempt.red_is_free() else why.DIE_IS_LOCKED
    if attempt.white[face] == 0:
        return why.NO_SUCH_DIE
    if face in (LOCK, USED):
        return why.DIE_IS_LOCKED
    if face == REROLL and attempt.white[REROLL] == 1:
        return why.NO_REROLL_LEFT  # it cannot roll itself again
    return reroll_left(attempt)


def reroll_left(attempt: Attempt) -> int:
    # LG-046
    return FINE if attempt.white[REROLL] > 0 else why.NO_REROLL_LEFT
