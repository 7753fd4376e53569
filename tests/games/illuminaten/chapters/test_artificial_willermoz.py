"""Willermoz, one of our own artificial opponents: every item of his script, and how he pays for more."""

from typing import Any

import pytest

from intriga.games.illuminaten.events import ArgumentBegan, CardTurnedUp, Interrogated, ScriptStep
from intriga.games.illuminaten.rules.artificial.common import influence
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import Told, of_kind, owners, tokens_of
from tests.games.illuminaten.scripts import at, figure, items_of, play, steps

HE = "willermoz"


def before(figure: int = 0, **more: Any) -> Pax:
    """His areopagus: magistrates, connoisseurs, scholars."""
    return at(HE, figure, connections=(5, 4), **more)


def interrogated(told: Told) -> list[int | None]:
    return [one.cell for one in of_kind(told, Interrogated)]


@pytest.mark.clause("AO-011", "PI-191")
def test_he_pays_for_more_tokens_when_he_influences() -> None:
    s = before(field={1: 37}, tokens=["", "MMKK"])
    influence(s, 1, 0, Dealer(Quick(1)))

    assert ("1 1 1", "MKK") == (owners(s, 1), tokens_of(s, 1))


# ── item a ──


@pytest.mark.clause("AO-012")
def test_a_neighbour_with_common_faction_and_room_is_influenced_and_interrogated() -> None:
    s = before(field={2: 31})  # the other neighbour lies face down
    told = play(s)

    assert [(1, "a", "common_faction_and_free_slot", 2)] == steps(told)
    assert ("1 - -", 2) == (owners(s, 2), figure(s))
    assert [2] == interrogated(told)


@pytest.mark.clause("AO-002", "AO-012")
@pytest.mark.parametrize(
    ("field", "chosen"),
    [
        ({1: 31, 2: 37}, 2),  # M+K shares both, A+M one
        ({1: 31, 2: 38}, 1),  # A+M, M+D: numbers 3 and 4
        ({1: 37, 2: 22}, 1),  # both share both
    ],
)
def test_both_factions_come_before_one_and_then_the_number_counts(field: dict[int, int], chosen: int) -> None:
    assert [chosen] == [one[3] for one in steps(play(before(field=field)))]


# ── items b and c ──


@pytest.mark.clause("AO-013")
def test_else_a_face_down_neighbour_is_scouted_and_the_card_under_him_yields() -> None:
    s = before(field={1: 41})
    told = play(s, 31)  # A+M

    assert [(1, "b", "face_down_neighbour", 2)] == steps(told)
    assert [2] == [one.cell for one in of_kind(told, CardTurnedUp)]
    assert ("1 - -", 2) == (owners(s, 2), figure(s))
    assert [2] == interrogated(told)


@pytest.mark.clause("AO-014")
def test_else_a_neighbour_without_common_faction_is_excluded_and_the_card_under_him_yields() -> None:
    s = before(field={1: 41, 2: 2}, court="1 10 3 57 5")
    told = play(s)

    assert [(1, "c", "no_common_faction_and_no_opponent", 1)] == steps(told)
    assert (0, "1", 1) == (s.field[0], owners(s, 1), figure(s))
    assert [1] == interrogated(told)


@pytest.mark.clause("AO-014")
def test_a_neighbour_that_others_hold_is_not_excluded() -> None:
    s = before(field={1: 41, 2: 2}, inf={1: "0 - -"}, court="1 10 3 57 5")

    assert [2] == [one[3] for one in steps(play(s))]


# ── item d, and nothing at all ──


@pytest.mark.clause("AO-015")
def test_with_nothing_to_build_on_he_goes_to_another_card_of_his() -> None:
    s = before(field={1: 7, 2: 9}, inf={1: "1", 2: "1"})  # full of his own tokens
    told = play(s)

    assert [(1, "d", "nothing_to_build_here", 1)] == steps(told)
    assert 1 == figure(s)
    assert [1, None] == interrogated(told)
    assert 3 == len(of_kind(told, ScriptStep)[0].earlier)


@pytest.mark.clause("AO-015", "GAP-36")
def test_he_never_begins_an_argument_and_rests_if_nothing_applies() -> None:
    s = before(field={1: 54, 2: 41}, inf={1: "0 - -", 2: "0 0 0"}, hands=["5"])
    told = play(s)

    assert "1" == items_of(told)
    assert [None] == interrogated(told)
    assert [] == of_kind(told, ArgumentBegan)
