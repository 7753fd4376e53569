"""What bots know of this game. They are given re-dealt worlds, never the true position."""

from typing import Final

from intriga.games.gangsters.bots.actions import choose_action, intention_of
from intriga.games.gangsters.bots.choices import (
    best_boss,
    choose_in_break,
    choose_moved,
    choose_target,
    least_worth,
)
from intriga.games.gangsters.bots.helping import best_help
from intriga.games.gangsters.bots.rolls import (
    choose_after_roll,
    choose_damage,
    choose_reroll,
    choose_roll,
    choose_sender,
)
from intriga.games.gangsters.rules.breaks import Break
from intriga.games.gangsters.rules.decks import Moving
from intriga.games.gangsters.rules.nominating import Nominating, TieOfNominations
from intriga.games.gangsters.rules.problems import LosingCard, SomebodyTakesProblem
from intriga.games.gangsters.rules.recruiting import Recruiting
from intriga.games.gangsters.rules.rerolling import Rerolling
from intriga.games.gangsters.rules.resolving import RED, Resolving
from intriga.games.gangsters.rules.rolling import AfterRoll, BeforeRoll
from intriga.games.gangsters.rules.sending import Sending
from intriga.games.gangsters.rules.turn import Turn
from intriga.games.gangsters.rules.window import Window
from intriga.games.gangsters.state import NOTHING, Gangsters
from intriga.games.gangsters.vocabulary import BOSS, END_ROUND, ENOUGH, INTEND, MORE, PASS, TAKE
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

ENOUGH_CARDS: Final = 7  # in a hand: no second card is drawn
CLEAR: Final = 0.0  # no noise in the judgement


def regular(world: State, seat: Seat, chance: Chance) -> Word:
    """Weigh every action by its odds, help when it matters, say what one means to do."""
    assert isinstance(world, Gangsters)
    return decide(world, seat, CLEAR, True, chance)


def decide(s: Gangsters, seat: Seat, noise: float, helps: bool, chance: Chance) -> Word:
    """What a boss says; `noise` blurs his judgement, and some never use abilities."""
    frame = s.stack[-1]
    if isinstance(frame, Window):
        return in_window(s, frame, seat, noise, helps, chance)
    if isinstance(frame, Sending):
        return choose_sender(s)
    if isinstance(frame, Rerolling):
        return choose_reroll(s, frame, s.legal(seat))
    if isinstance(frame, Recruiting):
        return MORE if s.clan and count(s.hands[frame.boss]) < ENOUGH_CARDS else ENOUGH
    if isinstance(frame, Resolving):
        return TAKE if frame.stage == RED else choose_damage(s, frame)
    if isinstance(frame, Nominating):
        if s.players > 1 and s.intends[seat] == NOTHING:
            return INTEND[intention_of(s, seat)]
        return BOSS[best_boss(s, s.bosses, -1)]
    return at_other_questions(s, seat, chance)


def at_other_questions(s: Gangsters, seat: Seat, chance: Chance) -> Word:
    """The questions that come seldom."""
    frame = s.stack[-1]
    if isinstance(frame, TieOfNominations):
        return BOSS[best_boss(s, s.bosses, frame.tied)]
    if isinstance(frame, SomebodyTakesProblem):
        return BOSS[best_boss(s, s.bosses, -1)]
    if isinstance(frame, Moving):
        return choose_moved(s, frame)
    if isinstance(frame, LosingCard):
        return least_worth(s, s.hands[frame.boss])
    if isinstance(frame, Break):
        return choose_in_break(s, frame)
    legal = s.legal(seat)
    found = choose_target(s, legal)
    return found if found is not None else s.scenario.answer(s, seat, legal)


def in_window(s: Gangsters, frame: Window, seat: Seat, noise: float, helps: bool, chance: Chance) -> Word:
    """An ability if it is worth its card; else what the boss with the last word does, or pass."""
    if helps:
        help_word = best_help(s, frame, seat)
        if help_word is not None:
            return help_word
    if seat != s.seat_of(frame.boss):
        return PASS
    if isinstance(frame, Turn):
        return choose_action(s, frame.boss, noise, chance)
    attempt = s.attempt
    if isinstance(frame, BeforeRoll) and attempt is not None:
        return choose_roll(s, attempt)
    if isinstance(frame, AfterRoll) and attempt is not None:
        return choose_after_roll(s, attempt)
    return END_ROUND
