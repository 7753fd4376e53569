"""What a hurried player does: for the games that a search plays to their end.

A few of the options are looked at, each for the round on the table only, and the best of them is said.
"""

from typing import Final, final

from mypy_extensions import i64

from intriga.games.masti.box import BONUSES, GUILDS, JOKERS, PENALTIES, POWERS, Box, character_of
from intriga.games.masti.outlook import GUILD_SHARE, promises
from intriga.games.masti.rules.end import Jokers
from intriga.games.masti.rules.round import Rounds, playable
from intriga.games.masti.rules.winner import strength_of
from intriga.games.masti.state import Masti
from intriga.games.masti.valuation import best_placement
from intriga.games.masti.vocabulary import BRIBE, JOKER, PLAY
from intriga.kernel.chance import Chance
from intriga.kernel.heaps import count, lowest, nth
from intriga.kernel.i64_masks import count_i64
from intriga.kernel.words import Word

SPITE: Final = 1.0  # what a gain of one opponent costs, shared among all opponents
PARTNER: Final = 0.6  # what a partner's gain is worth
GEM: Final = 0.45  # what a bribe gem is worth as long as it can still be spent
JOKER_WORTH: Final = 1.6


@final
class Instinct:
    """The promises of one box for so many players, by rounds left."""

    def __init__(self, box: Box, players: int, looks: int) -> None:
        self.box: Final = box
        self.players: Final = players
        self.looks: Final = looks
        rounds = box.seating(players).rounds
        self.promise: Final[list[list[float]]] = [
            promises(box.guild_points, left * GUILD_SHARE / (rounds * players)) for left in range(rounds + 1)
        ]

    def say(self, s: Masti, seat: int, chance: Chance) -> Word:
        """A word for this seat."""
        frame = s.stack[-1]
        if isinstance(frame, Rounds):
            return self.card_or_bribe(s, seat, chance)
        if isinstance(frame, Jokers):
            return JOKER[lowest(best_placement(s, seat, frame.guild))]
        return frame.any_option(s, seat, chance)

    def card_or_bribe(self, s: Masti, seat: int, chance: Chance) -> Word:
        cards = playable(s, seat)
        found = count(cards)
        options = found + 1 if s.lead >= 0 and s.bribes[seat] else found
        if options == 1:
            return PLAY[lowest(cards)]
        pile: i64 = 1 << s.trump
        lying = 0
        trump = character_of(s.trump)
        winner = -1
        best = -1
        for other in range(s.players):
            card = s.table[other]
            if card >= 0:
                pile |= 1 << card
                lying += 1
                strength = strength_of(card, trump, s.lead)
                if strength > best:
                    best = strength
                    winner = other
        gems = count(s.acted) - lying
        left = s.players - count(s.acted | s.out) - 1
        chosen = -1
        chosen_value = -1e9
        loss = self.given(s, seat, winner, pile, gems) if winner >= 0 else 0.0
        for _ in range(self.looks):
            place = chance.pick(options)
            if place == chosen:
                continue
            if place == found:
                value = loss - GEM
            else:
                card = nth(cards, place)
                strength = strength_of(card, trump, s.lead if s.lead >= 0 else character_of(card))
                if strength < best:
                    value = loss + 0.04 * (card % 13)
                else:
                    win = likely(strength, left)
                    with_mine: i64 = pile | 1 << card
                    lost = loss * 0.5 + 0.04 * (card % 13)
                    value = win * self.worth(s, seat, with_mine, gems) + (1.0 - win) * lost
            if value > chosen_value:
                chosen_value = value
                chosen = place
        return BRIBE if chosen == found else PLAY[nth(cards, chosen)]

    def given(self, s: Masti, seat: int, winner: int, cards: i64, gems: int) -> float:
        """What it means to this seat that another takes the pile."""
        gain = self.worth(s, winner, cards, gems)
        if s.teams and s.team(winner) == s.team(seat):
            return PARTNER * gain
        return -SPITE * gain / (s.players - 1)

    def worth(self, s: Masti, seat: int, cards: i64, gems: int) -> float:
        """What these cards and gems would add to a seat's area."""
        box = self.box
        total = float(gems)
        neutral: i64 = cards & (JOKERS | PENALTIES | BONUSES | POWERS)
        if neutral:
            total += box.bonus * count(cards & BONUSES) + box.penalty * count(cards & PENALTIES)
            total += JOKER_WORTH * count(cards & JOKERS)
            powers = count(cards & POWERS)
            if powers:
                have = count(s.won[seat] & POWERS)
                total += box.power_points[have + powers] - box.power_points[have]
        promise = self.promise[s.rounds - s.round]
        won: i64 = s.won[seat]
        double: i64 = box.double
        for guild in range(len(GUILDS)):
            mask: i64 = box.of_guild[guild]
            more: i64 = cards & mask
            if more:
                stack: i64 = won & mask
                have = count_i64(stack) + count_i64(stack & double)
                then = have + count_i64(more) + count_i64(more & double)
                total += promise[then if then < 8 else 8] - promise[have if have < 8 else 8]
        return total


def likely(strength: int, left: int) -> float:
    """How likely a card that leads now still does when all have had their turn."""
    if left == 0:
        return 1.0
    one = 0.45 + 0.04 * (strength % 13) if strength < 100 else 0.75 + 0.02 * (strength % 13)
    found = one
    for _ in range(left - 1):
        found *= one
    return found
