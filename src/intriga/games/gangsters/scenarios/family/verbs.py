"""The only code that moves the pieces of the family."""

from intriga.games.gangsters.scenarios.family import events
from intriga.games.gangsters.scenarios.family.state import (
    AT_DESK,
    AT_LARGE,
    GONE,
    IN_CELLAR,
    TAKEN,
    WITH_CLAN,
    family,
    shown_relative,
    table_row,
)
from intriga.games.gangsters.scenarios.family.tables import ACCOUNTANT, MOLE, RELATIVES
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.games.gangsters.verbs.henchmen import exhaust_top, into_clan, numbers_of, show_from_hand
from intriga.kernel.machine.dealer import Dealer

# ── guns and the safe ──


def arm_clan(s: Gangsters, by: int, why: str, d: Dealer) -> None:
    """The clan's gun goes up its track."""
    # LS5-015
    m = family(s)
    gun = min(table_row(s).track, m.clan + by)
    moved = gun - m.clan
    m.clan = gun
    if moved and d.events is not None:
        d.events.append(events.GunMoved("clan", moved, gun, why))


def arm_rebels(s: Gangsters, by: int, why: str, d: Dealer) -> None:
    """The rebels' gun goes up its track, or down if `by` is negative."""
    # LS5-016
    m = family(s)
    gun = max(0, min(table_row(s).track, m.rebels + by))
    moved = gun - m.rebels
    m.rebels = gun
    if moved and d.events is not None:
        d.events.append(events.GunMoved("rebels", moved, gun, why))


def move_bags(s: Gangsters, by: int, why: str, d: Dealer) -> None:
    """Bags come into the safe as long as there is room, or leave it as long as there are any."""
    # LS5-013
    m = family(s)
    bags = max(0, min(table_row(s).room, m.bags + by))
    moved = bags - m.bags
    m.bags = bags
    if moved and d.events is not None:
        d.events.append(events.BagsMoved(moved, bags, why))


def move_mug(s: Gangsters, stands: bool, d: Dealer) -> None:
    # LS5-017
    family(s).mug = stands
    if d.events is not None:
        d.events.append(events.MugMoved(stands))


# ── the family deck ──


def bring_card(s: Gangsters, d: Dealer) -> int:
    """A card of the family deck comes up, and nobody knew which; its number."""
    # LS5-004
    m = family(s)
    card = d.draw(m.deck, s.all_seats())
    m.deck &= ~(1 << card)
    if card < RELATIVES:
        m.table |= 1 << card
        if d.events is not None:
            d.events.append(events.RelativeCame(shown_relative(s, card)))
    elif d.events is not None:
        d.events.append(events.OccasionHeld(card - RELATIVES + 1))
    return card


def shoot_clan(s: Gangsters, cards: int, place: int | None, d: Dealer) -> None:
    """Cards from the top of the clan deck are exhausted, for all to see."""
    # LS5-020 LS5-022
    hurt = exhaust_top(s, cards, d)
    if hurt and d.events is not None:
        d.events.append(events.ClanShot(place, numbers_of(hurt)))


# ── the mole ──


def catch_mole(s: Gangsters, boss: int, d: Dealer) -> None:
    """Everybody sees him: he is locked in the cellar. He lies in no deck and no hand."""
    # LS5-006 LS5-007
    family(s).mole = IN_CELLAR
    if d.events is not None:
        d.events.append(events.MoleCaught(boss + 1 if boss != NOBODY else None))


def show_mole(s: Gangsters, boss: int, d: Dealer) -> None:
    """He has betrayed the hand that he was in, and vanishes into the clan deck."""
    # LS5-009
    show_from_hand(s, boss, MOLE, d)
    if d.events is not None:
        d.events.append(events.MoleBetrayed(boss + 1))
    into_clan(s, 1 << MOLE)


def free_mole(s: Gangsters, d: Dealer) -> None:
    """Out of the cellar, back into the clan deck."""
    # LS5-023
    family(s).mole = AT_LARGE
    into_clan(s, 1 << MOLE)
    if d.events is not None:
        d.events.append(events.MoleFreed())


def let_mole_go(s: Gangsters) -> None:
    """He has talked; nobody will see him again."""
    # LS5-011
    family(s).mole = GONE


# ── the accountant ──


def employ(s: Gangsters, boss: int, d: Dealer) -> None:
    """From a hand to his desk by the safe."""
    # LS5-012
    show_from_hand(s, boss, ACCOUNTANT, d)
    family(s).accountant = AT_DESK
    if d.events is not None:
        d.events.append(events.AccountantEmployed(boss + 1))


def flee(s: Gangsters, d: Dealer) -> None:
    """From his desk to the exhausted deck."""
    # LS5-023
    family(s).accountant = WITH_CLAN
    s.exhausted |= 1 << ACCOUNTANT
    if d.events is not None:
        d.events.append(events.AccountantFled())


def take_accountant(s: Gangsters, d: Dealer) -> None:
    """The rebels have him."""
    # LS5-014
    s.exhausted &= ~(1 << ACCOUNTANT)
    family(s).accountant = TAKEN
    if d.events is not None:
        d.events.append(events.AccountantTaken())
