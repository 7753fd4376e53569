"""The worked examples of the rulebook, page by page, said in words from the menu of the action phase.

Blue is seat 0, red is seat 1. Where a page shows cards that its text does not name, cards with the factions
and degrees that it speaks of stand for them.
"""

from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.rules.phases.event_phase import EventPhase
from intriga.games.illuminaten.state import NONE
from tests.games.illuminaten.builders import (
    Told,
    cards,
    is_done,
    legal,
    of_kind,
    owners,
    refused,
    say,
    table,
    tokens_of,
)
from tests.games.illuminaten.scripts import at, play


def spent(told: Told) -> str:
    """The letters of the tokens that were spent, in their order."""
    return "".join(one.faction * one.count for one in of_kind(told, events.SupportSpent))


@pytest.mark.clause("PI-072", "PI-073", "PI-074", "PI-075")
def test_page_17_one_token_of_the_magistrates_scouts_from_areopagus_iv() -> None:
    s = table(connections=(4, 5), hands=["16 20", "5"], tokens=["AM"])
    told = say(s, 0, "scout", "on areopagus", "on 2", luck=[29])
    assert ("M", [events.CardScouted(0, 0, 2, 30)]) == (spent(told), of_kind(told, events.CardScouted))
    assert "card 16, card 20, card 30" == legal(s, 0)
    told = say(s, 0, "card 20")

    assert [events.CardLaid(0, 2, 20)] == of_kind(told, events.CardLaid)
    assert ("A", cards("16 30"), 1) == (tokens_of(s, 0), s.hands[0], s.mains)


@pytest.mark.clause("PI-076", "PI-077", "PI-080", "PI-081")
def test_page_18_of_four_cards_one_is_left_to_influence_with_two_tokens_for_six() -> None:
    """A is a royal arch of red, B is full, C costs what blue has not; D takes two tokens."""
    arch, full, dear, left = 2, 4, 3, 1
    s = table(
        field={arch: 52, full: 16, dear: 44, left: 31},
        inf={arch: "1 1 -", full: "0 1"},
        tokens=["AAAMMM"],
    )
    say(s, 0, "influence")
    assert f"on {left}" == legal(s, 0)
    assert "arch_is_taken" == refused(s, 0, f"on {arch}")[0][0]
    assert "no_free_slot" == refused(s, 0, f"on {full}")[0][0]
    assert "cannot_pay_slots" == refused(s, 0, f"on {dear}")[0][0]
    told = say(s, 0, f"on {left}", "more")

    assert 6 == len(spent(told))
    assert ("0 0 -", "") == (owners(s, left), tokens_of(s, 0))


# ── page 20 ──


@pytest.mark.clause("PI-083", "PI-089")
def test_page_20_example_a_the_areopagus_gives_scholars_magistrates_and_connoisseurs() -> None:
    s = table(connections=(4, 5))
    say(s, 0, "interrogate", "on areopagus")

    assert "MKU" == tokens_of(s, 0)


@pytest.mark.clause("PI-050", "PI-089")
def test_page_20_example_b_a_card_gives_scholars_and_creators() -> None:
    s = table(field={8: 27}, inf={8: "0 -"})
    say(s, 0, "interrogate", "on 8")

    assert "TU" == tokens_of(s, 0)


@pytest.mark.clause("PI-085", "PI-089")
def test_page_20_example_c_clergy_and_aristocracy_and_by_rumour_two_neighbours() -> None:
    """A third neighbour of the degree without blue's influence and one of another degree give nothing."""
    field = {4: 19, 3: 16, 5: 25, 7: 22, 8: 31}
    s = table(field=field, inf={4: "0 -", 3: "0 -", 5: "0 -", 8: "0 - -"})
    told = say(s, 0, "interrogate", "on 4")

    assert [events.Interrogated(0, 4, [3, 5])] == of_kind(told, events.Interrogated)
    assert sorted("DA" + "AM" + "KT") == sorted(tokens_of(s, 0))


@pytest.mark.clause("PI-086", "PI-089")
def test_page_20_example_d_red_gets_one_token_of_blues_choice() -> None:
    s = table(field={8: 27}, inf={8: "0 1"})
    say(s, 0, "interrogate", "on 8")
    assert "give T, give U" == legal(s, 0)
    say(s, 0, "give T")

    assert ("U", "T") == (tokens_of(s, 0), tokens_of(s, 1))


# ── pages 21 to 24 ──


@pytest.mark.clause("PI-090", "PI-091", "PI-092", "PI-093")
def test_page_21_one_token_stops_on_clergy_and_creators_another_passes_over_scholars() -> None:
    scholars, clergy_and_creators = {3: 24, 6: 9, 7: 29, 8: 44}, {4: 26}
    s = table(field={**scholars, **clergy_and_creators}, inf={3: "0 -", 6: "0"}, tokens=["U"])
    told = say(s, 0, "reassign", "choose U", "slot 3.1", "slot 4.1")
    assert "U" == spent(told)
    assert "slot 6.1, enough" == legal(s, 0)
    assert "not_of_the_faction" == refused(s, 0, "slot 4.1")[0][0]
    say(s, 0, "slot 6.1", "slot 7.1", "slot 7.1", "slot 8.1")

    assert ["0 -", "-", "- -", "0 - -"] == [owners(s, cell) for cell in (4, 6, 7, 8)]
    assert 1 == s.mains


@pytest.mark.clause("PI-094", "PI-095", "PI-096", "PI-097", "PI-099")
def test_page_22_one_token_of_the_connoisseurs_and_one_influence_moves_over() -> None:
    s = table(field={7: 29, 8: 31}, inf={7: "0 -", 8: "0 - -"}, hands=["16", "5"], tokens=["K"])
    told = say(s, 0, "exclude", "on 7", "on 8", "card 16")

    assert "K" == spent(told)
    assert [events.CardsDiscarded([31])] == of_kind(told, events.CardsDiscarded)
    assert (15, "0 -") == (s.field[7], owners(s, 8))


#: Around cell 8 blue has 5 and red has 6.
QUARREL = {8: 31, 7: 32, 4: 33, 5: 34, 1: 41}
SIDES = {8: "1 1 0", 7: "0 0 0", 4: "1 1 0", 5: "1 1 -", 1: "0 1 -"}


@pytest.mark.clause("PI-101", "PI-102", "PI-103", "PI-105", "PI-110", "PI-113", "PI-114", "PI-118")
def test_pages_23_to_25_five_and_six_beat_six_and_four() -> None:
    s = table(field=QUARREL, inf=SIDES, tokens=["K"], hands=["18", "26"])
    told = say(s, 0, "displace", "on 4", "on 8", "slot 8.1")
    assert "K" == spent(told)
    assert [events.ArgumentBegan(0, 1, 8, [1], 5, 6, 1)] == of_kind(told, events.ArgumentBegan)
    say(s, 0, "card 18")
    told = say(s, 1, "card 26")

    assert [events.ArgumentEnded(0, 1, 11, 10, "strength")] == of_kind(told, events.ArgumentEnded)
    assert "- 1 0" == owners(s, 8)
    told = say(s, 1, "gain D")
    assert "D" == tokens_of(s, 1)
    assert ([events.MarkerPut(0, 8)], 1) == (of_kind(told, events.MarkerPut), s.markers[7])


@pytest.mark.clause("PI-103", "PI-106", "PI-118")
def test_page_24_example_b_vulnerable_blue_beats_a_six_with_the_dagger_of_schroder() -> None:
    s = table(field=QUARREL, inf=SIDES, tokens=["K"], hands=["49", "18"])
    say(s, 0, "displace", "on 4", "on 8", "slot 8.1", "card 49")
    told = say(s, 1, "card 18")

    assert [events.ArgumentEnded(0, 1, 5, 12, "at_once")] == of_kind(told, events.ArgumentEnded)


# ── free actions ──


@pytest.mark.clause("PI-120", "PI-124", "PI-127", "PI-129", "PI-130", "PI-131")
def test_page_28_quick_support_an_enhancement_and_a_royal_arch() -> None:
    s = table(hands=["38 21 55 1", "5"])
    say(s, 0, "weave 38", "quick support", "gain M", "weave 21", "weave 55")

    assert ("MMD", 1 << 37) == (tokens_of(s, 0), s.turned)
    assert ([37, 20, 54], 3) == (s.chain, s.mains)
    assert "chain_has_ended" == refused(s, 0, "weave 1")[0][0]


@pytest.mark.clause("PI-132", "PI-133", "PI-138")
def test_page_30_blue_with_four_takes_the_connoisseurs_and_red_the_magistrates() -> None:
    field = {1: 33, 2: 37, 3: 40, 11: 31, 13: 36, 14: 38}
    inf = {1: "0 0 0", 2: "0 1 -", 11: "1 1 1"}
    row = {"A": -1, "M": -1, "K": -1}
    blue = table(field=field, inf=inf, factions=row)
    red = table(field=field, inf=inf, factions=row, active=1)

    assert "take K" in legal(blue, 0)
    assert "largest_lodge_not_controlled" == refused(blue, 0, "take M")[0][0]
    assert [events.FactionCardTaken(1, "M", None)] == say(red, 1, "take M")


A_LODGE = {1: 18, 2: 33, 3: 2, 4: 46, 5: 52}  # five cards, four of them outer
A_TOKENS = {1: "0 0", 2: "0 - -", 4: "0 -", 5: "0 - -"}


@pytest.mark.clause("PI-143", "PI-144")
def test_page_32_one_lodge_serves_one_plot_and_two_lodges_serve_two_one_a_turn() -> None:
    plots: dict[str, Any] = {"common": "P01 P12", "private": "P02 P03"}
    one = table(field=A_LODGE, inf=A_TOKENS, on_plots=["P12"], **plots)
    field, inf = {**A_LODGE, 6: 11, 10: 26, 13: 54}, {**A_TOKENS, 6: "0", 10: "0 0", 13: "0 - -"}
    two = table(field=field, inf=inf, **plots)

    assert "lodge_serves_another_plot" == refused(one, 0, "fulfil P01")[0][0]
    say(two, 0, "fulfil P12")
    assert "one_plot_per_turn" == refused(two, 0, "fulfil P01")[0][0]
    later = table(field=field, inf=inf, on_plots=["P12"], **plots)
    assert [events.PlotFulfilled(0, "P01")] == say(later, 0, "fulfil P01")


@pytest.mark.clause("PI-142", "PI-145")
def test_page_38_the_same_four_cards_serve_one_plot_and_one_other_card_in_each_serves_both() -> None:
    four = {4: "0", 7: "0", 8: "0", 11: "0"}
    plots: dict[str, Any] = {"common": "P04 P02", "private": "P01 P03", "on_plots": ["P04"]}
    same = table(field={4: 1, 7: 2, 8: 3, 11: 4}, inf=four, **plots)
    other = table(field={4: 1, 7: 2, 8: 3, 11: 31, 3: 4}, inf={**four, 11: "0 - -", 3: "0"}, **plots)

    assert "contained_in_another_plot" == refused(same, 0, "fulfil P02")[0][0]
    assert [events.PlotFulfilled(0, "P02")] == say(other, 0, "fulfil P02")


# ── check and events ──


@pytest.mark.clause("PI-160", "PI-164", "PI-165", "PI-167", "PI-168", "PI-169")
def test_page_36_a_court_card_and_one_from_the_deck_then_the_steward_moves_over_the_gap() -> None:
    """Two cards are missing; the second court card is taken, and the steward stands over the first."""
    s = table(hands=["1 2", "5 6 7 8"], court="11 12 13 14 15", steward=1, tokens=["A"])
    say(s, 0, "end", "court 2")
    told = say(s, 0, "deck", luck=[40, 41, 42])

    assert cards("1 2 12 41") == s.hands[0]
    assert [
        events.CardsDiscarded([11]),
        events.StewardMoved(2),
        events.CourtFilled(1, 42),
        events.CourtFilled(2, 43),
    ] == told[1:5]
    assert [41, 42, 12, 13, 14] == s.court


@pytest.mark.clause("PI-065", "PI-171", "PI-174", "PI-175")
def test_page_37_the_edict_then_the_old_event_then_a_new_one() -> None:
    s = table(frame=EventPhase(0), edicts={"T": (0, 6)}, open_events=["press"], events=["treaty"])
    assert ("T", 4, 1, NONE) == (tokens_of(s, 0), s.edict_tokens[2], s.pool[2], s.open_event[0])

    assert [events.SpecialPlayed(0, "treaty")] == say(s, 0, "play treaty")
    assert is_done(s)


# ── artificial opponents ──


@pytest.mark.clause("PI-190", "GAP-16")
def test_saint_germains_board_from_ten_he_goes_to_twelve_rather_than_six_or_thirteen() -> None:
    field = {8: 12, 4: 1, 5: 2, 11: 3}  # 7, 9 and 12 lie face down: his numbers 6, 12 and 13
    s = at("saint_germain", 8, field=field, court="46 47 48 49 50")
    told = play(s, 42)

    assert [9] == [one.cell for one in of_kind(told, events.CardTurnedUp)]


@pytest.mark.clause("PI-206", "PI-218", "AMB-30")
def test_page_43_weishaupt_replaces_his_target_by_the_plan_card_and_places_two() -> None:
    """Strength 4 points where no card lies; a third token would go on Goethe, but he has no more support."""
    s = at("weishaupt", 6, field={6: 26, 3: 1}, inf={6: "1 -"}, tokens=["", "U"])
    told = play(s, 42)

    step = of_kind(told, events.ScriptStep)[-1]
    assert (3, "d", 3) == (step.stage, step.item, step.cell)
    assert [events.CardLaid(1, 3, 42)] == of_kind(told, events.CardLaid)
    assert ("U", "1 1 -", 2) == (spent(told), owners(s, 3), s.figure)
