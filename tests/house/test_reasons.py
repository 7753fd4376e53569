"""Every reason that a game lists is given somewhere: one that nobody gives is a refusal that is missing."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from intriga.kernel.machine.refusals import KERNEL_REASONS
from tests.house.places import GAMES

FOLDERS = sorted(path.parents[1] for path in GAMES.glob("*/rules/reasons.py"))
#: The calls that number a reason: of the core, and of a scenario.
NUMBERING = {"add", "scenario_reason"}


def name_called(value: ast.expr | None) -> str:
    """The name of the function that an expression calls, or nothing."""
    match value:
        case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
            return name
        case _:
            return ""


def listed_and_given(folder: Path) -> tuple[set[str], set[str]]:
    """The constants that are numbered as reasons, and every name that is read."""
    listed: set[str] = set()
    given: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), value=value):
                    if name_called(value) in NUMBERING:
                        listed.add(name)
                case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name):
                    given.add(name)
                case _:
                    pass
    return listed, given


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_reason_of_a_game_is_given_somewhere(folder: Path) -> None:
    listed, given = listed_and_given(folder)

    assert set(KERNEL_REASONS[1:]) <= listed
    assert [] == sorted(listed - given - set(KERNEL_REASONS))
