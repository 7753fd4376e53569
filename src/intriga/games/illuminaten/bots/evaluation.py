"""The value of a position to a seat, from what this seat knows: its own hand and plot, and public facts."""

from typing import Final, final

from intriga.games.illuminaten.bots.artificial_clock import ArtificialClock
from intriga.games.illuminaten.bots.artificial_efforts import artificial_effort
from intriga.games.illuminaten.bots.field_values import NEVER, FieldValues
from intriga.games.illuminaten.bots.outlook import Outlook, decayed
from intriga.games.illuminaten.bots.plot_efforts import effort, tokens_in
from intriga.games.illuminaten.box.tables import FACTIONS, Faction
from intriga.games.illuminaten.rules.plots.taking import faction_cards_of
from intriga.games.illuminaten.rules.terms.lodges import LEAST_CARDS, beside, groups
from intriga.games.illuminaten.state import NO_CARD, Pax
from intriga.games.illuminaten.verbs.slots import top_free
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import Seat

VICTORY: Final = 2000.0  # two plots in this turn
OTHERS_PROSPECTS: Final = 0.4  # weight of the best opponent's prospects
ARTIFICIAL: Final = 500.0  # a plot of an artificial opponent that is met
DEFEAT: Final = 300.0  # an opponent who wins before the seat's next turn

TOKEN: Final = 0.7  # the first support token of a type
TOKEN_DECAY: Final = 0.85  # each further token of a type
WANTED: Final = 0.12  # for each slot within reach that costs such a token
PRESENCE: Final = 1.2  # an influence token on the field
FACTION_CARD: Final = 5.0
MAIN_ACTION: Final = 2.0
ENHANCED: Final = (1.0, 2.2, 0.8, 0.5, 1.0, 0.3)  # by action: an enhancement while main actions are left
HAND_CARD: Final = 0.35
MARKER: Final = 2.0
POINT: Final = 0.25  # a point of the scoring, while that is far away
LAST_POINTS: Final = 8.0  # when it is close
AHEAD: Final = 150.0  # at the end of the last turn: most points
LEVEL: Final = 50.0  # as many as another
EVENT: Final = -0.75  # for each seat: an event to be drawn, which brings the scoring nearer
RACE: Final = 0.5  # the same against an artificial opponent, where waiting loses
ANY_EFFORT: Final = 1e9  # more than any effort
PER_POINT_AHEAD: Final = 0.1  # added to the value of an event for each point that the seat is ahead


@final
class Evaluation:
    """Values the positions that a seat considers for one question."""

    def __init__(self, s: Pax, seat: Seat, clock: ArtificialClock | None = None) -> None:
        self.seat: Final = seat
        self.clock: Final = clock
        self.hand: Final[int] = s.hands[seat]  # cards drawn while looking ahead are not known
        self.known_plots: Final = s.shown_plots | s.seen_plots[seat] | 1 << seat
        self.wanted: Final = wanted_tokens(s, seat)
        self.point: Final = LAST_POINTS if is_scoring_close(s) else POINT
        self.field: Final = s.field.copy()
        self.inf: Final = s.inf.copy()
        self.here: Final = FieldValues(s, seat, self.hand)
        self.lodges: Final = main_lodges(self.here)
        self.rivals_points = 0  # those of the opponent who has most
        self.artificial_effort = NEVER
        self.safety = 1.0  # how likely no opponent wins before the seat's next turn
        self.calm_effort = ANY_EFFORT  # of an artificial opponent that does not win next: only nearer it may
        self.others: Final = self.opponents_value(s, self.lodges)
        self.threat: Final = self.safety < 1.0  # in the position of the question
        if not self.threat and NO_CARD not in s.field:
            self.calm_effort = self.artificial_effort
        self.is_last_turn: Final = s.last_round and s.active == seat
        self.rivals_before: Final = self.rivals_points
        event = RACE if s.opponent else EVENT * s.seats
        ahead = points_in(self.here, self.lodges) - self.rivals_points
        self.event: Final = event + PER_POINT_AHEAD * ahead

    def value(self, s: Pax) -> float:
        """The value of a position in which no action is under way."""
        hand = s.hands[self.seat] & self.hand
        is_as_before = s.inf == self.inf and s.field == self.field
        values = self.here if is_as_before and hand == self.hand else FieldValues(s, self.seat, hand)
        outlook = self.outlook(s, self.seat, values)
        found = outlook.worth()
        if s.active == self.seat and outlook.wins(s, self.seat):
            return VICTORY + found
        if self.is_last_turn:
            found = 0.0
        found += PRESENCE * sum(values.own) + self.support(s)
        found += HAND_CARD * count(s.hands[self.seat])
        found += FACTION_CARD * faction_cards_of(s, self.seat)
        found += MARKER * sum(s.markers)
        if s.great_played:
            found += self.event
        lodges = self.lodges if is_as_before else main_lodges(values)
        points = points_in(values, lodges)
        found += self.point * points
        if is_as_before:
            found, rivals = found - self.others, self.rivals_before
        else:
            found -= self.opponents_value(s, lodges)
            rivals = self.rivals_points
        if self.is_last_turn:
            found += AHEAD if points > rivals else LEVEL if points == rivals else 0.0
        return found

    def opponents_value(self, s: Pax, lodges: list[int]) -> float:
        """What the opponents' prospects and points subtract from a position."""
        worst, points, safe = 0.0, 0, 1.0
        for other in range(s.seats):
            if other == self.seat:
                continue
            values = FieldValues(s, other, 0)
            if other < s.players:
                outlook = self.outlook(s, other, values)
                worst = max(worst, outlook.worth())
                safe *= 1.0 - outlook.threat(s, other)
            else:
                self.artificial_effort = artificial_effort(s, other, values)
                worst = max(worst, ARTIFICIAL * decayed(self.artificial_effort))
                is_nearer = self.artificial_effort < self.calm_effort
                if self.clock is not None and NO_CARD not in s.field and is_nearer:
                    safe *= 1.0 - self.clock.threat(s)
            points = max(points, points_in(values, lodges))
        self.rivals_points, self.safety = points, safe
        if s.last_round:
            worst = 0.0
        return OTHERS_PROSPECTS * worst + self.point * points + DEFEAT * (1.0 - safe)

    def rest_of_turn(self, s: Pax) -> float:
        """The value of the main actions and enhancements left in this turn."""
        if s.mains == 0:
            return 0.0
        found = MAIN_ACTION * s.mains
        for action in range(len(ENHANCED)):
            if s.enhanced[action]:
                found += ENHANCED[action] * s.enhanced[action]
        return found

    # ── plots ──

    def outlook(self, s: Pax, seat: Seat, values: FieldValues) -> Outlook:
        """The plots of a person, as far as this seat knows them."""
        plots = list(s.common)
        if self.known_plots >> seat & 1:
            plots.append(s.private[seat])
        found = Outlook()
        for plot in plots:
            found.add(s, seat, plot, effort(values, plot))
        found.part(s, seat)
        return found

    # ── support ──

    def support(self, s: Pax) -> float:
        found = 0.0
        for faction in range(FACTIONS):
            for held in range(s.token(self.seat, faction)):
                found += self.token(faction, held)
        return found

    def token(self, faction: Faction, held: int) -> float:
        """The value of one more token to a seat that holds `held` of this type."""
        return (TOKEN + WANTED * self.wanted[faction]) * TOKEN_DECAY**held


def main_lodges(values: FieldValues) -> list[int]:
    """The main lodge of each faction; 0 where there is none."""
    found: list[int] = []
    for faction in range(FACTIONS):
        size, best = LEAST_CARDS, 0
        members = values.members[faction]
        if count(members) >= LEAST_CARDS:
            for group in groups(values.near, members):
                cards = count(group)
                if cards > size:
                    size, best = cards, group
                elif cards == size:
                    best |= group
        found.append(best)
    return found


def points_in(values: FieldValues, lodges: list[int]) -> int:
    """What a scoring would give the seat."""
    found = 0
    for lodge in lodges:
        found += tokens_in(values, lodge)
    return found


def wanted_tokens(s: Pax, seat: Seat) -> list[int]:
    """By faction: how many tokens the topmost free slots within reach cost."""
    found = [0] * FACTIONS
    cells = s.pattern().areopagi[s.place[seat]]
    for cell in range(len(s.field)):
        if has_own(s.inf[cell], seat):
            cells |= beside(s.pattern().near, 1 << cell)
    for cell in range(len(s.field)):
        if cells >> cell & 1 and s.field[cell] >= 0:
            card = s.box.cards[s.field[cell]]
            slot = top_free(s.inf[cell], card.slots)
            if slot >= 0:
                for faction in card.costs[slot]:
                    found[faction] += 1
    return found


def has_own(inf: int, seat: Seat) -> bool:
    while inf:
        if inf & 7 == seat + 1:
            return True
        inf >>= 3
    return False


def is_scoring_close(s: Pax) -> bool:
    return s.last_round or count(s.edicts_gone) >= 4 or s.quiet_rounds >= 10
