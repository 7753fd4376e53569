"""Guided games: a fixed deal, and words that are expected."""

from intriga.tables.guides import guide_step, guided_words, step_number
from intriga.tables.rows import GuideStep
from intriga.tables.table import Table
from intriga.tables.taking_back import take_back
from tests.tables.builders import START, folds, kinds, played_out, question, running, said, say
from tests.tables.refusals import denied

STEPS = (
    GuideStep(0, ("draw",), "draw-first", ("deck",)),
    GuideStep(1, ("stop",)),
    GuideStep(0, (), "now-you"),
)


def guided(*steps: GuideStep) -> Table:
    return running("_tiny", "anna", bots=1, guide=steps or STEPS)


def test_the_guide_points_at_its_first_step() -> None:
    assert STEPS[0] == guide_step(guided())


def test_another_word_than_the_expected_one_is_not_taken() -> None:
    table = guided()

    with denied(table, "guide_expects", word="draw"):
        say(table, 0, "stop")


def test_step_by_step_persons_and_bots_follow_the_guide() -> None:
    table = said(guided(), (0, "draw"))
    assert (1, ("stop",)) == (step_number(table), guided_words(table, 1))

    table = say(table, 1, *guided_words(table, 1)).table

    assert STEPS[2] == guide_step(table)
    assert () == guided_words(table, 0)
    assert ["Played Decided"] == kinds(say(table, 0, "stop"))[:1]
    assert folds(table)


def test_after_the_last_step_the_game_is_free() -> None:
    table = said(guided(STEPS[0]), (0, "draw"))

    assert guide_step(table) is None
    assert guide_step(played_out(table)) is None


def test_a_step_that_cannot_be_done_is_left_out() -> None:
    table = said(guided(GuideStep(0), GuideStep(0, ("draw",))), (0, "draw"), (1, "draw"))

    assert guide_step(table) is None
    assert question(table) < question(say(table, 0, "stop").table)


def test_a_guide_may_speak_of_the_persons_seat_alone() -> None:
    table = said(guided(GuideStep(0, ("draw",)), GuideStep(0, ("stop",))), (0, "draw"), (1, "draw"))

    assert ("stop",) == guided_words(table, 0)


def test_a_step_that_was_taken_back_is_due_again() -> None:
    table = said(guided(GuideStep(0, ("stop",)), GuideStep(0)), (0, "stop"))

    assert 0 == step_number(take_back(table, "anna", START, 0, "u1").table)


def test_each_seat_follows_its_own_steps() -> None:
    """Whoever is asked with others may come first; what is no step, such as passing, is not counted."""
    table = guided(GuideStep(1, ("stop",)), GuideStep(0, ("draw",)), GuideStep(0, ("stop",)))

    assert GuideStep(0, ("draw",)) == guide_step(table)
    assert () == guided_words(table, 1)

    table = said(table, (0, "draw"))

    assert (1, ("stop",)) == (step_number(table), guided_words(table, 1))
    assert GuideStep(0, ("stop",)) == guide_step(said(table, (1, "draw")))
