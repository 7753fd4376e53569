"""Targets: which cards and which players an effect may choose, and what it still needs to be told."""

from typing import Final

from intriga.games.factions.box.tables import (
    ALL,
    ALWAYS,
    ANOTHER,
    ANY,
    AREA_HOLDS,
    DECK_AT_MOST,
    DISCARD,
    DROP,
    GIVE,
    HAND,
    HERE,
    LAY_TOP,
    LEFT,
    LOOK,
    MOVE,
    NO_FACTION,
    ODD,
    OTHER,
    OWN,
    PERSON_DISCARDED,
    PERSON_IN_PLAY,
    RECOVER,
    RETURN,
    REVIVE,
    RIGHT,
    SWAP,
    TAKE,
    Effect,
)
from intriga.games.factions.effects.guard import is_guarded
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.state import NOBODY, Factions
from intriga.kernel.machine.frames import FINE

#: What is asked for next.
NOTHING: Final = 0
A_CARD: Final = 1
A_SEAT: Final = 2

Chosen = tuple[int, ...]


# ── conditions ──


def holds(s: Factions, seat: int, source: int, e: Effect) -> bool:
    """Whether the effect is applied at all."""
    # HF-024
    when = e.when
    if when.kind == ALWAYS:
        return True
    if when.kind == PERSON_IN_PLAY:
        return s.area_of(when.person) != NOBODY
    if when.kind == PERSON_DISCARDED:
        return when.person in s.discard
    if when.kind == DECK_AT_MOST:
        return s.deck() <= when.number
    assert when.kind == AREA_HOLDS
    for area in range(s.players):
        if is_meant(s, seat, source, when.whose, area) and cards_of(s, area, when.of) >= when.number:
            return True
    return False


def cards_of(s: Factions, area: int, faction: int) -> int:
    """How many cards of a faction (or of any) lie in an area."""
    if faction == NO_FACTION:
        return len(s.areas[area])
    return len([card for card in s.areas[area] if s.box.cards[card].faction == faction])


def is_meant(s: Factions, seat: int, source: int, whose: int, area: int) -> bool:
    """Whether this area is one that the property speaks of."""
    if whose == OWN:
        return area == seat
    if whose == OTHER:
        return area != seat
    if whose == HERE:
        return area == s.area_of(source)
    return True


# ── cards ──


def card_in_play_bar(s: Factions, seat: int, source: int, e: Effect, whose: int, of: int, card: int) -> int:
    """FINE, or why this card in play is no target of the effect."""
    # HF-024 HF-A7
    area = s.area_of(card)
    if area == NOBODY:
        return why.NOT_IN_PLAY
    if e.person >= 0 and card != e.person:
        return why.OTHER_PERSON
    if of != NO_FACTION and s.box.cards[card].faction != of:
        return why.OTHER_FACTION
    if not is_meant(s, seat, source, whose, area):
        return why.WRONG_AREA
    if e.not_this and card == source:
        return why.NOT_ITSELF
    return why.IS_GUARDED if is_guarded(s, card, area) else FINE


def discarded_bar(s: Factions, e: Effect, card: int) -> int:
    """FINE, or why this card of the discard pile is no target."""
    # HF-023 HF-G1
    return discarded_fit(s, e, card) if card in s.discard else why.NOT_IN_DISCARD


def discarded_fit(s: Factions, e: Effect, card: int) -> int:
    """The same of a card that does lie there."""
    # HF-023 HF-G1
    if e.person >= 0 and card != e.person:
        return why.OTHER_PERSON
    if e.of != NO_FACTION and s.box.cards[card].faction != e.of:
        return why.OTHER_FACTION
    return why.CAME_BACK_ALREADY if e.do == RECOVER and card in s.back else FINE


def card_bar(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, card: int) -> int:
    """FINE, or why this card may not be chosen next."""
    # HF-A8
    if e.do == DISCARD:
        return card_in_play_bar(s, seat, source, e, e.whose, e.of, card)
    if e.do == MOVE:
        bar = card_in_play_bar(s, seat, source, e, e.whose, e.of, card)
        return bar if bar != FINE or landing(s, seat, e, s.area_of(card)) else why.WRONG_AREA
    if e.do == SWAP:
        mine = not chosen
        return card_in_play_bar(s, seat, source, e, OWN if mine else OTHER, e.of if mine else e.theirs, card)
    if e.do == RETURN:
        return return_bar(s, seat, source, e, card)
    if e.do == RECOVER or e.do == REVIVE:
        return discarded_bar(s, e, card)
    assert e.do == GIVE
    return FINE if card in s.hands[seat] else why.NOT_IN_HAND


def return_bar(s: Factions, seat: int, source: int, e: Effect, card: int) -> int:
    """A card comes back once in a game, and only where the hand has room."""
    # HF-G1 HF-G6
    bar = card_in_play_bar(s, seat, source, e, e.whose, e.of, card)
    if bar != FINE:
        return bar
    if card in s.back:
        return why.CAME_BACK_ALREADY
    return FINE if has_room(s, s.area_of(card)) else why.NO_ROOM_THERE


def card_targets(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen) -> list[int]:
    """The cards that may be chosen next, lowest first."""
    # HF-A8
    found: list[int] = []
    if e.do == GIVE:
        return s.hands[seat].copy()
    if e.do == RECOVER or e.do == REVIVE:
        found = [card for card in s.discard if discarded_fit(s, e, card) == FINE]
    else:
        for area in s.areas:
            for card in area:
                if card_bar(s, seat, source, e, chosen, card) == FINE:
                    found.append(card)
    found.sort()
    return found


# ── players and areas ──


def has_room(s: Factions, seat: int) -> bool:
    # HF-014 HF-G6
    return len(s.hands[seat]) < HAND


def landing(s: Factions, seat: int, e: Effect, area: int) -> list[int]:
    """The areas into which the effect may bring a card that lies in `area` (NOBODY: not in play)."""
    if e.to == OWN:
        found = [seat]
    elif e.to == LEFT:
        found = [s.left_of(seat)]
    elif e.to == RIGHT:
        found = [s.right_of(seat)]
    else:
        assert e.to == OTHER or e.to == ANY
        found = [other for other in range(s.players) if e.to == ANY or other != seat]
    return [other for other in found if other != area]


def seat_bar(s: Factions, seat: int, e: Effect, chosen: Chosen, other: int) -> int:
    """FINE, or why this player, or this area, may not be chosen."""
    # HF-A8 HF-G6
    if other >= s.players:
        return why.NO_SUCH_SEAT
    if e.do == MOVE or e.do == LAY_TOP or e.do == REVIVE:
        area = s.area_of(chosen[0]) if e.do == MOVE else NOBODY
        return FINE if other in landing(s, seat, e, area) else why.WRONG_AREA
    if other == seat:
        return why.NOT_A_TARGET
    if e.do == GIVE:
        return FINE if has_room(s, other) else why.NO_ROOM_THERE
    return FINE if s.hands[other] else why.HAND_IS_EMPTY


def seat_targets(s: Factions, seat: int, e: Effect, chosen: Chosen) -> list[int]:
    return [other for other in range(s.players) if seat_bar(s, seat, e, chosen, other) == FINE]


# ── what an effect needs to be told ──


def cards_needed(s: Factions, seat: int, source: int, e: Effect) -> int:
    """How many cards are chosen: as many as possible where there are fewer."""
    # HF-A5
    if e.do == DISCARD:
        return 0 if e.count == ALL else min(e.count, len(card_targets(s, seat, source, e, ())))
    if e.do == SWAP:
        return 2
    return 1 if e.do in (MOVE, RETURN, RECOVER, REVIVE, GIVE) else 0


def needs_seat(e: Effect) -> bool:
    """Whether a player or an area is chosen."""
    if e.do == MOVE or e.do == LAY_TOP or e.do == REVIVE:
        return e.to == OTHER or e.to == ANY
    return e.do in (GIVE, TAKE, LOOK) or (e.do == DROP and e.who == ANOTHER)


def needs(s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, target: int) -> int:
    """What is asked for next. Who gets a card of a hand is said before the card, which all will see."""
    if e.do == ODD:
        return NOTHING
    if e.do == GIVE and target == NOBODY:
        return A_SEAT
    if len(chosen) < cards_needed(s, seat, source, e):
        return A_CARD
    return A_SEAT if needs_seat(e) and target == NOBODY else NOTHING
