"""Whole games, stored: each is verified, and every way a game can end has one."""

from itertools import product
from pathlib import Path

import pytest

from intriga.games.masti.game import GAME, invariants
from intriga.games.masti.state import Masti
from intriga.games.shelf import find_game
from intriga.kernel.match.entries import Decided, Ended
from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import verify
from tests.games.masti.records.make_records import STORIES, Story, played

HERE = Path(__file__).parent
ENDINGS = set(
    product(("individual", "team"), ("last_trump", "hands_empty"), (None, "cards", "gems", "shared"))
)


def test_every_way_a_game_can_end_has_a_record() -> None:
    assert ENDINGS == {(story.side, story.reason, story.tie_break) for story in STORIES}
    assert {story.name for story in STORIES} == {path.stem for path in HERE.glob("*.jsonl")}


def test_every_number_of_players_has_a_record() -> None:
    assert {3, 4, 5, 6} == {story.players for story in STORIES}


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
def test_the_record_holds_and_ends_as_its_name_says(story: Story) -> None:
    match = verify(find_game("masti"), read_record(HERE / f"{story.name}.jsonl"))
    last = match.entries[-1]

    assert isinstance(last, Ended)
    assert last.result is not None
    assert ("ruled", story.reason, story.tie_break) == (last.how, last.result.reason, last.result.tie_break)
    assert (story.side == "team") == (match.header.players == 6 or match.header.options.get("teams") == "yes")


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
def test_cards_and_gems_are_conserved_in_every_position(story: Story) -> None:
    match = verify(find_game("masti"), read_record(HERE / f"{story.name}.jsonl"))

    assert [] == [fault for state in match.states if isinstance(state, Masti) for fault in invariants(state)]
    assert len(match.states) == len(match.entries)


@pytest.mark.parametrize("story", [STORIES[4], STORIES[12]], ids=lambda story: story.name)
def test_a_record_is_written_again_by_the_same_command(story: Story) -> None:
    stored = read_record(HERE / f"{story.name}.jsonl")

    assert list(stored.entries) == played(story).entries


def test_winners_of_a_record_are_those_of_its_last_position() -> None:
    story = STORIES[3]
    match = verify(find_game("masti"), read_record(HERE / f"{story.name}.jsonl"))
    result = GAME.result(match.state)

    assert result is not None
    assert 1 < len(result.winners)
    assert 0 < sum(isinstance(entry, Decided) for entry in match.entries)
