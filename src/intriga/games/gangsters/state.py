"""The position of a game: data only."""

from collections.abc import Callable
from typing import Any, Final, Literal, final, get_args

from intriga.games.gangsters.box.tables import HENCHMEN, MOST_PLACES, NO_PROBLEM, Box, Numbers
from intriga.games.gangsters.rules.attempt import Attempt
from intriga.games.gangsters.rules.reasons import REASONS
from intriga.games.gangsters.scenarios.contract import Mission, NoScenario, Scenario
from intriga.kernel.machine.frames import Frame, State
from intriga.kernel.machine.seats import Seat, only

NOBODY: Final = -1
NOTHING: Final = -1

# ── the police token (LG-087…LG-090) ──

POLICE_NONE: Final = 0  # the scenario has no police card
POLICE_UNCONTROLLED: Final = 1
POLICE_CONTROLLED: Final = 2
POLICE_ACTIVE: Final = 3
Police = Literal["none", "uncontrolled", "controlled", "active"]
POLICE_NAMES: Final[tuple[Police, ...]] = get_args(Police)

STANDARD: Final = 1  # among the levels of difficulty: easier, standard, harder
LEVELS_OF_DIFFICULTY: Final = ("easier", "standard", "harder")


@final
class Gangsters(State):
    """Lists go by boss, or by card or place where it is said. A boss is a hand of cards: with one player
    there are two, both of seat 0 (LG-107); otherwise the boss is the seat."""

    def __init__(self, box: Box, players: int, stack: list[Frame[Any]]) -> None:
        super().__init__(players, stack)
        self.box = box
        self.bosses = max(2, players)
        self.scenario: Scenario = NoScenario()
        self.mission: Mission = Mission()
        self.level = STANDARD
        # ── the campaign ──
        self.is_campaign = False
        self.is_whole = False  # a campaign of three chapters; a short one has two
        self.chapter = 1
        self.played: tuple[str, ...] = ()  # scenarios of earlier chapters
        self.earned: tuple[int, ...] = ()  # their reputation
        # ── the course of the game ──
        self.round = 0
        self.first = NOBODY  # the boss with the first-player token
        self.active = NOBODY  # the boss whose turn it is
        self.turns = 0  # begun so far
        self.actions = 0  # left in this turn
        self.attempt: Attempt | None = None  # the challenge that is being tried
        # ── henchmen: heaps of numbers; see `knowledge.redeal` for generations ──
        self.clan = 0  # the deck, face down
        self.exhausted = 0
        self.out = 0
        self.reserve = 0
        self.turned = 0  # sent this turn and unhurt: back to hand at its end
        self.hands = [0] * self.bosses
        self.known = 0  # cards in hands that everybody has seen
        self.generation = 0  # how often cards have gone back into the clan deck
        self.since = [0] * HENCHMEN  # by card in a hand: the generation in which it was drawn; else 0
        self.entered = [0] * HENCHMEN  # by card: the generation in which it last went into the deck
        # ── problems ──
        self.problem_deck = 0
        self.problem_discard = 0
        self.problems_gone = 0  # removed from the game
        self.problems = [0] * self.bosses
        self.next_problem = NO_PROBLEM  # the top card, if it was looked at; it lies outside the heap
        # ── the rest of the table ──
        self.police = POLICE_NONE
        self.markers = [0] * MOST_PLACES  # successes, by place
        self.intends = [NOTHING] * self.bosses
        self.nominates = [NOBODY] * self.bosses
        # ── the break ──
        self.purse = 0
        self.releases = 0  # left
        self.drawn = 0  # two henchmen of whom one is kept
        self.under: tuple[int, ...] = ()  # put under the reserve in this break, in order: drawn last
        # ── the end ──
        self.reason = ""
        self.success = False
        self.reputation = 0

    @property
    def numbers(self) -> Numbers:
        """The numbers of the chosen level of difficulty."""
        return self.box.numbers[self.level]

    def seat_of(self, boss: int) -> Seat:
        """The seat that plays a boss."""
        # LG-107
        return 0 if self.players == 1 else boss

    def bosses_of(self, seat: Seat) -> list[int]:
        """The bosses that a seat plays."""
        # LG-107
        return [0, 1] if self.players == 1 else [seat]

    def current_attempt(self) -> Attempt:
        """The challenge that is being tried; only asked for while there is one."""
        assert self.attempt is not None
        return self.attempt

    def owner(self, card: int) -> int:
        """The boss who holds a henchman; NOBODY if it is in no hand."""
        for boss in range(self.bosses):
            if self.hands[boss] >> card & 1:
                return boss
        return NOBODY

    def all_seats(self) -> int:
        """The mask of everybody."""
        return only(self.players) - 1

    def copy(self) -> "Gangsters":
        to = Gangsters(self.box, self.players, self.copy_stack())
        self.copy_machine(to)
        to.scenario = self.scenario
        to.mission = self.mission.copy()
        to.level = self.level
        to.is_campaign = self.is_campaign
        to.is_whole = self.is_whole
        to.chapter = self.chapter
        to.played = self.played
        to.earned = self.earned
        to.round = self.round
        to.first = self.first
        to.active = self.active
        to.turns = self.turns
        to.actions = self.actions
        attempt = self.attempt
        to.attempt = None if attempt is None else attempt.copy()
        to.clan = self.clan
        to.exhausted = self.exhausted
        to.out = self.out
        to.reserve = self.reserve
        to.turned = self.turned
        to.hands = self.hands.copy()
        to.known = self.known
        to.generation = self.generation
        to.since = self.since.copy()
        to.entered = self.entered.copy()
        to.problem_deck = self.problem_deck
        to.problem_discard = self.problem_discard
        to.problems_gone = self.problems_gone
        to.problems = self.problems.copy()
        to.next_problem = self.next_problem
        to.police = self.police
        to.markers = self.markers.copy()
        to.intends = self.intends.copy()
        to.nominates = self.nominates.copy()
        to.purse = self.purse
        to.releases = self.releases
        to.drawn = self.drawn
        to.under = self.under
        to.reason = self.reason
        to.success = self.success
        to.reputation = self.reputation
        return to

    def reasons(self) -> list[tuple[str, str]]:
        return REASONS

    def made_by(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        return (bare, (self.box, self.players))

    def key(self) -> tuple[object, ...]:
        attempt = self.attempt
        found = (
            self.scenario.name,
            self.mission.key(),
            self.level,
            self.is_campaign,
            self.chapter,
            self.played,
            self.earned,
            self.round,
            self.first,
            self.active,
            self.turns,
            self.actions,
            None if attempt is None else attempt.key(),
            self.clan,
            self.exhausted,
            self.out,
            self.reserve,
            self.turned,
            tuple(self.hands),
            self.known,
            self.generation,
            tuple(self.since),
            tuple(self.entered),
            self.problem_deck,
            self.problem_discard,
            self.problems_gone,
            tuple(self.problems),
            self.next_problem,
            self.police,
            tuple(self.markers),
            tuple(self.intends),
            tuple(self.nominates),
            self.purse,
            self.releases,
            self.drawn,
            self.under,
            self.reason,
            self.success,
            self.reputation,
        )
        # whatever was stored before there were three chapters keeps its digests
        return (*found, self.is_whole) if self.is_whole else found


def bare(box: Box, players: int) -> Gangsters:
    """A state whose fields are still to be set."""
    return Gangsters(box, players, [])
