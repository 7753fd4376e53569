"""Other histories of the same match, where moves were taken back."""

from __future__ import annotations

import pytest

from intriga.cli.fuzz import subject_named
from intriga.conformance.fuzzing import fuzz_game, seed_of
from intriga.conformance.subjects import Variant, undealt_match
from intriga.games.gangsters.scenarios.family.tables import ACCOUNTANT, MOLE
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.chance import Quick
from intriga.kernel.match.match import Match
from intriga.kernel.worlds.retell import retell


def test_a_card_that_was_shown_before_an_undo_keeps_its_back() -> None:
    """A partner draws somebody, sends them, takes both back, and draws them once more, unseen.

    In another history they must not have come from an older card of the hand. The fuzzer found this game."""
    variant = Variant(3, {"scenario": "hands_up", "campaign": "no", "difficulty": "easier"})

    assert [] == [found.fault for found in fuzz_game(subject_named("gangsters"), variant, 1118, 450).found]


def dealt_to_a_guest() -> Match:
    """A family whose first boss was dealt a guest in the set-up."""
    subject = subject_named("gangsters")
    variant = Variant(2, {"scenario": "family", "campaign": "no", "difficulty": "standard"})
    for index in range(1000):
        match = undealt_match(subject, variant, f"guest-{index}", seed_of(1, index), None)
        match.deal()
        state = match.state
        assert isinstance(state, Gangsters)
        if state.hands[0] & (1 << MOLE | 1 << ACCOUNTANT):
            return match
    raise AssertionError("a guest was never dealt")


@pytest.mark.clause("LS5-003")
def test_a_guest_who_was_dealt_in_the_setup_gives_way_to_another_card() -> None:
    """In another history the first boss holds what the other world says, whoever came first."""
    match = dealt_to_a_guest()

    for luck in range(20):
        other = retell(match, 1, Quick(luck))
        assert other.state.full_key() == match.game.redeal(match.state, 1, Quick(luck)).full_key()
