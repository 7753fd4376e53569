"""Drawn positions: a table from readable notation, words said at it, and what was told.

Henchmen go by first names, `"sadie nico"`, problems by their ids; words use them too: `"send nico"`,
`"problem wiretap"`, `"place doorway"`. What chance turns up is written in its order: faces of white dice
(`1` to `4`, `lock`, `reroll`), of the red one (`x2` `x3` `x4` `redlock` `henchman` `trouble`), or cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import ALL_HENCHMEN, MOST_PLACES
from intriga.games.gangsters.invariants import invariants
from intriga.games.gangsters.rules.round import TURNS, Rounds
from intriga.games.gangsters.rules.turn import Turn
from intriga.games.gangsters.scenarios.contract import Scenario
from intriga.games.gangsters.setup import FIRST_CLAN, Chapter, setup
from intriga.games.gangsters.state import (
    POLICE_CONTROLLED,
    POLICE_NONE,
    POLICE_UNCONTROLLED,
    STANDARD,
    Gangsters,
)
from intriga.games.gangsters.vocabulary import VOCABULARY
from intriga.kernel.machine.chance import Guided, Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import heap_of, items
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.stakeout.rules import SCENARIO as STAKEOUT
from tests.games.gangsters.scenarios.stakeout.rules import StakeoutScenario
from tests.games.gangsters.scenarios.stakeout.state import Stakeout

Told = list[Any]
WHITE = ("1", "2", "3", "4", "lock", "reroll")
RED = ("x2", "x3", "x4", "redlock", "henchman", "trouble")
PLACES = ("doorway", "lamp")
ALL_PROBLEMS = (1 << len(box().problems)) - 1
NAMES = [one.name.partition("_")[0] for one in box().henchmen]
CLAN = [*NAMES, "mole", "accountant"]  # all that may lie in the clan deck
PROBLEM_IDS = [one.name for one in box().problems]


# ── names and numbers ──


def card(name: str) -> int:
    return CLAN.index(name)


def cards(text: str) -> int:
    """The heap of these henchmen."""
    return heap_of(sorted(card(name) for name in text.split()))


def problem(name: str) -> int:
    return PROBLEM_IDS.index(name)


def problems(text: str) -> int:
    return heap_of(sorted(problem(name) for name in text.split()))


def names(heap: int) -> str:
    return " ".join(CLAN[number] for number in items(heap))


def problem_names(heap: int) -> str:
    return " ".join(PROBLEM_IDS[number] for number in items(heap))


# ── tables ──


class Circumstances(TypedDict, total=False):
    """What `table` may be told of any scenario."""

    before: Sequence[str]
    clan: str | None
    exhausted: str
    out: str
    turn: int
    actions: int
    police: int | None
    solo: bool
    level: int
    campaign: bool
    chapter: int


def table(
    hands: Sequence[str],
    *,
    before: Sequence[str] = (),
    clan: str | None = None,
    exhausted: str = "",
    out: str = "",
    turned: str = "",
    deck: str | None = None,
    discard: str = "",
    turn: int = 0,
    first: int = 0,
    actions: int = 3,
    police: int | None = None,
    scenario: Scenario = STAKEOUT,
    solo: bool = False,
    level: int = STANDARD,
    campaign: bool = False,
    chapter: int = 1,
    aside: int = 0,
) -> Gangsters:
    """In the middle of a round: boss `turn` has `actions` left. Problems `before` the bosses; henchmen of
    level 1 and guests that are not named lie in the clan deck, unless it is given; the others are in the
    reserve, guests `aside` with the scenario.
    Problems that are not named lie in their deck, unless it is given; then they are out of the game."""
    s = Gangsters(box(), 1 if solo else len(hands), [])
    s.scenario, s.level, s.is_campaign, s.chapter = scenario, level, campaign, chapter
    if isinstance(scenario, StakeoutScenario):
        s.mission = Stakeout(0, 3, True, False)
    else:
        scenario.begin(s, Dealer(Quick(1)))
    s.hands = [cards(text) for text in hands]
    s.known = sum(s.hands) if solo else 0
    s.exhausted, s.out, s.turned = cards(exhausted), cards(out), cards(turned)
    used = sum(s.hands) | s.exhausted | s.out | s.turned
    s.clan = (FIRST_CLAN | scenario.guests()) & ~used if clan is None else cards(clan)
    s.clan &= ~aside
    s.reserve = ALL_HENCHMEN & ~used & ~s.clan
    for boss, text in enumerate(before):
        s.problems[boss] = problems(text)
    s.problem_discard = problems(discard)
    rest = ALL_PROBLEMS & ~sum(s.problems) & ~s.problem_discard
    s.problem_deck = rest if deck is None else problems(deck)
    s.problems_gone = rest & ~s.problem_deck
    s.police = police if police is not None else POLICE_UNCONTROLLED if scenario.has_police else POLICE_NONE
    s.round, s.first, s.active, s.turns, s.actions = 1, first, turn, 1, actions
    s.stack[:] = [Rounds(TURNS, (turn - first) % s.bosses + 1), Turn(turn, 0, 0)]
    s.settle(Dealer(Quick(1)))
    assert aside or [] == invariants(s)  # the mission does not know of them yet
    return s


def dealt(
    players: int,
    seed: int = 1,
    *,
    scenario: Scenario = STAKEOUT,
    level: int = STANDARD,
    campaign: bool = False,
) -> tuple[Gangsters, Told]:
    """A whole deal by the rules, and what was told of it."""
    told: Told = []
    d = Dealer(Quick(seed), told)
    s = setup(box(), players, scenario, level, Chapter(campaign), d)
    return s, told


def calm_table(
    scenario: Scenario, hands: Sequence[str], circumstances: Circumstances, aside: int = 0
) -> Gangsters:
    """The same with the police under control, unless it is said otherwise."""
    calm: Circumstances = {"police": POLICE_CONTROLLED, **circumstances}
    return table(hands, scenario=scenario, aside=aside, **calm)


def mission(s: Gangsters) -> Stakeout:
    assert isinstance(s.mission, Stakeout)
    return s.mission


# ── talking ──


def written(s: Gangsters, text: str) -> str:
    """A word as the vocabulary has it."""
    verb, _, what = text.partition(" ")
    if what in CLAN:
        return f"{verb} {card(what) + 1}"
    if what in PROBLEM_IDS:
        return f"{verb} {problem(what) + 1}"
    if what in PLACES:
        return f"{verb} {s.scenario.number * MOST_PLACES + PLACES.index(what) + 1}"
    return f"act {s.scenario.first_act + 1}" if text == "wipe" else text


def outcome(text: str) -> int:
    """What chance gives for one of the words above."""
    for known in (WHITE, RED, CLAN, PROBLEM_IDS):
        if text in known:
            return list(known).index(text)
    raise AssertionError(text)


def say(s: Gangsters, seat: int, text: str, chance: str = "") -> Told:
    """Say a word that must be legal; the events told."""
    word = VOCABULARY.read(written(s, text))
    assert () == s.why_not(seat, word)
    told: Told = []
    luck = Guided([outcome(one) for one in chance.split()])
    s.apply(seat, word, Dealer(luck, told))
    assert len(luck.items) == luck.used, f"{text} leaves some of {chance} unused"
    assert [] == invariants(s)
    return told


def say_all(s: Gangsters, seat: int, *texts: str) -> Told:
    """Say several words that leave nothing to chance."""
    return [event for text in texts for event in say(s, seat, text)]


def attempt(s: Gangsters, challenge: str, sent: str, dice: str = "") -> Told:
    """The active boss tries a challenge with these henchmen, `zoya:search` if one has several
    specialisations; with dice, he rolls them too, and a red face among them means that the red die was
    added. Nobody steps in."""
    seat = s.seat_of(s.active)
    told = say(s, seat, challenge)
    for one in sent.split():
        name, _, spec = one.partition(":")
        told += say(s, seat, f"send {name}")
        told += say(s, seat, f"as {spec}") if spec else []
    if len(sent.split()) == 1 and legal(s, seat, "enough"):
        told += say(s, seat, "enough")
    if dice:
        told += throw(s, dice)
    return told


def throw(s: Gangsters, dice: str) -> Told:
    red = any(face in RED for face in dice.split())
    return say(s, s.seat_of(s.active), "roll red" if red else "roll", dice)


def legal(s: Gangsters, seat: int, text: str) -> bool:
    return VOCABULARY.read(written(s, text)) in s.legal(seat)


def words(s: Gangsters, seat: int, *verbs: str) -> str:
    """What a seat may say, with commas between, cards by their names; with verbs, only such words."""
    return ", ".join(
        shown(word.notation())
        for word in s.legal(seat)
        if not verbs or word.notation().partition(" ")[0] in verbs
    )


def shown(notation: str) -> str:
    verb, _, what = notation.partition(" ")
    if verb in ("send", "use", "hurt", "pick"):
        return f"{verb} {CLAN[int(what) - 1]}"
    return f"{verb} {PROBLEM_IDS[int(what) - 1]}" if verb == "problem" else notation


def refused(s: Gangsters, seat: int, text: str) -> tuple[str, str]:
    """Why a word is refused: reason and clause."""
    refusals = s.why_not(seat, VOCABULARY.read(written(s, text)))
    assert refusals, f"{text} is legal"
    return refusals[0].reason, refusals[0].clause


def of_kind(told: Told, kind: type) -> Told:
    return [event for event in told if isinstance(event, kind)]


def result(told: Told) -> events.ResultFixed:
    (found,) = of_kind(told, events.ResultFixed)
    assert isinstance(found, events.ResultFixed)
    return found


def end_turn(s: Gangsters, chance: str = "") -> Told:
    """Skip what is left and end the turn."""
    boss = s.active
    told: Told = []
    while s.actions:
        told += say(s, s.seat_of(boss), "skip")
    return told + say(s, s.seat_of(boss), "end turn", chance)


def end_turns(s: Gangsters) -> Told:
    """All turns that are left in this round, with nothing done and nothing drawn."""
    told: Told = []
    while s.active >= 0 and isinstance(s.stack[-1], Turn):
        told += end_turn(s)
    return told
