"""Arguments with an artificial opponent: every way they can end, as attacker and as defender."""

from typing import Any

import pytest

from intriga.games.illuminaten.events import (
    ArgumentBegan,
    ArgumentCardRevealed,
    ArgumentEnded,
    CardsDiscarded,
    FigureMoved,
    InfluencePlaced,
    Interrogated,
    MarkerPut,
    PlanRevealed,
    SupportSpent,
)
from intriga.games.illuminaten.rules.actions.displace import Displace
from intriga.games.illuminaten.rules.turn.modes import MAIN
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.heaps import count
from tests.games.illuminaten.builders import (
    Told,
    is_done,
    learned,
    legal,
    of_kind,
    owners,
    refused,
    say,
    table,
    tokens_of,
)
from tests.games.illuminaten.scripts import COURT, at, attacked, figure, lay, play

SG = "saint_germain"
AW = "weishaupt"
TWO, THREE, FOUR, FIVE, SIX = 5, 9, 6, 24, 18  # cards by their strengths
DAGGER, HAMMERS = 46, 52


def attack(hand: str, tokens: str = "", **more: Any) -> Pax:
    """He attacks two tokens of seat 0 on cell 1 from his areopagus (M+K+U): 1 against 2, he is vulnerable."""
    given: dict[str, Any] = {
        "connections": (5, 4),
        "field": {1: 22, 2: 41},
        "inf": {1: "0 0"},
        "hands": [hand],
        "tokens": ["", tokens],
    } | more
    s = at(SG, **given)
    play(s)
    assert [0] == s.acting()
    return s


def defence(hand: str, tokens: str = "", opponent: str = SG, **more: Any) -> Pax:
    """Seat 0 attacks his token on cell 4; both have tokens around."""
    given: dict[str, Any] = {
        "connections": (5, 4),
        "field": {4: 42, 7: 22, 8: 29, 1: 7},
        "inf": {4: "1 0 -", 7: "0 0", 8: "0 -", 1: "1"},
        "hands": [hand],
        "tokens": ["", tokens],
        "active": 0,
        "figure": 4,
    } | more
    return at(opponent, **given)


def reveals(told: Told) -> list[int]:
    return [one.card for one in of_kind(told, ArgumentCardRevealed) if one.seat == 1]


def end(told: Told) -> tuple[int, int, int, str]:
    """Winner, the attacker's and the defender's final strength, and how."""
    ended = of_kind(told, ArgumentEnded)[0]
    return (ended.winner, ended.attacker_strength, ended.defender_strength, ended.how)


# ── the steps ──


@pytest.mark.clause("PI-211", "PI-192", "PI-212", "AMB-29")
def test_all_matching_support_is_spent_before_the_person_lays() -> None:
    s = at(SG, connections=(5, 4), field={1: 22, 2: 41}, inf={1: "0 0"}, hands=["5 9"], tokens=["", "AMMUU"])
    told = play(s)

    assert [ArgumentBegan(1, 0, 1, [1, 2], 1, 2, 0)] == of_kind(told, ArgumentBegan)
    assert [SupportSpent(1, "M", 2), SupportSpent(1, "U", 2)] == of_kind(told, SupportSpent)
    assert "A" == tokens_of(s, 1)
    assert ("card 5, card 9", [0]) == (legal(s, 0), s.acting())


@pytest.mark.clause("PI-212", "PI-109")
def test_the_person_lays_a_card_of_the_hand() -> None:
    s = attack("5 9")

    assert [("not_in_hand_to_argue", "PI-104", {"card": 18})] == refused(s, 0, "card 18")
    assert "not_asked" == refused(s, 0, "weave 5")[0][0]
    assert "not_your_decision" == refused(s, 1, "card 5")[0][0]


@pytest.mark.clause("PI-212", "PI-195")
def test_the_card_lies_open_at_once_and_everybody_sees_what_the_deck_brings() -> None:
    s = at(SG, 0, 3, connections=(5, 6, 4), field={1: 22, 2: 41}, inf={1: "0 0"}, hands=["5", "9"])
    play(s)

    assert 0b11 == learned(s, 0, "card 5")
    copy = s.copy()
    told = lay(s, TWO, SIX)
    assert [(0, TWO), (2, SIX)] == [(one.seat, one.card) for one in of_kind(told, ArgumentCardRevealed)]
    assert copy != s


@pytest.mark.clause("PI-109")
def test_an_empty_hand_is_not_asked_and_counts_nothing() -> None:
    s = at(SG, connections=(5, 4), field={1: 22, 2: 41}, inf={1: "0 0"})
    told = play(s, TWO)

    assert (1, 3, 2, "strength") == end(told)
    assert [0] == s.acting()  # compensation
    assert legal(s, 0).startswith("gain A")


@pytest.mark.clause("PI-136", "PI-212")
def test_against_the_clergys_card_its_first_card_is_revealed_first() -> None:
    s = at(SG, connections=(5, 4), field={1: 22, 2: 41}, inf={1: "0 0"}, hands=["5"], factions={"D": 0})
    told = play(s, FOUR)

    assert [FOUR] == reveals(told)
    assert (1, 5, 4, "strength") == end(lay(s, TWO))


@pytest.mark.clause("PI-197", "PI-136")
def test_its_own_faction_card_changes_nothing() -> None:
    s = at(SG, connections=(5, 4), field={1: 22, 2: 41}, inf={1: "0 0"}, hands=["5"], factions={"D": 1})

    assert [] == reveals(play(s))
    assert [0] == s.acting()


# ── it attacks and wins ──


@pytest.mark.clause("PI-102", "PI-113", "PI-211", "PI-214", "AMB-34")
def test_an_attack_won_by_strength() -> None:
    s = attack(str(TWO), "MM")
    told = lay(s, TWO, THREE)

    assert (1, 6, 4, "strength") == end(told)
    assert ("- -", 20) == (owners(s, 1), s.supply[0])
    told = say(s, 0, "gain A", "gain T")
    assert "AT" == tokens_of(s, 0)
    assert ("1 1", 1) == (owners(s, 1), figure(s))  # both factions are shared
    assert is_done(s)


@pytest.mark.clause("PI-213", "PI-106", "AMB-29")
def test_a_vulnerable_attacker_wins_at_once_with_a_dagger_whatever_it_has_spent() -> None:
    s = attack(str(SIX), "MMMUUU")
    told = lay(s, SIX, DAGGER)

    assert (1, 7, 8, "at_once") == end(told)


@pytest.mark.clause("PI-213", "AMB-36", "AMB-48")
def test_the_third_card_may_still_win_and_replaces_the_others() -> None:
    s = attack(str(TWO))
    told = lay(s, TWO, 7, 10, SIX)

    assert [7, 10, SIX] == reveals(told)
    assert (1, 7, 4, "strength") == end(told)


@pytest.mark.clause("AMB-48", "PI-213")
def test_strengths_of_several_cards_do_not_add_up() -> None:
    s = attack(str(FOUR))
    told = lay(s, FOUR, 7, 10, 8)

    assert [7, 10, 8] == reveals(told)
    assert (0, 3, 6, "strength") == end(told)


# ── it attacks and loses ──


@pytest.mark.clause("PI-213", "PI-216", "AMB-36")
def test_an_attack_lost_after_three_cards() -> None:
    s = attack(str(SIX))
    told = lay(s, SIX, TWO, THREE, 21)

    assert [TWO, THREE, 21] == reveals(told)
    assert (0, 7, 8, "strength") == end(told)
    assert ("0 0", 0) == (owners(s, 1), figure(s))
    assert [None] == [one.cell for one in of_kind(told, Interrogated)]  # nothing can lie on an areopagus
    assert "MKU" == tokens_of(s, 1)


@pytest.mark.clause("PI-216")
def test_a_lost_attack_brings_a_token_onto_its_card() -> None:
    s = attack(
        str(SIX), figure=2, field={1: 22, 2: 37, 4: 10, 5: 9}, inf={1: "0 0", 4: "1", 5: "1", 2: "1 - -"}
    )
    told = lay(s, SIX, TWO, 7, 8)

    assert (0, 0) == (end(told)[0], len(of_kind(told, Interrogated)))
    assert ("1 1 -", 2) == (owners(s, 2), figure(s))


@pytest.mark.clause("PI-216")
def test_a_lost_attack_from_a_full_card_is_consoled_by_its_yield() -> None:
    s = attack(
        str(SIX), figure=2, field={1: 22, 2: 29, 4: 10, 5: 14}, inf={1: "0 0", 4: "1", 5: "1", 2: "1 1"}
    )
    told = lay(s, SIX, TWO, 7, 8)

    assert [2] == [one.cell for one in of_kind(told, Interrogated)]
    assert [] == of_kind(told, InfluencePlaced)


@pytest.mark.clause("PI-213", "AMB-36")
def test_an_attacker_stops_at_a_tie_and_loses() -> None:
    s = attack(str(THREE))
    told = lay(s, THREE, FOUR)

    assert [FOUR] == reveals(told)
    assert (0, 5, 5, "tie") == end(told)


@pytest.mark.clause("PI-213", "AMB-36")
def test_an_instant_win_of_the_person_is_answered_by_an_instant_win_or_lost() -> None:
    s = attack(str(HAMMERS))
    told = lay(s, HAMMERS, SIX, 21, DAGGER)  # the third card makes a tie, and the attacker loses ties

    assert [SIX, 21, DAGGER] == reveals(told)
    assert (0, "tie") == (end(told)[0], end(told)[3])
    s = attack(str(HAMMERS))
    told = lay(s, HAMMERS, SIX, 21, FIVE)

    assert (0, "at_once") == (end(told)[0], end(told)[3])


# ── it defends ──


@pytest.mark.clause("PI-215", "AMB-34", "GAP-34")
def test_a_defence_won_takes_all_the_attackers_tokens_off_the_card() -> None:
    s = defence(str(TWO), "TU", inf={4: "1 0 0", 7: "0 0", 8: "0 -", 1: "1"})
    told = attacked(s, 4, "1 - -")

    assert [ArgumentBegan(0, 1, 4, [1], 5, 2, 0)] == of_kind(told, ArgumentBegan)
    assert [SupportSpent(1, "T", 1), SupportSpent(1, "U", 1)] == of_kind(told, SupportSpent)
    told = lay(s, TWO, SIX)
    assert (1, 7, 10, "strength") == end(told)
    assert "1 - -" == owners(s, 4)
    assert ("", True) == (tokens_of(s, 0), is_done(s)), "only a defender is compensated"


@pytest.mark.clause("PI-215", "PI-113")
def test_an_attacker_without_tokens_on_the_card_loses_none() -> None:
    s = defence(str(TWO), "TTT", inf={4: "1 - -", 8: "0 -", 1: "1"})
    attacked(s, 4, "1 - -")
    told = lay(s, TWO, SIX)

    assert (1, "1 - -") == (end(told)[0], owners(s, 4))
    assert is_done(s)


@pytest.mark.clause("PI-213", "AMB-36", "GAP-34")
def test_a_defender_stops_at_a_tie_and_wins() -> None:
    s = defence(str(THREE))
    attacked(s, 4, "1 - -")
    told = lay(s, THREE, FIVE)  # 4 and 3 against 2 and 5

    assert [FIVE] == reveals(told)
    assert (1, 7, 7, "tie") == end(told)


@pytest.mark.clause("PI-213", "AMB-36")
def test_two_instant_wins_are_a_tie_which_the_defender_wins() -> None:
    s = defence(str(HAMMERS))
    attacked(s, 4, "1 - -")
    told = lay(s, HAMMERS, TWO, DAGGER)

    assert [TWO, DAGGER] == reveals(told)
    assert (1, "tie") == (end(told)[0], end(told)[3])


@pytest.mark.clause("AMB-52", "PI-213")
@pytest.mark.parametrize(("hers", "its", "bias"), [(DAGGER, HAMMERS, 0), (HAMMERS, DAGGER, -1)])
def test_dagger_and_hammers_tie_even_where_neither_wins_at_once(hers: int, its: int, bias: int) -> None:
    s = defence(str(hers))  # 4 against 2, or 1 against 2
    attacked(s, 4, "1 - -", bias)
    told = lay(s, hers, its)
    assert ([its], 1, "tie") == (reveals(told), end(told)[0], end(told)[3])

    told = lay(attack(str(DAGGER), "MMMUUU"), DAGGER, HAMMERS)  # 7 against 2
    assert ([HAMMERS], 0, "tie") == (reveals(told), end(told)[0], end(told)[3])


@pytest.mark.clause("PI-217", "PI-114", "AMB-32", "AMB-34", "GAP-34")
def test_a_defence_lost_drives_the_figure_to_a_card_of_its_own() -> None:
    s = defence(str(SIX))
    attacked(s, 4, "1 - -")
    told = lay(s, SIX, TWO, THREE, FOUR)

    assert (0, 10, 6, "strength") == end(told)
    assert ("- 0 -", 18) == (owners(s, 4), s.supply[1])
    assert [MarkerPut(0, 4)] == of_kind(told, MarkerPut)
    assert [FigureMoved(1, 1)] == of_kind(told, FigureMoved)
    assert [1] == [one.cell for one in of_kind(told, Interrogated)]
    assert ("M", "") == (tokens_of(s, 1), tokens_of(s, 0))  # it is not compensated
    assert is_done(s)


@pytest.mark.clause("PI-217", "GAP-16", "AO-002")
@pytest.mark.parametrize("opponent", [SG, "joseph", "willermoz"])
def test_all_but_weishaupt_choose_among_several_refuges_by_number(opponent: str) -> None:
    inf = {4: "1 0 -", 7: "1 0", 8: "0 1", 1: "1"}
    s = defence(str(SIX), opponent=opponent, inf=inf)
    attacked(s, 4, "1 - -")
    lay(s, SIX, TWO, 8, 11)

    assert 7 == figure(s)  # from 5: of 3, 6 and 10


@pytest.mark.clause("PI-217", "PI-218", "GAP-17")
def test_weishaupt_chooses_among_several_refuges_by_a_plan_card() -> None:
    inf = {4: "1 0 -", 7: "1 0", 8: "0 1", 1: "1"}
    s = defence(str(SIX), opponent=AW, inf=inf)
    attacked(s, 4, "1 - -")
    told = lay(s, SIX, TWO, 8, 11, FIVE)

    # At the top of the field 5 points at the upper right, where he has nothing; clockwise comes cell 8.
    assert [PlanRevealed(1, FIVE)] == of_kind(told, PlanRevealed)
    assert 8 == figure(s)
    assert CardsDiscarded([FIVE]) in told
    assert 0 == s.plans


@pytest.mark.clause("PI-217")
def test_without_a_refuge_the_figure_stays() -> None:
    s = defence(str(SIX), field={4: 42, 7: 22, 8: 29}, inf={4: "1 0 -", 7: "0 0", 8: "0 -"})
    attacked(s, 4, "1 - -")
    lay(s, SIX, TWO, THREE, FOUR)
    assert (4, "TT") == (figure(s), tokens_of(s, 1))  # one of three goes to the person on the card


@pytest.mark.clause("PI-217")
def test_a_figure_on_another_card_does_not_move() -> None:
    far: dict[str, Any] = {
        "field": {4: 42, 7: 22, 8: 29, 1: 7, 14: 10},
        "inf": {4: "1 0 -", 7: "0 0", 8: "0 -", 1: "1", 14: "1"},
    }
    s = defence(str(SIX), figure=14, **far)
    attacked(s, 4, "1 - -")
    lay(s, SIX, TWO, THREE, FOUR)

    assert (14, "K") == (figure(s), tokens_of(s, 1))


@pytest.mark.clause("GAP-34", "PI-124")
def test_the_attackers_abilities_count_as_always() -> None:
    s = defence(str(HAMMERS), enhanced={"displace": 1})
    told = attacked(s, 4, "1 - -")
    assert None is of_kind(told, ArgumentBegan)[0].superior
    assert (1, 4, 4, "tie") == end(lay(s, HAMMERS, TWO))

    s = defence(str(DAGGER))
    told = attacked(s, 4, "1 - -", -1)
    began = of_kind(told, ArgumentBegan)[0]
    assert (1, 2, 1) == (began.attacker_strength, began.defender_strength, began.superior)
    assert (0, 1, 6, "at_once") == end(lay(s, DAGGER, TWO, THREE, FOUR))


@pytest.mark.clause("PI-189", "PI-101", "GAP-34")
def test_a_person_displaces_its_influence_like_anybodys() -> None:
    s = table(
        2,
        opponent=SG,
        field={4: 42, 7: 22},
        inf={4: "1 - -", 7: "0 0"},
        figure=3,
        hands=["18 5"],
        court=COURT,
        tokens=["M", "TU"],
        frame=Displace(0, MAIN),
    )
    told = say(s, 0, "on 7")
    while "card" not in legal(s, 0):
        told += say(s, 0, legal(s, 0).split(", ")[0])
    assert [SupportSpent(0, "M", 1)] == of_kind(told, SupportSpent)[:1]
    assert 1 == len(of_kind(told, ArgumentBegan))
    lay(s, SIX, 7, THREE, FOUR)
    assert 1 == count(s.hands[0])
