"""The trace: an independent referee follows every line of whole games and finds every forgery."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.events import CoreEvent
from intriga.games.gangsters.rules.window import Window
from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.games.gangsters.setup import FIRST_CLAN, Chapter, setup
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.events import kinds_of, plain, tag_of
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import items
from tests.games.gangsters.packs import COMPONENTS
from tests.games.gangsters.registered import TESTED, box
from tests.games.gangsters.trace.cards import Cards, Wrong
from tests.games.gangsters.trace.dice import Line
from tests.games.gangsters.trace.referee import Referee, check
from tests.house.places import ROOT

CARDS = Cards(COMPONENTS)
PLAYED = {parts.scenario.name: parts.scenario for parts in (*SCENARIOS, TESTED[0])}
GAMES = 4


FIRST = Chapter(True)


def game(
    scenario: str, players: int, seed: int, bots: bool, chapter: Chapter = FIRST
) -> tuple[Gangsters, list[Line]]:
    """A whole game, of random words or of bots, and its lines."""
    told: list[Any] = []
    d = Dealer(Quick(seed), told)
    s = setup(box(), players, PLAYED[scenario], 1, chapter, d)
    luck = Quick(seed + 100)
    while not s.over:
        seat = s.acting()[luck.pick(len(s.acting()))]
        words = s.legal(seat)
        word = regular(s, seat, luck) if bots else words[luck.pick(len(words))]
        s.apply(seat, word, d)
    return s, [plain(event) for event in told]


def numbers(heap: int) -> set[int]:
    return {card + 1 for card in items(heap)}


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", PLAYED)
def test_the_referee_agrees_with_every_line_and_with_the_end(scenario: str, players: int, bots: bool) -> None:
    for seed in range(GAMES):
        s, lines = game(scenario, players, seed, bots)
        found = check(lines, CARDS)

        assert found.over
        assert position(s) == rebuilt(found)


PLAYED_BEFORE = (FIRST_CLAN, ("hands_up",), (7,))
CHAPTERS = {
    "the last of two": Chapter(True, 2, *PLAYED_BEFORE),
    "the second of three": Chapter(True, 2, *PLAYED_BEFORE, is_whole=True),
    "the last of three": Chapter(True, 3, *PLAYED_BEFORE, is_whole=True),
}


@pytest.mark.clause("LG-006", "LG-100")
@pytest.mark.parametrize("which", CHAPTERS)
def test_the_referee_knows_after_which_chapters_there_is_a_break(which: str) -> None:
    scenario = "election" if which == "the last of three" else "race"
    for seed in range(GAMES):
        s, lines = game(scenario, 2, seed, bots=True, chapter=CHAPTERS[which])
        found = check(lines, CARDS)

        assert position(s) == rebuilt(found)
        told = {line["event"] for line in lines}
        assert (which == "the second of three" and not s.reason.startswith("evidence")) == (
            "break_ended" in told
        )


def test_there_is_no_break_after_the_last_chapter() -> None:
    _, lines = game("election", 2, 1, bots=True, chapter=CHAPTERS["the last of three"])
    *rest, ended = lines

    with pytest.raises(Wrong):
        check([*rest, {"event": "break_ended", "lost": 0}, ended], CARDS)


def position(s: Gangsters) -> tuple[object, ...]:
    piles = [numbers(heap) for heap in (s.clan, s.exhausted, s.out, s.reserve, *s.hands)]
    problems = [numbers(heap) for heap in (*s.problems, s.problem_discard)]
    police = ("none", "uncontrolled", "controlled", "active")[s.police]
    return (piles, problems, police, s.round, s.reason, s.reputation)


def rebuilt(found: Referee) -> tuple[object, ...]:
    piles = [found.clan, found.exhausted, found.out, found.reserve, *found.hands]
    assert found.ending is not None
    end = (found.round, found.ending["reason"], found.ending["reputation"])
    return (piles, [*found.before, found.discard], found.police or "none", *end)


def test_in_the_middle_of_a_game_it_agrees_with_the_position_too() -> None:
    told: list[Any] = []
    d = Dealer(Quick(3), told)
    s = setup(box(), 3, PLAYED["stakeout"], 1, Chapter(False), d)
    luck = Quick(8)
    compared = 0
    while not s.over:
        seat = s.acting()[0]
        words = s.legal(seat)
        s.apply(seat, words[luck.pick(len(words))], d)
        if isinstance(s.stack[-1], Window) and s.attempt is None and not s.over:
            found = check([plain(event) for event in told], CARDS)
            sent = set(found.challenge.sent) if found.challenge else set()
            assert (numbers(s.clan), numbers(s.turned)) == (found.clan, found.turned | sent)
            assert [numbers(hand) for hand in s.hands] == found.hands
            assert s.actions == found.actions or s.active < 0
            compared += 1
    assert compared > 30


# ── forgeries ──


def forged(change: Callable[[Line], bool], lines: list[Line]) -> list[Line]:
    """The lines with the first one changed that the change accepts."""
    copies = [{**line} for line in lines]
    assert any(change(line) for line in copies)
    return copies


def setting(event: str, field: str, value: Callable[[Any], Any]) -> Callable[[Line], bool]:
    def change(line: Line) -> bool:
        if line["event"] != event or value(line[field]) == line[field]:
            return False
        line[field] = value(line[field])
        return True

    return change


FORGERIES = {
    "a die more": setting("rolled", "white", lambda white: [*white, "4"]),
    "another result": setting("result_fixed", "result", lambda result: result + 1),
    "a success more": setting("result_fixed", "successes", lambda won: won + 1),
    "no damage": setting("result_fixed", "damage", lambda damage: 0),
    "a lock less": setting("result_fixed", "locks", lambda locks: max(0, locks - 1)),
    "an easier challenge": setting("challenge_chosen", "difficulty", lambda difficulty: difficulty - 1),
    "another card drawn": setting("recruited", "henchman", lambda card: 35),
    "three dice for anybody": setting("henchman_sent", "dice", lambda dice: 3),
    "another problem": setting("problem_taken", "boss", lambda boss: boss % 3 + 1),
    "an action more": setting("turn_began", "actions", lambda actions: actions + 1),
    "fewer fingerprints": setting("round_ended", "fingerprints", lambda prints: -1),
    "calm police": setting("police_changed", "police", lambda police: "none"),
    "more reputation": setting("ended", "reputation", lambda reputation: reputation + 1),
    "a card that stays": setting("turn_ended", "returned", lambda returned: returned[1:]),
    "a better ability": setting("ability_used", "amount", lambda amount: amount + 1),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_line_is_found(forgery: str) -> None:
    traces = (game("stakeout", 3, seed, bots=False)[1] for seed in range(30))
    lines = next(lines for lines in traces if any(FORGERIES[forgery]({**line}) for line in lines))

    with pytest.raises(Wrong):
        check(forged(FORGERIES[forgery], lines), CARDS)


@pytest.mark.parametrize(
    "event", ["recruited", "henchman_exhausted", "problem_taken", "turn_began", "rolled"]
)
def test_a_missing_line_is_found(event: str) -> None:
    _, lines = game("stakeout", 2, 5, bots=True)
    place = next(number for number, line in enumerate(lines) if line["event"] == event)

    with pytest.raises(Wrong):
        check([*lines[:place], *lines[place + 1 :]], CARDS)


# ── the schema ──


def test_the_schema_of_the_trace_has_every_event_with_its_fields_in_order() -> None:
    page = (ROOT / "docs" / "trace.md").read_text("utf-8")
    section = page.partition("(`gangsters`)")[2].partition("\n## ")[0]
    rows: dict[str, list[str]] = {}
    for names, fields in re.findall(r"^\| (`[^|]+`) \| ([^|]*) \|", section, re.MULTILINE):
        tags = re.findall(r"`(\w+)`", names)
        parts = fields.split(" / ") if " / " in fields else [fields] * len(tags)
        rows |= {tag: re.findall(r"`(\w+)`", part) for tag, part in zip(tags, parts, strict=True)}

    assert rows == {tag_of(kind): list(kind.__struct_fields__) for kind in kinds_of(CoreEvent)}
