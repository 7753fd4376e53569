"""The end of the game: the last round, and the scoring of the factions."""

import pytest

from intriga.games.illuminaten.events import Ended, FactionScored, Scored
from intriga.games.illuminaten.rules.end import end_of_round, standing, totals, win_of_artificial
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import Rest, Told, of_kind, table

#: A lodge of A (cells 1, 2, 3) and one of K (1, 3, 6): cells 1 and 3 are in both.
FIELD = {1: 33, 2: 31, 3: 3, 6: 43}


def finish_round(s: Pax) -> Told:
    told: Told = []
    end_of_round(s, Dealer(Scripted([]), told))
    return told


def scoring(inf: dict[int, str], **more: object) -> Pax:
    more = {"field": FIELD, "edicts_gone": "AMTKD", **more}
    return table(inf=inf, frame=Rest(), **more)  # type: ignore[arg-type]


# ── when ──


@pytest.mark.clause("PI-062", "PI-173", "PI-177", "GAP-33")
@pytest.mark.parametrize(("gone", "over"), [("AMTK", False), ("AMTKD", True), ("AMTKDU", True)])
def test_five_discarded_edicts_end_the_game_with_the_round(gone: str, over: bool) -> None:
    s = scoring({1: "0 - -"}, edicts_gone=gone)
    told = finish_round(s)

    assert (over, "scoring_edicts" if over else "") == (s.over, s.reason)
    assert over == bool(told)


@pytest.mark.clause("GAP-37")
def test_twelve_rounds_without_an_event_end_the_game() -> None:
    s = scoring({1: "0 - -"}, edicts_gone="")
    for _ in range(11):
        assert [] == finish_round(s)
    told = finish_round(s)

    assert (True, "scoring_quiet", "scoring_quiet") == (s.over, s.reason, told[-1].reason)


@pytest.mark.clause("GAP-37")
def test_a_round_with_an_event_is_not_counted() -> None:
    s = scoring({1: "0 - -"}, edicts_gone="")
    finish_round(s)
    s.quiet_rounds = 0  # an event is drawn
    for _ in range(12):
        assert [] == finish_round(s)
    finish_round(s)

    assert s.over


@pytest.mark.clause("PI-177", "GAP-37")
def test_edicts_are_the_reason_if_both_hold() -> None:
    s = scoring({1: "0 - -"}, quiet_rounds=12)
    finish_round(s)

    assert "scoring_edicts" == s.reason


# ── how much ──


@pytest.mark.clause("PI-178", "PI-179")
def test_a_token_scores_in_every_main_lodge_it_lies_in() -> None:
    s = scoring({1: "0 0 1", 2: "0 - -", 6: "1 1 -"})

    assert [5, 4] == totals(s)


@pytest.mark.clause("PI-178")
def test_fewer_than_three_cards_score_nothing_and_tied_lodges_score_together() -> None:
    s = scoring({1: "0 - -", 2: "0 - -"}, field={1: 33, 2: 31})
    assert [0, 0] == totals(s)

    s = scoring({1: "0 - -", 14: "1"}, field={1: 33, 2: 16, 3: 5, 11: 46, 13: 52, 14: 4})
    assert [1, 1] == totals(s)

    s = scoring({1: "0 - -", 14: "1"}, field={1: 33, 2: 16, 3: 5, 6: 2, 11: 46, 13: 52, 14: 4})
    assert [1, 0] == totals(s)


@pytest.mark.clause("PI-179", "PI-180")
def test_all_figures_are_told() -> None:
    s = scoring({1: "0 0 1", 2: "0 - -", 6: "1 1 -"}, factions={"A": 1, "M": -1, "T": -1})
    told = finish_round(s)

    assert FactionScored("A", [1, 2, 3], [3, 1]) == told[0]
    assert FactionScored("K", [1, 3, 6], [2, 3]) == told[3]
    assert FactionScored("U", [], [0, 0]) == told[5]
    assert [
        Scored(0, {"A": 3, "M": 0, "T": 0, "K": 2, "D": 0, "U": 0}, 5, 0),
        Scored(1, {"A": 1, "M": 0, "T": 0, "K": 3, "D": 0, "U": 0}, 4, 1),
    ] == of_kind(told, Scored)
    assert Ended("scoring_edicts", [0], [5, 4], [0, 1], None) == told[-1]
    assert (0b01, []) == (s.winners, s.stack)


# ── who ──


@pytest.mark.clause("PI-180")
def test_most_points_win_whoever_has_the_cards() -> None:
    found = standing(scoring({1: "0 - -", 6: "1"}, factions={"A": 1, "M": 1, "T": -1}))

    assert ([2, 1], [0], "") == (found.totals, found.winners, found.tie_break)


@pytest.mark.clause("PI-180")
def test_equal_points_are_decided_by_faction_cards() -> None:
    s = scoring({2: "0 - -", 6: "1"}, factions={"A": 1, "M": -1, "T": -1})
    told = finish_round(s)

    assert Ended("scoring_edicts", [1], [1, 1], [0, 1], "faction_cards") == told[-1]
    assert 0b10 == s.winners


@pytest.mark.clause("PI-180")
def test_equal_cards_too_mean_a_shared_victory() -> None:
    s = scoring({2: "0 - -", 6: "1"}, factions={"A": 1, "M": 0, "T": -1})
    told = finish_round(s)

    assert Ended("scoring_edicts", [0, 1], [1, 1], [1, 1], "shared") == told[-1]
    assert 0b11 == s.winners


@pytest.mark.clause("PI-180")
def test_a_third_player_with_fewer_points_has_no_part_in_the_tie() -> None:
    s = scoring({2: "0 - -", 6: "1"}, seats=3, factions={"A": 2, "M": 2, "T": 2, "K": 0})
    finish_round(s)

    assert 0b001 == s.winners


@pytest.mark.clause("GAP-26")
def test_an_artificial_opponent_scores_like_a_player() -> None:
    s = scoring({1: "1 1 -", 6: "0"}, opponent="saint_germain")
    told = finish_round(s)

    assert ([1, 4], 0b10) == (totals(s), s.winners)
    assert Ended("scoring_edicts", [1], [1, 4], [0, 0], None) == told[-1]


@pytest.mark.clause("GAP-29", "PI-202")
def test_if_the_artificial_opponent_wins_all_people_lose() -> None:
    s = scoring({}, opponent="weishaupt", seats=3)
    told: Told = []
    win_of_artificial(s, 2, Dealer(Scripted([]), told))

    assert [Ended("artificial_opponent", [2], [], [], None)] == told
    assert (True, "artificial_opponent", 0b100) == (s.over, s.reason, s.winners)
