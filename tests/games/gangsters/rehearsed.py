"""Games played beforehand: a server that gets the same deal can be told the same words, and nothing in them
is left to luck. Whatever the cards and the bots are like, the first fitting seed is taken."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from intriga.games.shelf import find_game
from intriga.kernel.match.entries import Decided
from intriga.kernel.match.match import Match
from tests.games.gangsters.records.make_records import TRIES, Story, played
from tests.games.shared.stored_games import seed_bytes
from tests.server.dealing import Deal

GAME = find_game("gangsters")


class Rehearsed(NamedTuple):
    """A whole game: its deal, and who says what in it."""

    deal: Deal
    words: list[tuple[int, str]]
    carry: dict[str, Any] | None
    success: bool


def rehearsed(match: Match, seed: int) -> Rehearsed:
    result = GAME.result(match.state)
    assert result is not None
    words = [
        (entry.seat, word) for entry in match.entries if isinstance(entry, Decided) for word in entry.path
    ]
    return Rehearsed(Deal(match.header.match, seed_bytes(seed)), words, result.carry, bool(result.success))


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
