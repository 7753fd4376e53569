"""Support: paying with substitution, and gaining with interception."""

import pickle
from collections import Counter
from itertools import product
from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box import LETTERS
from intriga.games.illuminaten.rules.paying import GROUP, WAYS, Pay, payable, price
from intriga.games.illuminaten.rules.support import Gain, next_in_order
from intriga.games.illuminaten.state import Pax
from intriga.kernel.chance import Quick, Scripted
from intriga.kernel.dealer import Dealer
from tests.games.illuminaten.builders import is_done, legal, refused, say, table, tokens_of


def units(text: str) -> list[int]:
    """`A AM` is one unit for the aristocracy and one for it or the magistrates; `A1` belongs to group 1."""
    found = []
    for part in text.split():
        group = int(part[-1]) if part[-1].isdigit() else 0
        letters = part.rstrip("123")
        found.append(sum(1 << LETTERS.index(letter) for letter in letters) + group * GROUP)
    return found


def paying(cost: str, tokens: str, waive: int = 0, slot_cost: bool = False, **more: Any) -> Pax:
    """Seat 0 pays this cost in its own turn."""
    spared = more.pop("spared", ())
    return table(frame=Pay(0, units(cost), waive, slot_cost, spared), tokens=[tokens], **more)


def gaining(owed: str, tokens: list[str], intercepts: bool = True, **more: Any) -> Pax:
    """Seat 0 gains these tokens; what no seat holds lies in the pool."""
    return table(frame=Gain(0, units(owed), intercepts), tokens=tokens, **more)


def left(s: Pax) -> str:
    """What the payer has left once all is paid."""
    assert is_done(s)
    return tokens_of(s, 0)


def outcomes(s: Pax) -> Counter[str]:
    """What a payer can have left, and in how many paths he comes to it."""
    if is_done(s):
        return Counter([tokens_of(s, 0)])
    found: Counter[str] = Counter()
    words = s.legal(0)
    assert words, "a dead end"
    for word in words:
        twin = s.copy()
        twin.apply(0, word, Dealer(Scripted([])))
        found += outcomes(twin)
    return found


# ── paying ──


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


def paths(s: Pax) -> list[list[int]]:
    """The words of every way through a payment, forced ones among them."""
    if is_done(s):
        return [[]]
    found: list[list[int]] = []
    words = s.legal(0)
    assert words, "a dead end"
    for word in words:
        twin = s.copy()
        twin.apply(0, word, Dealer(Scripted([])))
        found += [[word.number, *rest] for rest in paths(twin)]
    return found


@pytest.mark.clause("PI-031", "PI-033")
def test_what_is_payable_agrees_with_trying_everything() -> None:
    chance = Quick(7)
    answers = []
    for _ in range(300):
        purse = "".join(LETTERS[chance.pick(6)] for _ in range(chance.pick(8)))
        cost = [units(one)[0] for one in ["A1", "M1", "A2", "K2", "MK", "ATD"] if chance.pick(2)]
        sizes = [sum(unit // GROUP == group for unit in cost) for group in (1, 2)]
        waive, spared = chance.pick(2), [0, *(chance.pick(size + 1) for size in sizes)]
        s = paying("", purse, factions=OWNED[chance.pick(len(OWNED))], seats=4)
        answers.append(tried(s, list(cost), waive, spared))

        assert answers[-1] == payable(s, 0, cost, waive, True, spared)
    assert {True, False} == set(answers)


def tried(s: Pax, cost: list[int], waive: int, spared: list[int]) -> bool:
    """Whether the units can be paid: each is waived, spared in its group, or paid in one of twelve ways."""
    if not cost:
        return True
    unit, rest = cost[0], cost[1:]
    group = unit // GROUP
    if waive and tried(s, rest, waive - 1, spared):
        return True
    if group and spared[group]:
        fewer = [count - (place == group) for place, count in enumerate(spared)]
        if tried(s, rest, waive, fewer):
            return True
    for way in range(WAYS):
        cost_of_way = price(s, 0, unit, way, True)
        if 0 < cost_of_way <= s.tokens[way % 6]:
            s.tokens[way % 6] -= cost_of_way
            found = tried(s, rest, waive, spared)
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


# ── gaining ──


@pytest.mark.clause("PI-031", "PI-034")
def test_a_token_comes_from_the_pool() -> None:
    s = gaining("A K", ["", ""])

    assert "AK" == left(s)
    assert [5, 6, 6, 5, 6, 6] == s.pool


@pytest.mark.clause("GAP-25")
def test_a_choice_is_among_the_permitted_types_of_the_pool() -> None:
    s = gaining("AMK", ["", "KKKKKK"])

    assert "gain A, gain M" == legal(s, 0)
    assert [("pool_lacks_token", "GAP-25", {"faction": "K", "types": "AMK"})] == refused(s, 0, "gain K")
    assert [("not_this_token", "PI-032", {"faction": "U", "types": "AMK"})] == refused(s, 0, "gain U")
    assert [events.SupportGained(0, "M")] == say(s, 0, "gain M")


@pytest.mark.clause("PI-034")
def test_what_the_pool_lacks_is_taken_from_an_opponent_of_ones_choice() -> None:
    s = gaining("A", ["", "AAAA", "AAAA"], seats=3)

    assert "seat 1, seat 2" == legal(s, 0)
    assert ("not_an_opponent", "PI-034") == refused(s, 0, "seat 0")[0][:2]
    assert ("not_an_opponent", "PI-034") == refused(s, 0, "seat 3")[0][:2]
    assert [events.SupportHandedOver(2, 0, "A")] == say(s, 0, "seat 2")
    assert ["A", "AAAA", "AAA"] == [tokens_of(s, seat) for seat in range(3)]


@pytest.mark.clause("PI-034")
def test_an_opponent_without_the_token_cannot_give_it() -> None:
    s = gaining("A", ["", "AAAAA", "", "AAAAA"], seats=4)

    assert "seat 1, seat 3" == legal(s, 0)
    assert [("opponent_lacks_token", "PI-034", {"faction": "A"})] == refused(s, 0, "seat 2")


@pytest.mark.clause("PI-034")
def test_what_nobody_has_is_not_gained() -> None:
    """Own tokens do not count, nor those on an edict."""
    s = gaining("A K", ["", ""], edicts={"A": (1, 6)})

    assert "K" == left(s)
    assert "AAAAAAK" == left(gaining("A K", ["AAAAAA", ""]))


@pytest.mark.clause("GAP-25", "PI-034")
def test_a_choice_is_intercepted_only_if_the_pool_has_none_of_the_types() -> None:
    s = gaining("AM", ["AA", "AAAAMMMMMM"])

    assert "gain A, gain M" == legal(s, 0)
    assert [events.SupportHandedOver(1, 0, "M")] == say(s, 0, "gain M")
    assert "AAM" == left(gaining("AM", ["AA", "AAAAMMMMM"]))


@pytest.mark.clause("GAP-25")
def test_compensation_comes_from_the_pool_alone() -> None:
    assert "" == left(gaining("A", ["", "AAAAAA"], False))
    assert "A" == left(gaining("A", ["", "AAAAAA"], True))


@pytest.mark.clause("GAP-25")
def test_like_tokens_are_gained_in_the_order_of_the_factions() -> None:
    s = gaining("AMK AMK", ["", ""])
    say(s, 0, "gain M")

    assert "gain M, gain K" == legal(s, 0)
    assert ("gained_in_order", "PI-034") == refused(s, 0, "gain A")[0][:2]
    counts = outcomes(gaining("AMK AMK", ["", ""]))
    assert {"AA", "AM", "AK", "MM", "MK", "KK"} == set(counts)
    assert {1} == set(counts.values())


@pytest.mark.clause("GAP-25")
def test_the_order_never_loses_a_token() -> None:
    """One M and one K are left: after K there would be nothing, so M comes first, and both come."""
    s = gaining("MK MK", ["MMM", "MMKKKKK"])

    assert "MMMMK" == left(s)


@pytest.mark.clause("PI-034")
def test_like_tokens_are_intercepted_in_the_order_of_the_seats() -> None:
    s = gaining("A A", ["", "AAAA", "AAAA"], seats=3)
    say(s, 0, "seat 2")

    assert "AA" == left(s)
    assert "AA" == tokens_of(s, 2)
    counts = paths(gaining("A A", ["", "AAAA", "AAAA"], seats=3))
    assert 3 == len(counts)


@pytest.mark.clause("PI-034")
def test_who_is_passed_is_not_robbed_any_more_unless_others_have_too_little() -> None:
    """Two of the three must come from seat 1 anyhow; only the last is a question."""
    s = gaining("A A A", ["", "AAAAAAA", "A"], seats=3)

    assert "AA" == tokens_of(s, 0)
    assert "seat 1, seat 2" == legal(s, 0)
    s = gaining("A A", ["", "AAA", "AAA", "AAAA"], seats=4)
    say(s, 0, "seat 2")
    assert "seat 2, seat 3" == legal(s, 0)
    assert ("gained_in_order", "PI-034") == refused(s, 0, "seat 1")[0][:2]


@pytest.mark.clause("PI-034")
def test_first_the_pool_is_emptied_then_opponents_are_asked() -> None:
    """The pool holds one A; of the two others the opponent may give either."""
    s = gaining("AM AM AM", ["", "AAAAAMMMMMM"])

    assert "A" == tokens_of(s, 0)
    assert {"AAA", "AAM", "AMM"} == set(outcomes(s))
    assert {1} == set(outcomes(s).values())


@pytest.mark.clause("PI-196", "PI-207")
def test_an_artificial_opponent_is_never_asked() -> None:
    """It prefers the main faction of its card and robs the richest, then the nearest."""
    s = table(
        3,
        opponent="weishaupt",
        field={1: 4},
        inf={1: "2"},
        figure=0,
        frame=Gain(2, units("AD A")),
        tokens=["AAA", "AAAA"],
    )

    assert "AD" == tokens_of(s, 2)


@pytest.mark.clause("PI-207")
def test_an_artificial_opponent_robs_the_richest_and_of_equals_the_nearest() -> None:
    def robbed(*tokens: str) -> list[str]:
        s = table(3, opponent="weishaupt", frame=Gain(2, units("A")), tokens=tokens)
        return [tokens_of(s, seat) for seat in range(3)]

    assert ["AAA", "AAAA", "A"] == robbed("AAA", "AAAAA")
    assert ["AAAA", "AAA", "A"] == robbed("AAAAA", "AAA")
    assert ["AAA", "AAAA", "A"] == robbed("AAAA", "AAAA")


@pytest.mark.clause("PI-063", "PI-199")
def test_turns_go_clockwise_by_the_boards() -> None:
    s = table(3, opponent="weishaupt", frame=Gain(0, []))

    assert [1, 2, 0] == [next_in_order(s, 0, step) for step in (1, 2, 3)]


def test_a_gain_can_be_copied_and_pickled() -> None:
    s = gaining("AMK AMK", ["", ""])
    say(s, 0, "gain M")
    twin = s.copy()
    say(twin, 0, "gain K")

    assert ("M", "MK") == (tokens_of(s, 0), tokens_of(twin, 0))
    assert pickle.loads(pickle.dumps(s.stack[-1])).key() == s.stack[-1].key()
