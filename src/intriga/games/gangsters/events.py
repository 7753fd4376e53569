"""What can have happened in the core, with full information. Numbers count from 1, as in words."""

from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat

NOT_SHOWN = 0  # instead of the number of a henchman that the reader may not know


class Setup(Event, frozen=True, tag="setup"):
    """The deal; hands go by boss."""

    players: int
    scenario: str
    chapter: int
    level: str
    campaign: bool
    clan: list[int]  # everybody who is in the clan
    hands: list[list[int]]

    def seen_by(self, seat: Seat) -> "Setup":
        hands = [
            hand if self.players == 1 or boss == seat else [NOT_SHOWN] * len(hand)
            for boss, hand in enumerate(self.hands)
        ]
        return Setup(self.players, self.scenario, self.chapter, self.level, self.campaign, self.clan, hands)


# ── the round ──


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int


class IntentionSaid(Event, frozen=True, tag="intention_said"):
    boss: int
    intention: str


class Nominated(Event, frozen=True, tag="nominated"):
    boss: int
    nominee: int


class FirstChosen(Event, frozen=True, tag="first_chosen"):
    """`how`: together, most, decided (by the last first player), chance, alone."""

    boss: int
    how: str


class ProblemTaken(Event, frozen=True, tag="problem_taken"):
    """`why`: round, red, penalty, effect."""

    boss: int
    problem: int
    why: str


class NoProblemLeft(Event, frozen=True, tag="no_problem_left"):
    boss: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    boss: int
    actions: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    boss: int
    returned: list[int]


class RoundEnded(Event, frozen=True, tag="round_ended"):
    round: int
    fingerprints: int


class Passed(Event, frozen=True, tag="passed"):
    boss: int


# ── actions ──


class Recruited(Event, frozen=True, tag="recruited"):
    """`why`: action, more (the second card of the action), red, ability, effect (of a scenario)."""

    boss: int
    henchman: int
    why: str
    solo: bool = False

    def seen_by(self, seat: Seat) -> "Recruited":
        if self.solo or seat == self.boss - 1:
            return self
        return Recruited(self.boss, NOT_SHOWN, self.why)


class Skipped(Event, frozen=True, tag="skipped"):
    boss: int


class Rallied(Event, frozen=True, tag="rallied"):
    boss: int
    henchmen: list[int]
    free: bool


# ── interaction ──


class ChallengeChosen(Event, frozen=True, tag="challenge_chosen"):
    boss: int
    kind: str
    number: int
    difficulty: int
    successes: int
    best: str
    harmless: bool


class HenchmanSent(Event, frozen=True, tag="henchman_sent"):
    boss: int
    henchman: int
    specialisation: str
    dice: int


class Rolled(Event, frozen=True, tag="rolled"):
    """`fewer` dice were taken away by penalties before the limits of one and seven were applied."""

    boss: int
    white: list[str]
    red: str | None
    fewer: int


class Rerolled(Event, frozen=True, tag="rerolled"):
    """Dice rolled again, by faces, and what all dice show now; `by` is the ability's henchman, or 0."""

    boss: int
    dice: list[str]
    white: list[str]
    red: str | None
    by: int


class DieTurned(Event, frozen=True, tag="die_turned"):
    boss: int
    before: str
    after: str


class ResultFixed(Event, frozen=True, tag="result_fixed"):
    """`more_damage` is what penalties add to a roll with a lock; `damage` is what the henchmen take."""

    boss: int
    kind: str
    number: int
    result: int
    multiplier: int
    difficulty: int
    successes: int
    locks: int
    more_damage: int
    damage: int


class MarkersPlaced(Event, frozen=True, tag="markers_placed"):
    kind: str
    number: int
    markers: int
    needed: int


class Overcome(Event, frozen=True, tag="overcome"):
    boss: int
    kind: str
    number: int
    successes: int


class Failed(Event, frozen=True, tag="failed"):
    boss: int
    kind: str
    number: int


class HenchmanExhausted(Event, frozen=True, tag="henchman_exhausted"):
    """`why`: damage, ability, penalty."""

    boss: int
    henchman: int
    why: str


class HenchmanOut(Event, frozen=True, tag="henchman_out"):
    boss: int
    henchman: int


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    boss: int
    henchman: int
    ability: str
    amount: int


class HenchmanBoosted(Event, frozen=True, tag="henchman_boosted"):
    """An ability doubles the dice of a henchman sent, or makes him the best: what he gives now."""

    henchman: int
    dice: int


# ── problems, police, decks ──


class ProblemGone(Event, frozen=True, tag="problem_gone"):
    """`how`: overcome, removed (from the game), discarded (before anybody took it)."""

    boss: int
    problem: int
    how: str


class ProblemForeseen(Event, frozen=True, tag="problem_foreseen"):
    boss: int
    problem: int


class ClanHurt(Event, frozen=True, tag="clan_hurt"):
    """Cards of the clan deck are exhausted by a penalty."""

    problem: int
    henchmen: list[int]


class SetBack(Event, frozen=True, tag="set_back"):
    problem: int


class PoliceChanged(Event, frozen=True, tag="police_changed"):
    police: str


class Revived(Event, frozen=True, tag="revived"):
    boss: int
    henchmen: list[int]


class CheeredUp(Event, frozen=True, tag="cheered_up"):
    boss: int
    henchmen: list[int]


class Scouted(Event, frozen=True, tag="scouted"):
    """Cards of the clan deck shown to all; one is taken."""

    boss: int
    henchmen: list[int]


class HenchmanTaken(Event, frozen=True, tag="henchman_taken"):
    boss: int
    henchman: int


# ── the end and the break ──


class ScenarioEnded(Event, frozen=True, tag="scenario_ended"):
    reason: str
    success: bool
    reputation: int
    eliminated: list[int]


class RecruitsShown(Event, frozen=True, tag="recruits_shown"):
    level: int
    henchmen: list[int]


class RecruitKept(Event, frozen=True, tag="recruit_kept"):
    henchman: int
    purse: int


class HenchmanReleased(Event, frozen=True, tag="henchman_released"):
    henchman: int
    purse: int


class BreakEnded(Event, frozen=True, tag="break_ended"):
    lost: int  # reputation that could not be spent


class Ended(Event, frozen=True, tag="ended"):
    reason: str
    success: bool
    reputation: int


CoreEvent = (
    Setup
    | RoundBegan
    | IntentionSaid
    | Nominated
    | FirstChosen
    | ProblemTaken
    | NoProblemLeft
    | TurnBegan
    | TurnEnded
    | RoundEnded
    | Passed
    | Recruited
    | Skipped
    | Rallied
    | ChallengeChosen
    | HenchmanSent
    | Rolled
    | Rerolled
    | DieTurned
    | ResultFixed
    | MarkersPlaced
    | Overcome
    | Failed
    | HenchmanExhausted
    | HenchmanOut
    | AbilityUsed
    | HenchmanBoosted
    | ProblemGone
    | ProblemForeseen
    | ClanHurt
    | SetBack
    | PoliceChanged
    | Revived
    | CheeredUp
    | Scouted
    | HenchmanTaken
    | ScenarioEnded
    | RecruitsShown
    | RecruitKept
    | HenchmanReleased
    | BreakEnded
    | Ended
)
