"""The city as the core asks for it."""

from typing import Final, final

from intriga.games.gangsters.box.tables import DISTRICTS, Challenge, Penalty
from intriga.games.gangsters.rules.attempt import KIND_PLACE
from intriga.games.gangsters.scenarios.contract import Scenario
from intriga.games.gangsters.scenarios.neighbour import bots, events
from intriga.games.gangsters.scenarios.neighbour.rules.bargaining import (
    Bargaining,
    local_of,
    why_not_visit,
)
from intriga.games.gangsters.scenarios.neighbour.rules.evening import evening
from intriga.games.gangsters.scenarios.neighbour.rules.neighbours import (
    left_behind,
    neighbour_comes,
    stir_up,
)
from intriga.games.gangsters.scenarios.neighbour.state import (
    IN_DECK,
    NAME,
    City,
    city,
    district_of,
    district_of_place,
    ledger,
    neighbour_of,
    neighbours_here,
    numbers,
    open_districts,
    quota,
    tables,
)
from intriga.games.gangsters.scenarios.neighbour.tables import NEIGHBOURS
from intriga.games.gangsters.scenarios.neighbour.verbs import anger, send_home
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import CHOICE
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

POLICE_ROW: Final = 0  # of the board
REVIVE_ROW: Final = 1
CHEER_ROW: Final = 2
HOME_DICE: Final = 1  # LS3-012
SHARE_OF_THE_DRIVEN_OUT: Final = 2  # LS3-033: one half

FULL: Final = "neighbour_full"
CLOSED: Final = "neighbour_closed"
DRIVEN_OUT: Final = "neighbour_driven_out"


@final
class NeighbourScenario(Scenario):
    """Six districts that pay, grow angry, and rise."""

    def begin(self, s: Gangsters, d: Dealer) -> None:
        # LS3-001 LS3-002 LS3-003
        steps = [row.start for row in tables(s).districts]
        s.mission = City(steps, [0] * DISTRICTS, 0, [IN_DECK] * NEIGHBOURS, 0)
        if d.events is not None:
            d.events.append(events.CityDivided(steps.copy(), quota(s), numbers(s).rounds))

    def begin_round(self, s: Gangsters, d: Dealer) -> None:
        """A rumour here and there; then a neighbour may come."""
        # LS3-004 LS3-005
        for _ in range(numbers(s).rumours[s.players - 1]):
            spared = ((1 << DISTRICTS) - 1) & ~city(s).risen
            if spared:
                anger(s, d.draw(spared, s.all_seats()), 1, "rumour", d)
        if s.round in numbers(s).arrivals:
            neighbour_comes(s, d)

    def end_round(self, s: Gangsters, d: Dealer) -> None:
        # LS3-013
        evening(s, d)

    # ── challenges ──

    def police(self, s: Gangsters) -> Challenge:
        # LS3-024
        return tables(s).board[POLICE_ROW]

    def revive(self, s: Gangsters) -> Challenge:
        # LS3-026
        return tables(s).board[REVIVE_ROW]

    def cheer(self, s: Gangsters) -> Challenge:
        # LS3-026
        return tables(s).board[CHEER_ROW]

    def places(self, s: Gangsters) -> Mask:
        """Districts without barricades, and the neighbours who stand in the city."""
        # LS3-009 LS3-016 LS3-018
        found = 0
        for district in open_districts(city(s)):
            found |= 1 << district
        for neighbour in neighbours_here(city(s)):
            found |= 1 << DISTRICTS + neighbour
        return found

    def challenge(self, s: Gangsters, place: int) -> Challenge:
        # LS3-009 LS3-018
        if place < DISTRICTS:
            return district_of(s, place).challenge
        return neighbour_of(s, place - DISTRICTS).challenge

    def why_not_try(self, s: Gangsters, boss: int, place: int) -> int:
        # LS3-009
        return why_not_visit(s, place) if place < DISTRICTS else FINE

    def home_dice(self, s: Gangsters, kind: int, number: int, card: int) -> int:
        """At home one knows the back doors: in the district where the henchman lives."""
        # LS3-012
        if kind != KIND_PLACE:
            return 0
        return HOME_DICE if district_of_place(city(s), number) == s.box.henchmen[card].place else 0

    def overcome(self, s: Gangsters, boss: int, place: int, successes: int, d: Dealer) -> None:
        # LS3-009 LS3-018 LS3-021
        if place < DISTRICTS:
            assert s.attempt is not None
            s.stack.append(Bargaining(boss, place, successes, local_of(s, s.attempt, place)))
            return
        neighbour = place - DISTRICTS
        district = city(s).stands[neighbour]
        send_home(s, boss, neighbour, d)
        for effect in neighbour_of(s, neighbour).won:
            left_behind(s, boss, neighbour, district, effect, d)

    # ── what holds ──

    def penalties(self, s: Gangsters) -> list[Penalty]:
        # LS3-027
        found: list[Penalty] = []
        for neighbour in neighbours_here(city(s)):
            found += neighbour_of(s, neighbour).penalties
        return found

    def fingerprints(self, s: Gangsters) -> int:
        # LS3-028
        found = 0
        for neighbour in neighbours_here(city(s)):
            if neighbour_of(s, neighbour).fingerprint:
                found += 1
        return found

    def rally_penalty(self, s: Gangsters, boss: int, d: Dealer) -> None:
        # LS3-023
        stir_up(s, "rally", d)

    def setback(self, s: Gangsters, d: Dealer) -> None:
        # LS3-022
        stir_up(s, "setback", d)

    # ── the end ──

    def ending(self, s: Gangsters) -> str:
        # LS3-029 LS3-030 LS3-031
        if count(city(s).risen) >= numbers(s).risings:
            return DRIVEN_OUT
        if city(s).income >= ledger(s).track:
            return FULL
        return CLOSED if s.round >= numbers(s).rounds else ""

    def succeeded(self, s: Gangsters, reason: str) -> bool:
        # LS3-032
        return reason != DRIVEN_OUT and city(s).income >= quota(s)

    def reputation(self, s: Gangsters) -> int:
        """A point for every step of the income, less one for each barricade; half for a lost city."""
        # LS3-033
        points = 0
        for step in ledger(s).points:
            if city(s).income >= step:
                points += 1
        risen = count(city(s).risen)
        points = max(0, points - ledger(s).barricade * risen)
        return points // SHARE_OF_THE_DRIVEN_OUT if risen >= numbers(s).risings else points

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

    def answer(self, s: Gangsters, seat: Seat, options: list[Word]) -> Word:
        frame = s.stack[-1]
        assert isinstance(frame, Bargaining)
        choice = bots.best_choice(s, frame.district, frame.local)
        for word in options:
            if word is CHOICE[self.first_choice + choice]:
                return word
        return options[-1]


SCENARIO: Final = NeighbourScenario(NAME, 2, True)
