"""Digests: the same for equal positions, another for any change, hidden facts included."""

from intriga.kernel.match.digests import digest_of, fingerprint, link
from tests.games._rough.builders import say, staking, table


def test_equal_positions_have_equal_digests() -> None:
    assert digest_of(staking(3)) == digest_of(staking(3).copy())


def test_a_hidden_choice_changes_the_digest() -> None:
    one, other = staking(3), staking(3)
    say(one, 0, "stake 1")
    say(other, 0, "stake 2")

    assert 3 == len({digest_of(one), digest_of(other), digest_of(staking(3))})


def test_every_field_counts() -> None:
    plain = digest_of(table("L1", "F1"))
    changes = ["round", "chapter", "bonus", "heap", "deck", "spent", "asked", "may", "must"]
    found = set()
    for name in changes:
        s = table("L1", "F1")
        setattr(s, name, getattr(s, name) + 1)
        found.add(digest_of(s))

    assert len(changes) == len(found - {plain})


def test_a_fingerprint_is_pinned_and_does_not_depend_on_the_order_of_keys() -> None:
    assert "c46f417f3c56da2a3963316407e68013" == fingerprint({"a": 1, "b": [2, None]})
    assert fingerprint({"b": 1, "a": 2}) == fingerprint({"a": 2, "b": 1})


def test_a_link_depends_on_everything_before_it() -> None:
    assert link("", 1) != link("x", 1) != link("x", 2)
    assert link(link("", 1), 2) != link(link("", 2), 1)
