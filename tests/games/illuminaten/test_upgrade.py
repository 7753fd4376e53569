"""Matches of rules 1 move to rules 2: re-run where nothing differs, else rebuilt from their events."""

from pathlib import Path
from typing import Any

import pytest

from intriga.conformance.records import record_of
from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.invariants import invariants
from intriga.games.illuminaten.rules.phases.refill import DiscardDown
from intriga.games.illuminaten.setup import setup
from intriga.games.illuminaten.state import Pax
from intriga.kernel.events import plain
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.entries import Upgraded
from intriga.kernel.match.match import Match
from intriga.kernel.match.migration import migrate_match
from intriga.kernel.match.records import Record, read_record
from intriga.kernel.match.verify import verify
from tests.games.illuminaten.builders import box
from tests.games.illuminaten.records.players import PLAYERS

SEATINGS = [
    (2, "none"),
    (3, "none"),
    (4, "none"),
    (1, "saint_germain"),
    (3, "saint_germain"),
    (2, "weishaupt"),
]
RULES_1 = Path(__file__).parent / "rules_1"


def rebuilt(s: Pax, told: list[Any]) -> Pax:
    found = GAME.upgrade_state(1, box(), [plain(event) for event in told])
    found.asked = s.asked
    return found


@pytest.mark.parametrize("player", ["builder", "random"])
@pytest.mark.parametrize(("players", "opponent"), SEATINGS)
def test_a_turn_is_rebuilt_from_its_beginning(players: int, opponent: str, player: str) -> None:
    """The position at a person's turn, also from within that turn; in another's turn the very position."""
    for seed in range(2):
        told: list[Any] = []
        luck = Quick(seed)
        dealer = Dealer(luck, told)
        s = setup(box(), players, {"opponent": opponent}, dealer)
        began = s.copy()
        while not s.over:
            if (s.round, s.active) != (began.round, began.active):
                began = s.copy()
            if s.active >= s.players and not isinstance(s.stack[-1], DiscardDown):  # not in rules 1
                assert rebuilt(s, told) == s
            elif s.active < s.players and (began == s or luck.pick(20) == 0):
                assert rebuilt(began, told) == began
            seat = s.acting()[0]
            s.apply(seat, PLAYERS[player](s, seat, luck), dealer)


@pytest.mark.parametrize("version", [0, 2, 7])
def test_rules_that_never_were_cannot_be_carried_over(version: int) -> None:
    with pytest.raises(Malformed, match=f"no rules {version} of illuminaten"):
        GAME.upgrade_state(version, box(), [])


@pytest.mark.parametrize("events", [[], [{"event": "turn_began", "round": 1, "seat": 0}]])
def test_events_without_a_beginning_cannot_be_rebuilt(events: list[dict[str, Any]]) -> None:
    with pytest.raises(Malformed, match="begin with its set-up"):
        GAME.upgrade_state(1, box(), events)


# ── stored matches of rules 1 ──


def stored(name: str) -> Record:
    return read_record(RULES_1 / f"{name}.jsonl")


def played_on(match: Match) -> Match:
    luck = Quick(3)
    while not match.ended:
        s = GAME.mine(match.state)
        seat = s.acting()[0]
        match.decide(seat, [PLAYERS["random"](s, seat, luck)], by="bot")
    return match


@pytest.mark.parametrize(("name", "is_rebuilt"), [("same", False), ("running", True)])
def test_a_running_match_of_rules_1_is_carried_over_and_played_to_its_end(
    name: str, is_rebuilt: bool
) -> None:
    """In `running` an attacker who lost to Saint-Germain or Weishaupt was compensated (AMB-34)."""
    record = stored(name)
    match = migrate_match(GAME, record)

    last = match.entries[-1]
    assert isinstance(last, Upgraded)
    assert (1, 2, is_rebuilt) == (last.from_version, last.to_version, last.rebuilt)
    assert [] == invariants(GAME.mine(match.state))
    assert record.entries == tuple(match.entries[:-1])
    played_on(match)
    assert verify(GAME, record_of(match)).entries == match.entries


def test_the_turn_in_which_a_rebuilt_match_was_left_begins_anew() -> None:
    record = stored("running")
    told = [event for entry in record.entries for event in entry.events]
    turns = [event for event in told if event["event"] == "turn_began"]
    assert "turn_began" != told[-1]["event"]

    s = GAME.mine(migrate_match(GAME, record).state)

    assert (turns[-1]["round"], turns[-1]["seat"], 2) == (s.round, s.active, s.mains)
    assert s.acting() == [s.active]


def test_a_match_that_ended_under_rules_1_is_shown_as_it_was_played() -> None:
    record = stored("ended")
    match = verify(GAME, record)

    assert record.entries == tuple(match.entries)
    told = [event for entry in match.entries for event in entry.events]
    assert "ended" == told[-1]["event"]
    assert "artificial_opponent" == told[-1]["reason"]
    with pytest.raises(Malformed, match="ended under rules 1 and is shown as it was played"):
        migrate_match(GAME, record)
