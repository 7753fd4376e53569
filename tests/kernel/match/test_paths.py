"""Paths: several words together or not at all; only the last may draw or reveal."""

import pytest

from intriga.games._rough.vocabulary import VOCABULARY
from intriga.kernel.machine.chance import Quick, Scripted
from intriga.kernel.machine.refusals import Malformed, Refused
from intriga.kernel.machine.words import Word
from intriga.kernel.match.paths import after, apply_path
from tests.games._rough.builders import staking, table


def words(*notations: str) -> list[Word]:
    return [VOCABULARY.read(notation) for notation in notations]


def test_a_path_is_action_target_and_payment() -> None:
    s = table("L1", "F1")

    state, told, picks, learned = apply_path(s, 0, words("look", "on 2", "pay red"), Scripted([3]))

    assert ["ActionChosen", "Aimed", "Paid", "Looked", "TurnEnded"] == [
        type(event).__name__ for event in told
    ]
    assert [(6, 3, 1)] == [(pick.n, pick.value, pick.seats) for pick in picks]
    assert (1, [1]) == (learned, state.acting())


def test_after_answers_in_the_middle_of_an_action() -> None:
    s = table("L1", "F1")
    before = s.full_key()

    here = after(s, 0, words("look", "on 2"))

    assert ["pay red", "pay gold"] == [word.notation() for word in here.legal(0)]
    assert "not_owed" == here.why_not(0, VOCABULARY.read("pay blue"))[0].reason
    assert before == s.full_key()


def test_after_nothing_is_a_copy() -> None:
    s = table("L1", "F1")

    assert after(s, 0, []) == s
    assert after(s, 0, []) is not s


def test_a_word_that_draws_must_be_the_last() -> None:
    s = table("L1", "F1", tokens=[[1, 1, 0], [2, 2, 1]])

    with pytest.raises(Malformed, match="word 2 of the path draws chance, so it must be the last"):
        apply_path(s, 0, words("force", "on 1", "go on"), Quick(1))
    with pytest.raises(Malformed, match="word 1 of the path draws chance"):
        after(s, 0, words("rest"))


def test_a_word_that_reveals_must_be_the_last() -> None:
    s = after(staking(2), 0, words("stake 1"))

    with pytest.raises(Malformed, match="word 1 of the path reveals something, so it must be the last"):
        apply_path(s, 1, words("stake 1", "stake 2"), Quick(1))


def test_a_refused_word_names_its_place_and_nothing_is_done() -> None:
    s = table("L1", "F1")
    s.owner[1] = 1
    before = s.full_key()

    with pytest.raises(Refused, match=r"word 2 of the path is refused: chest_is_gone \(RO-12\)") as fault:
        apply_path(s, 0, words("look", "on 2", "pay red"), Quick(1))

    assert (1, "chest_is_gone") == (fault.value.place, fault.value.refusals[0].reason)
    assert before == s.full_key()


def test_a_path_has_at_least_one_word() -> None:
    with pytest.raises(Malformed, match="a path has at least one word"):
        apply_path(table("L1", "F1"), 0, [], Quick(1))
