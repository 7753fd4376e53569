"""The end of a round: the hunt, relatives, the mole, the police, and the rebels' strike."""

from intriga.games.gangsters.scenarios.family import events
from intriga.games.gangsters.scenarios.family.rules.cards import relatives_in_the_evening
from intriga.games.gangsters.scenarios.family.rules.guests import catch_accountant, mole_at_work
from intriga.games.gangsters.scenarios.family.state import (
    AT_DESK,
    IN_CELLAR,
    family,
    force,
    table_row,
    unrest,
)
from intriga.games.gangsters.scenarios.family.verbs import (
    arm_rebels,
    flee,
    free_mole,
    move_bags,
    move_mug,
    shoot_clan,
)
from intriga.games.gangsters.state import POLICE_ACTIVE, Gangsters
from intriga.kernel.machine.dealer import Dealer


def evening(s: Gangsters, d: Dealer) -> None:
    """In this order: the hunt, relatives, unrest, the mole, the police, the strike."""
    # LS5-018 LS5-038
    catch_accountant(s, d)
    relatives_in_the_evening(s, d)
    arm_rebels(s, unrest(s), "unrest", d)
    mole_at_work(s, d)
    police_at_the_safe(s, d)
    strike(s, d)


def police_at_the_safe(s: Gangsters, d: Dealer) -> None:
    """Active police take their share."""
    # LS5-027
    if s.police == POLICE_ACTIVE:
        move_bags(s, -table_row(s).share, "police", d)


def strike(s: Gangsters, d: Dealer) -> None:
    """With the stronger gun the rebels take bags and shoot at the clan; the bodyguard keeps the door."""
    # LS5-021 LS5-022 LS5-023
    found = force(s)
    if found == 0:
        return
    if d.events is not None:
        d.events.append(events.Struck(found))
    move_bags(s, -min(found, table_row(s).most_taken), "strike", d)
    break_in(s, d)
    shoot_clan(s, min(found, table_row(s).most_hurt), None, d)


def break_in(s: Gangsters, d: Dealer) -> None:
    """A bodyguard keeps the door once; without one the accountant flees and the mole is freed."""
    # LS5-023
    m = family(s)
    if m.mug:
        move_mug(s, False, d)
        return
    if m.accountant == AT_DESK:
        flee(s, d)
    if m.mole == IN_CELLAR:
        free_mole(s, d)
