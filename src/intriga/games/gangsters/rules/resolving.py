"""Interaction, step 3: the result, its successes, the damage, and the card of the red die."""

from typing import Final, final

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import PENALTY_MORE_DAMAGE, RED_HENCHMAN, RED_PROBLEM
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.attempt import KINDS, Attempt
from intriga.games.gangsters.rules.challenges import challenge_of, difficulty_of, shown_number
from intriga.games.gangsters.rules.facts import facts_of
from intriga.games.gangsters.rules.penalties import penalty_amount
from intriga.games.gangsters.rules.succeeding import carry_out_successes
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.henchmen import draw_henchman, exhaust, put_out
from intriga.games.gangsters.verbs.problems import take_problem
from intriga.games.gangsters.vocabulary import HURT, LEAVE, TAKE, Hurt
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

# ── the stages, in this order ──

RESULT: Final = 0
DAMAGE: Final = 1
RED: Final = 2
DONE: Final = 3

MOST_DAMAGE: Final = 2  # LG-070
TAKE_OR_LEAVE: Final[list[Word]] = [TAKE, LEAVE]


def successes_of(s: Gangsters, attempt: Attempt) -> int:
    """How many successes the dice and the abilities give."""
    # LG-064
    won = attempt.result() // difficulty_of(s, attempt)
    return won + attempt.more_successes if won > 0 else 0


def damage_of(s: Gangsters, attempt: Attempt) -> int:
    """The damage that the henchmen take together."""
    # LG-045 LG-068 LG-070 LG-072 LG-091 LG-096 LG-A12
    locks = attempt.locks()
    if locks == 0 or attempt.harmless or challenge_of(s, attempt.kind, attempt.number).harmless:
        return 0
    damage = locks + penalty_amount(s, attempt.boss, PENALTY_MORE_DAMAGE) - attempt.ignored
    return max(0, min(damage, MOST_DAMAGE * len(attempt.sent)))


@final
class Resolving(Frame[Gangsters]):
    """Result, damage, the red die's card; then the henchmen are turned or discarded."""

    def __init__(self, stage: int, left: int, last: int) -> None:
        self.stage = stage
        self.left = left  # damage still to be given
        self.last = last  # no henchman sent earlier may follow

    def ask(self, s: Gangsters, d: Dealer) -> int:
        attempt = s.current_attempt()
        if self.stage == RESULT:
            self.stage = DAMAGE
            fix_result(s, attempt, d)
            self.left = damage_of(s, attempt)
            carry_out_successes(s, attempt, successes_of(s, attempt), d)
            return 0
        if self.stage == DAMAGE:
            return self.ask_damage(s, attempt)
        if self.stage == RED:
            return self.ask_red(s, attempt, d)
        finish(s, attempt, d)
        return 0

    def ask_damage(self, s: Gangsters, attempt: Attempt) -> int:
        """Who takes the next damage; where everybody sees that one alone can, he does."""
        # LG-068 LG-070
        while self.left > 0:
            able = [place for place in range(len(attempt.sent)) if self.can_hurt(attempt, place)]
            if len(able) > 1:
                return only(s.seat_of(attempt.boss))
            self.hurt(attempt, able[0])
        self.stage = RED
        return 0

    def can_hurt(self, attempt: Attempt, place: int) -> bool:
        """Whether this one can take damage now, and the rest can go to those after him."""
        # LG-068 LG-070
        if place < self.last or attempt.damage[place] >= MOST_DAMAGE:
            return False
        room = 0
        for other in range(place, len(attempt.sent)):
            room += MOST_DAMAGE - attempt.damage[other]
        return room >= self.left

    def hurt(self, attempt: Attempt, place: int) -> None:
        attempt.damage[place] += 1
        self.left -= 1
        self.last = place

    def ask_red(self, s: Gangsters, attempt: Attempt, d: Dealer) -> int:
        """The card of the red die, after the result is settled."""
        # LG-049 LG-050 LG-051 LG-A14
        if attempt.red == RED_HENCHMAN and s.clan:
            return only(s.seat_of(attempt.boss))
        if attempt.red == RED_PROBLEM:
            take_problem(s, attempt.boss, "red", d)
        self.stage = DONE
        return 0

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        attempt = s.current_attempt()
        return TAKE_OR_LEAVE if self.stage == RED else [HURT[card] for card in attempt.sent]

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LG-049 LG-068 LG-070 LG-071
        attempt = s.current_attempt()
        if self.stage == RED:
            return FINE if w is TAKE or w is LEAVE else why.NOT_ASKED
        if not isinstance(w, Hurt):
            return why.NOT_ASKED
        if w.henchman not in attempt.sent:
            return why.NOT_SENT
        return FINE if self.can_hurt(attempt, attempt.sent.index(w.henchman)) else why.HURT_ENOUGH

    def facts(self, s: Gangsters, seat: Seat, w: Word, reason: int) -> Facts:
        return facts_of(s, s.current_attempt().boss, w, reason)

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LG-049 LG-068
        attempt = s.current_attempt()
        if isinstance(w, Hurt):
            self.hurt(attempt, attempt.sent.index(w.henchman))
        else:
            self.stage = DONE
            if w is TAKE:
                draw_henchman(s, attempt.boss, "red", d)

    def copy(self) -> "Resolving":
        return Resolving(self.stage, self.left, self.last)

    def key(self) -> tuple[object, ...]:
        return (self.stage, self.left, self.last)


def fix_result(s: Gangsters, attempt: Attempt, d: Dealer) -> None:
    """The result stands from now on."""
    # LG-043 LG-064
    if d.events is not None:
        d.events.append(
            events.ResultFixed(
                attempt.boss + 1,
                KINDS[attempt.kind],
                shown_number(s, attempt.kind, attempt.number),
                attempt.result(),
                attempt.multiplier(),
                difficulty_of(s, attempt),
                successes_of(s, attempt),
                attempt.locks(),
                penalty_amount(s, attempt.boss, PENALTY_MORE_DAMAGE),
                damage_of(s, attempt),
            )
        )


def finish(s: Gangsters, attempt: Attempt, d: Dealer) -> None:
    """One damage exhausts, two put out; the unhurt are turned until the end of the turn."""
    # LG-069 LG-073
    for place in range(len(attempt.sent)):
        card = attempt.sent[place]
        if attempt.damage[place] == 0:
            s.turned |= 1 << card
        elif attempt.damage[place] == 1:
            exhaust(s, attempt.boss, card, "damage", d)
        else:
            put_out(s, attempt.boss, card, d)
    s.attempt = None
    s.stack.pop()
