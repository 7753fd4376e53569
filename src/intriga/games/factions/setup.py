"""From the box to the first state."""

from collections.abc import Mapping

from intriga.games.factions import events
from intriga.games.factions.box.tables import HALF, HAND, Box, most_seats
from intriga.games.factions.rules.exchange import Exchange
from intriga.games.factions.rules.quiz import NO_QUESTION, Quiz, name_first
from intriga.games.factions.rules.turn import Turns
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.verbs import from_deck, id_of, ids_of, into_hand
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import everyone, only


def setup(box: Box, players: int, options: Mapping[str, str], d: Dealer) -> Factions:
    """Deal roles and hands, begin the discard pile, and go on to the first question."""
    # HF-006 HF-011 HF-012 HF-G3
    if players > most_seats(len(box.cards)):
        most = most_seats(len(box.cards))
        raise Malformed(f"a pack of {len(box.cards)} cards is for at most {most} players, not for {players}")
    s = Factions(box, players, [Turns(), Exchange(0)])
    s.youngest = options.get("tie") == "youngest"
    s.low, s.high = whole_deck(box)
    deal_roles(s, d)
    open_discard(s, d)
    deal_hands(s, d)
    tell_setup(s, options, d)
    if options.get("quiz") == "yes":
        low, high = whole_deck(box)
        s.stack.append(Quiz(0, low, high, NO_QUESTION, (NOBODY,) * players))
    else:
        name_first(s, d.pick(players, everyone(players)), "chance", d)
    s.settle(d)
    return s


def whole_deck(box: Box) -> tuple[int, int]:
    """All cards, as a heap in two halves."""
    # HF-001 HF-005
    cards = len(box.cards)
    return (1 << min(cards, HALF)) - 1, (1 << max(0, cards - HALF)) - 1


def deal_roles(s: Factions, d: Dealer) -> None:
    """One role each, seen by its owner alone; the rest stays unseen in the box."""
    # HF-002 HF-006 HF-007 HF-A11
    heap = (1 << len(s.box.roles)) - 1
    for seat in range(s.players):
        role = d.draw(heap, only(seat))
        heap &= ~(1 << role)
        s.roles[seat] = role


def open_discard(s: Factions, d: Dealer) -> None:
    """The deck's top card begins the discard pile; its property is not read."""
    # HF-009 HF-A12
    s.discard.append(from_deck(s, everyone(s.players), "", d))


def deal_hands(s: Factions, d: Dealer) -> None:
    """Three character cards each."""
    # HF-010
    for seat in range(s.players):
        for _ in range(HAND):
            into_hand(s, seat, from_deck(s, only(seat), "", d), 0)


def tell_setup(s: Factions, options: Mapping[str, str], d: Dealer) -> None:
    if d.events is None:
        return
    d.events.append(
        events.Setup(
            s.players,
            dict(options),
            [s.box.roles[role].name for role in s.roles],
            [ids_of(s, hand) for hand in s.hands],
            id_of(s, s.discard[0]),
            s.deck(),
        )
    )
