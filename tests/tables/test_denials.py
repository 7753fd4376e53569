"""Every denial has its sentence in both languages, with the facts that the code gives."""

import ast
from pathlib import Path

import pytest

from intriga.kernel.match.undo import undo_permission
from intriga.kernel.sentences import LANGUAGES, sentences
from tests.house.places import PACKAGE

HERE = PACKAGE / "tables"
PLACES = (HERE, PACKAGE / "server")  # that deny something
MAKERS = {"not_allowed", "not_now", "not_valid"}
UNDO = {f"undo_{reason}" for reason in ("match_has_ended", "not_your_move", "seat_has_learned", "no_move")}


def calls(path: Path) -> list[tuple[str, frozenset[str]]]:
    """(reason, names of its facts) of every denial in a file."""
    found: list[tuple[str, frozenset[str]]] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        is_denial = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS
        if is_denial and isinstance(node, ast.Call) and isinstance(node.args[0], ast.Constant):
            found.append((str(node.args[0].value), frozenset(str(fact.arg) for fact in node.keywords)))
    return found


def check_calls(path: Path) -> list[tuple[str, frozenset[str]]]:
    """The denials of `clocks.check`, whose reason is handed in."""
    bounds = frozenset({"least", "most"})
    return [(name, bounds) for name in ("clock_bank", "clock_increment", "clock_days")]


DENIALS = sorted(
    {call for place in PLACES for path in place.rglob("*.py") for call in calls(path)}
    | set(check_calls(HERE))
    | {(reason, frozenset[str]()) for reason in UNDO},
    key=str,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_denial_has_a_sentence(language: str) -> None:
    told = sentences(language, HERE / "locales")

    for reason, facts in DENIALS:
        text = told.say(f"denied-{reason}", **dict.fromkeys(facts, 3))
        assert text.strip().endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(language: str) -> None:
    text = (HERE / "locales" / f"{language}.ftl").read_text("utf-8")
    named = {line.partition(" = ")[0] for line in text.splitlines() if line.startswith("denied-")}

    assert {f"denied-{reason}" for reason, _ in DENIALS} == named


def test_every_reason_of_the_kernels_undo_is_known() -> None:
    source = ast.parse(Path(undo_permission.__code__.co_filename).read_text("utf-8"))
    reasons = {
        str(word.value.value)
        for node in ast.walk(source)
        if isinstance(node, ast.Call)
        for word in node.keywords
        if word.arg == "reason" and isinstance(word.value, ast.Constant)
    }

    assert {f"undo_{reason}" for reason in reasons} | {"undo_no_move"} == UNDO
