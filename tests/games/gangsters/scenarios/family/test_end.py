"""How the scenario ends, what is a success, what it earns; levels."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.scenarios.family.rules import SCENARIO
from intriga.games.gangsters.scenarios.family.state import numbers
from tests.games.gangsters.scenarios.family.builders import at_table, end_round, evening


def ending(**position: object) -> tuple[str, bool]:
    s = at_table(**position)  # type: ignore[arg-type]
    reason = SCENARIO.ending(s).removeprefix("family_")
    return reason, SCENARIO.succeeded(s, f"family_{reason}")


@pytest.mark.clause("LS5-031")
def test_without_the_accountant_it_is_lost() -> None:
    assert ("accountant_taken", False) == ending(accountant="taken")
    s = at_table(exhausted="accountant", hunted=True)
    evening(s)
    end_round(s)
    assert (True, "family_accountant_taken", False) == (s.over, s.reason, s.success)


@pytest.mark.clause("LS5-032")
def test_at_the_end_of_their_track_the_rebels_win() -> None:
    assert ("overthrown", False) == ending(rebels_gun=10)
    assert ("", False) == ending(rebels_gun=9)


@pytest.mark.clause("LS5-033")
def test_an_empty_safe_loses() -> None:
    assert ("drained", False) == ending(bags=0)
    assert ("", False) == ending(bags=1)


@pytest.mark.clause("LS5-034")
def test_a_mole_who_has_talked_and_a_long_lead_reconcile_the_family() -> None:
    assert ("reconciled", True) == ending(mole="gone", clan_gun=8, rebels_gun=1)
    assert ("", False) == ending(mole="gone", clan_gun=8, rebels_gun=2)
    assert ("", False) == ending(mole="cellar", clan_gun=8, rebels_gun=1)
    assert ("drained", False) == ending(mole="gone", clan_gun=8, bags=0)


@pytest.mark.clause("LS5-035")
def test_after_the_last_evening_the_mole_must_be_caught_and_the_guns_the_clans() -> None:
    assert ("", False) == ending(this_round=7, mole="cellar")
    assert ("parted", True) == ending(this_round=8, mole="cellar", clan_gun=4, rebels_gun=4)
    assert ("parted", True) == ending(this_round=8, mole="gone", clan_gun=4, rebels_gun=4)
    assert ("parted", False) == ending(this_round=8, mole="cellar", clan_gun=4, rebels_gun=5)
    assert ("parted", False) == ending(this_round=8, clan_gun=4, rebels_gun=1)


@pytest.mark.clause("LS5-036")
@pytest.mark.parametrize(
    ("position", "points"),
    [
        ({"bags": 6}, 6),
        ({"bags": 6, "mole": "cellar"}, 6),
        ({"bags": 6, "mole": "gone", "rebels_gun": 5}, 8),
        ({"bags": 6, "accountant": "desk"}, 7),
        ({"bags": 6, "mole": "gone", "accountant": "desk", "clan_gun": 7}, 11),
        ({"bags": 7, "rebels_gun": 10}, 3),
        ({"bags": 7, "accountant": "taken"}, 3),
        ({"bags": 0, "mole": "gone", "rebels_gun": 5}, 1),
    ],
)
def test_reputation(position: dict[str, object], points: int) -> None:
    assert points == SCENARIO.reputation(at_table(**position))  # type: ignore[arg-type]


@pytest.mark.clause("LS5-037")
def test_levels_change_numbers_alone() -> None:
    easier, standard, harder = (numbers(at_table(level=level)) for level in (0, 1, 2))

    assert easier.bags > standard.bags > harder.bags
    assert easier.lead < standard.lead < harder.lead
    assert easier.betray < standard.betray
