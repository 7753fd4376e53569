"""What artificial opponents do in the same way: influence, interrogate, exclude, and whom they attack."""

import pytest

from intriga.games.illuminaten.box.tables import AREOPAGUS
from intriga.games.illuminaten.events import (
    FigureMoved,
    InfluencePlaced,
    Interrogated,
    SupportGained,
    SupportHandedOver,
    SupportSpent,
)
from intriga.games.illuminaten.rules.artificial.argument import displace
from intriga.games.illuminaten.rules.artificial.common import (
    exclude,
    fitting_court_place,
    influence,
    interrogate,
)
from intriga.games.illuminaten.rules.artificial.figure import (
    can_place,
    neighbours,
    own_factions,
    shares,
    shares_both,
)
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import items
from tests.games.illuminaten.builders import Told, of_kind, owners, tokens_of
from tests.games.illuminaten.scripts import Foreseen, at, figure

HE = "saint_germain"


def dealer(told: Told) -> Dealer:
    return Dealer(Foreseen(()), told)


def interrogated(s: Pax, cell: int, seat: int = 1) -> Told:
    """The card, or with 0 the areopagus, yields to the artificial opponent."""
    told: Told = []
    interrogate(s, seat, AREOPAGUS if cell == 0 else cell - 1, dealer(told))
    return told


# ── the card under the figure ──


@pytest.mark.clause("PI-193", "PI-043")
def test_on_the_areopagus_the_connection_card_and_two_cells_count() -> None:
    s = at(HE, connections=(5, 4))

    assert [1, 3, 5] == items(own_factions(s, 1))
    assert [0, 1] == items(neighbours(s, 1))


@pytest.mark.clause("PI-028", "PI-193", "AMB-32")
def test_on_a_card_its_factions_and_the_other_cards_around_count() -> None:
    s = at(HE, 4, field={4: 27})

    assert [2, 5] == items(own_factions(s, 1))
    assert [1, 2, 3, 5, 7, 8] == [cell + 1 for cell in items(neighbours(s, 1))]


@pytest.mark.clause("AMB-35")
def test_one_faction_is_never_both_and_an_areopagus_must_have_both() -> None:
    s = at(HE, connections=(5, 4))

    assert [True, True, False] == [shares(s, 1, card - 1) for card in (37, 53, 41)]
    assert [True, False, False] == [shares_both(s, 1, card - 1) for card in (37, 53, 31)]


# ── influence ──


@pytest.mark.clause("PI-206", "PI-078")
def test_influence_fills_the_topmost_free_slots_and_takes_the_figure_along() -> None:
    s = at(HE, connections=(5, 4), field={1: 37}, inf={1: "- 0 -"}, tokens=["", "MMKK"])
    told: Told = []
    influence(s, 1, 0, dealer(told))

    assert [InfluencePlaced(1, 1, 1), InfluencePlaced(1, 1, 3), FigureMoved(1, 1)] == told


@pytest.mark.clause("PI-191", "PI-192", "PI-206")
def test_only_weishaupt_pays_for_more() -> None:
    s = at(HE, connections=(5, 4), field={1: 37}, tokens=["", "MMKK"])
    influence(s, 1, 0, dealer([]))

    assert ("1 1 -", "MMKK") == (owners(s, 1), tokens_of(s, 1))


@pytest.mark.clause("PI-076", "PI-080", "PI-189", "PI-206", "GAP-19")
def test_influence_places_what_it_can() -> None:
    s = at(HE, connections=(5, 4), field={1: 37, 2: 53, 3: 22}, inf={1: "0 0 -", 2: "0 - -", 3: "0 0"})
    assert [True, False, False, False] == [can_place(s, 1, cell) for cell in range(4)]

    influence(s, 1, 0, dealer([]))
    assert ("0 0 1", 1) == (owners(s, 1), figure(s))
    influence(s, 1, 2, dealer([]))
    assert ("0 0", 3) == (owners(s, 3), figure(s))
    s.supply[1] = 0
    assert not can_place(s, 1, 0)


# ── interrogate ──


@pytest.mark.clause("PI-196", "PI-207")
@pytest.mark.parametrize(("card", "yields"), [(12, "T"), (27, "TU"), (42, "TTU"), (48, "TTT"), (54, "TTTT")])
def test_a_card_yields_by_its_degree_and_the_choice_is_the_main_faction(card: int, yields: str) -> None:
    s = at(HE, 1, field={1: card}, inf={1: "1 1" if card in (48, 54) else "1"})
    told = interrogated(s, 1)

    assert Interrogated(1, 1, []) == told[0]
    assert yields == tokens_of(s, 1)


@pytest.mark.clause("AMB-57", "GAP-25")
def test_without_the_main_faction_in_the_pool_it_takes_the_secondary_one() -> None:
    s = at(HE, 1, field={1: 12}, inf={1: "1"}, tokens=["TTTTTT"])  # T+U of the first degree
    told = interrogated(s, 1)

    assert [] == of_kind(told, SupportHandedOver)
    assert "U" == tokens_of(s, 1)
    s = at(HE, 1, field={1: 12}, inf={1: "1"}, tokens=["TTTTTTUUUUUU"])
    interrogated(s, 1)
    assert "T" == tokens_of(s, 1), "only where the pool has neither it intercepts, the main faction first"


@pytest.mark.clause("PI-207")
def test_the_areopagus_yields_its_connection_card() -> None:
    s = at(HE, 1, field={1: 12}, connections=(5, 4))
    interrogated(s, 0)

    assert "MKU" == tokens_of(s, 1)


@pytest.mark.clause("PI-198", "PI-207", "PI-034")
def test_a_missing_token_is_taken_from_whoever_has_most_of_them() -> None:
    s = at(HE, 1, 3, field={1: 27}, tokens=["UUU", "UUUUU"])
    told = interrogated(s, 1, 2)

    assert [SupportGained(2, "T")] == of_kind(told, SupportGained)
    assert [SupportHandedOver(1, 2, "U")] == of_kind(told, SupportHandedOver)


@pytest.mark.clause("PI-207", "PI-199")
def test_of_equally_rich_opponents_the_nearest_in_turn_order_gives() -> None:
    s = at(HE, 1, 3, field={1: 48}, tokens=["TTTT", "TTTT"])
    told = interrogated(s, 1, 2)

    # The boards go 2, 0, 1. One by one: the nearest first, then the other has more, then the nearest again.
    givers = [one.giver for one in of_kind(told, SupportHandedOver)]
    assert [0, 1, 0] == givers


@pytest.mark.clause("AMB-33", "PI-086", "PI-196")
def test_no_rumours_but_collusion_in_which_the_main_faction_is_kept() -> None:
    s = at(HE, 1, field={1: 42, 2: 45}, inf={1: "1 0 -", 2: "1 - -"})
    told = interrogated(s, 1)

    assert ("TT", "U") == (tokens_of(s, 1), tokens_of(s, 0))
    assert [SupportHandedOver(1, 0, "U")] == of_kind(told, SupportHandedOver)


@pytest.mark.clause("PI-088", "AMB-09")
def test_a_card_yields_to_it_once_a_turn() -> None:
    s = at(HE, 1, field={1: 27}, connections=(5, 4))
    interrogated(s, 1)
    interrogated(s, 0)

    assert [] == interrogated(s, 1) + interrogated(s, 0)
    assert "MTKUU" == tokens_of(s, 1)


@pytest.mark.clause("AMB-09", "PI-088")
def test_in_a_persons_turn_its_areopagus_is_not_mistaken_for_the_persons() -> None:
    s = at(HE, connections=(5, 4), active=0)
    interrogated(s, 0)

    assert "MKU" == tokens_of(s, 1)
    assert not s.yielded >> AREOPAGUS & 1
    assert [] == interrogated(s, 0)
    s = at(HE, connections=(5, 4), active=0, yielded=1 << AREOPAGUS)
    assert [] != interrogated(s, 0)


# ── exclude ──


@pytest.mark.clause("PI-208", "AMB-35")
@pytest.mark.parametrize(
    ("court", "place"),
    [
        ("1 7 22 2 3", 2),  # both factions: the leftmost such card
        ("2 1 10 3 4", 2),  # else one faction
        ("2 53 1 3 4", 2),
        ("2 4 11 - 54", 0),
        ("- 4 11 - 9", 5),
    ],
)
def test_the_leftmost_fitting_court_card_is_taken(court: str, place: int) -> None:
    s = at(HE, connections=(5, 4), field={1: 41}, court=court)  # M+K+U

    assert place == fitting_court_place(s, 1) + 1


@pytest.mark.clause("PI-208")
def test_the_court_card_takes_the_place_of_the_target_and_is_influenced() -> None:
    s = at(HE, connections=(5, 4), field={1: 41}, inf={1: "1 - -"}, court="2 22 11 54 4")
    exclude(s, 1, 0, dealer([]))

    assert (21, "1 1", 1) == (s.field[0], owners(s, 1), figure(s))
    assert -1 == s.court[1]
    assert s.discard >> 40 & 1


@pytest.mark.clause("PI-097", "GAP-35")
def test_tokens_that_find_no_slot_on_the_court_card_go_back() -> None:
    s = at(HE, connections=(5, 4), field={1: 41}, inf={1: "1 - 1"}, court="2 7 11 54 4")
    exclude(s, 1, 0, dealer([]))

    assert ("1", 18) == (owners(s, 1), s.supply[1])


@pytest.mark.clause("PI-209")
def test_without_a_fitting_court_card_the_areopagus_yields() -> None:
    s = at(HE, connections=(5, 4), field={1: 41}, court="2 4 11 54 48")
    exclude(s, 1, 0, dealer([]))

    assert (40, "MKU", 0) == (s.field[0], tokens_of(s, 1), figure(s))


# ── whom it attacks ──


@pytest.mark.clause("PI-210", "PI-192")
@pytest.mark.parametrize(
    ("inf", "person", "slots"),
    [
        ("1 0 0", 0, 0b110),  # all of the one with most
        ("2 0 1", 0, 0b010),  # a tie: only the uppermost
        ("1 0 2", 1, 0b001),
        ("0 2 -", 0, 0b001),
        ("2 2 1", 1, 0b100),
    ],
)
def test_targets_are_all_tokens_of_one_opponent(inf: str, person: int, slots: int) -> None:
    s = at(HE, 0, 3, field={1: 41}, inf={1: inf}, tokens=["", "", "TTDD"], connections=(5, 6, 4))
    told: Told = []
    displace(s, 2, 0, dealer(told))
    frame = s.stack[-1]

    assert (person, 0, slots) == frame.key()[:3]
    assert [] == of_kind(told, SupportSpent)
