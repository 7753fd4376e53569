"""The value of a position to a seat, from what this seat knows: its own hand and plot, and public facts."""

from typing import Final, final

from intriga.games.illuminaten.bots.field_values import NEVER, FieldValues
from intriga.games.illuminaten.bots.plot_efforts import cheapest, effort, lead_in, tokens_in
from intriga.games.illuminaten.box.tables import FACTIONS, GM, RA, Faction
from intriga.games.illuminaten.rules.end import total
from intriga.games.illuminaten.rules.plots.taking import faction_cards_of
from intriga.games.illuminaten.rules.plots.witnesses import hearts, side_by_side
from intriga.games.illuminaten.rules.terms.lodges import LEAST_CARDS, LEAST_INFLUENCE, beside, groups
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.slots import top_free
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import Seat

PLOT: Final = 100.0  # a plot that is met
DECAY: Final = 0.74  # its value falls by this factor for each placement that is missing
BOTH: Final = 60.0  # the two best plots together
HELD: Final = 25.0  # influence that lies on a plot already
THIRD: Final = 0.1  # a third plot
CLASH: Final = 1.5  # effort of the second of two plots that are met but cannot be held together
OTHERS_PROSPECTS: Final = 0.4  # weight of the best opponent's prospects

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
EVENT: Final = -0.75  # for each seat: an event to be drawn, which brings the scoring nearer
RACE: Final = 0.5  # the same against an artificial opponent, where waiting loses
PER_POINT_AHEAD: Final = 0.1  # added to the value of an event for each point that the seat is ahead

ARTIFICIAL_TOKENS: Final = 8
ARTIFICIAL_LODGE: Final = 5
ARTIFICIAL_GREAT: Final = 3
GERMAIN: Final = 1
GERMAIN_EDICTS: Final = 4


@final
class Evaluation:
    """Values the positions that a seat considers for one question."""

    def __init__(self, s: Pax, seat: Seat) -> None:
        self.seat: Final = seat
        self.hand: Final[int] = s.hands[seat]  # cards drawn while looking ahead are not known
        self.hearts: Final = hearts(s, s.pattern().inner)
        self.known_plots: Final = s.shown_plots | s.seen_plots[seat] | 1 << seat
        self.wanted: Final = wanted_tokens(s, seat)
        self.point: Final = LAST_POINTS if is_scoring_close(s) else POINT
        event = RACE if s.opponent else EVENT * s.seats
        self.event: Final = event + PER_POINT_AHEAD * lead_in_points(s, seat)
        self.field: Final = s.field.copy()
        self.inf: Final = s.inf.copy()
        self.lodges: Final = main_lodges(FieldValues(s, seat, 0))
        self.others: Final = self.opponents_value(s, self.lodges)

    def value(self, s: Pax) -> float:
        """The value of a position in which no action is under way."""
        values = FieldValues(s, self.seat, s.hands[self.seat] & self.hand)
        found = self.prospects(s, self.seat, values)
        found += PRESENCE * sum(values.own) + self.support(s)
        found += HAND_CARD * count(s.hands[self.seat])
        found += FACTION_CARD * faction_cards_of(s, self.seat)
        found += MARKER * sum(s.markers)
        if s.great_played:
            found += self.event
        is_as_before = s.inf == self.inf and s.field == self.field
        lodges = self.lodges if is_as_before else main_lodges(values)
        found += self.point * points_in(values, lodges)
        return found - (self.others if is_as_before else self.opponents_value(s, lodges))

    def opponents_value(self, s: Pax, lodges: list[int]) -> float:
        """What the opponents' prospects and points subtract from a position."""
        worst, points = 0.0, 0
        for other in range(s.seats):
            if other != self.seat:
                values = FieldValues(s, other, 0)
                worst = max(worst, self.prospects(s, other, values))
                points = max(points, points_in(values, lodges))
        return OTHERS_PROSPECTS * worst + self.point * points

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

    def prospects(self, s: Pax, seat: Seat, values: FieldValues) -> float:
        if seat >= s.players:
            return self.artificial_prospects(s, seat, values)
        plots = list(s.common)
        if self.known_plots >> seat & 1:
            plots.append(s.private[seat])
        first, second, third = NEVER, NEVER, NEVER
        met: list[int] = []
        found = 0.0
        for plot in plots:
            needs = effort(values, plot, self.hearts)
            if needs == 0.0:
                met.append(plot)
                if s.on_plots[seat] >> plot & 1:
                    found += HELD
            if needs < first:
                first, second, third = needs, first, second
            elif needs < second:
                second, third = needs, second
            else:
                third = needs
        if len(met) == 2 and not side_by_side(s, seat, met, False):
            second = CLASH
        found += PLOT * (decayed(first) + decayed(second) + THIRD * decayed(third))
        return found + BOTH * decayed(first + second)

    def artificial_prospects(self, s: Pax, seat: Seat, values: FieldValues) -> float:
        """An artificial opponent wins by one of its own plots."""
        least = float(max(0, ARTIFICIAL_TOKENS - sum(values.own)))
        for faction in range(FACTIONS):
            for group in groups(values.near, values.members[faction]):
                if count(group) >= ARTIFICIAL_LODGE:
                    least = min(least, lead_in(values, group, LEAST_INFLUENCE))
        if s.opponent == GERMAIN:
            least = min(least, 2.0 * max(0, GERMAIN_EDICTS - count(s.edicts_gone)))
        else:
            great = values.degrees[GM] | values.degrees[RA]
            least = min(least, cheapest(values.to_control, great, ARTIFICIAL_GREAT, 0))
        return 2.5 * PLOT * decayed(least)

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


def lead_in_points(s: Pax, seat: Seat) -> int:
    """How many points the seat would be ahead if the factions were scored now."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, total(s, other))
    return total(s, seat) - most


def decayed(effort: float) -> float:
    return float(DECAY**effort)


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
