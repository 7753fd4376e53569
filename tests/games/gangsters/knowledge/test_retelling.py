"""Other histories of the same match, where moves were taken back."""

from __future__ import annotations

from intriga.cli.fuzz import subject_named
from intriga.conformance.fuzzing import fuzz_game
from intriga.conformance.subjects import Variant


def test_a_card_that_was_shown_before_an_undo_keeps_its_back() -> None:
    """A partner draws somebody, sends them, takes both back, and draws them once more, unseen.

    In another history they must not have come from an older card of the hand. The fuzzer found this game."""
    variant = Variant(3, {"scenario": "hands_up", "campaign": "no", "difficulty": "easier"})

    assert [] == [found.fault for found in fuzz_game(subject_named("gangsters"), variant, 1118, 450).found]
