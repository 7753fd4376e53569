"""What is asked of a seat, as data."""

from intriga.games.masti.box.tables import GUILDS
from intriga.games.masti.rules.card_values import best_placement, better_stack
from intriga.games.masti.rules.end import Jokers
from intriga.games.masti.rules.six_players import Burying, Leaving
from intriga.games.masti.rules.teams import Counting
from intriga.games.masti.state import Masti
from intriga.games.masti.vocabulary import COUNT, JOKER
from intriga.kernel.contract import Question
from intriga.kernel.machine.heaps import lowest
from intriga.kernel.machine.seats import Seat


def question(s: Masti, seat: Seat) -> Question:
    """What this seat is asked, or whom it waits for."""
    if s.over:
        return Question("game_over", "MV-057", {})
    if seat < 0 or not s.may >> seat & 1:
        return waiting(s, seat)
    frame = s.stack[-1]
    if isinstance(frame, Burying):
        return Question("ask_bury", "MV-074", {})
    if isinstance(frame, Leaving):
        return Question("ask_leave", "MV-077", {})
    if isinstance(frame, Counting):
        best = better_stack(s, frame.guild, frame.team, s.partner(frame.team))
        facts = {"guild": GUILDS[frame.guild], "partner": s.partner(seat)}
        return Question("ask_count", "MV-A3", facts, COUNT[best].notation())
    if isinstance(frame, Jokers):
        best = lowest(best_placement(s, seat, frame.guild))
        return Question("ask_joker", "MV-048", {"jokers": frame.waiting}, JOKER[best].notation())
    if s.lead < 0:
        return Question("ask_lead", "MV-023", {})
    return Question("ask_follow" if s.bribes[seat] else "ask_follow_no_gems", "MV-025", {"character": s.lead})


def waiting(s: Masti, seat: Seat) -> Question:
    if seat >= 0 and s.out >> seat & 1 and s.turn >= 0:
        return Question("sitting_out", "MV-044", {})
    return Question("waiting_for", "MV-025", {"seats": s.acting()})
