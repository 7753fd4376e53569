"""The guided first game: each sentence is true of the table at its step and names what is to be said."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from intriga.games.illuminaten.box.texts import plot_name, short_name
from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.speech.pieces import PIECES
from intriga.games.illuminaten.speech.wording import phrases
from intriga.games.illuminaten.view.deeds import Deed
from intriga.games.illuminaten.view.structs import PlotFor, View
from intriga.games.shelf import own_pack
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.sentences import LANGUAGES
from intriga.server.telling.guide import ScriptedStep, guide_script, guided
from tests.tongues import tongue_of

PEERS = "P02"
CELLS = {13: 1, 14: 9}  # the cards that the pupil lays there


class Step(msgspec.Struct, frozen=True):
    """A step of the pupil, and what lies there before it."""

    script: ScriptedStep
    seen: View
    proposed: list[list[str]]  # the paths that the board proposes for the piece


def fresh_match() -> Match:
    settings, seed, match = guided(GAME, "")
    pack = own_pack("illuminaten")
    return new_match(GAME, pack, match, settings.players, settings.options, ["bot"], seed)


def proposals(match: Match, step: ScriptedStep) -> list[list[str]]:
    """Of each sort of deeds the first: what a pupil confirms who changes nothing."""
    found: dict[tuple[object, ...], list[str]] = {}
    for touch in step.touches:
        for deed in PIECES.deeds(match.state, 0, touch):
            if isinstance(deed, Deed):
                found.setdefault((deed.action, deed.count), deed.words)
    return list(found.values())


@cache
def steps() -> tuple[Step, ...]:
    match = fresh_match()
    found: list[Step] = []
    for script in guide_script("illuminaten").step:
        seen = GAME.view(match.state, 0)
        found.append(Step(script, seen, proposals(match, script)))
        if script.words:
            match.decide(0, [GAME.vocabulary.read(word) for word in script.words])
    return tuple(found)


def mine(seen: View) -> PlotFor:
    return next(plot.seats[0] for plot in seen.plots if plot.plot == PEERS)


def text(number: int, language: str) -> str:
    return phrases(tongue_of("illuminaten", language)).say(f"guide-{number}")


def test_ten_steps_lead_half_way_to_one_plot_and_then_leave_the_choice() -> None:
    says = [step.script.says for step in steps()]

    assert [f"guide-{number}" for number in range(1, 11)] == says
    assert PEERS == steps()[0].seen.private_plot
    assert [4, 4, 3, 2] == [mine(steps()[place].seen).lacks[0].number for place in (0, 4, 5, 9)]
    assert [] == steps()[-1].script.words


def test_what_the_board_proposes_is_what_the_guide_expects() -> None:
    for step in steps()[:-1]:
        if step.script.words[0] in ("interrogate", "scout", "influence"):
            assert step.script.words in step.proposed, step.script.says


def test_the_table_is_as_the_sentences_say() -> None:
    seen = [step.seen for step in steps()]

    assert {"A": 2, "M": 0, "T": 0, "K": 2, "D": 0, "U": 2} == seen[1].areas[0].tokens
    laid = {card.card: card for card in seen[2].hand}
    assert [("1", ["A"]), ("1", ["U"])] == [(laid[card].degree, laid[card].slots) for card in CELLS.values()]
    assert [0, 0] == [turn.main_actions for turn in (seen[3].turn, seen[7].turn) if turn is not None]
    assert seen[8].areas[0].tokens["U"] > 0
    last = seen[9]
    assert [(13, 1, 0), (14, 9, 0)] == [
        (cell.cell, cell.card, cell.controller) for cell in last.field if cell.cell in CELLS
    ]
    assert [card.degree for card in last.hand].count("1") >= 2
    assert 2 >= sum(last.areas[0].tokens.values())
    assert any(reach.cell == 0 for reach in last.reach)
    assert all(plot.needed - plot.reached > 1 for plot in last.own_plots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_name_the_cards_and_the_plot(language: str) -> None:
    tongue = tongue_of("illuminaten", language)
    for number, card in ((3, 1), (5, 1), (7, 9), (9, 9)):
        assert short_name(card, tongue) in text(number, language)
    for number in (1, 3):
        assert plot_name(2, tongue) in text(number, language)
