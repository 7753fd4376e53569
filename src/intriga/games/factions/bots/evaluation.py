"""The value of a position to a seat: its symbols and its role, its hand, and what the others may have.

The only role it looks at is the seat's own; the others' factions are guessed from their `deeds`.
"""

from math import exp, tanh
from typing import Final, final

from intriga.games.factions.box.tables import ALWAYS, FACTIONS, HAND, OTHER, OWN, Character, Role
from intriga.games.factions.rules.end import role_of, symbol_points
from intriga.games.factions.rules.roles.progress import AS_MANY, AT_MOST, FEWER, MORE, progress
from intriga.games.factions.state import Factions
from intriga.kernel.machine.seats import Seat

BELIEF: Final = 0.45  # weight of one symbol of difference in the deeds as evidence of the faction
CERTAIN: Final = 9.0  # symbols of difference beyond which the evidence does not grow
OTHERS_ROLE: Final = 1.6  # points that another's role brings on average
IN_HAND: Final = 0.6  # share of a good card's worth that counts while it is held
BAD_IN_HAND: Final = 0.2  # share of a bad card's worth
UNSEEN: Final = 0.35  # worth of an unseen card
OTHERS_CARD: Final = 0.15  # worth of a card in another's hand to its owner
ACTION: Final = 0.5  # worth of an action that is left
GIVEN_AWAY: Final = 0.35  # worth of each symbol that is laid before another
FINAL_LEAD: Final = 4.0  # extra weight of the lead when the game is over


@final
class Evaluation:
    """Values the positions of one turn for one seat."""

    def __init__(self, s: Factions, seat: Seat) -> None:
        self.seat: Final = seat
        self.role: Final = role_of(s, seat)
        self.held: Final = s.hands[seat].copy()  # cards that the seat knows it holds
        self.guesses: Final = [faction_odds(s, seat, other) for other in range(s.players)]

    def value(self, s: Factions) -> float:
        """The seat's expected lead."""
        lead = self.own_value(s) - self.threat(s)
        if s.over:
            return lead + FINAL_LEAD * tanh(lead / 2.0)
        if s.turn == self.seat:
            lead += ACTION * s.actions
        return lead

    def own_value(self, s: Factions) -> float:
        points = float(symbol_points(s, self.seat, self.role.faction))
        points += self.role.points * likelihood_of_role(s, self.seat, self.role)
        return points if s.over else points + self.hand_value(s)

    def hand_value(self, s: Factions) -> float:
        """The value of the hand; three bad cards count less, because one must be played."""
        total = 0.0
        best = -9.0
        for card in s.hands[self.seat]:
            worth = worth_of(s.box.cards[card], self.role.faction) if card in self.held else UNSEEN
            total += worth * (IN_HAND if worth > 0.0 else BAD_IN_HAND)
            best = max(best, worth)
        return total + 0.5 * min(0.0, best) if len(s.hands[self.seat]) == HAND else total

    def threat(self, s: Factions) -> float:
        """The expected points of the strongest opponent, mixed with the average of all opponents."""
        best = -99.0
        total = 0.0
        for other in range(s.players):
            if other != self.seat:
                points = OTHERS_ROLE + OTHERS_CARD * len(s.hands[other])
                guess = self.guesses[other]
                for faction in range(FACTIONS):
                    points += guess[faction] * symbol_points(s, other, faction)
                best = max(best, points)
                total += points
        return 0.6 * best + 0.4 * total / (s.players - 1)


def faction_odds(s: Factions, seat: Seat, other: int) -> list[float]:
    """How likely another seat is of each faction, by the roles that are left and by its deeds."""
    mine = role_of(s, seat).faction
    deeds = s.deeds[other]
    most = max(deeds)
    found: list[float] = []
    for faction in range(FACTIONS):
        roles = len([role for role in s.box.roles if role.faction == faction]) - (faction == mine)
        found.append(roles * exp(-BELIEF * min(CERTAIN, most - deeds[faction])))
    total = sum(found)
    return [weight / total for weight in found]


def likelihood_of_role(s: Factions, seat: Seat, role: Role) -> float:
    """How likely a role's condition holds at the end, by how far from it the position is now."""
    now = progress(s, seat, role)
    if s.over:
        return 1.0 if now.fulfilled else 0.0
    if now.measure == AS_MANY:
        margin = 0.5 - abs(now.have - now.need) - (1.0 if now.have == 0 else 0.0)
    elif now.measure == AT_MOST:
        margin = 0.5 + now.need - now.have
    elif now.measure == MORE:
        margin = now.have - now.need - 0.5
    elif now.measure == FEWER:
        margin = now.need - now.have - 0.5
    else:
        margin = 0.5 + now.have - now.need
    spread = 0.4 + 0.12 * s.deck() / s.players
    return 1.0 / (1.0 + exp(-max(-20.0, min(20.0, margin / spread))))


# ── what a card is worth while it is held ──


def worth_of(card: Character, faction: int) -> float:
    """Roughly what playing a card brings a player of this faction."""
    symbols = sum(card.symbols)
    change = float(2 * card.symbols[faction] - symbols)
    away = GIVEN_AWAY * symbols
    worth = change if card.laid == OWN else away if card.laid == OTHER else max(change, away)
    for effect in card.effects:
        part = effect.worth(faction)
        worth += part if effect.when.kind == ALWAYS else part / 2.0
    for guard in card.guards:
        worth += guard.worth(faction)
    return worth
