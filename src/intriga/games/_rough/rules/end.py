"""The end: when it comes, who has won, and what is carried over."""

from typing import Final, final

from intriga.games._rough import events
from intriga.games._rough.box.tables import CHESTS
from intriga.games._rough.rules.staking import closed_chests
from intriga.games._rough.state import NOBODY, Rough
from intriga.games._rough.verbs import score_seals, turn_up
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat

ROUNDS: Final = 3


def has_ended(s: Rough) -> bool:
    """After the last round, or when no chest is left. Notes the reason."""
    # RO-25
    if not closed_chests(s):
        s.reason = "no_chest_left"
    elif s.round == ROUNDS and s.turn == NOBODY:
        s.reason = "last_round"
    return s.reason != ""


def finish(s: Rough, d: Dealer) -> None:
    """The Warden's chests are turned up, the seals are counted, and the game is over."""
    # RO-26 RO-27
    s.over = True
    s.stack.pop()
    for chest in range(CHESTS):
        if s.owner[chest] == s.warden():
            turn_up(s, chest, d)
    for seat in range(s.players):
        score_seals(s, seat, d)
    if d.events is not None:
        found = standing(s)
        d.events.append(events.Ended(s.reason, list(s.points), found.winners, found.tie_break or None))


@final
class Standing:
    """The winners, and what decided between equal points."""

    def __init__(self, winners: list[Seat], tie_break: str) -> None:
        self.winners: Final = winners
        self.tie_break: Final = tie_break  # "" where no points were equal to the best


def standing(s: Rough) -> Standing:
    """Most points win, the Warden included; then most tokens, of which the Warden has none."""
    # RO-28
    best = [seat for seat in range(s.players + 1) if s.points[seat] == max(s.points)]
    if len(best) == 1:
        return Standing(best, "")
    most = max([tokens_of(s, seat) for seat in best])
    richest = [seat for seat in best if tokens_of(s, seat) == most]
    return Standing(richest, "tokens" if len(richest) == 1 else "shared")


def tokens_of(s: Rough, seat: Seat) -> int:
    return sum(s.tokens[seat]) if seat < s.players else 0
