"""What a seat cannot know never shows: in re-dealt worlds, in re-told matches, for every count and variant.

The dose is small; INTRIGA_LONG=1 takes the long one, of 2,000 positions a variant.
"""

import os

import pytest

from intriga.conformance.faults import Fault
from intriga.conformance.fuzzing import seed_of
from intriga.conformance.learning import learning_faults
from intriga.conformance.play import random_choice
from intriga.conformance.records import cut
from intriga.conformance.retellings import retelling_faults
from intriga.conformance.subjects import Variant, subject_of, undealt_match, variants
from intriga.conformance.worlds import differs, world_faults
from intriga.games.masti.game import GAME
from intriga.games.masti.vocabulary import TO_TRUMPS
from intriga.games.shelf import game_folder, own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.heaps import items, lowest
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.match.match import Match
from intriga.kernel.match.undo import undo
from intriga.kernel.worlds.retell import retell

LONG = os.environ.get("INTRIGA_LONG") == "1"
POSITIONS = 2000 if LONG else 200
MATCHES = 40 if LONG else 4  # told again from the first entry to the last
OF_A_MATCH = 8  # positions

SUBJECT = subject_of(GAME, own_pack("masti"), game_folder("masti"))
SIX = Variant(6, {"power": "each"})


def name_of(variant: Variant) -> str:
    return "-".join([str(variant.players), *(f"{name}={value}" for name, value in variant.options.items())])


VARIANTS = pytest.mark.parametrize("variant", variants(GAME), ids=name_of)


def played(variant: Variant, seed: int) -> Match:
    """A whole random match."""
    match = undealt_match(SUBJECT, variant, f"honesty-{seed}", seed_of(seed, variant.players))
    match.deal()
    chance = Quick(seed)
    while not match.ended:
        seat, word = random_choice(match.state, chance, anyone=True)
        match.decide(seat, [word])
    return match


def places(match: Match, chance: Quick) -> list[int]:
    """Some entries of a match: one of the first decisions, the others anywhere before the end."""
    last = len(match.entries) - 2  # the last word and the end lead nowhere
    return [chance.pick(4), *(chance.pick(last) for _ in range(OF_A_MATCH - 1))]


@VARIANTS
def test_no_seat_tells_a_redealt_world_from_the_truth(variant: Variant) -> None:
    found: list[Fault] = []
    other_worlds = 0
    for seed in range(POSITIONS // OF_A_MATCH):
        match, chance = played(variant, seed), Quick(seed)
        for place in places(match, chance):
            state = match.states[place]
            seat = chance.pick(variant.players + 1) - 1
            found += world_faults(GAME, state, seat, chance)
            other_worlds += differs(GAME, state, seat, chance)

    assert [] == found
    assert other_worlds > POSITIONS // 2


@VARIANTS
def test_who_learned_nothing_sees_only_what_follows_from_before(variant: Variant) -> None:
    found: list[Fault] = []
    for seed in range(POSITIONS // OF_A_MATCH):
        match, chance = played(variant, seed), Quick(seed)
        for place in places(match, chance):
            state = match.states[place]
            said = random_choice(state, chance, anyone=True)
            found += learning_faults(GAME, state, variant.players, said, chance)

    assert [] == found


@VARIANTS
def test_a_match_is_told_again_and_no_seat_notices(variant: Variant) -> None:
    found: list[Fault] = []
    for seed in range(MATCHES):
        match, chance = played(variant, 1000 + seed), Quick(seed)
        seat = seed % (variant.players + 1) - 1
        found += retelling_faults(match, seat, chance, refusals=False)
        early = cut(match, 1 + chance.pick(len(match.entries) // 2))
        found += retelling_faults(early, chance.pick(variant.players + 1) - 1, chance)

    assert [] == found


# ── matches in which something was taken back ──


def burying() -> tuple[Match, int]:
    """A match of six at its first question, and one of the three who discard."""
    match = undealt_match(SUBJECT, SIX, "burying", seed_of(1, 6))
    match.deal()
    return match, match.state.acting()[0]


def discard(match: Match, seat: int, place: int) -> None:
    match.decide(seat, [TO_TRUMPS[items(GAME.mine(match.state).hands[seat])[place]]])


@pytest.mark.parametrize("again", [False, True])
def test_a_hidden_discard_that_was_taken_back_is_told_again(again: bool) -> None:
    match, seat = burying()
    discard(match, seat, 0)
    undo(match, seat, 1)
    if again:
        discard(match, seat, 3)

    for witness in range(-1, 6):
        assert [] == retelling_faults(match, witness, Quick(witness + 5))
        told = retell(match, witness, Quick(witness + 5), tries=1)
        assert len(match.entries) == len(told.entries)


def test_a_discard_that_was_changed_is_told_again() -> None:
    match, seat = burying()
    discard(match, seat, 0)
    discard(match, seat, 5)
    for other in match.state.acting()[:2]:
        discard(match, other, 1)

    for witness in range(-1, 6):
        assert [] == retelling_faults(match, witness, Quick(witness + 5))


def test_a_card_that_was_shown_and_taken_back_stays_known_when_the_match_is_told_again() -> None:
    match = undealt_match(SUBJECT, Variant(3, {}), "shown", seed_of(2, 3))
    match.deal()
    leader = match.state.acting()[0]
    word = match.state.legal(leader)[0]
    match.decide(leader, [word])
    undo(match, leader, 1, tuple(seat for seat in range(3) if seat != leader))
    card = lowest(GAME.mine(match.states[0]).hands[leader])

    for seed in range(10):
        told = retell(match, (leader + 1) % 3, Quick(seed))
        assert GAME.mine(told.state).hands[leader] >> card & 1


def test_a_spectator_is_told_whom_the_table_waits_for() -> None:
    match = undealt_match(SUBJECT, Variant(3, {}), "spectator", seed_of(2, 3))
    match.deal()

    question = GAME.question(match.state, SPECTATOR)

    assert ("waiting_for", {"seats": match.state.acting()}) == (question.asks, question.facts)
