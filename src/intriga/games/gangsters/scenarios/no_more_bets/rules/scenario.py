"""The casino as the core asks for it."""

from typing import Final, final

from intriga.games.gangsters.box.tables import Challenge, Penalty
from intriga.games.gangsters.rules.attempt import KIND_PLACE
from intriga.games.gangsters.rules.problems import SomebodyTakesProblem
from intriga.games.gangsters.scenarios.contract import Scenario
from intriga.games.gangsters.scenarios.no_more_bets import bots, events
from intriga.games.gangsters.scenarios.no_more_bets.rules.closing import guest_comes, no_more_bets
from intriga.games.gangsters.scenarios.no_more_bets.rules.guests import see_off
from intriga.games.gangsters.scenarios.no_more_bets.rules.payout import Payout, why_not_play, win
from intriga.games.gangsters.scenarios.no_more_bets.state import (
    IN_DECK,
    NAME,
    Casino,
    casino,
    guest_of,
    guests_here,
    harder_at,
    house,
    numbers,
    quota,
    table_of,
    tables,
)
from intriga.games.gangsters.scenarios.no_more_bets.tables import CHIPS, GUESTS, TABLES
from intriga.games.gangsters.scenarios.no_more_bets.verbs import lose_bet, take_from_tray
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import CHOICE
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

POLICE_ROW: Final = 0  # of the board
REVIVE_ROW: Final = 1
CHEER_ROW: Final = 2
PRICE: Final = 1  # chips that a rally and a setback cost (LS4-028, LS4-029)

BANK: Final = "casino_bank"
DAWN: Final = "casino_dawn"
BROKE: Final = "casino_broke"


@final
class NoMoreBets(Scenario):
    """Ten chips, six tables, and a croupier who closes one of them every round."""

    def begin(self, s: Gangsters, d: Dealer) -> None:
        # LS4-001 LS4-002
        closed = house(s).closed
        tray = numbers(s).tray[s.players - 1]
        s.mission = Casino(tray, [0] * TABLES, closed, [IN_DECK] * GUESTS)
        if d.events is not None:
            d.events.append(events.CasinoOpened(tray, quota(s), numbers(s).rounds, self.shown_place(closed)))

    def begin_round(self, s: Gangsters, d: Dealer) -> None:
        # LS4-013 LS4-017
        if s.round == numbers(s).midnight and d.events is not None:
            d.events.append(events.StakesRaised())
        if s.round in numbers(s).arrivals:
            guest_comes(s, d)

    def end_round(self, s: Gangsters, d: Dealer) -> None:
        # LS4-014
        no_more_bets(s, d)

    # ── challenges ──

    def police(self, s: Gangsters) -> Challenge:
        # LS4-025
        return tables(s).board[POLICE_ROW]

    def revive(self, s: Gangsters) -> Challenge:
        # LS4-027
        return tables(s).board[REVIVE_ROW]

    def cheer(self, s: Gangsters) -> Challenge:
        # LS4-027
        return tables(s).board[CHEER_ROW]

    def places(self, s: Gangsters) -> Mask:
        """All tables, the closed one too, and the guests who sit there."""
        # LS4-005 LS4-019
        found = (1 << TABLES) - 1
        for guest in guests_here(casino(s)):
            found |= 1 << TABLES + guest
        return found

    def challenge(self, s: Gangsters, place: int) -> Challenge:
        # LS4-005 LS4-019
        if place < TABLES:
            return table_of(s, place).challenge
        return guest_of(s, place - TABLES).challenge

    def why_not_try(self, s: Gangsters, boss: int, place: int) -> int:
        # LS4-012 LS4-016
        return why_not_play(s, place) if place < TABLES else FINE

    def overcome(self, s: Gangsters, boss: int, place: int, successes: int, d: Dealer) -> None:
        # LS4-005 LS4-019
        if place < TABLES:
            win(s, boss, place, d)
        else:
            see_off(s, boss, place - TABLES, d)

    def failed(self, s: Gangsters, boss: int, place: int, d: Dealer) -> None:
        # LS4-011
        if place < TABLES:
            lose_bet(s, boss, place, d)

    # ── what holds ──

    def penalties(self, s: Gangsters) -> list[Penalty]:
        # LS4-023
        found: list[Penalty] = []
        for guest in guests_here(casino(s)):
            found += guest_of(s, guest).penalties
        return found

    def harder(self, s: Gangsters, boss: int, kind: int, number: int) -> int:
        # LS4-006
        return harder_at(s, number) if kind == KIND_PLACE and number < TABLES else 0

    def fingerprints(self, s: Gangsters) -> int:
        # LS4-024
        found = 0
        for guest in guests_here(casino(s)):
            if guest_of(s, guest).fingerprint:
                found += 1
        return found

    def rally_penalty(self, s: Gangsters, boss: int, d: Dealer) -> None:
        # LS4-028
        if casino(s).tray > PRICE:
            take_from_tray(s, PRICE, "rally", None, d)
        else:
            s.stack.append(SomebodyTakesProblem(boss))

    def setback(self, s: Gangsters, d: Dealer) -> None:
        # LS4-029
        take_from_tray(s, PRICE, "setback", None, d)

    # ── the end ──

    def ending(self, s: Gangsters) -> str:
        # LS4-030 LS4-031 LS4-032
        m = casino(s)
        if m.tray == CHIPS:
            return BANK
        if m.tray + sum(m.lies) == 0:
            return BROKE
        return DAWN if s.round >= numbers(s).rounds else ""

    def succeeded(self, s: Gangsters, reason: str) -> bool:
        # LS4-033
        return reason != BROKE and casino(s).tray >= quota(s)

    def reputation(self, s: Gangsters) -> int:
        # LS4-034
        return house(s).points[casino(s).tray]

    # ── bots ──

    def worth(self, s: Gangsters) -> float:
        return bots.worth(s)

    def signs(self, s: Gangsters) -> list[float]:
        return bots.signs(s)

    def weights(self) -> list[float]:
        return bots.WEIGHTS

    def success_worth(self, s: Gangsters, place: int) -> float:
        return bots.success_worth(s, place)

    def failure_worth(self, s: Gangsters, place: int) -> float:
        return bots.failure_worth(s, place)

    def police_worth(self, s: Gangsters) -> float:
        return bots.police_worth(s)

    def setback_worth(self, s: Gangsters) -> float:
        return bots.setback_worth(s)

    def answer(self, s: Gangsters, seat: Seat, options: list[Word]) -> Word:
        frame = s.stack[-1]
        assert isinstance(frame, Payout)
        return CHOICE[self.first_choice + bots.best_choice(s, frame.boss, frame.table)]


SCENARIO: Final = NoMoreBets(NAME, 3, True, heeds_marks=True)
