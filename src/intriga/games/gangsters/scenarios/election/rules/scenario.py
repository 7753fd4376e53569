"""The election as the core asks for it."""

from typing import Final, final

from intriga.games.gangsters.box.tables import (
    AT_MISSION,
    DISTRICTS,
    PENALTY_HARDER,
    SCOPE_ALL,
    Challenge,
    Penalty,
)
from intriga.games.gangsters.rules.attempt import KIND_PLACE
from intriga.games.gangsters.rules.reasons import scenario_reason
from intriga.games.gangsters.scenarios.contract import Scenario
from intriga.games.gangsters.scenarios.election import bots, events
from intriga.games.gangsters.scenarios.election.rules.canvassing import (
    Canvassing,
    Paying,
    name_among,
    why_not_canvass,
    why_not_pay,
)
from intriga.games.gangsters.scenarios.election.rules.evening import evening, left_behind, morning
from intriga.games.gangsters.scenarios.election.state import (
    IN_THE_DARK,
    NAME,
    NO_VISIT,
    Election,
    challenge_at,
    election,
    is_hard_to_trust,
    lying_cards,
    numbers,
    phase_of,
    race,
    sure_votes,
    tables,
    visit_card,
    wanted,
)
from intriga.games.gangsters.scenarios.election.tables import (
    DONORS,
    FIRST_TRAITOR,
    FIRST_VISIT,
    PAY,
    PHASES,
    WHISPERS,
)
from intriga.games.gangsters.scenarios.election.verbs import (
    deal_with_traitor,
    discard_visit,
    move_betrayal,
    move_chest,
)
from intriga.games.gangsters.state import POLICE_ACTIVE, Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

POLICE_ROW: Final = 0  # of the board
REVIVE_ROW: Final = 1
CHEER_ROW: Final = 2
SHUT_DOORS: Final = Penalty(PENALTY_HARDER, 1, [], SCOPE_ALL, AT_MISSION)  # LS6-028
ROOM_IS_QUIET: Final = scenario_reason("election_room_is_quiet", "LS6-019")
CHEST_IS_FULL: Final = scenario_reason("election_chest_is_full", "LS6-009")

WON: Final = "election_won"
LOST: Final = "election_lost"
BETRAYED: Final = "election_betrayed"
SOLD: Final = "election_sold"
CONCEDED: Final = "election_conceded"


@final
class ElectionScenario(Scenario):
    """Twelve votes and somebody who sells them."""

    def lone_clan(self, s: Gangsters) -> list[int]:
        # LS6-038
        return race(s).clan

    def begin(self, s: Gangsters, d: Dealer) -> None:
        # LS6-002
        chest = numbers(s).chest[s.players - 1]
        betrayal = numbers(s).betrayal[s.players - 1]
        none = [0] * DISTRICTS
        s.mission = Election(none, none.copy(), 0, NO_VISIT, chest, betrayal, IN_THE_DARK, 0, 0)
        if d.events is not None:
            d.events.append(events.ElectionBegan(wanted(s), race(s).rounds, chest, betrayal))

    def begin_round(self, s: Gangsters, d: Dealer) -> None:
        # LS6-003 LS6-012 LS6-020
        morning(s, d)

    def end_round(self, s: Gangsters, d: Dealer) -> None:
        # LS6-014 LS6-016 LS6-017
        evening(s, d)

    # ── challenges ──

    def police(self, s: Gangsters) -> Challenge:
        # LS6-027
        return tables(s).board[POLICE_ROW]

    def revive(self, s: Gangsters) -> Challenge:
        # LS6-029
        return tables(s).board[REVIVE_ROW]

    def cheer(self, s: Gangsters) -> Challenge:
        # LS6-029
        return tables(s).board[CHEER_ROW]

    def places(self, s: Gangsters) -> Mask:
        """The districts; the mayor's answer; the traitor, or the whispers as long as nobody knows who it is;
        donors before the last phase."""
        # LS6-005 LS6-009 LS6-013 LS6-019 LS6-022
        m = election(s)
        found = (1 << DISTRICTS) - 1
        if m.visit != NO_VISIT:
            found |= 1 << FIRST_VISIT + m.visit
        if m.traitor >= 0:
            found |= 1 << FIRST_TRAITOR + m.traitor
        elif m.traitor == IN_THE_DARK:
            found |= 1 << WHISPERS
        return found | 1 << DONORS if phase_of(s) < PHASES else found

    def challenge(self, s: Gangsters, place: int) -> Challenge:
        # LS6-005 LS6-013 LS6-022
        return challenge_at(s, place)

    def why_not_try(self, s: Gangsters, boss: int, place: int) -> int:
        # LS6-005 LS6-009 LS6-019
        if place < DISTRICTS:
            return why_not_canvass(s, place)
        if place == DONORS and election(s).chest >= race(s).chest:
            return CHEST_IS_FULL
        if place == WHISPERS and election(s).betrayal == 0:
            return ROOM_IS_QUIET
        return FINE

    def home_dice(self, s: Gangsters, kind: int, number: int, card: int) -> int:
        """A name opens doors."""
        # LS6-008
        return race(s).names[s.box.henchmen[card].level - 1] if kind == KIND_PLACE else 0

    def overcome(self, s: Gangsters, boss: int, place: int, successes: int, d: Dealer) -> None:
        # LS6-006 LS6-009 LS6-013 LS6-019 LS6-024
        if place < FIRST_VISIT:
            assert s.attempt is not None
            s.stack.append(Canvassing(boss, place, successes, name_among(s, s.attempt)))
        elif place < FIRST_TRAITOR:
            visit = place - FIRST_VISIT
            discard_visit(s, boss, d)
            for effect in visit_card(s, visit).won:
                left_behind(s, boss, visit, effect, d)
        elif place < DONORS:
            deal_with_traitor(s, boss, d)
        elif place == DONORS:
            move_chest(s, successes * race(s).gift, "donors", d)
        else:
            move_betrayal(s, -successes, "whispers", d)

    # ── money ──

    def acts(self, s: Gangsters) -> Mask:
        # LS6-010
        return 1 << PAY

    def why_not_act(self, s: Gangsters, boss: int, act: int) -> int:
        # LS6-010
        return why_not_pay(s)

    def act_cost(self, s: Gangsters, act: int) -> int:
        # LS6-010
        return 0

    def act(self, s: Gangsters, boss: int, act: int, d: Dealer) -> None:
        # LS6-010
        s.stack.append(Paying(boss))

    # ── what holds ──

    def penalties(self, s: Gangsters) -> list[Penalty]:
        # LS6-028 LS6-030
        found: list[Penalty] = [SHUT_DOORS] if s.police == POLICE_ACTIVE else []
        for card in lying_cards(s):
            found += card.penalties
        return found

    def harder(self, s: Gangsters, boss: int, kind: int, number: int) -> int:
        # LS6-039
        return numbers(s).stubborn[s.players - 1] if kind == KIND_PLACE and number < DISTRICTS else 0

    def fingerprints(self, s: Gangsters) -> int:
        # LS6-031
        found = 0
        for card in lying_cards(s):
            if card.fingerprint:
                found += 1
        return found

    def rally_penalty(self, s: Gangsters, boss: int, d: Dealer) -> None:
        """Drinks for everybody out of the chest; if it is too light, people talk."""
        # LS6-026
        missing = race(s).drinks > election(s).chest
        move_chest(s, -race(s).drinks, "rally", d)
        if missing:
            move_betrayal(s, 1, "rally", d)

    def setback(self, s: Gangsters, d: Dealer) -> None:
        # LS6-025
        if is_hard_to_trust(election(s)):
            move_betrayal(s, 1, "setback", d)
        else:
            move_chest(s, -1, "setback", d)

    # ── the end ──

    def ending(self, s: Gangsters) -> str:
        # LS6-032 LS6-033 LS6-034 LS6-035 LS6-036
        m = election(s)
        if is_hard_to_trust(m) and m.betrayal >= race(s).full:
            return SOLD
        if s.round < race(s).rounds:
            is_landslide = sure_votes(m) >= race(s).landslide and not is_hard_to_trust(m)
            return CONCEDED if is_landslide else ""
        if sure_votes(m) < wanted(s):
            return LOST
        return BETRAYED if is_hard_to_trust(m) else WON

    def succeeded(self, s: Gangsters, reason: str) -> bool:
        # LS6-033 LS6-034 LG-105 LG-106
        return reason in (WON, CONCEDED)

    def reputation(self, s: Gangsters) -> int:
        # LS6-037
        return 0

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
        return bots.setback_worth(s)

    def act_worth(self, s: Gangsters, boss: int, act: int) -> float:
        return bots.pay_worth(s)

    def answer(self, s: Gangsters, seat: Seat, options: list[Word]) -> Word:
        frame = s.stack[-1]
        if isinstance(frame, Canvassing):
            return bots.promise_or_secure(s, frame.district, options)
        assert isinstance(frame, Paying)
        return bots.where_to_pay(s, options)


SCENARIO: Final = ElectionScenario(NAME, 5, True, is_finale=True)
