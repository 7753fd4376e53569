"""A roll at a gaming table: what the house lays, and whether it is taken or left to ride."""

from typing import Final, final

from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.reasons import scenario_reason
from intriga.games.gangsters.scenarios.no_more_bets.state import casino, grown, rack
from intriga.games.gangsters.scenarios.no_more_bets.tables import CHOICES, LET_RIDE, TAKE_THEM
from intriga.games.gangsters.scenarios.no_more_bets.verbs import lay, let_ride, pay_out
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import CHOICE, Answer
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

TABLE_IS_CLOSED: Final = scenario_reason("casino_table_is_closed", "LS4-016")
NOTHING_TO_STAKE: Final = scenario_reason("casino_nothing_to_stake", "LS4-012")
HOUSE_HAS_NO_CHIPS: Final = scenario_reason("casino_house_has_no_chips", "LS4-012")


def why_not_play(s: Gangsters, table: int) -> int:
    """FINE, or why nobody may play at this table now."""
    # LS4-012 LS4-016
    m = casino(s)
    if table == m.closed:
        return TABLE_IS_CLOSED
    if m.lies[table]:
        return FINE
    if m.tray == 0:
        return NOTHING_TO_STAKE
    return FINE if rack(m) else HOUSE_HAS_NO_CHIPS


def win(s: Gangsters, boss: int, table: int, d: Dealer) -> None:
    """The house doubles the bet; then whoever rolled takes it or not, unless it cannot grow any more."""
    # LS4-005 LS4-007 LS4-010
    lay(s, boss, table, grown(s, table), d)
    if grown(s, table) == casino(s).lies[table]:
        pay_out(s, boss, table, d)
    else:
        s.stack.append(Payout(boss, table))


@final
class Payout(Frame[Gangsters]):
    """Take the chips, or let them ride."""

    def __init__(self, boss: int, table: int) -> None:
        self.boss = boss
        self.table = table

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LS4-007
        return only(s.seat_of(self.boss))

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        first = s.scenario.first_choice
        return CHOICE[first : first + CHOICES]

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LS4-007
        if not isinstance(w, Answer):
            return why.NOT_ASKED
        choice = w.choice - s.scenario.first_choice
        return FINE if choice in (TAKE_THEM, LET_RIDE) else why.NOT_ASKED

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LS4-008 LS4-009
        assert isinstance(w, Answer)
        s.stack.pop()
        if w.choice - s.scenario.first_choice == TAKE_THEM:
            pay_out(s, self.boss, self.table, d)
        else:
            let_ride(s, self.boss, self.table, d)

    def copy(self) -> "Payout":
        return self

    def key(self) -> tuple[object, ...]:
        return (self.boss, self.table)
