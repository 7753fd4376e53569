"""What each ability does when its card is played into a conspiracy."""

from intriga.games.illuminaten.box.tables import DRAW, EDICT, ENHANCEMENTS, FACT, MASTER, SWAP, CardNumber
from intriga.games.illuminaten.effects.borrow import Borrow, why_not_borrow_any
from intriga.games.illuminaten.effects.draw import Draw, why_not_draw
from intriga.games.illuminaten.effects.edict import TakeFromEdict, why_not_take_from_any
from intriga.games.illuminaten.effects.swap import Swap, why_not_swap
from intriga.games.illuminaten.rules.actions.interrogate import yield_of_card
from intriga.games.illuminaten.rules.terms.support import Gain
from intriga.games.illuminaten.rules.turn.actions import act, why_not_act
from intriga.games.illuminaten.rules.turn.modes import BY_CARD
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.conspiracies import enhance, use_ability
from intriga.games.illuminaten.verbs.pieces import add_main_action
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.seats import Seat


def is_enhancement(s: Pax, card: CardNumber) -> bool:
    return ENHANCEMENTS <= s.box.cards[card].ability < SWAP


def yield_in_chain(s: Pax, card: CardNumber) -> list[int]:
    """What a card of the chain yields: an arch two tokens, as there is no influence on it."""
    # PI-053 PI-127 PI-128
    return yield_of_card(s.box.cards[card], 1)


def why_not_ability(s: Pax, seat: Seat, card: CardNumber) -> int:
    """The reason against using the ability now."""
    # PI-122 PI-126
    ability = s.box.cards[card].ability
    if ability < ENHANCEMENTS:
        return why_not_act(s, seat, ability, BY_CARD, NONE)
    if ability == SWAP:
        return why_not_swap(s, seat)
    if ability == DRAW:
        return why_not_draw(s)
    if ability == FACT:
        return why_not_borrow_any(s, seat)
    if ability == EDICT:
        return why_not_take_from_any(s)
    return FINE


def begin_ability(s: Pax, seat: Seat, card: CardNumber, d: Dealer) -> None:
    """The ability begins: at once, as it cannot be postponed."""
    # PI-121 PI-122 PI-123 PI-124 PI-126 PI-128 PI-130
    use_ability(s, seat, card, d)
    ability = s.box.cards[card].ability
    if ability < ENHANCEMENTS:
        s.stack.append(act(s, seat, ability, BY_CARD, NONE))
    elif ability < SWAP:
        enhance(s, ability - ENHANCEMENTS)
    elif ability == SWAP:
        s.stack.append(Swap(seat))
    elif ability == DRAW:
        s.stack.append(Draw(seat))
    elif ability == FACT:
        s.stack.append(Borrow(seat))
    elif ability == EDICT:
        s.stack.append(TakeFromEdict(seat))
    elif ability == MASTER:
        s.stack.append(Gain(seat, yield_in_chain(s, card)))
    else:
        add_main_action(s)
