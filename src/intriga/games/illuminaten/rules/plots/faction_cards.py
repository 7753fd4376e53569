"""Free action: faction cards. Taking one (see taking.py), and using one's own once per turn."""

from typing import Final

from intriga.games.illuminaten.box.tables import (
    DISPLACE,
    EXCLUDE,
    INFLUENCE,
    INTERROGATE,
    REASSIGN,
    SCOUT,
    Faction,
)
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.plots.taking import take_faction, why_not_take
from intriga.games.illuminaten.rules.terms.support import owns
from intriga.games.illuminaten.rules.turn.actions import act, why_not_act
from intriga.games.illuminaten.rules.turn.modes import BY_FACTION
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.conspiracies import turn_faction_card
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat

__all__ = ["take_faction", "use_faction", "why_not_take", "why_not_use"]

#: By faction: the main action that its card gives.
TIED_ACTION: Final = (INFLUENCE, EXCLUDE, REASSIGN, INTERROGATE, DISPLACE, SCOUT)


def why_not_use(s: Pax, seat: Seat, faction: Faction) -> int:
    """The reason against the once-per-turn ability: the action must be possible to carry through."""
    # PI-134 PI-135 PI-136
    if not owns(s, seat, faction):
        return why.NOT_YOUR_FACTION_CARD
    if s.used_factions >> faction & 1:
        return why.FACTION_CARD_USED
    return why_not_act(s, seat, TIED_ACTION[faction], BY_FACTION, NONE)


def use_faction(s: Pax, seat: Seat, faction: Faction, d: Dealer) -> None:
    """The card is turned sideways and gives an additional main action."""
    # PI-135
    turn_faction_card(s, seat, faction, d)
    s.stack.append(act(s, seat, TIED_ACTION[faction], BY_FACTION, NONE))
