"""Scout: a face-down card goes to the hand, and any card of the hand is laid in its place."""

import pickle
from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.rules.actions.scout import Scout, why_not_scout
from intriga.games.illuminaten.rules.reasons import CANNOT_PAY_SCOUTING, NOTHING_TO_SCOUT
from intriga.games.illuminaten.rules.terms.near import in_reach, in_reach_of_influence, is_rosicrucian
from intriga.games.illuminaten.rules.turn.modes import BY_CARD, BY_FACTION, FREE, MAIN
from intriga.games.illuminaten.state import NO_CARD, Pax
from intriga.kernel.machine.heaps import items
from tests.games.illuminaten.builders import learned, legal, of_kind, refused, say, table, tokens_of

#: Seat 0 has a rosicrucian of aristocracy and connoisseurs at 1; its areopagus IV (M, K, U) touches 1 and 2.
FIELD = {1: 3}
INF = {1: "0"}


def scouting(mode: int = MAIN, **more: Any) -> Pax:
    given: dict[str, Any] = {"field": FIELD, "inf": INF, "hands": ["20 21", "22"], "tokens": ["AM", "A"]}
    return table(frame=Scout(0, mode), **{**given, **more})


def hand(s: Pax) -> str:
    """The cards of seat 0, written."""
    return " ".join(str(card + 1) for card in items(s.hands[0]))


def cells(mask: int) -> list[int]:
    return [cell + 1 for cell in items(mask)]


# ── what is adjacent ──


@pytest.mark.clause("PI-028", "PI-042", "PI-043", "PI-059", "AMB-14")
def test_a_seat_reaches_what_touches_its_cards_and_its_areopagus() -> None:
    assert [1, 2] == cells(in_reach(scouting(inf={}), 0))
    assert [1, 2, 3, 4] == cells(in_reach(scouting(), 0))
    assert [13, 14] == cells(in_reach(scouting(), 1))


@pytest.mark.clause("PI-042", "PI-059")
def test_without_any_influence_on_the_field_the_areopagus_acts() -> None:
    s = scouting(inf={})

    assert "on areopagus" == legal(s, 0)
    assert [("not_your_card_to_scout_with", "PI-059", {"cell": 1})] == refused(s, 0, "on 1")


@pytest.mark.clause("PI-029", "AMB-43")
def test_at_court_festivities_outer_cards_count_as_adjacent_for_influence() -> None:
    s = scouting(open_events=["", "festivities"])

    assert [1, 2, 3, 4, 5, 6, 9, 10, 12, 13, 14] == cells(in_reach_of_influence(s, 0))
    assert [1, 2, 3, 4, 8] == cells(in_reach_of_influence(scouting(laid_near=1 << 7), 0))


@pytest.mark.clause("PI-057")
def test_an_areopagus_is_no_rosicrucian() -> None:
    assert [True, False, False] == [is_rosicrucian(scouting(), cell) for cell in (0, 19, -1)]


# ── acting card, target, payment ──


@pytest.mark.clause("PI-072", "PI-073", "PI-059")
def test_an_acting_card_needs_own_influence_a_face_down_neighbour_and_matching_support() -> None:
    s = scouting()

    assert "on 1, on areopagus" == legal(s, 0)
    assert [("not_your_card_to_scout_with", "PI-059", {"cell": 2})] == refused(s, 0, "on 2")
    assert "on areopagus" == legal(scouting(tokens=["M"]), 0)
    assert [("cannot_pay_scouting", "PI-073", {"cell": 1})] == refused(scouting(tokens=["M"]), 0, "on 1")
    full = {cell: cell for cell in (1, 2, 3, 4)}
    assert [("nothing_to_scout", "PI-072", {"cell": 1})] == refused(scouting(field=full), 0, "on 1")


@pytest.mark.clause("PI-072")
def test_the_target_is_face_down_and_adjacent_to_the_acting_card() -> None:
    s = scouting(field={1: 3, 2: 4})
    say(s, 0, "on 1")

    assert "on 3, on 4" == legal(s, 0)
    assert [("face_up_already", "PI-072", {"cell": 2})] == refused(s, 0, "on 2")
    assert [("not_adjacent_to_scout", "PI-072", {"cell": 5})] == refused(s, 0, "on 5")
    assert [("not_adjacent_to_scout", "PI-072", {"cell": 20})] == refused(s, 0, "on areopagus")


@pytest.mark.clause("PI-073", "PI-075", "PI-046")
def test_page_17_one_m_for_scouting_with_areopagus_iv() -> None:
    s = scouting(tokens=["AM"])
    told = say(s, 0, "on areopagus", "on 2", luck=[29])

    assert "A" == tokens_of(s, 0)
    assert [events.SupportSpent(0, "M", 1), events.CardScouted(0, 0, 2, 30)] == told


@pytest.mark.clause("PI-073", "PI-032")
def test_the_payer_chooses_among_matching_tokens() -> None:
    s = scouting(tokens=["AK"])
    say(s, 0, "on 1", "on 4")

    assert "pay A, pay K" == legal(s, 0)


# ── the card ──


@pytest.mark.clause("PI-074", "PI-067")
def test_the_card_goes_to_the_hand_and_any_card_of_the_hand_is_laid() -> None:
    s = scouting()
    say(s, 0, "on 1", "on 4", luck=[29])

    assert "20 21 30" == hand(s)
    assert NO_CARD == s.field[3]
    assert "card 20, card 21, card 30" == legal(s, 0)
    assert [("not_in_hand_to_lay", "PI-074", {})] == refused(s, 0, "card 22")
    assert [("not_asked", "PI-068", {})] == refused(s, 0, "weave 20")
    assert [events.CardLaid(0, 4, 21)] == say(s, 0, "card 21")
    assert (20, "20 30", 1) == (s.field[3], hand(s), s.mains)


@pytest.mark.clause("PI-074")
def test_only_the_scout_sees_the_card() -> None:
    s = scouting()
    say(s, 0, "on 1")

    assert 0b01 == learned(s, 0, "on 4", luck=[29])
    told = say(s, 0, "on 4", luck=[29])
    scouted = of_kind(told, events.CardScouted)[0]
    assert (30, None) == (scouted.seen_by(0).card, scouted.seen_by(1).card)
    assert 0b10 == learned(s, 0, "card 21") & 0b10


@pytest.mark.clause("GAP-32", "PI-074", "PI-150")
def test_with_an_empty_hand_the_card_itself_is_laid_and_even_that_is_asked() -> None:
    s = scouting(hands=["", ""])
    assert 0 == why_not_scout(s, 0, MAIN)
    say(s, 0, "on 1", "on 4", luck=[45])

    assert "card 46" == legal(s, 0)
    say(s, 0, "card 46")
    assert ("", True) == (hand(s), s.great_played)


@pytest.mark.clause("PI-074")
def test_after_the_deck_was_renewed_a_face_down_card_is_still_an_old_one() -> None:
    down = " ".join(str(card) for card in range(40, 53))
    s = scouting(under=down)
    size = s.deck_size
    say(s, 0, "on 1", "on 4", luck=[39])

    assert "20 21 40" == hand(s)
    assert (size, 12) == (s.deck_size, len(items(s.under)))


# ── additional and enhanced ──


@pytest.mark.clause("PI-122", "PI-038")
def test_by_a_cards_ability_any_card_is_scouted_without_spending() -> None:
    s = scouting(BY_CARD, tokens=[""], hands=["20", ""])

    assert "on 2, on 14" == ", ".join(legal(s, 0).split(", ")[::12])
    say(s, 0, "on 14", "card 20", luck=[29])
    assert (2, 1 << 13, 19) == (s.mains, s.laid_near, s.field[13])


@pytest.mark.clause("PI-122")
def test_only_an_ability_makes_the_card_laid_count_as_adjacent() -> None:
    s = scouting()
    say(s, 0, "on 1", "on 4", "card 20")

    assert 0 == s.laid_near


@pytest.mark.clause("PI-134", "PI-135")
def test_by_the_scholars_card_any_card_is_scouted_for_one_of_their_tokens() -> None:
    s = scouting(BY_FACTION, tokens=["MU"], factions={"U": 0})
    told = say(s, 0, "on 9", luck=[29])

    assert [events.SupportSpent(0, "U", 1), events.CardScouted(0, None, 9, 30)] == told
    assert CANNOT_PAY_SCOUTING == why_not_scout(scouting(tokens=["MA"]), 0, BY_FACTION)
    say(s, 0, "card 30")
    assert (2, 0) == (s.mains, s.laid_near)


@pytest.mark.clause("PI-124", "PI-088")
def test_an_enhancement_takes_the_yield_of_the_card_laid_at_once() -> None:
    s = scouting(enhanced={"scout": 2})
    told = say(s, 0, "on 1", "on 4", "card 20", luck=[29])

    assert [events.SupportGained(0, "A"), events.SupportGained(0, "U")] == told[-2:]
    assert 1 << 3 == s.yielded
    assert "AMU" == tokens_of(s, 0)


@pytest.mark.clause("PI-124")
def test_without_an_enhancement_nothing_is_yielded() -> None:
    s = scouting()
    say(s, 0, "on 1", "on 4", "card 20", luck=[29])

    assert (0, "M") == (s.yielded, tokens_of(s, 0))


# ── the rise of the rosicrucians ──


@pytest.mark.clause("AMB-42")
def test_a_rosicrucian_who_scouts_uses_no_main_action_up() -> None:
    for acting, mains in (("on 1", 2), ("on areopagus", 1)):
        s = scouting(open_events=["", "rosicrucians"], tokens=["AM"])
        say(s, 0, acting, "on 2", "card 20")

        assert mains == s.mains


@pytest.mark.clause("AMB-42")
def test_without_a_main_action_only_a_rosicrucian_scouts() -> None:
    s = scouting(FREE, open_events=["rosicrucians"], mains=0)

    assert "on 1" == legal(s, 0)
    assert [("no_rosicrucian_scouts", "AMB-42", {"cell": 20})] == refused(s, 0, "on areopagus")
    say(s, 0, "on 1", "on 2", "card 20")
    assert 0 == s.mains


# ── whether at all ──


@pytest.mark.clause("PI-072", "PI-073")
def test_the_action_must_be_possible() -> None:
    full = {cell: cell for cell in (1, 2, 3, 4)}

    assert 0 == why_not_scout(scouting(), 0, MAIN)
    assert CANNOT_PAY_SCOUTING == why_not_scout(scouting(tokens=[""]), 0, MAIN)
    assert NOTHING_TO_SCOUT == why_not_scout(scouting(field=full, inf=INF), 0, MAIN)
    assert 0 == why_not_scout(scouting(field=full, inf=INF), 0, BY_CARD)


def test_a_scout_can_be_copied_and_pickled() -> None:
    s = scouting()
    say(s, 0, "on 1", "on 4")
    twin = s.copy()
    say(twin, 0, "card 20")

    assert NO_CARD == s.field[3]
    assert s.stack[-1].key() == pickle.loads(pickle.dumps(s.stack[-1])).key()
