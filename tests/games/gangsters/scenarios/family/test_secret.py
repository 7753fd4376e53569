"""Nobody learns more of the mole than the rules tell: worlds, histories, views, words, bots, the wire."""

from __future__ import annotations

import msgspec
import pytest

from intriga.cli.fuzz import subject_named
from intriga.conformance.fuzzing import fuzz_game
from intriga.conformance.subjects import Variant
from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.invariants import invariants
from intriga.games.gangsters.knowledge.redeal import redeal
from intriga.games.gangsters.scenarios.family.tables import ACCOUNTANT, MOLE
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.questions import question
from intriga.games.gangsters.view.view import view
from intriga.kernel.machine.chance import Quick
from tests.games.gangsters.builders import end_turn
from tests.games.gangsters.scenarios.family.builders import (
    at_table,
    evening,
    say,
)

THREE = ("nico", "ines", "stan")


def worlds(s: Gangsters, seat: int, times: int = 300) -> list[Gangsters]:
    found = [redeal(s, seat, Quick(number)) for number in range(times)]
    assert [] == [fault for world in found for fault in invariants(world)]
    return found


def holders(s: Gangsters, seat: int, guest: int) -> set[int]:
    """Where a guest is in the worlds of a seat: a boss, or -1 for the deck."""
    return {world.owner(guest) for world in worlds(s, seat)}


def drawn_by_the_second() -> Gangsters:
    """The second boss has recruited the mole and somebody else this round."""
    s = at_table(THREE, clan="mole accountant sadie ruby finn", actions=2)
    end_turn(s)
    say(s, 1, "recruit", "mole")
    say(s, 1, "more", "sadie")
    return s


@pytest.mark.clause("LG-010", "LG-013")
def test_the_mole_may_be_wherever_a_seat_has_not_looked() -> None:
    s = drawn_by_the_second()

    assert {-1, 1} == holders(s, 0, MOLE) == holders(s, 2, MOLE) == holders(s, -1, MOLE)
    assert {1} == holders(s, 1, MOLE)
    assert {-1} == holders(s, 1, ACCOUNTANT)
    assert {-1, 1} == holders(s, 0, ACCOUNTANT)


@pytest.mark.clause("LS5-003")
def test_nobody_has_had_a_guest_since_the_beginning() -> None:
    s = at_table(THREE, clan="mole accountant sadie ruby finn")
    s.since = [0] * len(s.since)

    assert {-1} == holders(s, 0, MOLE) == holders(s, 0, ACCOUNTANT)


@pytest.mark.clause("LS5-008")
def test_after_an_evening_without_betrayal_no_older_card_is_the_mole() -> None:
    """The second boss has drawn two cards; in the evening nobody is shown. So neither is the mole."""
    s = at_table(THREE, clan="mole accountant sadie ruby finn", actions=2, deck="")
    end_turn(s)
    say(s, 1, "recruit", "sadie")
    say(s, 1, "more", "ruby")
    assert {-1, 1} == holders(s, 0, MOLE)
    evening(s)

    assert {-1} == holders(s, 0, MOLE)
    assert {-1, 1} == holders(s, 0, ACCOUNTANT)


@pytest.mark.clause("LS5-009")
def test_after_a_betrayal_everybody_knows_that_he_is_in_the_deck() -> None:
    s = drawn_by_the_second()
    evening(s)

    assert {-1} == holders(s, 0, MOLE) == holders(s, 1, MOLE)


@pytest.mark.clause("LG-013")
def test_other_seats_see_the_same_with_the_mole_in_a_hand_and_without() -> None:
    """Every view, question and word of the others, and of the spectator, is the same in all their worlds."""
    s = drawn_by_the_second()
    for seat in (0, 2, -1):
        for world in worlds(s, seat, 60):
            assert view(s, seat) == view(world, seat)
            assert question(s, seat) == question(world, seat)
            if seat >= 0:
                assert s.legal(seat) == world.legal(seat)
    assert any(view(s, 1) != view(world, 1) for world in worlds(s, 0, 60))


@pytest.mark.clause("LG-013")
def test_nothing_that_is_sent_to_others_names_whom_a_boss_has_drawn() -> None:
    s = at_table(THREE, clan="mole accountant sadie ruby finn", actions=2)
    end_turn(s)
    told = say(s, 1, "recruit", "mole") + say(s, 1, "more", "accountant")
    for seat in (0, 2, -1):
        sent = msgspec.json.encode(
            [[event.seen_by(seat) for event in told], view(s, seat), question(s, seat)]
        )
        for card in (MOLE, ACCOUNTANT):
            assert f'"henchman":{card + 1}'.encode() not in sent
            assert f"[{card + 1}]".encode() not in sent
            assert f",{card + 1}]".encode() not in sent
    own = msgspec.json.encode([[event.seen_by(1) for event in told], view(s, 1)])
    assert f'"henchman":{MOLE + 1}'.encode() in own


def test_a_bot_says_the_same_in_every_world_that_it_cannot_tell_apart() -> None:
    """What others hold does not change what a regular does: it may ask only what its seat knows."""
    s = drawn_by_the_second()
    say(s, 1, "skip")
    say(s, 1, "end turn")
    said = {regular(world, 2, Quick(1)).notation() for world in worlds(s, 2, 100)}

    assert 1 == len(said)


def test_a_history_can_be_retold_with_the_mole_elsewhere() -> None:
    """The fuzzer re-deals and re-tells at every step, and compares what each seat was told."""
    for players in (2, 3):
        variant = Variant(players, {"scenario": "family", "campaign": "no", "difficulty": "standard"})
        assert [] == [one.fault for one in fuzz_game(subject_named("gangsters"), variant, 11, 200).found]


def test_whoever_holds_him_is_asked_like_everybody_else() -> None:
    """A window opens for whoever holds cards; a last card that cannot go is not skipped."""
    held = at_table(("nico mole", "ines accountant", "stan"))
    other = at_table(("nico ruby", "ines sadie", "stan"))

    assert (held.must, held.may) == (other.must, other.may)
    for s in (held, other):
        say(s, 0, "place speakeasy")
        say(s, 0, "send nico")
    assert (held.must, held.may) == (other.must, other.may)
    for s in (held, other):
        say(s, 0, "enough")
    assert (held.must, held.may) == (other.must, other.may)
