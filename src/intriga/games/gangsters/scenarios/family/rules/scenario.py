"""The family as the core asks for it."""

from typing import Final, final

from intriga.games.gangsters.box.tables import Challenge, Penalty
from intriga.games.gangsters.rules.reasons import scenario_reason
from intriga.games.gangsters.scenarios.contract import Scenario
from intriga.games.gangsters.scenarios.family import bots, events
from intriga.games.gangsters.scenarios.family.rules.cards import family_comes, won_over
from intriga.games.gangsters.scenarios.family.rules.evening import evening
from intriga.games.gangsters.scenarios.family.rules.guests import (
    acts_here,
    carry_out,
    come_to_light,
    hunt_accountant,
    shuffle_guests_in,
    why_not,
)
from intriga.games.gangsters.scenarios.family.state import (
    AT_DESK,
    AT_LARGE,
    GONE,
    IN_CELLAR,
    NAME,
    NOT_HUNTED,
    TAKEN,
    WITH_CLAN,
    Family,
    aside,
    family,
    numbers,
    relative_of,
    relatives_here,
    table_row,
    tables,
)
from intriga.games.gangsters.scenarios.family.tables import (
    ACCOUNTANT,
    BACK_DOOR,
    CELLAR,
    FAMILY,
    FIRST_RELATIVE,
    GARAGE,
    MOLE,
    SAFE,
    SPEAKEASY,
)
from intriga.games.gangsters.scenarios.family.verbs import (
    arm_clan,
    arm_rebels,
    let_mole_go,
    move_bags,
    move_mug,
)
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.i64_masks import Mask

POLICE_ROW: Final = 0  # of the board
REVIVE_ROW: Final = 1
CHEER_ROW: Final = 2
RALLY_PENALTY: Final = 1  # LS5-025
SETBACK: Final = 1  # LS5-024
SHARE_OF_THE_LOST: Final = 2  # LS5-036: one half

TAKEN_AWAY: Final = "family_accountant_taken"
OVERTHROWN: Final = "family_overthrown"
DRAINED: Final = "family_drained"
RECONCILED: Final = "family_reconciled"
PARTED: Final = "family_parted"

TRACK_IS_FULL: Final = scenario_reason("family_track_is_full", "LS5-015")
NO_GUNS_THERE: Final = scenario_reason("family_no_guns_there", "LS5-016")
SAFE_IS_FULL: Final = scenario_reason("family_safe_is_full", "LS5-013")


@final
class FamilyScenario(Scenario):
    """Two guns, one safe, a mole and an accountant."""

    def begin(self, s: Gangsters, d: Dealer) -> None:
        # LS5-001 LS5-002 LS5-003
        row = numbers(s)
        clan, rebels = row.clan[s.players - 1], row.rebels[s.players - 1]
        s.mission = Family(
            clan, rebels, row.bags, False, AT_LARGE, WITH_CLAN, NOT_HUNTED, (1 << FAMILY) - 1, 0
        )
        shuffle_guests_in(s)
        if d.events is not None:
            d.events.append(events.FamilyMet(clan, rebels, row.bags, row.rounds))

    def begin_round(self, s: Gangsters, d: Dealer) -> None:
        # LS5-004 LS5-014
        hunt_accountant(s)
        family_comes(s, d)

    def end_round(self, s: Gangsters, d: Dealer) -> None:
        # LS5-018
        evening(s, d)

    # ── guests ──

    def guests(self) -> Mask:
        # LG-010
        return 1 << MOLE | 1 << ACCOUNTANT

    def laid_aside(self, s: Gangsters) -> Mask:
        # LG-010
        return aside(family(s))

    def turned_up(self, s: Gangsters, cards: Mask, d: Dealer) -> Mask:
        # LS5-007
        return come_to_light(s, cards, d)

    # ── challenges ──

    def police(self, s: Gangsters) -> Challenge:
        # LS5-026
        return tables(s).board[POLICE_ROW]

    def revive(self, s: Gangsters) -> Challenge:
        # LS5-028
        return tables(s).board[REVIVE_ROW]

    def cheer(self, s: Gangsters) -> Challenge:
        # LS5-028
        return tables(s).board[CHEER_ROW]

    def places(self, s: Gangsters) -> Mask:
        """The safe needs its accountant, the cellar its mole, the back door a bodyguard."""
        # LS5-010 LS5-013 LS5-017 LS5-019
        m = family(s)
        found = 1 << SPEAKEASY | 1 << GARAGE
        if m.accountant == AT_DESK:
            found |= 1 << SAFE
        if not m.mug:
            found |= 1 << BACK_DOOR
        if m.mole == IN_CELLAR:
            found |= 1 << CELLAR
        for relative in relatives_here(m):
            found |= 1 << FIRST_RELATIVE + relative
        return found

    def challenge(self, s: Gangsters, place: int) -> Challenge:
        # LS5-010 LS5-019
        if place < FIRST_RELATIVE:
            return tables(s).places[place]
        return relative_of(s, place - FIRST_RELATIVE).challenge

    def why_not_try(self, s: Gangsters, boss: int, place: int) -> int:
        # LS5-013 LS5-015 LS5-016
        m = family(s)
        if place == SPEAKEASY and m.clan >= table_row(s).track:
            return TRACK_IS_FULL
        if place == GARAGE and m.rebels == 0:
            return NO_GUNS_THERE
        room = table_row(s).room
        return SAFE_IS_FULL if place == SAFE and m.bags >= room else FINE

    def overcome(self, s: Gangsters, boss: int, place: int, successes: int, d: Dealer) -> None:
        # LS5-011 LS5-013 LS5-015 LS5-016 LS5-017 LS5-019
        if place == SPEAKEASY:
            arm_clan(s, successes, "speakeasy", d)
        elif place == SAFE:
            move_bags(s, successes, "books", d)
        elif place == GARAGE:
            arm_rebels(s, -successes, "garage", d)
        elif place == BACK_DOOR:
            move_mug(s, True, d)
        elif place == CELLAR:
            let_mole_go(s)
            arm_rebels(s, -table_row(s).confession, "confession", d)
        else:
            won_over(s, boss, place - FIRST_RELATIVE, d)

    # ── actions ──

    def acts(self, s: Gangsters) -> Mask:
        # LS5-006 LS5-012
        return acts_here(s)

    def why_not_act(self, s: Gangsters, boss: int, act: int) -> int:
        # LS5-006 LS5-012
        return why_not(s, boss, act)

    def act(self, s: Gangsters, boss: int, act: int, d: Dealer) -> None:
        # LS5-006 LS5-012
        carry_out(s, boss, act, d)

    # ── what holds ──

    def penalties(self, s: Gangsters) -> list[Penalty]:
        # LS5-029
        found: list[Penalty] = []
        for relative in relatives_here(family(s)):
            found += relative_of(s, relative).penalties
        return found

    def fingerprints(self, s: Gangsters) -> int:
        # LS5-030
        found = 0
        for relative in relatives_here(family(s)):
            if relative_of(s, relative).fingerprint:
                found += 1
        return found

    def rally_penalty(self, s: Gangsters, boss: int, d: Dealer) -> None:
        # LS5-025
        arm_rebels(s, RALLY_PENALTY, "rally", d)

    def setback(self, s: Gangsters, d: Dealer) -> None:
        # LS5-024
        arm_rebels(s, SETBACK, "setback", d)

    # ── the end ──

    def ending(self, s: Gangsters) -> str:
        # LS5-031 LS5-032 LS5-033 LS5-034 LS5-035
        lost = lost_by(s)
        if lost:
            return lost
        if is_reconciled(s):
            return RECONCILED
        return PARTED if s.round >= numbers(s).rounds else ""

    def succeeded(self, s: Gangsters, reason: str) -> bool:
        # LS5-034 LS5-035
        m = family(s)
        if reason == PARTED:
            return m.mole != AT_LARGE and m.clan >= m.rebels
        return reason == RECONCILED

    def reputation(self, s: Gangsters) -> int:
        """For bags, a mole who has talked, an accountant at his desk, a family that is one; half if lost."""
        # LS5-036
        m, row = family(s), table_row(s)
        points = 0
        for bags in row.bag_points:
            if m.bags >= bags:
                points += 1
        if m.mole == GONE:
            points += row.talked
        if m.accountant == AT_DESK:
            points += row.saved
        if is_reconciled(s):
            points += row.reconciled
        return points // SHARE_OF_THE_LOST if lost_by(s) else points

    # ── bots ──

    def worth(self, s: Gangsters) -> float:
        return bots.worth(s)

    def signs(self, s: Gangsters) -> list[float]:
        return bots.signs(s)

    def weights(self) -> list[float]:
        return bots.WEIGHTS

    def success_worth(self, s: Gangsters, place: int) -> float:
        return bots.success_worth(s, place)

    def police_worth(self, s: Gangsters) -> float:
        return bots.police_worth(s)

    def setback_worth(self, s: Gangsters) -> float:
        return bots.gun_worth(s)

    def act_worth(self, s: Gangsters, boss: int, act: int) -> float:
        return bots.act_worth(s, act)

    def recruit_worth(self, s: Gangsters, boss: int) -> float:
        return bots.recruit_worth(s, boss)

    def rest_worth(self, s: Gangsters) -> float:
        return bots.rest_worth(s)

    def guest_worth(self, s: Gangsters, card: int) -> float:
        return bots.guest_worth(card)


def lost_by(s: Gangsters) -> str:
    """How the family would be lost if the round ended now, or an empty string."""
    # LS5-031 LS5-032 LS5-033
    m = family(s)
    if m.accountant == TAKEN:
        return TAKEN_AWAY
    if m.rebels >= table_row(s).track:
        return OVERTHROWN
    return DRAINED if m.bags == 0 else ""


def is_reconciled(s: Gangsters) -> bool:
    """Nobody betrays the clan any more, and its gun is far ahead."""
    # LS5-034
    m = family(s)
    return m.mole == GONE and m.clan - m.rebels >= numbers(s).lead


SCENARIO: Final = FamilyScenario(NAME, 4, True)
