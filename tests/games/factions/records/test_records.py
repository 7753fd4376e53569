"""Whole games, stored: each is verified, and every way a game can end has one.

The end by an exchange is out of reach: a deck that is large enough has cards left after all exchanges."""

from itertools import product
from pathlib import Path

import pytest

from intriga.games.factions.box.tables import CARDS_PER_SEAT, HAND, MOST_SEATS
from intriga.games.factions.game import GAME
from intriga.kernel.match.entries import Ended
from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import verify
from tests.games.factions.records.make_records import STORIES, Story, played

HERE = Path(__file__).parent
ENDINGS = set(product(("action", "effect"), (None, "last_turn")))


def test_every_way_a_game_can_end_has_a_record() -> None:
    assert ENDINGS == {(story.reason, story.tie_break) for story in STORIES}
    assert {story.name for story in STORIES} == {path.stem for path in HERE.glob("*.jsonl")}


def test_no_exchange_takes_the_last_card_of_an_admitted_deck() -> None:
    left = [1 + CARDS_PER_SEAT * seats - 1 - 2 * HAND * seats for seats in range(2, MOST_SEATS + 1)]

    assert all(cards > 0 for cards in left)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
def test_the_record_holds_and_ends_as_its_name_says(story: Story) -> None:
    match = verify(GAME, read_record(HERE / f"{story.name}.jsonl"))
    last = match.entries[-1]

    assert isinstance(last, Ended)
    assert last.result is not None
    assert ("ruled", story.reason, story.tie_break) == (last.how, last.result.reason, last.result.tie_break)
    assert 1 == len(last.result.winners)
    assert [] == [fault for state in match.states for fault in GAME.invariants(state)]


def test_a_record_is_written_again_by_the_same_command() -> None:
    stored = read_record(HERE / f"{STORIES[1].name}.jsonl")

    assert list(stored.entries) == played(STORIES[1]).entries
