"""The race as the core asks for it."""

from typing import Final, final

from intriga.games.gangsters.box.tables import Challenge, Penalty
from intriga.games.gangsters.rules.attempt import KIND_PLACE
from intriga.games.gangsters.scenarios.contract import Scenario
from intriga.games.gangsters.scenarios.race import bots, events
from intriga.games.gangsters.scenarios.race.rules.driving import VAN_TO_COME, Driving
from intriga.games.gangsters.scenarios.race.rules.effects import carry_out
from intriga.games.gangsters.scenarios.race.rules.lever import (
    HANDBRAKE_COST,
    LEVER_COST,
    shift,
    why_not_shift,
)
from intriga.games.gangsters.scenarios.race.rules.road import light_up, places_of
from intriga.games.gangsters.scenarios.race.state import (
    IN_DECK,
    NAME,
    NO_CARD,
    Race,
    card_of,
    lead,
    numbers,
    open_cards,
    race,
    road,
    tables,
)
from intriga.games.gangsters.scenarios.race.tables import (
    ACTS,
    CARDS,
    FIX,
    HANDBRAKE,
    JAIL,
    ROAD_CARDS,
    VAN,
)
from intriga.games.gangsters.scenarios.race.verbs import bring_van, discard_card, hold_up_van, mend
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.i64_masks import Mask

REVIVE_ROW: Final = 0  # of the board
CHEER_ROW: Final = 1
FIRST_ON_BOARD: Final = VAN - 2  # the place of a row is this much more
SETBACK: Final = 1  # LS2-021
RALLY_PENALTY: Final = 1  # LS2-022

WRECKED: Final = "race_wrecked"
HOME: Final = "race_home"
CAUGHT: Final = "race_caught"


@final
class RaceScenario(Scenario):
    """A car, a van, a lever, and a road that comes up out of the dark."""

    def begin(self, s: Gangsters, d: Dealer) -> None:
        # LS2-001 LS2-002 LS2-003
        cells = [IN_DECK] * CARDS
        box = tables(s)
        cells[JAIL] = box.road.jail
        ahead = numbers(s).lead[s.players - 1]
        condition = numbers(s).condition
        s.mission = Race(
            ahead, 0, box.road.first_gear, condition, (1 << ROAD_CARDS) - 1, cells, ahead, False, False
        )
        if d.events is not None:
            d.events.append(events.RaceBegan(ahead, 0, box.road.first_gear, box.road.jail, box.road.home))

    def begin_round(self, s: Gangsters, d: Dealer) -> None:
        # LS2-004 LS2-006
        race(s).shifted = False
        light_up(s, d)

    def end_round(self, s: Gangsters, d: Dealer) -> None:
        # LS2-009
        s.stack.append(Driving(race(s).gear, NO_CARD, 0, VAN_TO_COME))

    # ── challenges ──

    def revive(self, s: Gangsters) -> Challenge:
        # LS2-023
        return tables(s).board[REVIVE_ROW]

    def cheer(self, s: Gangsters) -> Challenge:
        # LS2-023
        return tables(s).board[CHEER_ROW]

    def places(self, s: Gangsters) -> Mask:
        return places_of(s)

    def challenge(self, s: Gangsters, place: int) -> Challenge:
        # LS2-015 LS2-017 LS2-018 LS2-019
        if place >= VAN:
            return tables(s).board[place - FIRST_ON_BOARD]
        found = card_of(s, place).challenge
        if place != JAIL:
            return found
        return Challenge(found.best, found.difficulty, numbers(s).cell[s.players - 1], found.harmless)

    def harder(self, s: Gangsters, boss: int, kind: int, number: int) -> int:
        """Nothing is easy at full speed."""
        # LS2-005
        return road(s).harder[race(s).gear - 1] if kind == KIND_PLACE and number != JAIL else 0

    def overcome(self, s: Gangsters, boss: int, place: int, successes: int, d: Dealer) -> None:
        # LS2-015 LS2-017 LS2-018 LS2-019
        if place == VAN:
            hold_up_van(s, successes, d)
        elif place == FIX:
            mend(s, successes, d)
        elif place == JAIL:
            race(s).rescued = True
            if d.events is not None:
                d.events.append(events.PrisonerFreed(boss + 1))
        else:
            discard_card(s, place)
            for effect in card_of(s, place).won:
                carry_out(s, boss, place, effect, d)

    # ── actions ──

    def acts(self, s: Gangsters) -> Mask:
        # LS2-006 LS2-020
        return (1 << ACTS) - 1

    def why_not_act(self, s: Gangsters, boss: int, act: int) -> int:
        return why_not_shift(s, boss, act)

    def act_cost(self, s: Gangsters, act: int) -> int:
        # LS2-006 LS2-020
        return HANDBRAKE_COST if act == HANDBRAKE else LEVER_COST

    def act(self, s: Gangsters, boss: int, act: int, d: Dealer) -> None:
        shift(s, boss, act, d)

    # ── what holds ──

    def penalties(self, s: Gangsters) -> list[Penalty]:
        # LS2-024
        found: list[Penalty] = []
        for card in open_cards(race(s)):
            found += card_of(s, card).penalties
        return found

    def fingerprints(self, s: Gangsters) -> int:
        # LS2-025
        found = 0
        for card in open_cards(race(s)):
            if card_of(s, card).fingerprint:
                found += 1
        return found

    def rally_penalty(self, s: Gangsters, boss: int, d: Dealer) -> None:
        # LS2-022
        bring_van(s, RALLY_PENALTY, "rally", d)

    def setback(self, s: Gangsters, d: Dealer) -> None:
        # LS2-021
        bring_van(s, SETBACK, "setback", d)

    # ── the end ──

    def ending(self, s: Gangsters) -> str:
        # LS2-026 LS2-027 LS2-028
        m = race(s)
        if m.condition == 0:
            return WRECKED
        if m.car >= road(s).home:
            return HOME
        return CAUGHT if m.van >= m.car else ""

    def succeeded(self, s: Gangsters, reason: str) -> bool:
        # LS2-026
        return reason == HOME

    def reputation(self, s: Gangsters) -> int:
        # LS2-029
        m = race(s)
        board = road(s)
        points = board.reached if m.car >= board.jail else 0
        if m.rescued:
            points += board.rescued
        if m.car >= board.home and m.condition > 0:
            points += board.escaped
            points += max(0, min(board.most_lead, lead(s))) + min(board.most_condition, m.condition)
        return points

    # ── bots ──

    def worth(self, s: Gangsters) -> float:
        return bots.worth(s)

    def signs(self, s: Gangsters) -> list[float]:
        return bots.signs(s)

    def weights(self) -> list[float]:
        return bots.WEIGHTS

    def success_worth(self, s: Gangsters, place: int) -> float:
        return bots.success_worth(s, place)

    def setback_worth(self, s: Gangsters) -> float:
        return bots.setback_worth(s)

    def act_worth(self, s: Gangsters, boss: int, act: int) -> float:
        return bots.act_worth(s, boss, act)


SCENARIO: Final = RaceScenario(NAME, 1, False)  # LS2-003: a van, no police card
