"""Odd cards, whoever bears them: what each touches, what it leaves alone, what it needs to be told."""

import pytest

from intriga.games.factions import events
from intriga.games.factions.state import Factions
from tests.games.factions.builders import Told, areas, box_of, hands, legal, of_kind, refused, say, table, top

GUARD = 'property = [{ do = "guard", what = "self" }]'
GUARD_ALL = 'property = [{ do = "guard", what = "area" }]'


def odd(
    name: str, hands: list[str], areas: list[str], draws: str = "", discard: str = ""
) -> tuple[Factions, Told]:
    """Seat 0 has just played `f1` with this odd property; `l9` guards itself, `l10` its area."""
    box = box_of(f1=f'property = [{{ do = "odd", name = "{name}" }}]', l9=GUARD, l10=GUARD_ALL)
    s = table(hands, areas, box=box, discard=discard)
    return s, say(s, 0, "card f1", draws)


@pytest.mark.clause("HF-019")
def test_constitution_moves_the_latest_cards_to_the_left_and_leaves_guarded_ones() -> None:
    s, _ = odd("constitution", ["f1", "", ""], ["k1", "l1 l2", "l9"])

    assert ["k1", "l1 f1", "l9 l2"] == areas(s)


@pytest.mark.clause("HF-019")
@pytest.mark.clause("HF-A8")
def test_conservation_swaps_a_card_of_mine_and_the_top_of_the_discard_pile() -> None:
    s, _ = odd("conservation", ["f1", ""], ["k1 l9", "k2"], discard="f5 f6")

    assert "f1, k1" == legal(s, 0)
    assert [("wrong_area", "HF-A8")] == refused(s, 0, "card k2")
    assert [("is_guarded", "HF-019")] == refused(s, 0, "card l9")
    assert [("not_in_play", "HF-024")] == refused(s, 0, "card f5")

    say(s, 0, "card k1")

    assert (["l9 f1 f6", "k2"], "f5 k1") == (areas(s), top(s, 2))


@pytest.mark.clause("HF-019")
@pytest.mark.clause("HF-A8")
def test_necklace_takes_a_random_card_and_gives_one_back() -> None:
    s, _ = odd("necklace", ["f1 f2", "k1 k2", "", "l1"], ["", "", "", ""])

    assert "seat 1, seat 3" == legal(s, 0)
    assert [("hand_is_empty", "HF-024")] == refused(s, 0, "seat 2")
    assert [("not_a_target", "HF-A8")] == refused(s, 0, "seat 0")
    assert [("no_such_seat", "HF-018")] == refused(s, 0, "seat 6")

    say(s, 0, "seat 1", "k2")
    assert "f2, k2" == legal(s, 0)
    assert [("choose_a_card", "HF-A8")] == refused(s, 0, "draw")
    say(s, 0, "card f2")

    assert ["k2", "f2 k1", "", "l1"] == hands(s)


@pytest.mark.clause("HF-019")
def test_necklace_gives_the_only_card_back() -> None:
    s, told = odd("necklace", ["f1", "k1", ""], ["", "", ""])

    assert ["", "k1", ""] == hands(s)
    assert 1 == len(of_kind(told, events.CardTaken)) == len(of_kind(told, events.CardGiven))


@pytest.mark.clause("HF-019")
def test_infernal_discards_the_latest_card_of_the_faction_that_turns_up() -> None:
    s, _ = odd("infernal", ["f1", "", ""], ["k1 l1", "k2 k3", "l9"], "k5")

    assert (["l1 f1", "k2", "l9"], "k5 k1 k3") == (areas(s), top(s, 3))


@pytest.mark.clause("HF-A3")
def test_infernal_hits_nobody_with_the_last_card() -> None:
    box = box_of(f1='property = [{ do = "odd", name = "infernal" }]')
    s = table(["f1", ""], ["k1", ""], box=box, deck="k5")

    say(s, 0, "card f1")

    assert (True, ["k1 f1", ""]) == (s.over, areas(s))


@pytest.mark.clause("HF-019")
@pytest.mark.clause("HF-A8")
def test_bath_takes_two_cards_of_one_other_area_and_itself() -> None:
    s, _ = odd("bath", ["f1", "", ""], ["k9", "k1 k2 k3", "l1"])

    assert "seat 1, seat 2" == legal(s, 0)
    assert [("not_a_target", "HF-A8")] == refused(s, 0, "seat 0")

    say(s, 0, "seat 1")
    assert "k1, k2" == legal(s, 0)
    say(s, 0, "card k1")
    assert "k2, k3" == legal(s, 0)
    say(s, 0, "card k3")

    assert (["k9", "k2", "l1"], "k1 k3 f1") == (areas(s), top(s, 3))


@pytest.mark.clause("HF-A5")
def test_bath_takes_itself_where_there_is_nobody_else() -> None:
    s, _ = odd("bath", ["f1", ""], ["k9", "l9"])

    assert (["k9", "l9"], "f1") == (areas(s), top(s))


@pytest.mark.clause("HF-019")
@pytest.mark.clause("HF-A5")
def test_terror_takes_the_latest_card_of_each_area_but_not_itself_and_no_guarded_one() -> None:
    s, _ = odd("terror", ["f1", "", "", ""], ["k1", "k2 k3", "l1 l9", ""])

    assert (["f1", "k2", "l1 l9", ""], "k1 k3") == (areas(s), top(s, 2))


@pytest.mark.clause("HF-019")
@pytest.mark.clause("HF-A8")
def test_equals_moves_a_card_from_the_most_to_the_fewest() -> None:
    s, _ = odd("equals", ["f1", "", "", ""], ["k9", "k1 k2 k3", "l1", "l2"])

    assert "k1, k2, k3" == legal(s, 0)
    assert [("wrong_area", "HF-A8")] == refused(s, 0, "card k9")

    say(s, 0, "card k2")
    assert "seat 2, seat 3" == legal(s, 0)
    assert [("wrong_area", "HF-A8")] == refused(s, 0, "seat 0")
    say(s, 0, "seat 3")

    assert ["k9 f1", "k1 k3", "l1", "l2 k2"] == areas(s)


@pytest.mark.clause("HF-022")
@pytest.mark.clause("HF-A5")
@pytest.mark.parametrize(
    ("name", "hands", "areas", "discard"),
    [
        ("equals", ["f1", ""], ["", "k1"], ""),
        ("terror", ["f1", ""], ["", "l9"], ""),
        ("constitution", ["f1", ""], ["l10", "l9"], ""),
        ("necklace", ["f1 f2", ""], ["", ""], ""),
        ("conservation", ["f1", ""], ["", ""], None),
    ],
)
def test_an_odd_card_that_can_do_nothing_is_passed_over(
    name: str, hands: list[str], areas: list[str], discard: str | None
) -> None:
    """Equal areas; nothing but guarded cards; empty hands; an empty discard pile."""
    s, told = odd(name, hands, areas, discard=discard or "")

    assert ["impossible"] == [event.why for event in of_kind(told, events.NotApplied)]
    assert [1] == s.acting()
