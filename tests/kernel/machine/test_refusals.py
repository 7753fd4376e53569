"""A game's reasons: one line each, named after their constants."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from intriga.kernel.machine.refusals import Reasons


def lines(*more: str) -> tuple[Reasons, dict[str, int]]:
    """The reasons of a module with one constant for each, and the constants."""
    reasons = Reasons()
    names = ("GAME_IS_OVER", "NOT_YOUR_DECISION", "NOT_ASKED", *more)
    return reasons, {name: reasons.add(f"XX-{number}") for number, name in enumerate(names, 1)}


def table_of(reasons: Reasons, constants: dict[str, int], patch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    module = ModuleType("some_reasons")
    vars(module).update(constants)
    patch.setitem(sys.modules, "some_reasons", module)
    return reasons.table("some_reasons")


def test_a_reason_has_the_name_of_its_constant_and_its_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    reasons, constants = lines("NO_FREE_SLOT")
    constants["NO_SLOT_TO_LEAD"] = reasons.add("XX-5", "no_free_slot")

    assert [
        ("fine", ""),
        ("game_is_over", "XX-1"),
        ("not_your_decision", "XX-2"),
        ("not_asked", "XX-3"),
        ("no_free_slot", "XX-4"),
        ("no_free_slot", "XX-5"),
    ] == table_of(reasons, constants, monkeypatch)
    assert [1, 2, 3, 4, 5] == list(constants.values())


def test_a_constant_that_takes_the_place_of_another_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    reasons, constants = lines("NO_FREE_SLOT", "CANNOT_PAY")
    constants["NO_FREE_SLOT"] = reasons.add("XX-6")

    with pytest.raises(ValueError, match="reason 4 has no constant"):
        table_of(reasons, constants, monkeypatch)


@pytest.mark.parametrize("number", [-1, 0, 4, 5])
def test_a_number_that_is_no_reason_of_its_own_is_noticed(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    reasons, constants = lines("NO_FREE_SLOT")

    with pytest.raises(ValueError, match="OTHER is no reason of its own"):
        table_of(reasons, {**constants, "OTHER": number}, monkeypatch)


def test_the_reasons_of_the_kernel_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    reasons = Reasons()
    constants = {name: reasons.add("XX-1") for name in ("GAME_IS_OVER", "NOT_ASKED", "NOT_YOUR_DECISION")}

    with pytest.raises(ValueError, match="the first reasons are GAME_IS_OVER, NOT_YOUR_DECISION, NOT_ASKED"):
        table_of(reasons, constants, monkeypatch)
