"""What is asked of a seat, as data."""

from intriga.games.gangsters.effects.targets import (
    ChoosingDie,
    ChoosingSent,
    Foreseeing,
    RemovingProblem,
    Scouting,
)
from intriga.games.gangsters.rules.breaks import Break
from intriga.games.gangsters.rules.decks import Moving
from intriga.games.gangsters.rules.nominating import Nominating, TieOfNominations
from intriga.games.gangsters.rules.problems import LosingCard, SomebodyTakesProblem
from intriga.games.gangsters.rules.recruiting import Recruiting
from intriga.games.gangsters.rules.rerolling import Rerolling
from intriga.games.gangsters.rules.resolving import RED, Resolving
from intriga.games.gangsters.rules.rolling import AfterRoll, BeforeRoll
from intriga.games.gangsters.rules.round import RoundEnd
from intriga.games.gangsters.rules.sending import Sending, is_asked_for_spec
from intriga.games.gangsters.rules.turn import Turn
from intriga.games.gangsters.rules.window import Window
from intriga.games.gangsters.scenarios.registry import parts_of
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.kernel.contract import Question
from intriga.kernel.machine.seats import Seat

SIMPLE: dict[type, tuple[str, str]] = {
    Nominating: ("ask_first", "LG-022"),
    TieOfNominations: ("ask_tie", "LG-G11"),
    Recruiting: ("ask_more", "LG-030"),
    BeforeRoll: ("ask_roll", "LG-042"),
    AfterRoll: ("ask_result", "LG-043"),
    Rerolling: ("ask_reroll", "LG-046"),
    SomebodyTakesProblem: ("ask_who_takes", "LG-078"),
    LosingCard: ("ask_lose", "LG-080"),
    RoundEnd: ("ask_end_round", "LG-A7"),
    RemovingProblem: ("ask_remove", "LG-063"),
    Scouting: ("ask_scouted", "LG-053"),
}


def question(s: Gangsters, seat: Seat) -> Question:
    """What this seat is asked, or whom it waits for."""
    if s.over:
        return Question("game_over", "LG-018", {})
    if seat < 0 or not s.may >> seat & 1:
        return Question("waiting_for", "LG-019", {"seats": s.acting()})
    frame = s.stack[-1]
    if isinstance(frame, Window) and seat != s.seat_of(frame.boss):
        return Question("ask_step_in", "LG-054", {"boss": frame.boss + 1})
    if isinstance(frame, Turn):
        asks = "ask_action" if s.actions else "ask_end_turn"
        return Question(asks, "LG-028", {"boss": s.active + 1, "actions": s.actions})
    if isinstance(frame, Sending):
        return sending(s)
    if isinstance(frame, Resolving):
        if frame.stage == RED:
            return Question("ask_red", "LG-049", {})
        return Question("ask_damage", "LG-068", {"left": frame.left})
    if isinstance(frame, Moving):
        if frame.is_revive:
            return Question("ask_revive", "LG-094", {"left": frame.left})
        return Question("ask_cheer", "LG-095", {"left": frame.left})
    if isinstance(frame, ChoosingDie | ChoosingSent | Foreseeing):
        return of_ability(s, frame)
    if isinstance(frame, Break):
        return in_break(s, frame)
    if type(frame) in SIMPLE:
        return Question(*SIMPLE[type(frame)], {})
    return parts_of(s.scenario.name).question(s, seat)


def of_ability(s: Gangsters, frame: ChoosingDie | ChoosingSent | Foreseeing) -> Question:
    """What an ability asks for, with what it would do to it."""
    if isinstance(frame, ChoosingDie):
        turned_to = str(frame.face + 1) if frame.face >= 0 else "none"
        return Question("ask_die", "LG-059", {"henchman": frame.card + 1, "face": turned_to})
    if isinstance(frame, ChoosingSent):
        return Question("ask_sent", "LG-060", {"as_best": "yes" if frame.as_best else "no"})
    return Question("ask_foreseen", "LG-053", {"problem": s.next_problem + 1})


def sending(s: Gangsters) -> Question:
    attempt = s.current_attempt()
    if is_asked_for_spec(attempt):
        return Question("ask_specialisation", "LG-038", {"henchman": attempt.sent[-1] + 1})
    asks = "ask_second" if attempt.sent else "ask_send"
    return Question(asks, "LG-035", {"boss": attempt.boss + 1})


def in_break(s: Gangsters, frame: Break) -> Question:
    if s.drawn:
        return Question("ask_keep", "LG-102", {})
    asks, clause = ("ask_release", "LG-101") if frame.releasing else ("ask_recruit", "LG-100")
    return Question(asks, clause, {"purse": s.purse, "first": s.first + 1 if s.first != NOBODY else 1})
