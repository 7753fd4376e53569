"""Paying with support: what fits, what stands for it, what need not be paid."""

import pickle
from itertools import product

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import LETTERS
from intriga.games.illuminaten.rules.terms.paying import GROUP, WAYS, payable, price
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Quick
from tests.games.illuminaten.builders import legal, refused, say, tokens_of
from tests.games.illuminaten.purses import left, outcomes, paths, paying, units


@pytest.mark.clause("PI-031", "PI-032")
def test_a_payment_that_all_can_see_to_be_forced_is_not_asked() -> None:
    assert "K" == left(paying("A", "AK"))
    assert "K" == left(paying("AM AM", "AMK"))


@pytest.mark.clause("PI-031")
def test_what_is_spent_goes_back_to_the_pool() -> None:
    s = paying("AM", "AM")
    before = list(s.pool)
    told = say(s, 0, "pay M")

    assert [before[0], before[1] + 1] == s.pool[:2]
    assert [events.SupportSpent(0, "M", 1)] == told


@pytest.mark.clause("PI-032")
def test_matching_support_is_of_any_faction_of_the_acting_card() -> None:
    s = paying("AM", "AMK")

    assert "pay A, pay M" == legal(s, 0)
    assert [("not_this_token", "PI-032", {"cost": "AM", "left": 1})] == refused(s, 0, "pay K")
    assert [("not_asked", "PI-068", {"cost": "AM", "left": 1})] == refused(s, 0, "gain A")


@pytest.mark.clause("PI-033")
def test_three_tokens_of_one_type_stand_for_one_of_another() -> None:
    s = paying("A", "AKKKUU")

    assert "pay A, substitute K" == legal(s, 0)
    assert "no_such_token" == refused(s, 0, "substitute U")[0][0]
    assert "not_this_token" == refused(s, 0, "substitute A")[0][0]
    assert [events.SupportSpent(0, "K", 3)] == say(s, 0, "substitute K")
    assert "AUU" == left(s)


@pytest.mark.clause("PI-033")
def test_a_type_that_fits_is_paid_singly() -> None:
    assert "AAA" == left(paying("A", "AAAA"))
    assert "" == left(paying("A K", "AAAA"))


@pytest.mark.clause("PI-033", "PI-136")
def test_with_the_card_of_the_connoisseurs_two_are_enough() -> None:
    assert "pay A, substitute K" == legal(paying("A", "AKK", factions={"K": 0}), 0)
    assert "KK" == left(paying("A", "AKK", factions={"K": 1}))


@pytest.mark.clause("PI-136")
def test_with_the_card_of_the_artists_their_tokens_are_of_any_type() -> None:
    s = paying("A", "ATTT", factions={"T": 0})

    assert "pay A, pay T" == legal(s, 0)
    assert "pay A, substitute T" == legal(paying("A", "ATTT", factions={"T": 1}), 0)
    assert not payable(s, 0, units("M M M M"), 0, False)
    assert payable(s, 0, units("M M M"), 0, False)


@pytest.mark.clause("GAP-15", "PI-136")
def test_with_the_card_of_the_aristocracy_its_tokens_pay_any_symbol_of_a_slot() -> None:
    s = paying("", "A", factions={"A": 0})

    assert payable(s, 0, units("K"), 0, True)
    assert not payable(s, 0, units("K"), 0, False)
    assert not payable(paying("", "A", factions={"A": 1}), 0, units("K"), 0, True)


@pytest.mark.clause("AMB-24", "PI-033")
def test_only_in_ones_own_turn_is_support_substituted() -> None:
    assert not payable(paying("", "KKK", active=1), 0, units("A"), 0, False)
    assert payable(paying("", "KKK", active=0), 0, units("A"), 0, False)


@pytest.mark.clause("PI-033")
def test_no_payment_is_offered_after_which_the_rest_cannot_be_paid() -> None:
    s = paying("A MKU", "MKKKU")

    assert "pay M, pay U" == legal(s, 0)
    assert [("cannot_pay", "PI-031", {"cost": "A MKU", "left": 2})] == refused(s, 0, "pay K")


ALL_KINDS = ["A", "A A", "AM AM", "A M", "A A M", "A M M", "M AK AK AK", "A1 A1 M1 A2 M2 M2"]
PURSES = ["AAMM", "AAAKKK", "AMTKDU", "AAATTTKKK", "AAAAMMMM", "MMMKKKUUU"]
OWNED: list[dict[str, int]] = [{}, {"K": 0}, {"T": 0}, {"A": 0}, {"A": 0, "T": 0, "K": 0}]


@pytest.mark.clause("PI-033")
@pytest.mark.parametrize(("cost", "purse"), list(product(ALL_KINDS, PURSES)))
def test_each_set_of_payments_has_just_one_path_and_none_ends_in_the_air(cost: str, purse: str) -> None:
    for factions, waive in product(OWNED, (0, 1, 2)):
        s = paying("", purse, factions=factions, seats=3)
        due = len(units(cost)) - waive
        if due <= 0 or not payable(s, 0, units(cost), waive, True):
            continue
        s = paying(cost, purse, waive, True, factions=factions, seats=3)
        sets = [tuple(path) for path in paths(s)]

        assert len(sets) == len(set(sets))
        assert all(list(one) == sorted(one) for one in sets)


@pytest.mark.clause("PI-031", "PI-033", "AMB-49")
def test_what_is_payable_agrees_with_trying_everything() -> None:
    chance = Quick(7)
    answers = []
    for _ in range(300):
        purse = "".join(LETTERS[chance.pick(6)] for _ in range(chance.pick(8)))
        cost = [units(one)[0] for one in ["A1", "M1", "A2", "K2", "MK", "ATD"] if chance.pick(2)]
        sizes = [sum(unit // GROUP == group for unit in cost) for group in (1, 2)]
        waive, spared = chance.pick(2), [0, *(chance.pick(size + 1) for size in sizes)]
        s = paying("", purse, factions=OWNED[chance.pick(len(OWNED))], seats=4)
        waivable = [len(cost)] * 3
        if any(spared):
            kept = [max(0, size - 1 - number) for size, number in zip(sizes, spared[1:], strict=True)]
            waivable = [len(cost) - sum(sizes), *kept]
            waive = min(waive, sum(waivable))
        answers.append(tried(s, list(cost), waive, spared, waivable))

        assert answers[-1] == payable(s, 0, cost, waive, True, spared)
    assert {True, False} == set(answers)


def tried(s: Pax, cost: list[int], waive: int, spared: list[int], waivable: list[int]) -> bool:
    """Whether the units can be paid: each is waived, spared in its group, or paid in one of twelve ways; of a
    group no more are waived than leave one to be paid."""
    if not cost:
        return True
    unit, rest = cost[0], cost[1:]
    group = unit // GROUP
    if waive and waivable[group] > 0:
        fewer = [count - (place == group) for place, count in enumerate(waivable)]
        if tried(s, rest, waive - 1, spared, fewer):
            return True
    if group and spared[group]:
        fewer = [count - (place == group) for place, count in enumerate(spared)]
        if tried(s, rest, waive, fewer, waivable):
            return True
    for way in range(WAYS):
        cost_of_way = price(s, 0, unit, way, True)
        if 0 < cost_of_way <= s.tokens[way % 6]:
            s.tokens[way % 6] -= cost_of_way
            found = tried(s, rest, waive, spared, waivable)
            s.tokens[way % 6] += cost_of_way
            if found:
                return True
    return False


@pytest.mark.clause("PI-033")
def test_which_of_two_like_payments_is_for_what_is_not_asked() -> None:
    found = outcomes(paying("A M", "AMKKKUUU"))

    assert "" == left(paying("A M", "KKKUUU"))
    assert {"KKKUUU", "AUUU", "MUUU", "AKKK", "MKKK", "AM"} == set(found)
    assert {1} == set(found.values())


@pytest.mark.clause("PI-031")
def test_an_earlier_word_is_refused_after_a_later_one() -> None:
    s = paying("AMK AMK", "AAMMKK")
    say(s, 0, "pay M")

    assert "pay M, pay K" == legal(s, 0)
    assert ("paid_in_order", "PI-031") == refused(s, 0, "pay A")[0][:2]


def test_a_waived_unit_is_one_that_is_not_paid() -> None:
    assert {"AM": 1, "AA": 1} == outcomes(paying("A A M", "AAM", 2))
    assert {"A": 1, "M": 1} == outcomes(paying("A M", "AM", 1))
    assert {"": 1} == outcomes(paying("A M", "", 2))
    assert {"": 1} == outcomes(paying("A M", "", 5))


def test_what_is_spared_in_a_group_is_spared_only_there() -> None:
    assert {"K": 1} == outcomes(paying("A1 K2 K2", "AKK", spared=[0, 0, 1]))
    assert {"A": 1, "K": 1} == outcomes(paying("A1 K2 K2", "AKK", 1))


def test_a_cost_that_cannot_be_paid_is_known_beforehand() -> None:
    s = paying("", "AKK")

    assert not payable(s, 0, units("A K U"), 0, False)
    assert payable(s, 0, units("A K U"), 1, False)
    assert not payable(s, 0, units("A A"), 0, False)


def test_a_payment_can_be_copied_and_pickled() -> None:
    s = paying("AMK AMK", "AAMMKK")
    say(s, 0, "pay A")
    twin = s.copy()
    frame = pickle.loads(pickle.dumps(s.stack[-1]))

    assert frame.key() == s.stack[-1].key()
    say(twin, 0, "pay K")
    assert ("AMMKK", "AMMK") == (tokens_of(s, 0), tokens_of(twin, 0))
