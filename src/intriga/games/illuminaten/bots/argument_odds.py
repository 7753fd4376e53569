"""How likely a person wins an argument with an artificial opponent, whose cards come from the deck."""

from intriga.games.illuminaten.box.tables import CardNumber
from intriga.games.illuminaten.knowledge.redeal import hidden_hand
from intriga.games.illuminaten.rules.actions.argument import added, edge_of, wins_at_once
from intriga.games.illuminaten.rules.artificial.argument import REVEALS, ArtificialArgument
from intriga.games.illuminaten.state import NONE, Pax
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat


def odds_with(s: Pax, frame: ArtificialArgument, card: CardNumber, deck: Mask) -> float:
    """The likelihood of winning with this card: the opponent reveals again as long as it is behind."""
    first, second = frame.strengths(s, s.seats - 1)
    edge = edge_of(s, first, second)
    if not frame.attacks():
        first, second, edge = second, first, -edge
    own_strength = first + max(0, frame.spent)
    mine = second + added(s, card)
    at_once = wins_at_once(s, card, -edge)
    behind, level = 0, 0
    for drawn in items(deck):
        its_at_once = wins_at_once(s, drawn, edge)
        if its_at_once or at_once:
            standing = int(its_at_once) - int(at_once)
        else:
            standing = own_strength + added(s, drawn) - mine
        if standing < 0:
            behind += 1
        elif standing == 0:
            level += 1
    cards = max(1, count(deck))
    lag, tie = behind / cards, level / cards
    found = lag**REVEALS
    if frame.attacks():  # a tie is won by the defender
        found += tie * (1.0 + lag + lag * lag)
    return float(found)


def best_odds(s: Pax, frame: ArtificialArgument, hand: Mask) -> float:
    """The likelihood of winning with the best card of the hand."""
    deck = unseen(s, frame.person)
    found = 0.0 if hand else odds_with(s, frame, NONE, deck)
    for card in items(hand):
        found = max(found, odds_with(s, frame, card, deck))
    return found


def best_card(s: Pax, frame: ArtificialArgument, hand: Mask) -> CardNumber:
    """The card to argue with: the likeliest, of equals the lowest."""
    deck = unseen(s, frame.person)
    best, most = NONE, -1.0
    for card in items(hand):
        odds = odds_with(s, frame, card, deck)
        if odds > most:
            best, most = card, odds
    return best


def unseen(s: Pax, seat: Seat) -> Mask:
    """The cards that may come from the deck, as far as a seat knows."""
    found = s.deck | s.under
    for other in range(s.players):
        if other != seat:
            found |= hidden_hand(s, seat, other)
    return found
