"""The marks on the cards, which count in the casino and nowhere else."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.bots.values import card_worth, penalty_cost
from intriga.games.gangsters.box.tables import SCOPE_ALL, SCOPE_HOLDER, SCOPE_ROUND_END
from intriga.games.gangsters.effects.abilities import is_barred
from intriga.games.gangsters.rules.end_of_turn import penalties_follow, with_scope
from intriga.games.gangsters.rules.penalties import penalties_of, penalty_holds, problem_with
from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.games.gangsters.speech.terminal.about import about
from intriga.games.gangsters.speech.terminal.parts import Look
from intriga.games.gangsters.view.view import view
from intriga.games.gangsters.vocabulary import VOCABULARY
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener
from tests.games.gangsters.builders import NAMES, PROBLEM_IDS, card, problem, table
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.no_more_bets.builders import end_of_round, in_casino, refused, say

MARKED = [name for name, one in zip(NAMES, box().henchmen, strict=True) if one.barred_in_casino]
UNMARKED = [name for name in NAMES if name not in MARKED]
OFF = [name for name, one in zip(PROBLEM_IDS, box().problems, strict=True) if one.barred_in_casino]


def test_marks_count_in_one_scenario_alone() -> None:
    heeding = [one.scenario.name for one in SCENARIOS if one.scenario.heeds_marks]

    assert ["no_more_bets"] == heeding
    assert (12, 6) == (len(MARKED), len(OFF))


@pytest.mark.clause("LG-057")
@pytest.mark.parametrize("name", MARKED)
def test_a_marked_ability_is_refused_at_every_moment(name: str) -> None:
    s = in_casino((f"nico {name}" if name != "nico" else "nico may", "ines"))
    use = f"use {card(name) + 1}"
    wanted = ("marked_ability", "LG-057")

    assert wanted == refused(s, 0, use)
    say(s, 0, "place craps")
    say(s, 0, "send nico" if name != "nico" else "send may")
    say(s, 0, "enough")
    assert wanted == refused(s, 0, use)
    say(s, 0, "roll", "4 1 1" if name != "nico" else "4")
    assert wanted == refused(s, 0, use)


@pytest.mark.clause("LG-057")
@pytest.mark.parametrize("name", MARKED)
def test_elsewhere_the_mark_means_nothing(name: str) -> None:
    s = table([f"may {name}" if name != "may" else "may stan", "ines"])
    found = s.why_not(0, VOCABULARY.read(f"use {card(name) + 1}"))

    assert "marked_ability" not in [one.reason for one in found]
    assert not is_barred(s, card(name))


@pytest.mark.clause("LG-057")
def test_other_abilities_work_and_specialisations_always_do() -> None:
    s = in_casino(("nico sadie", "ines"))
    say(s, 0, "use sadie", "may")  # draws a card
    assert not any(is_barred(s, card(name)) for name in UNMARKED)
    say(s, 0, "place craps")
    say(s, 0, "send nico")  # whose ability is marked

    assert s.attempt is not None
    assert [card("nico")] == s.attempt.sent


@pytest.mark.clause("LG-079")
@pytest.mark.parametrize("name", OFF)
def test_a_marked_penalty_does_not_hold(name: str) -> None:
    s = in_casino(before=(name,), clan="stan molly sadie")
    penalty = box().problems[problem(name)].penalty

    assert not penalty_holds(s, problem(name))
    assert [] == penalties_of(s, 0) == penalties_of(s, 1)
    assert problem_with(s, 0, penalty.do) < 0
    assert 0 == with_scope(s, 0, penalty.scope)
    assert not penalties_follow(s, 1)
    end_of_round(s)
    assert 0 == s.exhausted


@pytest.mark.clause("LG-079")
@pytest.mark.parametrize("name", OFF)
def test_elsewhere_a_marked_penalty_holds(name: str) -> None:
    s = table(["nico", "ines"], before=(name,))
    penalty = box().problems[problem(name)].penalty

    assert penalty_holds(s, problem(name))
    if penalty.scope in (SCOPE_HOLDER, SCOPE_ALL):
        assert [penalty] == penalties_of(s, 0)
        assert problem(name) == problem_with(s, 0, penalty.do)
    else:
        assert SCOPE_ROUND_END == penalty.scope
        assert 1 << problem(name) == with_scope(s, 0, penalty.scope)


@pytest.mark.clause("LG-079")
def test_the_fingerprint_and_the_challenge_of_a_marked_problem_stay() -> None:
    s = in_casino(before=("cordon",))
    seen = view(s, 0)
    (row,) = [one for one in seen.challenges if one.kind == "problem"]

    assert (1, False, True) == (seen.fingerprints, row.holds, row.can_be_tried)


@pytest.mark.clause("LG-079")
def test_unmarked_penalties_hold_here_too() -> None:
    s = in_casino(before=("rival_gang",))

    assert 1 == len(penalties_of(s, 0))
    assert view(s, 0).challenges[-1].holds


def test_bots_know_what_is_off() -> None:
    here, elsewhere = in_casino(before=("cordon",)), table(["nico", "ines"], before=("cordon",))

    assert 0.0 == penalty_cost(here, problem("cordon")) < penalty_cost(elsewhere, problem("cordon"))
    assert card_worth(here, card("ingrid")) < card_worth(elsewhere, card("ingrid"))


# ── told ──


@pytest.mark.clause("LG-057", "LG-079")
def test_the_terminal_and_the_refusal_tell_what_is_off() -> None:
    s = in_casino(("nico may", "ines"), before=("cordon",))
    for language, ability, penalty in (
        ("ru", "эта способность здесь не действует", "этот штраф здесь не действует"),
        ("en", "this ability is off here", "this penalty does not hold here"),
    ):
        look = Look(view(s, 0), Listener(Tongue(language, box()), ["Ada", "Bo"], 0))
        assert ability in about(look, f"use {card('nico') + 1}")
        assert ability not in about(look, f"use {card('may') + 1}")
        assert penalty in about(look, f"problem {problem('cordon') + 1}")
    assert {card("nico") + 1: True, card("may") + 1: False} == {
        one.henchman: one.barred for one in view(s, 0).hand
    }
