"""The mole and the accountant: cards of the clan deck that cannot be sent, and what is done about them.

Where they are is a secret while they lie in the deck or hidden in a hand. In the evening everybody learns
whether the mole is in a hand: then he is shown. If he is not, no card that was drawn before can be him; so
a new generation of the deck begins either way (`knowledge.redeal`).
"""

from typing import Final

from intriga.games.gangsters.rules.reasons import scenario_reason
from intriga.games.gangsters.scenarios.family.state import (
    AT_LARGE,
    NOT_HUNTED,
    WITH_CLAN,
    family,
    holds,
    is_hunted,
    numbers,
)
from intriga.games.gangsters.scenarios.family.tables import (
    ACCOUNTANT,
    ACTS,
    EMPLOY,
    MOLE,
    UNMASK,
)
from intriga.games.gangsters.scenarios.family.verbs import (
    arm_rebels,
    catch_mole,
    employ,
    show_mole,
    take_accountant,
)
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.games.gangsters.verbs.henchmen import into_clan, show_from_hand
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.i64_masks import Mask

MOLE_NOT_IN_HAND: Final = scenario_reason("family_mole_not_in_hand", "LS5-006")
ACCOUNTANT_NOT_IN_HAND: Final = scenario_reason("family_accountant_not_in_hand", "LS5-012")


def shuffle_guests_in(s: Gangsters) -> None:
    """They go into the clan deck after the starting hands were dealt."""
    # LS5-003
    s.since += [0] * ACTS
    s.entered += [0] * ACTS
    into_clan(s, 1 << MOLE | 1 << ACCOUNTANT)


def acts_here(s: Gangsters) -> Mask:
    """What everybody sees that somebody might do; who holds the card is another matter."""
    # LS5-006 LS5-012
    m = family(s)
    found = 0
    if m.mole == AT_LARGE:
        found |= 1 << UNMASK
    if m.accountant == WITH_CLAN:
        found |= 1 << EMPLOY
    return found


def why_not(s: Gangsters, boss: int, act: int) -> int:
    # LS5-006 LS5-012
    if act == UNMASK:
        return FINE if holds(s, boss, MOLE) else MOLE_NOT_IN_HAND
    return FINE if holds(s, boss, ACCOUNTANT) else ACCOUNTANT_NOT_IN_HAND


def carry_out(s: Gangsters, boss: int, act: int, d: Dealer) -> None:
    # LS5-006 LS5-012
    if act == UNMASK:
        show_from_hand(s, boss, MOLE, d)
        catch_mole(s, boss, d)
    else:
        employ(s, boss, d)


def come_to_light(s: Gangsters, cards: Mask, d: Dealer) -> Mask:
    """A mole whom everybody sees is caught; the other cards go where they were going."""
    # LS5-007
    if not cards >> MOLE & 1:
        return cards
    catch_mole(s, NOBODY, d)
    return cards & ~(1 << MOLE)


# ── the evening ──


def mole_at_work(s: Gangsters, d: Dealer) -> None:
    """From the deck he whispers; in a hand he betrays, and is shown. Either way the deck is shuffled."""
    # LS5-008 LS5-009
    if family(s).mole != AT_LARGE:
        return
    boss = s.owner(MOLE)
    if boss == NOBODY:
        into_clan(s, 1 << MOLE)
        arm_rebels(s, numbers(s).whisper, "whisper", d)
    else:
        show_mole(s, boss, d)
        arm_rebels(s, numbers(s).betray, "betrayal", d)


def hunt_accountant(s: Gangsters) -> None:
    """At the start of the round the rebels see whether he lies exhausted."""
    # LS5-014
    lies_there = s.exhausted >> ACCOUNTANT & 1
    family(s).hunted = s.entered[ACCOUNTANT] if lies_there else NOT_HUNTED


def catch_accountant(s: Gangsters, d: Dealer) -> None:
    # LS5-014
    if is_hunted(s):
        take_accountant(s, d)
