"""What this game tells the search: rollouts of a few turns, rewarded by the lead after them."""

from math import exp, sqrt
from typing import Final, final

from intriga.games.factions.bots.evaluation import Evaluation, faction_odds, likelihood_of_role
from intriga.games.factions.bots.policy import AHEAD, value_after
from intriga.games.factions.bots.rollout_choice import RolloutChoice
from intriga.games.factions.box.tables import FACTIONS, Box
from intriga.games.factions.knowledge.redeal import redeal
from intriga.games.factions.rules.end import role_of, standing, symbol_points
from intriga.games.factions.rules.properties import Property
from intriga.games.factions.rules.quiz import Quiz
from intriga.games.factions.rules.turn import Laying, Turns
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.vocabulary import ANSWERS
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat, lowest_seat
from intriga.kernel.machine.words import Word

KNOWS: Final = 73  # of a hundred quiz questions; a quarter of the others is guessed right
QUIZ_SHARE: Final = 0.1  # weight of right answers in the reward
LEAD_SHARE: Final = 0.3  # weight of the lead in the reward of a finished game
HAND_WORTH: Final = 0.5  # share of a card's worth that counts while it is held
SHARE: Final = 0.7  # most turns have one question, some have three


@final
class FactionsInsight(Insight):
    """Worlds whose roles fit the others' deeds; a few words in the tree, then a short rollout."""

    def __init__(
        self, exploration: float = 0.25, depth: int = 4, rounds: int = 3, spread: float = 1.5
    ) -> None:
        super().__init__(exploration, depth, SHARE)
        self.rounds: Final = rounds  # turns of each player in a rollout
        self.spread: Final = spread  # the lead at the end whose reward is about 0.75
        self.rollout_choice: RolloutChoice | None = None

    def rollout_choice_for(self, box: Box) -> RolloutChoice:
        """The choices of rollouts with this box, kept between calls."""
        found = self.rollout_choice
        if found is None or found.box is not box:
            found = RolloutChoice(box)
            self.rollout_choice = found
        return found

    # ── worlds ──

    def redeal(self, s: State, seat: Seat, chance: Chance) -> State:
        """A world; in the quiz the seat does not know all answers."""
        assert isinstance(s, Factions)
        world = redeal(s, seat, chance)
        frame = world.stack[-1] if world.stack else None
        if isinstance(frame, Quiz):
            forget_answers(world, frame, chance)
        return world

    def likelihood(self, world: State, seat: Seat) -> float:
        """How well the others' deeds fit the factions that they have in this world."""
        assert isinstance(world, Factions)
        total = 0.0
        for other in range(world.players):
            if other != seat:
                guess = faction_odds(world, seat, other)
                total += guess[role_of(world, other).faction] / max(guess)
        return total / (world.players - 1)

    # ── the search ──

    def is_worth_a_search(self, s: State, seat: Seat) -> bool:
        return isinstance(s.stack[-1], Turns | Laying | Property | Quiz)

    def turn(self, s: State) -> int:
        """Before the first turn each question counts as a turn of its own."""
        assert isinstance(s, Factions)
        return s.turns if s.turns else -2 - s.asked

    def estimates(self, s: State, seat: Seat, options: list[Word], chance: Chance) -> list[float]:
        """How `regular` values each option, as a reward."""
        assert isinstance(s, Factions)
        if isinstance(s.stack[-1], Quiz):
            return []
        evaluation = Evaluation(s, seat)
        spread = self.spread_at(s)
        return [reward(value_after(s, word, evaluation, AHEAD, chance), spread) for word in options]

    def finish(self, s: State, d: Dealer) -> int:
        assert isinstance(s, Factions)
        rollout_choice = self.rollout_choice_for(s.box)
        decisions = 0
        last = s.turns + self.rounds * s.players
        while not s.over and (s.turns < last or not isinstance(s.stack[-1], Turns)):
            frame = s.stack[-1]
            seat = lowest_seat(s.must)
            s.apply(seat, rollout_choice.word(s, seat, d.chance), d)
            decisions += 1
            if isinstance(frame, Quiz) and has_closed_round(s, frame, seat):
                return decisions
        return decisions

    # ── rewards ──

    def rewards(self, s: State) -> list[float]:
        assert isinstance(s, Factions)
        estimates = [self.estimate(s, seat) for seat in range(s.players)]
        spread = self.spread_at(s)
        found: list[float] = []
        for seat in range(s.players):
            best = max([estimates[other] for other in range(s.players) if other != seat])
            lead = reward(estimates[seat] - best, spread)
            if s.over:
                lead = LEAD_SHARE * lead + (1.0 - LEAD_SHARE) * self.won(s, seat)
            found.append((1.0 - QUIZ_SHARE) * lead + QUIZ_SHARE * s.right[seat] / 3.0)
        return found

    def spread_at(self, s: Factions) -> float:
        """The scale of leads: the more cards are left, the less a lead counts."""
        return self.spread if s.over else self.spread + 0.5 * sqrt(s.deck() / s.players)

    def estimate(self, s: Factions, seat: Seat) -> float:
        """The expected points of a seat in this world."""
        role = role_of(s, seat)
        points = float(symbol_points(s, seat, role.faction))
        points += role.points * likelihood_of_role(s, seat, role)
        if not s.over:
            worth = self.rollout_choice_for(s.box).worth[role.faction]
            for card in s.hands[seat]:
                points += HAND_WORTH * max(0.0, worth[card])
        return points

    def won(self, s: State, seat: Seat) -> float:
        assert isinstance(s, Factions)
        return 1.0 if standing(s).winner == seat else 0.0


def reward(lead: float, spread: float) -> float:
    """A lead as a number between 0 and 1."""
    return 1.0 / (1.0 + exp(-max(-20.0, min(20.0, lead / spread))))


def has_closed_round(s: Factions, frame: Quiz, seat: Seat) -> bool:
    """Whether the answer just given closed the round."""
    return s.over or s.stack[-1] is not frame or frame.given[seat] == NOBODY


def forget_answers(world: Factions, frame: Quiz, chance: Chance) -> None:
    """Put the right answer anywhere in questions that the expert does not know."""
    asked = list(frame.asked)
    for place in range(frame.stage * world.players, len(asked)):
        card, about, right, gap = asked[place]
        if (card * FACTIONS + about) * 37 % 100 >= KNOWS:
            right = chance.pick(ANSWERS)
        asked[place] = (card, about, right, gap)
    frame.asked = tuple(asked)
