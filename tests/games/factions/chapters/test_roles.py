"""Roles: conditions on what everybody can see at the end."""

import pytest

from intriga.games.factions.rules.roles.progress import progress
from intriga.games.factions.state import Factions
from tests.games.factions.builders import box_of, table

GUARD = 'property = [{ do = "guard", what = "self" }]'

#: Condition, areas of three seats (mine first), whether it holds, what I have, what I need.
CASES = [
    ('kind = "all_three", least = 1', ["f1 l1 k1", "", ""], True, 1, 1),
    ('kind = "all_three", least = 1', ["f1 l1 f2", "", ""], False, 0, 1),
    ('kind = "most", of = "F"', ["f1 f2", "f3", "l1"], True, 2, 1),
    ('kind = "most", of = "F"', ["f1", "f3", "l1"], False, 1, 1),
    ('kind = "fewest", of = "K"', ["f1", "k1", "k2"], True, 0, 1),
    ('kind = "fewest", of = "K"', ["f1", "k1", "l2"], False, 0, 0),
    ('kind = "equal", of = "L", than = "K"', ["l1 k1", "", ""], True, 1, 1),
    ('kind = "equal", of = "L", than = "K"', ["f1", "", ""], False, 0, 0),
    ('kind = "equal", of = "L", than = "K"', ["l1 l2 k1", "", ""], False, 2, 1),
    ('kind = "persons_alive", year = 1799', ["f1 f2 k9", "", ""], True, 2, 1),
    ('kind = "persons_alive", year = 1799', ["f1 k9", "", ""], False, 1, 1),
    ('kind = "guarded"', ["l9", "", ""], True, 1, 1),
    ('kind = "guarded"', ["l8", "l9", ""], False, 0, 1),
    ('kind = "largest"', ["f1 f2", "f3", ""], True, 2, 1),
    ('kind = "largest"', ["f1", "f3", ""], False, 1, 1),
    ('kind = "smallest"', ["", "f3", "f2"], True, 0, 1),
    ('kind = "smallest"', ["", "", "f2"], False, 0, 0),
    ('kind = "person_here", persons = ["f1", "l1"]', ["l1", "f1", ""], True, 1, 1),
    ('kind = "person_here", persons = ["f1", "l1"]', ["k1", "f1", ""], False, 0, 1),
    ('kind = "person_discarded", persons = ["k1", "k2", "k3"], least = 2', ["", "k3", ""], True, 2, 2),
    ('kind = "person_discarded", persons = ["k1", "k4", "k3"], least = 2', ["", "k3", ""], False, 1, 2),
    ('kind = "discard_holds", of = "K", than = "F"', ["", "", ""], True, 2, 1),
    ('kind = "discard_holds", of = "K", than = "L"', ["", "", ""], False, 2, 2),
    ('kind = "total_more", of = "K", than = "L"', ["", "k3 k4", "l3"], True, 2, 1),
    ('kind = "total_more", of = "K", than = "L"', ["", "k3", "l3"], False, 1, 1),
    ('kind = "least", of = "F", least = 2', ["f1 f2", "", ""], True, 2, 2),
    ('kind = "least", of = "F", least = 2', ["f1", "", ""], False, 1, 2),
    ('kind = "none", of = "F"', ["l3", "f1", ""], True, 0, 0),
    ('kind = "none", of = "F"', ["f1", "", ""], False, 1, 0),
    ('kind = "neighbours", of = "F"', ["f1 f2", "f3", "f4"], True, 2, 1),
    ('kind = "neighbours", of = "F"', ["f1", "", "f4"], False, 1, 1),
    ('kind = "pair", persons = ["f1", "l1"]', ["", "f1 l1", ""], True, 1, 1),
    ('kind = "pair", persons = ["f1", "l1"]', ["f1", "l1", ""], False, 0, 1),
    ('kind = "pair", persons = ["f11", "l11"]', ["f1", "l1", ""], False, 0, 1),
    ('kind = "persons_in_play", persons = ["f1", "l1"], least = 2', ["l1", "", "f1"], True, 2, 2),
    ('kind = "persons_in_play", persons = ["f1", "l1"], least = 2', ["l1 l2", "", ""], False, 1, 2),
    ('kind = "even"', ["f1 f2", "", ""], True, 1, 1),
    ('kind = "even"', ["f1 f2 f3", "", ""], False, 0, 1),
    ('kind = "even"', ["", "f1", ""], False, 0, 1),
    ('kind = "latest", of = "L"', ["k1 l1", "", ""], True, 1, 1),
    ('kind = "latest", of = "L"', ["l1 k1", "l2", ""], False, 0, 1),
    ('kind = "latest", of = "L"', ["", "l2", ""], False, 0, 1),
    ('kind = "larger_left"', ["f1 f2", "f3", "l1 l2 l3"], True, 2, 1),
    ('kind = "larger_left"', ["f1", "f3", ""], False, 1, 1),
    ('kind = "below_average"', ["f1", "f2 f3", "f4"], True, 1, 1),
    ('kind = "below_average"', ["f1", "f2", "f3"], False, 1, 0),
    ('kind = "below_average"', ["f1 f2 f3", "f4 f5 f6 f7", "f8"], False, 3, 2),
]


def with_role(condition: str, areas: list[str]) -> Factions:
    """Seat 0 has this role; the discard pile has two cards of К, two of Л and one of Ф."""
    box = box_of(roles={"f_1": condition}, k9="died = 1794", l9=GUARD)
    return table(["", "", ""], areas, box=box, roles="f_1 l_1 k_1", discard="k1 k2 l6 l7 f9")


@pytest.mark.clause("HF-030")
@pytest.mark.parametrize(("condition", "areas", "holds", "have", "need"), CASES)
def test_a_condition_holds_or_not(
    condition: str, areas: list[str], holds: bool, have: int, need: int
) -> None:
    s = with_role(condition, areas)

    found = progress(s, 0, s.box.roles[0])

    assert (holds, have, need) == (found.fulfilled, found.have, found.need)


@pytest.mark.clause("HF-027")
def test_the_discard_pile_counts_with_the_hands_in_it() -> None:
    box = box_of(roles={"f_1": 'kind = "discard_holds", of = "K", than = "L"'})
    s = table(["k1 k2", "l1"], box=box, roles="f_1 l_1", discard="l2")

    assert not progress(s, 0, box.roles[0]).fulfilled

    s.discard += s.hands[0]

    assert progress(s, 0, box.roles[0]).fulfilled


@pytest.mark.clause("HF-030")
def test_our_roles_are_twelve_of_different_kinds() -> None:
    from intriga.games.factions.box.loading import load
    from intriga.games.shelf import own_pack

    roles = load(own_pack("factions")).roles

    assert 12 == len({role.goal.kind for role in roles}) == len(roles)
