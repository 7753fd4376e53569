"""Taking a faction card: who controls the largest lodge of a faction."""

from typing import Final

from intriga.games.illuminaten.box.tables import FACTIONS, Faction
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.terms.lodges import largest_lodges, leader, lodge_controller
from intriga.games.illuminaten.state import NOT_IN_GAME, Pax
from intriga.games.illuminaten.verbs.plots import take_faction_card
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.seats import Seat

LEAST_IN_MERGED: Final = 1  # PI-133 AMB-06


def faction_controller(s: Pax, faction: Faction) -> int:
    """Who controls the largest lodge of a faction; several that tie for it count as one."""
    # PI-132
    return controller_of(s, largest_lodges(s, faction))


def controller_of(s: Pax, largest: list[int]) -> int:
    """Who controls the largest lodge, or the several that tie for it."""
    # PI-133 PI-138 AMB-06
    if len(largest) == 1:
        return lodge_controller(s, largest[0])
    cells = 0
    for lodge in largest:
        cells |= lodge
    return leader(s, cells, LEAST_IN_MERGED)


def keeper(s: Pax, faction: Faction) -> int:
    """To whom a faction card belongs, be it lent out or not."""
    # PI-137 AMB-46
    if faction in s.borrowed:
        return s.borrowed_from[s.borrowed.index(faction)]
    return s.faction_owner[faction]


def why_not_take(s: Pax, seat: Seat, faction: Faction) -> int:
    """The reason against taking this faction card."""
    # PI-132 PI-133 PI-137 AMB-51
    if s.faction_owner[faction] == NOT_IN_GAME:
        return why.NO_SUCH_FACTION_CARD
    if faction in s.borrowed:
        return why.FACTION_CARD_ON_LOAN
    if keeper(s, faction) == seat:
        return why.FACTION_CARD_HELD
    if s.has_taken_faction:
        return why.ONE_FACTION_CARD_PER_TURN
    largest = largest_lodges(s, faction)
    if not largest:
        return why.NO_LODGE_OF_FACTION
    return FINE if controller_of(s, largest) == seat else why.LARGEST_LODGE_NOT_CONTROLLED


def take_faction(s: Pax, seat: Seat, faction: Faction, d: Dealer) -> None:
    """The card comes from the row or from the opponent who has it."""
    # PI-132 PI-137
    take_faction_card(s, seat, faction, d)


def faction_cards_of(s: Pax, seat: Seat) -> int:
    """How many faction cards a seat has."""
    found = 0
    for faction in range(FACTIONS):
        if keeper(s, faction) == seat:
            found += 1
    return found
