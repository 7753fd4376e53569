"""The book: every card, plot and event in the reader's language."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from intriga.games import illuminaten
from intriga.games.illuminaten.rules.artificial import joseph, saint_germain, weishaupt, willermoz
from intriga.games.illuminaten.speech.book import SCRIPTS, Book, book
from intriga.games.illuminaten.view.view import view
from intriga.kernel.sentences import Tongue
from tests.games.illuminaten.builders import box, table

CLAUSES = Path(illuminaten.__path__[0]) / "clauses.toml"
LANGUAGES = pytest.mark.parametrize("language", ["ru", "en"])


def read(language: str = "en", opponent: str = "none") -> Book:
    return book(view(table(opponent=opponent), 0), Tongue(language, box()))


@pytest.mark.clause("GAP-24")
@LANGUAGES
def test_everything_of_the_box_is_in_it(language: str) -> None:
    found = read(language, "saint_germain")

    assert (57, 6, 13, 15) == (
        len(found.faces),
        len(found.factions),
        len(found.plots),
        len(found.events),
    )
    for face in found.faces:
        assert face.name
        assert face.short
        assert face.life
        assert face.does
        assert face.slots
    assert all(plot.name and "{n}" not in plot.condition for plot in found.plots)
    assert all(event.name and event.effect for event in found.events)


def test_a_face_says_what_the_card_is() -> None:
    knigge = read().faces[30]

    assert (31, "3", "AM", "6", "INF_ENH", "influence") == (
        knigge.card,
        knigge.degree,
        knigge.factions,
        knigge.strength,
        knigge.ability,
        knigge.action,
    )
    assert ["AAM", "AMM", "AAM"] == knigge.slots


@LANGUAGES
@pytest.mark.parametrize(
    ("opponent", "module"),
    [
        ("saint_germain", saint_germain),
        ("weishaupt", weishaupt),
        ("joseph", joseph),
        ("willermoz", willermoz),
    ],
)
def test_every_item_that_a_script_tells_has_a_line(language: str, opponent: str, module: object) -> None:
    found = read(language, opponent).opponent
    assert found is not None
    told = [line.text for line in found.script]
    assert list(SCRIPTS[opponent]) == [line.item for line in found.script]
    assert len(set(told)) == len(told)
    assert not any(text.startswith("line-") for text in told)
    source = Path(str(module.__file__)).read_text("utf-8")  # type: ignore[attr-defined]
    for item in SCRIPTS[opponent]:
        stage, letter = item[0], item[1:]
        assert f'tell_step(seat, {stage}, "{letter}"' in source or f"rest(s, seat, {stage}," in source


@LANGUAGES
@pytest.mark.parametrize("opponent", ["joseph", "willermoz"])
def test_an_opponent_of_our_own_says_so_and_fits_on_a_card(language: str, opponent: str) -> None:
    found = read(language, opponent).opponent
    assert found is not None
    assert found.ours
    assert len(found.script) <= 10
    assert found.life
    assert found.rule
    theirs = read(language, "weishaupt").opponent
    assert theirs is not None
    assert not theirs.ours


@LANGUAGES
def test_clauses_call_plots_and_events_by_their_titles(language: str) -> None:
    """Every title that a clause of the plots or events quotes is on a card of this box."""
    found = read(language)
    titles = {plot.name for plot in found.plots} | {event.name for event in found.events}
    quoted = {
        title
        for clause in tomllib.loads(CLAUSES.read_text("utf-8"))["clause"]
        for title in re.findall("[«“]([^»”]+)[»”]", clause[language])
        if title[:1].isupper() and " " in title
    }

    assert len(quoted) >= 9
    assert quoted <= titles | {"Pax Illuminaten"}
