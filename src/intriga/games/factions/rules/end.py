"""The end and the points: it comes at once with the last card of the deck."""

from typing import Final, final

from intriga.games.factions import events
from intriga.games.factions.box.tables import LETTERS, Role
from intriga.games.factions.rules.roles.progress import progress
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import discard_hand
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat, everyone


def role_of(s: Factions, seat: Seat) -> Role:
    return s.box.roles[s.roles[seat]]


def symbol_points(s: Factions, seat: Seat, faction: int) -> int:
    """One point for each symbol of one's faction, minus one for each other: symbols count, not cards."""
    # HF-025 HF-029 HF-A10
    symbols = s.symbols[seat]
    return 2 * symbols[faction] - sum(symbols)


def role_points(s: Factions, seat: Seat) -> int:
    """The points for a fulfilled condition."""
    # HF-030
    role = role_of(s, seat)
    return role.points if progress(s, seat, role).fulfilled else 0


def total_of(s: Factions, seat: Seat) -> int:
    """Everything a seat scores."""
    # HF-029 HF-030
    return symbol_points(s, seat, role_of(s, seat).faction) + role_points(s, seat)


@final
class Standing:
    """Totals by seat, the winner, and whether equal totals had to be told apart."""

    def __init__(self, totals: list[int], winner: Seat, tie_break: str) -> None:
        self.totals: Final = totals
        self.winner: Final = winner
        self.tie_break: Final = tie_break  # "" where no total was equal to the best


def standing(s: Factions) -> Standing:
    """Most points win; of equal ones the player who acted last."""
    # HF-031 HF-A4
    totals = [total_of(s, seat) for seat in range(s.players)]
    best = [seat for seat in range(s.players) if totals[seat] == max(totals)]
    seat = s.turn
    while seat not in best:
        seat = s.right_of(seat)
    return Standing(totals, seat, "last_turn" if len(best) > 1 else "")


def finish(s: Factions, d: Dealer) -> None:
    """Hands are discarded, the roles opened one after the other, and the points told."""
    # HF-026 HF-027 HF-028
    for seat in range(s.players):
        discard_hand(s, seat, d)
    d.show(everyone(s.players))
    s.over = True
    s.stack.clear()
    if d.events is None:
        return
    for seat in opening(s):
        d.events.append(sheet(s, seat))
    found = standing(s)
    d.events.append(events.Ended(s.reason, found.totals, [found.winner], found.tie_break or None))


def opening(s: Factions) -> list[int]:
    """The order in which the letters are opened: from the first player on."""
    return [(s.first + step) % s.players for step in range(s.players)]


def sheet(s: Factions, seat: Seat) -> events.Scored:
    """One seat's letter: its role and its points."""
    # HF-028 HF-029 HF-030
    role = role_of(s, seat)
    symbols = s.symbols[seat]
    points = role_points(s, seat)
    return events.Scored(
        seat,
        role.name,
        LETTERS[role.faction],
        {LETTERS[faction]: symbols[faction] for faction in range(len(LETTERS))},
        symbols[role.faction],
        sum(symbols) - symbols[role.faction],
        points > 0,
        points,
        total_of(s, seat),
    )
