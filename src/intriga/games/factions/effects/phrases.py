"""The phrases that properties are made of: whether one can be applied, and what it does."""

from intriga.games.factions.box.tables import (
    AGAIN,
    ALL,
    ANOTHER,
    DISCARD,
    DRAW,
    DROP,
    EACH,
    EACH_DRAWS,
    GIVE,
    LAY_TOP,
    LOOK,
    ME,
    MILL,
    MOVE,
    ODD,
    RECOVER,
    RENEW,
    RETURN,
    REVIVE,
    SWAP,
    TAKE,
    Effect,
)
from intriga.games.factions.effects.aim import (
    Chosen,
    card_targets,
    has_room,
    landing,
    seat_targets,
)
from intriga.games.factions.effects.giving import Dropping
from intriga.games.factions.effects.odd import apply_odd, odd_is_possible
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.verbs import (
    discard_in_play,
    discard_top,
    draw_card,
    drop_card,
    gain_action,
    give_card,
    lay_top,
    look_at_hand,
    move_card,
    recover_card,
    return_card,
    revive_card,
    swap_cards,
    take_card,
)
from intriga.kernel.machine.dealer import Dealer


def clockwise(s: Factions, seat: int) -> list[int]:
    """All seats, from this one on."""
    return [(seat + step) % s.players for step in range(s.players)]


def is_possible(s: Factions, seat: int, source: int, e: Effect) -> bool:
    """Whether any part of the effect can be applied now."""
    # HF-022 HF-A5 HF-G6
    if e.do in (DISCARD, MOVE, RETURN, REVIVE):
        return bool(card_targets(s, seat, source, e, ()))
    if e.do == SWAP:
        mine = card_targets(s, seat, source, e, ())
        return bool(mine) and bool(card_targets(s, seat, source, e, (mine[0],)))
    if e.do == RECOVER:
        return has_room(s, seat) and bool(card_targets(s, seat, source, e, ()))
    if e.do == DRAW:
        return has_room(s, seat)
    if e.do == EACH_DRAWS:
        return any(has_room(s, other) for other in range(s.players))
    if e.do == GIVE:
        return bool(s.hands[seat]) and bool(seat_targets(s, seat, e, ()))
    if e.do == TAKE:
        return has_room(s, seat) and bool(seat_targets(s, seat, e, ()))
    if e.do == DROP:
        return drop_is_possible(s, seat, e)
    if e.do == LOOK:
        return bool(seat_targets(s, seat, e, ()))
    if e.do == RENEW:
        return bool(s.hands[seat])
    if e.do == ODD:
        return odd_is_possible(s, seat, source, e)
    return True  # the deck is never empty while the game goes on


def drop_is_possible(s: Factions, seat: int, e: Effect) -> bool:
    """Whether somebody whom the effect means holds a card."""
    if e.who == ME:
        return bool(s.hands[seat])
    if e.who == ANOTHER:
        return bool(seat_targets(s, seat, e, ()))
    return any(s.hands)


def apply_effect(
    s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, target: int, d: Dealer
) -> None:
    """Carry an effect out with the targets that were chosen."""
    # HF-019
    if e.do == ODD:
        apply_odd(s, seat, source, e, chosen, target, d)
    elif e.do in (DISCARD, MOVE, SWAP, RETURN):
        apply_in_play(s, seat, source, e, chosen, target, d)
    elif e.do in (RECOVER, REVIVE):
        apply_to_discard(s, seat, e, chosen[0], target, d)
    elif e.do in (DRAW, EACH_DRAWS, MILL, LAY_TOP):
        apply_to_deck(s, seat, e, target, d)
    elif e.do == AGAIN:
        gain_action(s, seat, source, d)
    else:
        apply_to_hands(s, seat, e, chosen, target, d)


def apply_in_play(
    s: Factions, seat: int, source: int, e: Effect, chosen: Chosen, target: int, d: Dealer
) -> None:
    """Cards in play go away, to another area, or back to a hand."""
    # HF-023
    if e.do == DISCARD:
        cards = card_targets(s, seat, source, e, ()) if e.count == ALL else list(chosen)
        for card in cards:
            discard_in_play(s, seat, card, d)
    elif e.do == MOVE:
        area = target if target != NOBODY else landing(s, seat, e, s.area_of(chosen[0]))[0]
        move_card(s, seat, chosen[0], area, d)
    elif e.do == SWAP:
        swap_cards(s, seat, chosen[0], chosen[1], d)
    else:
        return_card(s, seat, chosen[0], d)


def apply_to_discard(s: Factions, seat: int, e: Effect, card: int, target: int, d: Dealer) -> None:
    """A card of the discard pile goes into the hand, or into an area."""
    # HF-023
    if e.do == RECOVER:
        recover_card(s, seat, card, d)
    else:
        revive_card(s, seat, card, target if target != NOBODY else landing(s, seat, e, NOBODY)[0], d)


def apply_to_deck(s: Factions, seat: int, e: Effect, target: int, d: Dealer) -> None:
    """Cards leave the deck; with the last one everything stops."""
    # HF-A3 HF-G6
    if e.do == LAY_TOP:
        lay_top(s, seat, target if target != NOBODY else landing(s, seat, e, NOBODY)[0], d)
    elif e.do == EACH_DRAWS:
        for other in clockwise(s, seat):
            if has_room(s, other) and not s.reason:
                draw_card(s, other, "effect", d)
    else:
        for _ in range(e.count):
            if e.do == MILL and not s.reason:
                discard_top(s, seat, d)
            elif e.do == DRAW and has_room(s, seat) and not s.reason:
                draw_card(s, seat, "effect", d)


def apply_to_hands(s: Factions, seat: int, e: Effect, chosen: Chosen, target: int, d: Dealer) -> None:
    """Cards go from hand to hand, away, or are looked at."""
    # HF-023
    if e.do == GIVE:
        give_card(s, seat, chosen[0], target, d)
    elif e.do == TAKE:
        take_card(s, seat, target, d)
    elif e.do == LOOK:
        look_at_hand(s, seat, target, d)
    elif e.do == RENEW:
        renew(s, seat, d)
    elif e.who == EACH:
        for other in reversed(clockwise(s, seat)):
            s.stack.append(Dropping(other, e.count))
    else:
        s.stack.append(Dropping(seat if e.who == ME else target, e.count))


def renew(s: Factions, seat: int, d: Dealer) -> None:
    """The hand is discarded, and as many cards are drawn."""
    # HF-A3
    cards = s.hands[seat].copy()
    for card in cards:
        drop_card(s, seat, card, d)
    for _ in cards:
        if not s.reason:
            draw_card(s, seat, "effect", d)
