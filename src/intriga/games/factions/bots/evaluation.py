"""What a position promises a seat: its symbols and its role, its hand, and what the others may have.

Nobody's role is looked at but one's own: the others' factions are guessed from what they did (`deeds`).
"""

from math import exp, tanh
from typing import Final, final

from intriga.games.factions.box.tables import ALWAYS, FACTIONS, HAND, OTHER, OWN, Character, Role
from intriga.games.factions.rules.end import role_of, symbol_points
from intriga.games.factions.rules.roles.progress import AS_MANY, AT_MOST, FEWER, MORE, progress
from intriga.games.factions.state import Factions
from intriga.kernel.machine.seats import Seat

BELIEF: Final = 0.45  # how much a symbol of difference in the deeds tells of the faction
CERTAIN: Final = 9.0  # symbols beyond which nothing more is told
OTHERS_ROLE: Final = 1.6  # points that another's role brings on average
IN_HAND: Final = 0.6  # of a good card's worth that counts while it is held
BAD_IN_HAND: Final = 0.2  # of a bad card's
UNSEEN: Final = 0.35  # what a card is worth that one has not seen
OTHERS_CARD: Final = 0.15  # what a card in another's hand is worth to its owner
ACTION: Final = 0.5  # what an action is worth that one still has
GIVEN_AWAY: Final = 0.35  # by symbol of a card that is laid before another
LAST_WORD: Final = 4.0  # how much more a lead counts when the game is over


@final
class Outlook:
    """One seat's way of looking at positions of its turn."""

    def __init__(self, s: Factions, seat: Seat) -> None:
        self.seat: Final = seat
        self.role: Final = role_of(s, seat)
        self.held: Final = s.hands[seat].copy()  # cards that the seat knows to hold
        self.guesses: Final = [guessed(s, seat, other) for other in range(s.players)]

    def value(self, s: Factions) -> float:
        """The seat's lead, as it is or will be."""
        lead = self.own(s) - self.threat(s)
        if s.over:
            return lead + LAST_WORD * tanh(lead / 2.0)
        if s.turn == self.seat:
            lead += ACTION * s.actions
        return lead

    def own(self, s: Factions) -> float:
        points = float(symbol_points(s, self.seat, self.role.faction))
        points += self.role.points * chance_of(s, self.seat, self.role)
        return points if s.over else points + self.hand(s)

    def hand(self, s: Factions) -> float:
        """What the hand promises; who holds three bad cards must play one."""
        total = 0.0
        best = -9.0
        for card in s.hands[self.seat]:
            worth = worth_of(s.box.cards[card], self.role.faction) if card in self.held else UNSEEN
            total += worth * (IN_HAND if worth > 0.0 else BAD_IN_HAND)
            best = max(best, worth)
        return total + 0.5 * min(0.0, best) if len(s.hands[self.seat]) == HAND else total

    def threat(self, s: Factions) -> float:
        """What the strongest of the others seems to have, and a little of what the rest has."""
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


def guessed(s: Factions, seat: Seat, other: int) -> list[float]:
    """How likely another is of each faction, by the roles that are left and by what that seat did."""
    mine = role_of(s, seat).faction
    deeds = s.deeds[other]
    most = max(deeds)
    found: list[float] = []
    for faction in range(FACTIONS):
        roles = len([role for role in s.box.roles if role.faction == faction]) - (faction == mine)
        found.append(roles * exp(-BELIEF * min(CERTAIN, most - deeds[faction])))
    total = sum(found)
    return [weight / total for weight in found]


def chance_of(s: Factions, seat: Seat, role: Role) -> float:
    """How likely a role's condition will hold at the end, by how far it is from it now."""
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
    """What playing a card seems to bring somebody of this faction."""
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
