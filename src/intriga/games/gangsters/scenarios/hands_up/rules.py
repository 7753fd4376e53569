"""The bank: its set-up, its rounds, its challenges, and when it ends."""

from typing import Final, final

from intriga.games.gangsters.box.tables import Challenge, Penalty
from intriga.games.gangsters.rules.attempt import KIND_PLACE
from intriga.games.gangsters.rules.problems import SomebodyTakesProblem
from intriga.games.gangsters.rules.reasons import scenario_reason
from intriga.games.gangsters.scenarios.contract import Scenario
from intriga.games.gangsters.scenarios.hands_up import bots, events
from intriga.games.gangsters.scenarios.hands_up.state import (
    Heist,
    bags_at_once,
    bank,
    heist,
    late_by,
    numbers,
    quota,
)
from intriga.games.gangsters.scenarios.hands_up.tables import (
    ALARM,
    BANK,
    BOXES,
    CARDS,
    CARRY,
    EVENING_CLOCK,
    EVENING_LOSE_BAG,
    EVENING_PROBLEM,
    FAILURE_CLOCK,
    FAILURE_PROBLEM,
    GETAWAY,
    NAME,
    NOON,
    OUTCOME_AWAY,
    OUTCOME_BACK,
    OUTCOME_CALM,
    OUTCOME_HINT,
    OUTCOME_OPEN,
    SAFE,
    TILLS,
    VAULT_DOOR,
)
from intriga.games.gangsters.scenarios.hands_up.verbs import (
    carry_bags,
    discard_card,
    fade_way,
    lose_bag,
    move_clock,
    pack_bags,
    turn_back_clock,
)
from intriga.games.gangsters.state import POLICE_ACTIVE, POLICE_CONTROLLED, POLICE_UNCONTROLLED, Gangsters
from intriga.games.gangsters.verbs.problems import set_police, take_problem
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.i64_masks import Mask

NOTHING_TO_CARRY: Final = scenario_reason("bank_nothing_to_carry", "LS1-015")
WAY_OUT_BLOCKED: Final = scenario_reason("bank_way_out_blocked", "LS1-025")

AWAY: Final = "away"
SURROUNDED: Final = "surrounded"
CAUGHT_SHARE: Final = 2  # of what lies in the car one half counts if the clan is caught


@final
class HandsUp(Scenario):
    """Pack, carry out, and leave in time."""

    # ── set-up and round ──

    def begin(self, s: Gangsters, d: Dealer) -> None:
        """Alarm, tills and the door of the vault lie open; the cards of the hours are shuffled."""
        # LS1-001 LS1-002
        bags = [card.bags for card in bank(s).cards]
        open_cards = 1 << ALARM | 1 << TILLS | 1 << VAULT_DOOR
        hours = (1 << CARDS) - (1 << BANK)
        s.mission = Heist(numbers(s).start[s.players - 1], open_cards, hours, bags, 0, 0, 0, False)

    def begin_round(self, s: Gangsters, d: Dealer) -> None:
        """From the second round on the clock goes on, and once more if the police are at work."""
        # LS1-003 LS1-021
        if s.round > 1:
            move_clock(s, "round", d)
            if s.police == POLICE_ACTIVE:
                move_clock(s, "police", d)

    def end_round(self, s: Gangsters, d: Dealer) -> None:
        """Every card that lies there does its work; then the way out fades."""
        # LS1-009 LS1-018 LS1-023
        for place in items(heist(s).table):
            evening = bank(s).cards[place].evening
            if evening == EVENING_PROBLEM:
                s.stack.append(SomebodyTakesProblem(s.first))
            elif evening == EVENING_CLOCK:
                move_clock(s, "card", d)
            elif evening == EVENING_LOSE_BAG:
                lose_bag(s, place, d)
        fade_way(s, d)

    # ── challenges of the board ──

    def police(self, s: Gangsters) -> Challenge:
        # LS1-020
        return bank(s).police

    def revive(self, s: Gangsters) -> Challenge:
        # LS1-029
        return bank(s).revive

    def cheer(self, s: Gangsters) -> Challenge:
        # LS1-029
        return bank(s).cheer

    # ── its own challenges ──

    def places(self, s: Gangsters) -> Mask:
        """The cards that lie open, and the getaway as long as nobody has cleared the way."""
        # LS1-008 LS1-016
        mission = heist(s)
        return mission.table if mission.is_away else mission.table | 1 << GETAWAY

    def challenge(self, s: Gangsters, place: int) -> Challenge:
        # LS1-016
        if place == GETAWAY:
            return bank(s).getaways[s.level][s.players - 1]
        return bank(s).cards[place].challenge

    def overcome(self, s: Gangsters, boss: int, place: int, successes: int, d: Dealer) -> None:
        """Bags into the hall; a card that has none left goes, and may bring something more."""
        # LS1-008 LS1-011 LS1-013 LS1-014
        card = bank(s).cards[place]
        left = heist(s).bags[place]
        packed = left if card.challenge.successes else min(left, successes)
        if packed > 0:
            pack_bags(s, boss, place, packed, d)
        if place != GETAWAY and packed == left:
            discard_card(s, boss, place, d)
        self.bring(s, boss, card.outcome, d)

    def bring(self, s: Gangsters, boss: int, outcome: int, d: Dealer) -> None:
        """What overcoming a card brings beside its bags."""
        # LS1-012 LS1-017 LS1-026 LS1-027 LS1-028
        if outcome == OUTCOME_OPEN:
            heist(s).table |= 1 << BOXES | 1 << SAFE
            if d.events is not None:
                d.events.append(events.VaultOpened(boss + 1))
        elif outcome == OUTCOME_HINT:
            self.give_hint(s, d)
        elif outcome == OUTCOME_CALM:
            if s.police == POLICE_UNCONTROLLED:
                set_police(s, POLICE_CONTROLLED, d)
        elif outcome == OUTCOME_BACK:
            turn_back_clock(s, d)
        elif outcome == OUTCOME_AWAY:
            heist(s).is_away = True
            if d.events is not None:
                d.events.append(events.WayFree(boss + 1, heist(s).car, heist(s).hall))

    def give_hint(self, s: Gangsters, d: Dealer) -> None:
        """A marker on the door of the vault, or on the safe behind it; the last one must be won."""
        # LS1-026
        place = VAULT_DOOR if heist(s).table >> VAULT_DOOR & 1 else SAFE
        needed = self.challenge(s, place).successes
        if heist(s).table >> place & 1 and s.markers[place] < needed - 1:
            if sum(s.markers) < s.numbers.markers:
                s.markers[place] += 1
                if d.events is not None:
                    d.events.append(events.HintGiven(s.scenario.shown_place(place), s.markers[place]))

    def failed(self, s: Gangsters, boss: int, place: int, d: Dealer) -> None:
        """Noise costs time; a slip leaves traces."""
        # LS1-010 LS1-024
        failure = bank(s).cards[place].failure
        if failure == FAILURE_CLOCK:
            move_clock(s, "failure", d)
        elif failure == FAILURE_PROBLEM:
            take_problem(s, boss, "effect", d)

    # ── its own action ──

    def acts(self, s: Gangsters) -> Mask:
        # LS1-015
        return 1 << CARRY

    def why_not_act(self, s: Gangsters, boss: int, act: int) -> int:
        """Bags must lie in the hall, and the way to the car must be open."""
        # LS1-015 LS1-025
        if heist(s).hall == 0:
            return NOTHING_TO_CARRY
        return FINE if bags_at_once(s) > 0 else WAY_OUT_BLOCKED

    def act(self, s: Gangsters, boss: int, act: int, d: Dealer) -> None:
        """Carry out as many bags as two hands hold."""
        # LS1-015
        carry_bags(s, boss, min(heist(s).hall, bags_at_once(s)), d)

    # ── what holds while it is played ──

    def penalties(self, s: Gangsters) -> list[Penalty]:
        """Cards of the hours that hinder everybody."""
        # LS1-022
        found: list[Penalty] = []
        for place in items(heist(s).table >> BANK):
            penalty = bank(s).cards[BANK + place].penalty
            if penalty is not None:
                found.append(penalty)
        return found

    def harder(self, s: Gangsters, boss: int, kind: int, number: int) -> int:
        """Leaving is harder when it is late, and when the police are at work."""
        # LS1-019 LS1-021
        return late_by(s) if kind == KIND_PLACE and number == GETAWAY else 0

    def fingerprints(self, s: Gangsters) -> int:
        # LS1-007
        found = 0
        for place in items(heist(s).table):
            if bank(s).cards[place].fingerprint:
                found += 1
        return found

    def rally_penalty(self, s: Gangsters, boss: int, d: Dealer) -> None:
        """The clock goes on; on its last step somebody takes a problem instead."""
        # LS1-005
        if heist(s).clock >= NOON:
            s.stack.append(SomebodyTakesProblem(boss))
        else:
            move_clock(s, "rally", d)

    def setback(self, s: Gangsters, d: Dealer) -> None:
        # LS1-006
        move_clock(s, "setback", d)

    # ── the end ──

    def ending(self, s: Gangsters) -> str:
        """The way is free, or the clock stands on its last step."""
        # LS1-030 LS1-031
        if heist(s).is_away:
            return AWAY
        return SURROUNDED if heist(s).clock >= NOON else ""

    def succeeded(self, s: Gangsters, reason: str) -> bool:
        # LS1-032
        return reason == AWAY and heist(s).car >= quota(s)

    def reputation(self, s: Gangsters) -> int:
        """Bags in the car count; those who are caught keep half of them."""
        # LS1-033 LS1-034
        mission = heist(s)
        counted = mission.car if mission.is_away else mission.car // CAUGHT_SHARE
        return numbers(s).reputation[counted]

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
        return bots.act_worth(s, boss)


SCENARIO: Final = HandsUp(NAME, 0, True)
