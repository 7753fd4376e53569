"""The verbs: the only code that moves pieces. Each tells its event where somebody listens."""

from intriga.games.masti import events
from intriga.games.masti.box.tables import GUILDS, Card, card_name, character_of
from intriga.games.masti.state import NO_CARD, NOBODY, Masti
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat, everyone, only, others, seats_in


def named(cards: Mask) -> list[str]:
    """A mask of cards, as records write them."""
    return [card_name(card) for card in items(cards)]


def bury(s: Masti, seat: Seat, d: Dealer) -> None:
    """The chosen card goes face down into the trump deck."""  # MV-074
    card = s.buried[seat]
    s.hands[seat] &= ~(1 << card)
    s.deck |= 1 << card
    if d.events is not None:
        d.events.append(events.DiscardedToTrumps(seat, card_name(card)))


def remove_gems(s: Masti, seat: Seat, d: Dealer) -> None:
    """A player without cards loses the bribe gems that are left."""  # MV-044
    gems = s.bribes[seat]
    s.bribes[seat] = 0
    s.removed += gems
    if d.events is not None:
        d.events.append(events.GemsRemoved(seat, gems))


def turn_up_trump(s: Masti, d: Dealer) -> None:
    """The next card of the trump deck is turned up for all to see."""  # MV-015 MV-043 MV-078
    s.trump = d.draw(s.deck, everyone(s.players))
    s.deck &= ~(1 << s.trump)
    if s.players == 6 and s.round <= 4:
        s.turned |= 1 << s.trump


def tell_round(s: Masti, d: Dealer) -> None:
    if d.events is not None:
        d.events.append(events.RoundStarted(s.round, card_name(s.trump), s.leader, seats_in(s.out)))


def play_card(s: Masti, seat: Seat, card: Card, d: Dealer) -> None:
    """A card goes from the hand to the table."""  # MV-023 MV-029
    s.hands[seat] &= ~(1 << card)
    s.table[seat] = card
    if s.lead < 0:
        s.lead = character_of(card)
    elif character_of(card) != s.lead:
        s.lacks[seat] |= 1 << s.lead
    s.acted |= only(seat)
    d.show(others(s.players, seat))
    if d.events is not None:
        d.events.append(events.CardPlayed(seat, card_name(card)))


def bribe(s: Masti, seat: Seat, d: Dealer) -> None:
    """A gem is laid on the table instead of a card."""  # MV-026
    s.bribes[seat] -= 1
    s.acted |= only(seat)
    if d.events is not None:
        d.events.append(events.Bribed(seat))


def take_round(s: Masti, winner: Seat, d: Dealer) -> int:
    """The winner takes all cards, the trump and the gems; the mask of the cards taken."""  # MV-040 MV-042
    taken = 1 << s.trump
    gems = 0
    for seat in range(s.players):
        card = s.table[seat]
        if card >= 0:
            taken |= 1 << card
            s.table[seat] = NO_CARD
        elif s.acted >> seat & 1:
            gems += 1
    s.won[winner] |= taken
    s.wealth[winner] += gems
    s.trump = NO_CARD
    s.lead = NOBODY
    s.acted = 0
    if d.events is not None:
        d.events.append(events.RoundWon(winner, named(taken), gems))
    return taken


def leave_card(s: Masti, seat: Seat, card: Card, d: Dealer) -> None:
    """The winner leaves a card of the round in the centre."""  # MV-077 MV-079
    s.won[seat] &= ~(1 << card)
    s.left |= 1 << card
    if d.events is not None:
        d.events.append(events.CardLeft(seat, card_name(card)))


def recycle(s: Masti, d: Dealer) -> None:
    """The cards left in the centre become the new trump deck."""  # MV-080
    s.deck = s.left
    s.left = 0
    if d.events is not None:
        d.events.append(events.TrumpsRecycled(s.round, named(s.deck)))


def count_stack(s: Masti, guild: int, seat: Seat, d: Dealer) -> None:
    """Of two equal stacks of a team this seat's one counts."""  # MV-066 MV-A3
    s.counted[s.partner(seat)] &= ~(1 << guild)
    if d.events is not None:
        d.events.append(events.StackChosen(s.team(seat), GUILDS[guild], seat))


def place_joker(s: Masti, seat: Seat, card: Card, guild: int, d: Dealer) -> None:
    """A joker is added to a guild stack."""  # MV-048
    s.jokers[seat] |= 1 << guild
    if d.events is not None:
        d.events.append(events.JokerPlaced(seat, card_name(card), GUILDS[guild]))


def discard_joker(s: Masti, seat: Seat, card: Card, d: Dealer) -> None:
    """A joker that fits nowhere leaves the area."""  # MV-052
    s.won[seat] &= ~(1 << card)
    if d.events is not None:
        d.events.append(events.JokerDiscarded(seat, card_name(card)))
