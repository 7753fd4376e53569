"""Henchmen move between hands and decks.

A card that goes into the clan deck begins a new generation of it: whoever holds a hidden card of an older
generation cannot hold that one (`knowledge.redeal`).
"""

from intriga.games.gangsters import events
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import only, others


def numbers_of(cards: Mask) -> list[int]:
    """Henchmen as events and words number them."""
    return [card + 1 for card in items(cards)]


# ── into a hand ──


def draw_henchman(s: Gangsters, boss: int, why: str, d: Dealer) -> None:
    """The top card of the clan deck comes into a hand."""  # LG-030 LG-049
    card = d.draw(s.clan, only(s.seat_of(boss)))
    s.clan &= ~(1 << card)
    s.hands[boss] |= 1 << card
    s.since[card] = s.generation
    if s.players == 1:  # LG-108
        s.known |= 1 << card
    if d.events is not None:
        d.events.append(events.Recruited(boss + 1, card + 1, why, s.players == 1))


def take_shown(s: Gangsters, boss: int, card: int, d: Dealer) -> None:
    """A card that everybody has seen comes into a hand."""
    s.hands[boss] |= 1 << card
    s.known |= 1 << card
    s.since[card] = s.generation
    if d.events is not None:
        d.events.append(events.HenchmanTaken(boss + 1, card + 1))


def take_back(s: Gangsters, boss: int) -> Mask:
    """All turned henchmen return to the hand; everybody has seen them."""  # LG-073 LG-075
    cards = s.turned
    s.hands[boss] |= cards
    s.known |= cards
    for card in items(cards):
        s.since[card] = s.generation
    s.turned = 0
    return cards


# ── out of a hand ──


def show_from_hand(s: Gangsters, boss: int, card: int, d: Dealer) -> None:
    """A card leaves a hand, for all to see."""
    s.hands[boss] &= ~(1 << card)
    if not s.known >> card & 1:
        d.show(others(s.players, s.seat_of(boss)), card)
    s.known &= ~(1 << card)
    s.since[card] = 0


def exhaust(s: Gangsters, boss: int, card: int, why: str, d: Dealer) -> None:
    """A card that lies in no deck and no hand goes to the exhausted deck."""  # LG-055 LG-069
    s.exhausted |= 1 << card
    if d.events is not None:
        d.events.append(events.HenchmanExhausted(boss + 1, card + 1, why))


def put_out(s: Gangsters, boss: int, card: int, d: Dealer) -> None:
    """A henchman with two damage goes to the out deck."""  # LG-069
    s.out |= 1 << card
    if d.events is not None:
        d.events.append(events.HenchmanOut(boss + 1, card + 1))


# ── between the decks ──


def into_clan(s: Gangsters, cards: Mask) -> None:
    """Cards that everybody has seen go into the clan deck, which is shuffled."""
    if cards == 0:
        return
    s.generation += 1
    s.clan |= cards
    for card in items(cards):
        s.entered[card] = s.generation


def revive(s: Gangsters, boss: int, cards: Mask, d: Dealer) -> None:
    """From the out deck to the exhausted deck."""  # LG-094
    s.out &= ~cards
    s.exhausted |= cards
    if d.events is not None:
        d.events.append(events.Revived(boss + 1, numbers_of(cards)))


def cheer_up(s: Gangsters, boss: int, cards: Mask, d: Dealer) -> None:
    """From the exhausted deck to the clan deck."""  # LG-095
    s.exhausted &= ~cards
    into_clan(s, cards)
    if d.events is not None:
        d.events.append(events.CheeredUp(boss + 1, numbers_of(cards)))


def rally(s: Gangsters, boss: int, free: bool, d: Dealer) -> None:
    """All exhausted henchmen go back to the clan deck."""  # LG-097
    cards = s.exhausted
    s.exhausted = 0
    into_clan(s, cards)
    if d.events is not None:
        d.events.append(events.Rallied(boss + 1, numbers_of(cards), free))


def draw_open(s: Gangsters, cards: int, d: Dealer) -> Mask:
    """The top cards of the clan deck, as many as there are; everybody sees them, and the scenario may keep
    one of them."""
    drawn = 0
    for _ in range(cards):
        if s.clan == 0:
            break
        card = d.draw(s.clan, s.all_seats())
        s.clan &= ~(1 << card)
        drawn |= 1 << card
    return s.scenario.turned_up(s, drawn, d)


def exhaust_top(s: Gangsters, cards: int, d: Dealer) -> Mask:
    """The top cards of the clan deck are exhausted; the caller tells why."""
    drawn = draw_open(s, cards, d)
    s.exhausted |= drawn
    return drawn


def hurt_clan(s: Gangsters, cards: int, problem: int, d: Dealer) -> None:
    """A problem exhausts cards of the clan deck; they are seen only then."""
    hurt = exhaust_top(s, cards, d)
    if d.events is not None and hurt:
        d.events.append(events.ClanHurt(problem + 1, numbers_of(hurt)))


def show_top(s: Gangsters, boss: int, cards: int, d: Dealer) -> Mask:
    """Cards of the clan deck are shown to all; they lie in no deck until one is taken."""
    shown = draw_open(s, cards, d)
    if d.events is not None:
        d.events.append(events.Scouted(boss + 1, numbers_of(shown)))
    return shown
