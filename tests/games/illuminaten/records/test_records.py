"""Whole games, stored: each is verified, ends as its name says, and every way to end has one."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.invariants import invariants
from intriga.games.illuminaten.rules.plots.plots import PlotCheck
from intriga.games.illuminaten.state import Pax
from intriga.games.shelf import own_pack
from intriga.kernel.contract import Result
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.match.entries import Decided, Ended
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import verify
from tests.games.illuminaten.records.endings import (
    DRAWS,
    ENDINGS,
    Coming,
    Told,
    ending_of,
    of_kind,
    private_plot,
    rounds_of,
    winning_tokens,
)
from tests.games.illuminaten.records.make_records import STORIES, Story, played, terse_pack
from tests.games.illuminaten.slow_reading import Reading

HERE = Path(__file__).parent
BY_PLOTS = [story for story in STORIES if story.ending.startswith("plots")]
BY_SCORING = [story for story in STORIES if story.ending.startswith(("edicts", "quiet"))]
LARGEST_RECORD = 150_000  # bytes
ALL_RECORDS = 1_500_000  # bytes

#: How each stored game ends: reason, points by seat, winners, tie-break; and the plots that hold the winner's
#: tokens.
RESULTS = {
    "plots-two_common": (Result("plots", (10, 2), (0,)), "P10 P13"),
    "plots-private": (Result("plots", (3, 0, 0, 0), (0,)), "P06 P13"),
    "plots-private-against_saint_germain": (Result("plots", (8, 1, 7), (0,)), "P11 P13"),
    "plots-returned_elsewhere": (Result("plots", (18, 6), (0,)), "P01 P10"),
    "plots-last_round": (Result("plots", (2, 6, 8), (2,)), "P09 P12"),
    "edicts-no_tie": (Result("scoring_edicts", (7, 3), (0,)), "P01"),
    "edicts-no_tie-artificial_opponent": (Result("scoring_edicts", (6, 7, 11), (2,)), ""),
    "quiet-no_tie-after_events": (Result("scoring_quiet", (9, 3), (0,)), ""),
    "quiet-tie_faction_cards": (Result("scoring_quiet", (4, 4), (0,), "faction_cards"), ""),
    "quiet-shared": (Result("scoring_quiet", (1, 1), (0, 1), "shared"), ""),
    "artificial-SG1": (Result("artificial_opponent", (1, 6), (1,)), ""),
    "artificial-SG2": (Result("artificial_opponent", (0, 1, 3), (2,)), ""),
    "artificial-SG3": (Result("artificial_opponent", (0, 9), (1,)), ""),
    "artificial-AW1": (Result("artificial_opponent", (0, 7), (1,)), ""),
    "artificial-AW2": (Result("artificial_opponent", (0, 0, 0, 0), (3,)), ""),
    "artificial-AW3": (Result("artificial_opponent", (0, 8), (1,)), ""),
    "artificial-JE1": (Result("artificial_opponent", (0, 0), (1,)), ""),
    "artificial-JE2": (Result("artificial_opponent", (0, 5), (1,)), ""),
    "artificial-JE3": (Result("artificial_opponent", (0, 1, 5), (2,)), ""),
    "artificial-JW1": (Result("artificial_opponent", (0, 8), (1,)), ""),
    "artificial-JW2": (Result("artificial_opponent", (0, 0, 12), (2,)), ""),
    "artificial-JW3": (Result("artificial_opponent", (0, 9), (1,)), ""),
    "plots-private-against_joseph": (Result("plots", (9, 3, 3), (0,)), "P11 P13"),
    "edicts-no_tie-with_willermoz": (Result("scoring_edicts", (10, 9, 7), (0,)), ""),
}


@cache
def match_of(name: str) -> Match:
    """A stored game, verified."""
    return verify(GAME, read_record(HERE / f"{name}.jsonl"))


def told_in(name: str) -> Told:
    return [event for entry in match_of(name).entries for event in entry.events]


def last_of(name: str) -> Pax:
    return GAME.mine(match_of(name).state)


# ── all of them ──


def test_every_way_a_game_can_end_has_a_record() -> None:
    assert set(ENDINGS) == {story.ending for story in STORIES}
    assert {story.name for story in STORIES} == {path.stem for path in HERE.glob("*.jsonl")}


def test_every_seating_has_a_record() -> None:
    assert {(1, True), (2, True), (3, True), (2, False), (3, False), (4, False)} == {
        (story.players, story.opponent != "") for story in STORIES
    }


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
def test_the_record_holds_and_ends_as_its_name_says(story: Story) -> None:
    match = match_of(story.name)
    last, told = match.entries[-1], told_in(story.name)
    result, plots = RESULTS[story.name]

    assert isinstance(last, Ended)
    assert ("ruled", result) == (last.how, last.result)
    assert story.ending == ending_of(told)
    assert result.winners == tuple(told[-1]["winners"])
    assert plots == " ".join(sorted(coming.plot for coming in winning_tokens(told, result.winners[0])))


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
def test_nothing_is_lost_in_any_position_of_the_record(story: Story) -> None:
    match = match_of(story.name)

    assert [] == [fault for state in match.states for fault in invariants(GAME.mine(state))]
    assert len(match.states) == len(match.entries)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)
def test_a_record_is_written_again_by_the_same_command(story: Story) -> None:
    stored = read_record(HERE / f"{story.name}.jsonl")

    assert list(stored.entries) == played(story, stored.opening.pack).entries


def test_the_records_are_small() -> None:
    sizes = [path.stat().st_size for path in HERE.glob("*.jsonl")]

    assert max(sizes) < LARGEST_RECORD
    assert sum(sizes) < ALL_RECORDS


def test_the_pack_of_new_records_lacks_only_texts() -> None:
    own, terse = own_pack("illuminaten"), terse_pack()

    assert list(own.files) == list(terse.files)
    for file in own.files:
        assert without_texts(own.table(file)) == without_texts(terse.table(file))


def without_texts(value: Any) -> Any:
    """A table of a pack, with nothing where it has a text in two languages."""
    if isinstance(value, list):
        return [without_texts(one) for one in value]
    if not isinstance(value, dict):
        return value
    return None if set(value) == {"ru", "en"} else {key: without_texts(one) for key, one in value.items()}


# ── victory by plots ──


@pytest.mark.parametrize("story", BY_PLOTS, ids=lambda story: story.name)
def test_the_plots_of_the_winner_hold_side_by_side(story: Story) -> None:
    last = last_of(story.name)
    [winner] = RESULTS[story.name][0].winners
    first, second = [plot + 1 for plot in items(last.on_plots[winner])]

    assert winner == last.active
    assert Reading(last).may_fulfil(winner, second, [first])


def test_two_common_plots_win_without_a_private_one() -> None:
    last = last_of("plots-two_common")

    assert set(last.common) == set(items(last.on_plots[0]))
    assert not last.shown_plots & 1


@pytest.mark.parametrize("against", ["", "-against_saint_germain", "-against_joseph"])
def test_a_private_plot_is_turned_up_and_wins_with_a_common_one(against: str) -> None:
    name = f"plots-private{against}"
    last = last_of(name)
    common, private = sorted(items(last.on_plots[0]), key=lambda plot: plot == last.private[0])

    assert (True, last.private[0]) == (common in last.common, private)
    assert [private_plot(told_in(name), 0)] == [
        event["plot"] for event in of_kind(told_in(name), "plot_turned_up") if event["seat"] == 0
    ]


def test_the_second_token_comes_back_in_another_check_phase_and_wins_in_ones_own() -> None:
    """The winner fulfils and loses P01; it comes back in the opponent's check phase, where nobody wins."""
    match, told = match_of("plots-returned_elsewhere"), told_in("plots-returned_elsewhere")
    back = max(index for index, entry in enumerate(match.entries) if of_kind(entry.events, "plot_returned"))
    before, entry, after = (
        GAME.mine(match.states[back - 1]),
        match.entries[back],
        GAME.mine(match.states[back]),
    )
    check = before.stack[-1]
    assert isinstance(entry, Decided)
    assert isinstance(check, PlotCheck)
    [active] = {0, 1} - {entry.seat}

    assert (0, "return P01") == (entry.seat, entry.path[-1])
    assert (active, active) == (check.active, before.active)
    assert (1, 2, False) == (count(before.on_plots[0]), count(after.on_plots[0]), after.over)
    assert Coming("P01", "plot_returned", active) == winning_tokens(told, 0)[-1]
    later = [event for entry in match.entries[back + 1 :] for event in entry.events]
    assert [] == of_kind(later, "plot_fulfilled", "plot_returned", "plot_lost")
    assert [0] == [event["seat"] for event in of_kind([*entry.events, *later], "turn_began")]


def test_plots_win_in_the_last_round_before_anything_is_scored() -> None:
    last, told = last_of("plots-last_round"), told_in("plots-last_round")

    assert (True, 5) == (last.last_round, count(last.edicts_gone))
    assert [] == of_kind(told, "scored")
    assert last.round == rounds_of(told, "edict_discarded")[-1]


# ── scoring ──


@pytest.mark.parametrize("story", BY_SCORING, ids=lambda story: story.name)
def test_the_points_are_those_of_the_main_lodges(story: Story) -> None:
    last, told = last_of(story.name), told_in(story.name)
    reading = Reading(last)
    points = [{letter: reading.points(seat, letter) for letter in "AMTKDU"} for seat in range(last.seats)]

    assert points == [event["factions"] for event in of_kind(told, "scored")]
    assert reading.winners() == set(told[-1]["winners"])


@pytest.mark.parametrize("story", BY_SCORING, ids=lambda story: story.name)
def test_factions_are_scored_after_the_last_turn_of_a_round(story: Story) -> None:
    last, told = last_of(story.name), told_in(story.name)
    turns = [event for event in of_kind(told, "turn_began") if event["round"] == last.round]

    assert list(range(last.seats)) == sorted(event["seat"] for event in turns)


@pytest.mark.parametrize("name", ["edicts-no_tie", "edicts-no_tie-artificial_opponent"])
def test_the_fifth_edict_makes_the_round_the_last(name: str) -> None:
    last, told = last_of(name), told_in(name)
    discarded = of_kind(told, "edict_discarded")

    assert [False] * 4 == [event["last_round"] for event in discarded[:4]]
    assert {True} == {event["last_round"] for event in discarded[4:]}
    assert last.round == rounds_of(told, "edict_discarded")[4]


def test_an_artificial_opponent_wins_by_points_too() -> None:
    last = last_of("edicts-no_tie-artificial_opponent")

    assert 1 << last.players == last.winners


@pytest.mark.parametrize("name", ["quiet-no_tie-after_events", "quiet-tie_faction_cards", "quiet-shared"])
def test_the_twelfth_round_without_an_event_is_the_last(name: str) -> None:
    last, told = last_of(name), told_in(name)
    drawn = rounds_of(told, *DRAWS)

    assert last.round == max(drawn, default=0) + 12
    assert (name == "quiet-no_tie-after_events") == (drawn != [])
    assert count(last.edicts_gone) < 5


def test_a_tie_is_broken_by_faction_cards() -> None:
    last, end = last_of("quiet-tie_faction_cards"), told_in("quiet-tie_faction_cards")[-1]

    assert ([4, 4], [1, 0], [0]) == (end["totals"], end["faction_cards"], end["winners"])
    assert (1, 0) == (last.faction_owner.count(0), last.faction_owner.count(1))


def test_equal_points_and_faction_cards_share_the_victory() -> None:
    last, end = last_of("quiet-shared"), told_in("quiet-shared")[-1]

    assert ([1, 1], [0, 0], [0, 1]) == (end["totals"], end["faction_cards"], end["winners"])
    assert last.faction_owner.count(0) == last.faction_owner.count(1)


# ── artificial opponents ──


#: The plots on each board, as the rulebook and our own cards name them.
BOARDS = {
    "SG": (("edicts", 4), ("lodge", 5), ("influence", 8)),
    "AW": (("lodge", 5), ("masters", 3), ("influence", 8)),
    "JE": (("edicts", 3), ("cards", 5), ("lead", 4)),
    "JW": (("lodge", 6), ("lodges", 2), ("influence", 9)),
}


def holding(last: Pax, board: str) -> set[str]:
    """The plots of an artificial opponent that hold at the end, read slowly."""
    seat, reading = last.players, Reading(last)
    lodges = [len(lodge) for letter in "AMTKDU" for lodge in reading.lodges(letter)
              if reading.lodge_holder(lodge) == seat]  # fmt: skip
    tokens = [reading.influence(other, set(reading.cards)) for other in range(last.seats)]
    controlled = reading.controlled(seat)
    facts = {
        "edicts": count(last.edicts_gone),
        "lodge": max(lodges, default=0),
        "lodges": len(lodges),
        "masters": len([cell for cell in controlled if reading.cards[cell].degree >= 4]),
        "cards": len(controlled),
        "lead": tokens[seat] - max(tokens[:seat]),
        "influence": tokens[seat],
    }
    return {
        f"{board}{number}" for number, (kind, needed) in enumerate(BOARDS[board], 1) if facts[kind] >= needed
    }


@pytest.mark.parametrize("plot", [f"{board}{number}" for board in BOARDS for number in (1, 2, 3)])
def test_an_artificial_opponent_wins_by_this_plot_alone(plot: str) -> None:
    last, told = last_of(f"artificial-{plot}"), told_in(f"artificial-{plot}")

    assert {plot} == holding(last, plot[:2])
    assert [{"event": "own_plot_met", "seat": last.players, "plot": plot}] == of_kind(told, "own_plot_met")
    assert (last.players, 1 << last.players) == (last.active, last.winners)
