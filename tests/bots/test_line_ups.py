"""Line-ups: games that all win or lose together, compared by their success on the same deals."""

from __future__ import annotations

import msgspec
import pytest

from intriga.bots.arena import Arena, GameOutcome
from intriga.bots.line_ups import is_won_together, line_ups, line_ups_of
from intriga.games._rough.game import RoughGame
from intriga.games.shelf import find_game
from intriga.kernel.assembled import AssembledGame
from intriga.kernel.contract import Result
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from tests.cli.running import run

ROUGH = find_game("_rough")


@pytest.fixture
def together(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rough example as a co-operative game: won if the players have ten points."""

    def result(self: RoughGame, state: State) -> Result | None:
        found = AssembledGame.result(self, state)
        if found is None:
            return None
        points = sum(found.totals[:-1])
        won = points >= 10
        seats = tuple(range(state.players))
        return msgspec.structs.replace(
            found,
            totals=(points, found.totals[-1]),
            winners=seats if won else (),
            teams=(seats, (state.players,)),  # the last is the Warden
            success=won,
        )

    monkeypatch.setattr(RoughGame, "result", result)


def test_a_line_up_is_one_level_or_one_for_each_seat() -> None:
    assert (("random",) * 3, ("regular", "random", "random")) == line_ups_of(
        ROUGH, 3, ["random", "regular+random+random", "random"]
    )
    with pytest.raises(Malformed, match="names 2 bots for 3 seats"):
        line_ups_of(ROUGH, 3, ["regular+random"])
    with pytest.raises(Malformed, match="no bot of level 'genius'"):
        line_ups_of(ROUGH, 3, ["genius"])


def test_only_a_result_says_whether_all_win_together(together: None) -> None:
    assert is_won_together(Arena("_rough", 2, {}, (), 1))
    assert not is_won_together(Arena("_tiny", 2, {}, (), 1))


def test_shares_intervals_and_differences_are_those_of_the_successes() -> None:
    arena = Arena("_rough", 2, {}, (("random",) * 2, ("regular",) * 2), 1)
    outcomes = [
        GameOutcome(deal, seating, Result("end", (deal,), (), success=won, teams=((0, 1),)), 10, (0.5, 0.5))
        for deal in range(20)
        for seating, won in ((0, deal < 5), (1, deal < 15))
    ]

    found = line_ups(arena, outcomes)

    random, regular = found.line_ups
    assert ("random", 20, 5, 0.25) == (random.name, random.games, random.successes, random.share)
    assert random.interval[0] < 0.25 < random.interval[1] < regular.share == 0.75
    assert (9.5, 10, 20.0, {"end": 20}) == (
        random.mean_score,
        random.mean_decisions,
        random.seconds,
        random.endings,
    )
    (pair,) = found.pairs
    assert ("random", "regular", -0.5, "below") == (pair.first, pair.second, pair.difference, pair.verdict)


def test_the_arena_reports_line_ups(together: None) -> None:
    told = run("arena", "_rough", "--players", 2, "--bots", "regular,random", "--games", 12)
    found = run("arena", "_rough", "--players", 2, "--bots", "regular", "--games", 6, "--json").document

    assert 0 == told.code
    assert "line-up" in told.out
    assert "regular − random" in told.out
    assert ["regular"] == [one["name"] for one in found["line_ups"]]
    assert [] == found["pairs"]
    assert "entrants" not in found


def test_a_saved_line_up_is_compared_with_another(together: None, tmp_path: object) -> None:
    file = f"{tmp_path}/weak.jsonl"
    run("arena", "_rough", "--players", 2, "--bots", "random", "--games", 8, "--save", file)

    found = run(
        "arena", "_rough", "--players", 2, "--bots", "regular", "--games", 8, "--against", file, "--json"
    ).document

    assert ("regular", "random", 8) == tuple(found["against"][name] for name in ("first", "second", "deals"))


def test_simulate_gives_the_interval_of_the_success(together: None) -> None:
    told = run("simulate", "_rough", "--players", 2, "--games", 10)
    found = run("simulate", "_rough", "--players", 2, "--games", 10, "--json").document

    assert "won together:" in told.out
    assert found["success_interval"][0] <= found["success"] <= found["success_interval"][1]
