"""The verbs: the only code that moves pieces. Each tells its event where somebody listens."""

from intriga.games._rough import events
from intriga.games._rough.box.tables import COLOURS, DICE, SEAL, SIDES, Card, card_name, kind_of
from intriga.games._rough.state import NOBODY, UNSEEN, Rough
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat, everyone, only, others


def show_stakes(s: Rough, chests: tuple[int, ...], d: Dealer) -> None:
    """All stakes are turned up together."""  # RO-07
    s.stakes = list(chests)
    d.show(everyone(s.players))
    if d.events is not None:
        d.events.append(events.StakesShown(list(chests)))


def pay(s: Rough, seat: Seat, colour: int, d: Dealer) -> None:
    s.tokens[seat][colour] -= 1
    if d.events is not None:
        d.events.append(events.Paid(seat, COLOURS[colour]))


def see_treasure(s: Rough, chest: int, seats: Mask, d: Dealer) -> int:
    """What lies in a chest; it gets its identity when it is first seen."""  # RO-04 RO-14
    if s.treasure[chest] == UNSEEN:
        s.treasure[chest] = d.draw(s.heap, seats)
        s.heap &= ~(1 << s.treasure[chest])
    d.show(seats)
    s.known[chest] |= seats
    return s.treasure[chest]


def look(s: Rough, seat: Seat, chest: int, d: Dealer) -> None:
    """One seat looks into a chest and knows from then on what is in it."""  # RO-14
    treasure = see_treasure(s, chest, only(seat), d)
    if d.events is not None:
        d.events.append(events.Looked(seat, chest, treasure))


def rest(s: Rough, seat: Seat, d: Dealer) -> None:
    """A token, some more likely than others, and a card while there are any."""  # RO-11
    colour = d.weigh(s.box.found, everyone(s.players))
    s.tokens[seat][colour] += 1
    if d.events is not None:
        d.events.append(events.Rested(seat, COLOURS[colour]))
    if s.deck:
        draw_card(s, seat, d)


def draw_card(s: Rough, seat: Seat, d: Dealer) -> None:
    card = d.draw(s.deck, only(seat))
    s.deck &= ~(1 << card)
    s.hands[seat] |= 1 << card
    if d.events is not None:
        d.events.append(events.CardDrawn(seat, card_name(card)))


def throw(s: Rough, seat: Seat, d: Dealer) -> None:
    """Both dice, for all to see."""  # RO-16
    s.dice = [d.pick(SIDES, everyone(s.players)) + 1 for _ in range(DICE)]
    s.bonus = 0
    if d.events is not None:
        d.events.append(events.Thrown(seat, list(s.dice)))


def reroll(s: Rough, seat: Seat, die: int, d: Dealer) -> None:
    """One die again."""  # RO-18
    s.dice[die] = d.pick(SIDES, everyone(s.players)) + 1
    if d.events is not None:
        d.events.append(events.Rerolled(seat, die, s.dice[die]))


def use_card(s: Rough, seat: Seat, card: Card, d: Dealer) -> None:
    """A card changes the throw and is spent."""  # RO-19
    spend(s, seat, card, d)
    s.bonus += s.box.adds[kind_of(card)]
    if d.events is not None:
        d.events.append(events.CardUsed(seat, card_name(card)))


def drop_card(s: Rough, seat: Seat, card: Card, d: Dealer) -> None:
    """A card is lost, face up."""  # RO-21
    spend(s, seat, card, d)
    if d.events is not None:
        d.events.append(events.CardDropped(seat, card_name(card)))


def spend(s: Rough, seat: Seat, card: Card, d: Dealer) -> None:
    s.hands[seat] &= ~(1 << card)
    s.spent |= 1 << card
    d.show(others(s.players, seat))


def open_chest(s: Rough, seat: Seat, chest: int, d: Dealer) -> None:
    """The opener gets the treasure's worth; every stake on the chest a point."""  # RO-20 RO-08
    treasure = see_treasure(s, chest, everyone(s.players), d)
    s.owner[chest] = seat
    s.points[seat] += s.box.worth_of(treasure)
    staked = [other for other in range(s.players) if s.stakes[other] == chest]
    for other in staked:
        s.points[other] += 1
    if d.events is not None:
        d.events.append(events.Opened(seat, chest, treasure, staked))


def end_turn(s: Rough, d: Dealer) -> None:
    if d.events is not None:
        d.events.append(events.TurnEnded(s.turn))
    s.turn += 1
    s.moved = False


def mark(s: Rough, chest: int, d: Dealer) -> None:
    """The Warden marks a chest: its lock is harder now."""  # RO-23
    s.marks[chest] += 1
    if d.events is not None:
        d.events.append(events.Marked(chest, s.marks[chest]))


def carry_off(s: Rough, chest: int, d: Dealer) -> None:
    """The Warden takes a chest away, unseen."""  # RO-24
    s.owner[chest] = s.warden()
    if d.events is not None:
        d.events.append(events.CarriedOff(chest))


def turn_up(s: Rough, chest: int, d: Dealer) -> None:
    """At the end the Warden's chests are opened."""  # RO-26
    treasure = see_treasure(s, chest, everyone(s.players), d)
    s.points[s.warden()] += s.box.worth_of(treasure)
    if d.events is not None:
        d.events.append(events.TurnedUp(chest, treasure))


def score_seals(s: Rough, seat: Seat, d: Dealer) -> None:
    """Every seal that is left in hand is worth a point; the hand is shown."""  # RO-27
    seals = len([card for card in items(s.hands[seat]) if kind_of(card) == SEAL])
    s.points[seat] += seals
    d.show(others(s.players, seat))
    if d.events is not None:
        hand = [card_name(card) for card in items(s.hands[seat])]
        d.events.append(events.Scored(seat, hand, seals, s.points[seat]))


def begin_round(s: Rough, d: Dealer) -> None:
    s.round += 1
    s.turn = 0
    s.stakes = [NOBODY] * s.players
    if d.events is not None:
        d.events.append(events.RoundBegan(s.round))
