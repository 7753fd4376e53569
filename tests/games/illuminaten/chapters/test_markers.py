"""Reward markers: an action more, with regard to the marked card."""

from typing import Any

import pytest

from intriga.games.illuminaten.rules.turn.turn import begin_turn
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import legal, owners, refused, say, table, tokens_of


def marked(**more: Any) -> Pax:
    """Seat 0 has won an argument about cell 8."""
    given: dict[str, Any] = {
        "field": {8: 31, 7: 36, 4: 34},
        "inf": {8: "- - 1", 7: "0 - -"},
        "hands": ["18 46", "57"],
        "markers": {8: 1},
        "mains": 0,
    }
    return table(**{**given, **more})


@pytest.mark.clause("PI-115")
def test_a_marker_gives_one_of_three_actions_on_the_marked_card() -> None:
    s = marked(tokens=["AAMTT"])
    say(s, 0, "marker 8")
    assert legal(s, 0) == "influence, reassign"
    say(s, 0, "influence")
    while not owners(s, 8).startswith("0"):
        assert "on 4" not in legal(s, 0)
        say(s, 0, legal(s, 0).split(", ")[0])
    assert tokens_of(s, 0) == "TT", "all costs apply"
    assert sum(s.markers) == 0


@pytest.mark.clause("PI-115")
def test_the_marker_excludes_only_the_marked_card() -> None:
    s = marked(inf={8: "- - -", 7: "0 - -"}, tokens=["M"])
    say(s, 0, "marker 8", "exclude")
    words = legal(s, 0)
    assert "on 4" not in words


@pytest.mark.clause("PI-115")
def test_no_marker_or_nothing_to_do_with_it() -> None:
    s = marked()
    assert refused(s, 0, "marker 7")[0][:2] == ("no_such_marker", "PI-115")
    assert refused(s, 0, "marker 8")[0][:2] == ("nothing_would_follow", "PI-068")
    assert refused(marked(markers={8: 1, 4: 1}), 0, "marker 15")[0][0] == "no_such_marker"


@pytest.mark.clause("PI-117")
def test_markers_are_gone_after_the_turn() -> None:
    s = marked()
    begin_turn(s, 1, Dealer(Quick(1)))
    assert sum(s.markers) == 0


@pytest.mark.clause("PI-117")
def test_a_marker_is_removed_when_it_is_used() -> None:
    s = marked(markers={8: 2}, tokens=["AAMTT"])
    say(s, 0, "marker 8", "influence")
    assert s.markers[7] == 1
