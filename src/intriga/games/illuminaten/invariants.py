"""What must hold in every position: nothing is lost, nothing doubled, nothing owed."""

from intriga.games.illuminaten.box.tables import CARDS, FACTIONS, LETTERS, SPECIALS
from intriga.games.illuminaten.setup import INFLUENCE_TOKENS
from intriga.games.illuminaten.state import FACE_DOWN, NOT_IN_GAME, Pax
from intriga.games.illuminaten.verbs.slots import influence_of, owner_in
from intriga.kernel.machine.heaps import count

ALL_CARDS = (1 << CARDS) - 1
MARKERS = 4
BOXED_SPECIALS = 3


def invariants(s: Pax) -> list[str]:
    """What is wrong with a position that rules can never reach; empty if nothing."""
    faults = card_faults(s) + field_faults(s) + influence_faults(s) + support_faults(s)
    return faults + event_faults(s) + knowledge_faults(s) + seat_faults(s)


def card_faults(s: Pax) -> list[str]:
    """57 cards, each in one place."""
    lying = [int(hand) for hand in s.hands]
    lying += [s.deck, s.under, s.discard, s.argued, s.plans]
    lying += [1 << card for card in (*s.field, *s.court, *s.chain) if card >= 0]
    found = 0
    for cards in lying:
        found |= cards
    faults = ["a card lies in two places"] if sum(count(cards) for cards in lying) != count(found) else []
    if (s.discard_top >= 0) != (s.discard != 0) or (
        s.discard_top >= 0 and not s.discard >> s.discard_top & 1
    ):
        faults.append("the top of the discard pile is not in it")
    if found != ALL_CARDS:
        faults.append(f"{count(found)} cards instead of {CARDS}")
    return faults


def field_faults(s: Pax) -> list[str]:
    """The heaps hold the face-down cards, and what lies on a card has a slot."""
    face_down = s.field.count(FACE_DOWN)
    heap = count(s.under) if s.renewed else count(s.deck) - s.deck_size
    faults = [f"{heap} cards for {face_down} face-down cells"] if heap != face_down else []
    if s.renewed and count(s.deck) != s.deck_size:
        faults.append("the deck's size is not its number of cards")
    for cell, card in enumerate(s.field):
        slots = s.box.cards[card].slots if card >= 0 else 0
        if s.inf[cell] >> 3 * slots:
            faults.append(f"influence without a slot on cell {cell + 1}")
        if any(owner_in(s.inf[cell], slot) >= s.seats for slot in range(slots)):
            faults.append(f"influence of nobody on cell {cell + 1}")
    if sum(s.markers) > MARKERS or min(s.markers, default=0) < 0:
        faults.append(f"{sum(s.markers)} reward markers")
    return faults


def influence_faults(s: Pax) -> list[str]:
    """20 tokens of each colour: in the supply, on the field, on plots and at their edges."""
    faults: list[str] = []
    for seat in range(s.seats):
        found = s.supply[seat] + sum(influence_of(there, seat) for there in s.inf)
        found += count(s.on_plots[seat]) + count(s.at_edge[seat]) + (1 if seat >= s.players else 0)
        if found != INFLUENCE_TOKENS or s.supply[seat] < 0:
            faults.append(f"{found} influence tokens of seat {seat}")
        if s.on_plots[seat] & s.at_edge[seat]:
            faults.append(f"seat {seat} is on a plot and at its edge")
    return faults


def support_faults(s: Pax) -> list[str]:
    """All support tokens, those on edicts too."""
    faults: list[str] = []
    for faction in range(FACTIONS):
        held = [s.token(seat, faction) for seat in range(s.seats)]
        held += [s.pool[faction], s.edict_tokens[faction]]
        if sum(held) != s.counts().support or min(held) < 0:
            faults.append(f"{sum(held)} tokens {LETTERS[faction]}: {held}")
    in_game = sum(1 for owner in s.faction_owner if owner != NOT_IN_GAME)
    if in_game != s.counts().faction_cards:
        faults.append(f"{in_game} faction cards")
    return faults


def event_faults(s: Pax) -> list[str]:
    """Six edicts and nine specials, each seen or unseen; three specials are never drawn."""
    faults: list[str] = []
    if count(s.unseen_edicts) != s.packets[0] + s.packets[2]:
        faults.append("unseen edicts are not those of the packets")
    if count(s.unseen_specials) != s.packets[1] + s.packets[3] + BOXED_SPECIALS:
        faults.append("unseen specials are not those of the packets and the box")
    if min(s.packets) < 0:
        faults.append("a packet is overdrawn")
    lying = [s.unseen_specials, *s.event_hands]
    lying += [1 << special for special in s.open_event if special >= 0]
    lying += [1 << s.top_event - FACTIONS] if s.top_event >= FACTIONS else []
    found = 0
    for specials in lying:
        if found & specials:
            faults.append("a special event lies in two places")
        found |= specials
    if found >> SPECIALS:
        faults.append("there is no such special event")
    return faults


def knowledge_faults(s: Pax) -> list[str]:
    """Known cards are where they are known to be."""
    faults: list[str] = []
    for looker in range(s.seats + 1):
        for holder in range(s.seats):
            if s.known[looker * s.seats + holder] & ~int(s.hands[holder]):
                faults.append(f"seat {looker} knows a card that seat {holder} does not hold")
    return faults


def seat_faults(s: Pax) -> list[str]:
    """An artificial opponent is never asked and has no hand."""
    faults = ["an artificial opponent is asked"] if s.may >> s.players else []
    if any(s.hands[seat] or s.private[seat] >= 0 for seat in range(s.players, s.seats)):
        faults.append("an artificial opponent has a hand or a private plot")
    return faults
