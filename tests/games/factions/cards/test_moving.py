"""Cards that move others between areas, swap them, or take them back to a hand."""

import pytest

from tests.games.factions.builders import areas, hands, legal
from tests.games.factions.cards.people import people, play

# ── one card of a faction, from anywhere to anywhere ──

MOVERS = [("stael", "necker", "mounier"), ("fersen", "louis", "vigee"), ("billaud", "danton", "cloots")]


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize(("card", "one", "two"), MOVERS)
def test_stael_fersen_and_billaud_may_move_a_card_of_their_faction_anywhere(
    card: str, one: str, two: str
) -> None:
    s = people([card, "", ""], ["", one, two])

    play(s, f"card {card}, card {two}, seat 0")

    assert [f"{card} {two}", one, ""] == areas(s)


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize(("card", "one", "two"), MOVERS)
def test_stael_fersen_and_billaud_may_move_nothing(card: str, one: str, two: str) -> None:
    s = people([card, "", ""], ["", one, two])

    play(s, f"card {card}, decline")

    assert [card, one, two] == areas(s)


@pytest.mark.clause("HF-A7")
def test_fersen_may_drive_away_himself() -> None:
    s = people(["fersen", "", ""], ["", "louis", ""])

    play(s, "card fersen, card fersen, seat 2")

    assert ["", "louis", "fersen"] == areas(s)


# ── away from oneself ──

SMUGGLERS = [("dumas", "louis"), ("chouan", "danton"), ("varlet", "necker")]


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize(("card", "foreign"), SMUGGLERS)
def test_dumas_chouan_and_varlet_may_bring_one_foreign_card_to_another(card: str, foreign: str) -> None:
    s = people([card, "", ""], [foreign, "", ""])

    play(s, f"card {card}, apply, seat 2")

    assert [card, "", foreign] == areas(s)


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize(("card", "foreign"), SMUGGLERS)
def test_dumas_chouan_and_varlet_may_keep_it(card: str, foreign: str) -> None:
    s = people([card, "", ""], [foreign, "", ""])

    play(s, f"card {card}, decline")

    assert [f"{foreign} {card}", "", ""] == areas(s)


def test_artois_leaves_for_another_area_and_a_lily_of_yours_must_follow() -> None:
    s = people(["artois", "", ""], ["louis necker", "", ""])

    play(s, "card artois, seat 1, seat 2")

    assert ["necker", "artois", "louis"] == areas(s)


# ── swaps ──


@pytest.mark.clause("HF-020")
def test_talleyrand_may_swap_a_card_for_one_of_another() -> None:
    s = people(["talleyrand", "", ""], ["danton", "necker", "louis"])

    play(s, "card talleyrand, card danton, card necker")

    assert ["talleyrand necker", "danton", "louis"] == areas(s)


@pytest.mark.clause("HF-020")
def test_talleyrand_may_swap_nothing() -> None:
    s = people(["talleyrand", "", ""], ["danton", "necker", "louis"])

    play(s, "card talleyrand, decline")

    assert ["danton talleyrand", "necker", "louis"] == areas(s)


@pytest.mark.clause("HF-A7")
def test_talleyrand_may_change_sides_himself() -> None:
    s = people(["talleyrand", ""], ["danton", "necker louis"])

    play(s, "card talleyrand, card talleyrand, card necker")

    assert ["danton necker", "louis talleyrand"] == areas(s)


# ── back to the hand ──


@pytest.mark.clause("HF-020")
def test_theroigne_may_take_a_card_of_her_area_back_to_the_hand() -> None:
    s = people(["theroigne", ""], ["danton", "necker"])

    play(s, "card theroigne")
    assert "danton, theroigne, decline" == legal(s, 0)
    play(s, "card danton")

    assert (["theroigne", "necker"], ["danton", ""]) == (areas(s), hands(s))


@pytest.mark.clause("HF-020")
def test_theroigne_may_take_nothing_back() -> None:
    s = people(["theroigne", ""], ["danton", "necker"])

    play(s, "card theroigne, decline")

    assert ["danton theroigne", "necker"] == areas(s)
