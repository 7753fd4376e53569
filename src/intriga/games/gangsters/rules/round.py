"""The round: its start, everybody's turn, its end; the frame below all others."""

from typing import Final, final

from intriga.games.gangsters import events
from intriga.games.gangsters.effects.moments import MOMENT_ANY
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.end import end_scenario, lose_by_evidence
from intriga.games.gangsters.rules.end_of_turn import EndOfRound
from intriga.games.gangsters.rules.evidence import evidence_that_loses, fingerprints_on_table
from intriga.games.gangsters.rules.nominating import Nominating
from intriga.games.gangsters.rules.police import turn_police_token
from intriga.games.gangsters.rules.turn import begin_turn
from intriga.games.gangsters.rules.window import Window
from intriga.games.gangsters.state import NOBODY, NOTHING, POLICE_UNCONTROLLED, Gangsters
from intriga.games.gangsters.verbs.problems import take_problem
from intriga.games.gangsters.vocabulary import END_ROUND
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.words import Word

# ── the stages of a round, in this order ──

BEGIN: Final = 0
NOMINATE: Final = 1
PROBLEMS: Final = 2
TURNS: Final = 3
PENALTIES: Final = 4
WINDOW: Final = 5
CHECKS: Final = 6

ONLY_END_ROUND: Final[list[Word]] = [END_ROUND]


@final
class Rounds(Frame[Gangsters]):
    """Round after round, until the scenario ends or the evidence suffices."""

    def __init__(self, stage: int, turn: int) -> None:
        self.stage = stage
        self.turn = turn  # how many bosses have had their turn

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-018 LG-021 LG-022 LG-023 LG-025 LG-026 LG-027 LG-A3 LG-A7
        if self.stage == BEGIN:
            self.stage = NOMINATE
            begin_round(s, d)
        elif self.stage == NOMINATE:
            self.stage = PROBLEMS
            s.stack.append(Nominating())
        elif self.stage == PROBLEMS:
            self.stage = TURNS
            self.turn = 0
            problems_of_round(s, d)
        elif self.stage == TURNS and self.turn < s.bosses:
            self.turn += 1
            begin_turn(s, (s.first + self.turn - 1) % s.bosses, d)
        elif self.stage == TURNS:
            self.stage = PENALTIES
            s.active = NOBODY
            s.stack.append(EndOfRound(-1, 0))
        elif self.stage == PENALTIES:
            self.stage = WINDOW
            s.scenario.end_round(s, d)
        elif self.stage == WINDOW:
            self.stage = CHECKS
            s.stack.append(RoundEnd(s.first, 0, 0))
        else:
            self.stage = BEGIN
            check_round(s, d)
        return 0

    def copy(self) -> "Rounds":
        return Rounds(self.stage, self.turn)

    def key(self) -> tuple[object, ...]:
        return (self.stage, self.turn)


def begin_round(s: Gangsters, d: Dealer) -> None:
    """Nobody has said anything yet; the scenario's instructions."""
    # LG-021
    s.round += 1
    for boss in range(s.bosses):
        s.nominates[boss] = NOBODY
        s.intends[boss] = NOTHING
    if d.events is not None:
        d.events.append(events.RoundBegan(s.round))
    s.scenario.begin_round(s, d)


def problems_of_round(s: Gangsters, d: Dealer) -> None:
    """The first player takes a problem; with four players his left neighbour too."""
    # LG-023 LG-A15
    for place in range(s.numbers.problems_of(s.players)):
        take_problem(s, (s.first + place) % s.bosses, "round", d)


def check_round(s: Gangsters, d: Dealer) -> None:
    """Police, evidence, the end of the scenario."""
    # LG-027 LG-085 LG-A3
    if d.events is not None:
        d.events.append(events.RoundEnded(s.round, fingerprints_on_table(s)))
    turn_police_token(s, d)
    lost = evidence_that_loses(s)
    if lost:
        lose_by_evidence(s, lost, d)
        return
    reason = s.scenario.ending(s)
    if reason:
        end_scenario(s, reason, d)


@final
class RoundEnd(Window):
    """The last moment before the checks; the first player ends the round."""

    def moment(self) -> int:
        return MOMENT_ANY

    def held(self, s: Gangsters, w: Word) -> bool:
        """Only the end of the round closes the window; nothing is held where no problem lies and the police
        are seen to: what else there is can be done as well in the next round."""
        at_stake = s.police == POLICE_UNCONTROLLED or any(s.problems)
        return w is END_ROUND and at_stake and self.may_matter(s)

    def ask(self, s: Gangsters, d: Dealer) -> int:
        """Skipped if nobody holds a card: everybody sees that nothing can be done."""
        # LG-A7
        for boss in range(s.bosses):
            if s.hands[boss]:
                return self.open_to(s)
        s.stack.pop()
        return 0

    def own_words(self, s: Gangsters) -> list[Word]:
        return ONLY_END_ROUND

    def bar_own(self, s: Gangsters, w: Word) -> int:
        # LG-A7
        return FINE if w is END_ROUND else why.NOT_ASKED

    def take_own(self, s: Gangsters, w: Word, d: Dealer) -> None:
        # LG-A7
        s.stack.pop()

    def copy(self) -> "RoundEnd":
        return RoundEnd(self.boss, self.declined, self.said)
