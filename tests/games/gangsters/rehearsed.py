"""Games played beforehand: a server that gets the same deal can be told the same words, and nothing in them
is left to luck. Whatever the cards and the bots are like, the first fitting seed is taken."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from intriga.games.gangsters.effects.abilities import moment_of
from intriga.games.gangsters.effects.moments import MOMENT_BEFORE
from intriga.games.gangsters.rules.rolling import AfterRoll
from intriga.games.gangsters.rules.turn import Turn
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.structs import Held, Preview
from intriga.games.gangsters.view.view import view
from intriga.games.shelf import find_game
from intriga.kernel.machine.heaps import items
from intriga.kernel.match.entries import Decided
from intriga.kernel.match.match import Match
from tests.games.gangsters.records.make_records import TRIES, Story, played
from tests.games.shared.stored_games import seed_bytes
from tests.server.dealing import Deal

GAME = find_game("gangsters")
SOON = 16  # words


class Rehearsed(NamedTuple):
    """A whole game: its deal, and who says what in it."""

    deal: Deal
    words: list[tuple[int, str]]
    carry: dict[str, Any] | None
    success: bool
    scenario: str = ""


def rehearsed(match: Match, seed: int) -> Rehearsed:
    result = GAME.result(match.state)
    assert result is not None
    words = [
        (entry.seat, word) for entry in match.entries if isinstance(entry, Decided) for word in entry.path
    ]
    deal, scenario = Deal(match.header.match, seed_bytes(seed)), match.header.options["scenario"]
    return Rehearsed(deal, words, result.carry, bool(result.success), scenario)


def first_game(
    story: Story, before: Rehearsed | None = None, fits: Callable[[list[str]], bool] = bool
) -> Rehearsed:
    """The first game that ends as the story says and whose words fit."""
    carry, previous = (before.carry, before.deal.match) if before is not None else (None, None)
    for seed in range(TRIES):
        match = played(story, seed, carry, previous)
        game = rehearsed(match, seed)
        if story.fits(GAME.result(match.state)) and fits([word for _, word in game.words]):
            return game
    raise AssertionError(f"none of {TRIES} games fits {story}")


def has_a_break(words: list[str]) -> bool:
    """Somebody is recruited and somebody released, and there is a roll with rerolls before."""
    return {"release", "throw"} <= set(words) and any(word.startswith("level") for word in words)


@cache
def campaign_alone() -> tuple[Rehearsed, Rehearsed]:
    """Two chapters, both won by one player."""
    bank = Story("away", True, "hands_up", 1, "regular", campaign=True)
    first = first_game(bank, fits=has_a_break)
    race = Story("race_home", True, "race", 1, "regular", campaign=True, chapter=2)
    return first, first_game(race, first)


@cache
def whole_campaign(is_won: bool) -> tuple[Rehearsed, ...]:
    """Three chapters of one player; the finale is won, or lost at the count."""
    if is_won:
        ends = [
            ("away", True, "hands_up"),
            ("casino_dawn", True, "no_more_bets"),
            ("election_won", True, "election"),
        ]
    else:
        ends = [
            ("race_home", True, "race"),
            ("family_parted", False, "family"),
            ("election_lost", False, "election"),
        ]
    found: list[Rehearsed] = []
    for chapter, (reason, success, scenario) in enumerate(ends, 1):
        bot = "regular" if success else "novice"
        story = Story(reason, success, scenario, 1, bot, campaign=True, chapter=chapter, chapters=len(ends))
        found.append(first_game(story, found[-1] if found else None, has_a_break if chapter == 1 else bool))
    return tuple(found)


def first_moment(story: Story, wanted: Callable[[Gangsters], bool]) -> Rehearsed:
    """The beginning of the first game in which something soon comes to be so, up to there."""
    for seed in range(TRIES):
        match = played(story, seed)
        words: list[tuple[int, str]] = []
        for entry, state in zip(match.entries, match.states, strict=True):
            words += [(entry.seat, word) for word in entry.path] if isinstance(entry, Decided) else []
            assert isinstance(state, Gangsters)
            if len(words) > SOON:
                break
            if not state.over and wanted(state):
                return Rehearsed(Deal(match.header.match, seed_bytes(seed)), words, None, False)
    raise AssertionError(f"in none of {TRIES} games of {story} it comes to that")


def raises_the_sum(held: Held) -> bool:
    """Whether the ability of a card in hand would add to the result, without any further choice."""
    return held.preview is not None and not held.preview.asks and "result" in told(held.preview)


def told(preview: Preview) -> set[str]:
    return {one.what for one in preview.changes}


@cache
def partner_can_add() -> Rehearsed:
    """The first boss has rolled, and the second one holds somebody who can add to the result."""

    def so(s: Gangsters) -> bool:
        frame = s.stack[-1]
        if not isinstance(frame, AfterRoll) or frame.boss != 0:
            return False
        return any(raises_the_sum(held) for held in view(s, 1).hand)

    return first_moment(Story("away", True, "hands_up", 2, "regular"), so)


@cache
def partner_can_help_any_roll() -> Rehearsed:
    """The first boss is to act and has henchmen; the second one holds an ability for before a roll."""

    def so(s: Gangsters) -> bool:
        frame = s.stack[-1]
        if not isinstance(frame, Turn) or frame.boss != 0 or not s.actions or not s.hands[0]:
            return False
        return any(moment_of(s, card) == MOMENT_BEFORE for card in items(s.hands[1]))

    return first_moment(Story("away", True, "hands_up", 2, "regular"), so)
