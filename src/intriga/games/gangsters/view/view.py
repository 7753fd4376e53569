"""What one seat may know, built from nothing, with all derived facts."""

from intriga.games.gangsters.box.tables import ALL_HENCHMEN
from intriga.games.gangsters.effects.abilities import is_barred, why_not_use
from intriga.games.gangsters.effects.targets import Target
from intriga.games.gangsters.knowledge.redeal import hidden_from
from intriga.games.gangsters.rules.breaks import Break as BreakFrame
from intriga.games.gangsters.rules.breaks import of_level
from intriga.games.gangsters.rules.challenges import best_spec_of, challenge_of, dice_for
from intriga.games.gangsters.rules.decks import Moving
from intriga.games.gangsters.rules.evidence import (
    evidence_that_loses,
    fingerprints_before,
    fingerprints_on_table,
    limit_before_one,
)
from intriga.games.gangsters.rules.nominating import Nominating, TieOfNominations
from intriga.games.gangsters.rules.problems import LosingCard, SomebodyTakesProblem
from intriga.games.gangsters.rules.recruiting import Recruiting
from intriga.games.gangsters.rules.rerolling import Rerolling
from intriga.games.gangsters.rules.resolving import RED, Resolving
from intriga.games.gangsters.rules.rolling import AfterRoll, BeforeRoll
from intriga.games.gangsters.rules.round import RoundEnd
from intriga.games.gangsters.rules.sending import Sending
from intriga.games.gangsters.rules.turn import Turn
from intriga.games.gangsters.rules.window import Window
from intriga.games.gangsters.scenarios.registry import parts_of
from intriga.games.gangsters.state import LEVELS_OF_DIFFICULTY, NOBODY, NOTHING, POLICE_NAMES, Gangsters
from intriga.games.gangsters.verbs.henchmen import numbers_of
from intriga.games.gangsters.view.challenges import challenges
from intriga.games.gangsters.view.previews import preview
from intriga.games.gangsters.view.rolls import roll
from intriga.games.gangsters.view.structs import Boss, Break, Held, Moment, Pile, View
from intriga.games.gangsters.vocabulary import INTENTIONS
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat

MOMENTS: dict[type, Moment] = {
    Nominating: "nominating",
    TieOfNominations: "nominating",
    Turn: "action",
    Recruiting: "recruiting",
    Sending: "sending",
    BeforeRoll: "before_roll",
    AfterRoll: "after_roll",
    Rerolling: "rerolling",
    SomebodyTakesProblem: "problem",
    Moving: "moving",
    LosingCard: "losing",
    RoundEnd: "round_end",
    BreakFrame: "break",
}


def view(s: Gangsters, seat: Seat) -> View:
    """What this seat may know; a spectator (-1) has no hand."""
    limit = limit_before_one(s)
    return View(
        seat=seat,
        scenario=s.scenario.name,
        chapter=s.chapter,
        level=LEVELS_OF_DIFFICULTY[s.level],
        moment=moment_of(s),
        round=s.round,
        first=s.first + 1 if s.first != NOBODY else None,
        active=s.active + 1 if s.active != NOBODY else None,
        actions=s.actions,
        police=POLICE_NAMES[s.police],
        fingerprints=fingerprints_on_table(s),
        fingerprints_lose=s.numbers.fingerprints,
        fingerprints_lose_one=limit or None,
        loses_now=evidence_that_loses(s) != "",
        bosses=[boss(s, number) for number in range(s.bosses)],
        hand=hand(s, seat),
        piles=piles(s),
        challenges=challenges(s),
        roll=roll(s, seat),
        mission=parts_of(s.scenario.name).view(s, seat),
        reputation=reputation(s),
        break_=break_of(s),
    )


def reputation(s: Gangsters) -> int | None:
    """What the scenario has earned, or would earn now; a finale earns nothing."""
    # LG-004
    if s.scenario.is_finale:
        return None
    return s.reputation if s.over else s.scenario.reputation(s)


def moment_of(s: Gangsters) -> Moment:
    """What is going on."""
    if s.over:
        return "over"
    frame = s.stack[-1]
    if isinstance(frame, Resolving):
        return "red_die" if frame.stage == RED else "damage"
    return "ability" if isinstance(frame, Target) else MOMENTS.get(type(frame), "mission")


def boss(s: Gangsters, number: int) -> Boss:
    """What everybody sees of a boss."""
    # LG-013 LG-076
    hidden = hidden_from(s, -1, number) if s.players > 1 else 0
    return Boss(
        boss=number + 1,
        seat=s.seat_of(number),
        cards=count(s.hands[number]),
        backs=sorted(s.since[card] for card in items(hidden)),
        known=numbers_of(s.hands[number] & s.known),
        turned=numbers_of(s.turned) if number == s.active else [],
        problems=numbers_of(s.problems[number]),
        fingerprints=fingerprints_before(s, number),
        intends=INTENTIONS[s.intends[number]] if s.intends[number] != NOTHING else None,
        nominates=s.nominates[number] + 1 if s.nominates[number] != NOBODY else None,
    )


def hand(s: Gangsters, seat: Seat) -> list[Held]:
    """The cards that the reader holds; alone, those of both hands."""
    # LG-013 LG-108
    if seat < 0:
        return []
    return [held(s, seat, number, card) for number in s.bosses_of(seat) for card in items(s.hands[number])]


def held(s: Gangsters, seat: Seat, number: int, card: int) -> Held:
    if not ALL_HENCHMEN >> card & 1:
        return Held(card + 1, number + 1, None, False, False, None)  # LG-010: a guest neither goes nor helps
    frame = s.stack[-1] if s.stack and not s.over else None
    is_asked = bool(s.may >> seat & 1)
    can_help = is_asked and isinstance(frame, Window) and why_not_use(s, seat, card, frame.moment()) == FINE
    return Held(
        henchman=card + 1,
        boss=number + 1,
        dice=dice_it_adds(s, number, card),
        can_help=can_help,
        barred=is_barred(s, card),
        preview=preview(s, number, card) if can_help else None,
    )


def dice_it_adds(s: Gangsters, number: int, card: int) -> int | None:
    """The dice that a henchman would give to the challenge that is being tried, on home ground or not."""
    # LG-036
    attempt = s.attempt
    if attempt is None or attempt.boss != number or attempt.rolled:
        return None
    best = challenge_of(s, attempt.kind, attempt.number).best
    at_home = s.scenario.home_dice(s, attempt.kind, attempt.number, card)
    return dice_for(s, number, best_spec_of(s, number, card, best), best) + at_home


def piles(s: Gangsters) -> Pile:
    """The decks as everybody sees them."""
    # LG-093
    return Pile(
        clan=count(s.clan),
        exhausted=numbers_of(s.exhausted),
        out=numbers_of(s.out),
        reserve=numbers_of(s.reserve),
        problems=count(s.problem_deck),
        next_problem=s.next_problem + 1 if s.next_problem >= 0 else None,
    )


def break_of(s: Gangsters) -> Break | None:
    """The break, while it lasts."""
    frame = s.stack[-1] if s.stack else None
    if s.over or not isinstance(frame, BreakFrame):
        return None
    return Break(
        purse=s.purse,
        releases=s.releases,
        stock=[count(s.reserve & of_level(level)) for level in (1, 2, 3)],
        prices=s.numbers.prices,
        drawn=numbers_of(s.drawn),
        releasing=frame.releasing,
        clan=numbers_of(s.clan),
    )
