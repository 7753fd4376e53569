"""The proof of the shuffles: the commitment binds, every seat's bytes count, the reveal can be checked."""

import pytest

from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.proof import MAX_ADDED_BYTES, SEED_BYTES, commitment, match_key, new_seed
from tests.games._rough.builders import begun

SEED = bytes(range(SEED_BYTES))


def test_a_commitment_is_pinned_and_says_nothing_about_the_key() -> None:
    assert "c9132757599d1d5f9d09f316c44c49c9dee63a3dc43fe69d01c8125f4b0e4cb7" == commitment(SEED, "m")
    assert commitment(SEED, "m") != match_key(SEED, "m", (b"",)).hex()


def test_another_seed_or_another_match_has_another_commitment() -> None:
    others = {commitment(SEED, "m"), commitment(SEED, "n"), commitment(bytes(32), "m")}

    assert 3 == len(others)


def test_each_seats_bytes_change_the_key() -> None:
    plain = match_key(SEED, "m", (b"", b"", b""))
    keys = {match_key(SEED, "m", added) for added in ((b"x", b"", b""), (b"", b"x", b""), (b"", b"", b"x"))}

    assert 3 == len(keys - {plain})


def test_bytes_cannot_be_moved_from_one_seat_to_the_next() -> None:
    assert match_key(SEED, "m", (b"ab", b"c")) != match_key(SEED, "m", (b"a", b"bc"))


def test_the_match_and_the_seed_change_the_key() -> None:
    keys = {match_key(SEED, "m", ()), match_key(SEED, "n", ()), match_key(bytes(32), "m", ())}

    assert 3 == len(keys)


def test_seeds_are_fresh() -> None:
    assert SEED_BYTES == len(new_seed())
    assert new_seed() != new_seed()


def test_added_bytes_change_the_deal_and_stand_in_the_header() -> None:
    plain = begun(2)
    added = begun(2, added=[b"", b"luck"])

    assert ("", b"luck".hex()) == added.header.added
    assert plain.header.commitment == added.header.commitment
    assert plain.states[0] != added.states[0]


def test_a_seat_may_not_add_too_many_bytes() -> None:
    with pytest.raises(Malformed, match=f"at most {MAX_ADDED_BYTES} bytes"):
        begun(2, added=[b"", b"x" * (MAX_ADDED_BYTES + 1)])
