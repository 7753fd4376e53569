"""Taking a faction card: the largest lodge of its faction, once a turn, from the row or from an opponent."""

import pytest

from intriga.games.illuminaten.box.tables import LETTERS
from intriga.games.illuminaten.events import FactionCardTaken
from intriga.games.illuminaten.rules.plots.taking import (
    faction_cards_of,
    faction_controller,
    keeper,
    take_faction,
    why_not_take,
)
from intriga.games.illuminaten.rules.reasons import REASONS
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import Rest, Told, table

ROW = {"A": -1, "M": -1, "K": -1}
K_LODGE = {1: 33, 2: 37, 3: 40}
M_LODGE = {11: 31, 13: 36, 14: 38}


def reason(s: Pax, letter: str, seat: int = 0) -> tuple[str, str]:
    return REASONS[why_not_take(s, seat, LETTERS.index(letter))]


def take(s: Pax, letter: str, seat: int = 0) -> Told:
    told: Told = []
    take_faction(s, seat, LETTERS.index(letter), Dealer(Scripted([]), told))
    return told


@pytest.mark.clause("PI-138", "PI-132")
def test_page_30_blue_takes_the_connoisseurs_and_red_the_magistrates() -> None:
    blue = {1: "0 0 0", 2: "0 1 -"}
    red = {11: "1 1 1", 13: "0 - -"}
    s = table(field={**K_LODGE, **M_LODGE}, inf={**blue, **red}, factions=ROW, frame=Rest())

    assert (0, 1) == (faction_controller(s, 3), faction_controller(s, 1))
    assert ("fine", "") == reason(s, "K", 0)
    assert ("fine", "") == reason(s, "M", 1)
    assert ("largest_lodge_not_controlled", "PI-133") == reason(s, "M", 0) == reason(s, "K", 1)
    assert [FactionCardTaken(0, "K", None)] == take(s, "K")
    assert (0, True, 1) == (s.faction_owner[3], s.has_taken_faction, faction_cards_of(s, 0))


@pytest.mark.clause("PI-132")
def test_once_a_turn() -> None:
    s = table(field={**K_LODGE, **M_LODGE}, inf={1: "0 0 0", 13: "0 0 0"}, factions=ROW, frame=Rest())
    take(s, "K")

    assert ("one_faction_card_per_turn", "PI-132") == reason(s, "M")
    s.has_taken_faction = False
    assert ("fine", "") == reason(s, "M")


@pytest.mark.clause("PI-132", "PI-137")
def test_from_an_opponent_who_has_lost_the_lodge_but_not_the_card() -> None:
    s = table(field=K_LODGE, inf={1: "0 0 0"}, factions={**ROW, "K": 1}, frame=Rest())

    assert 1 == keeper(s, 3)
    assert [FactionCardTaken(0, "K", 1)] == take(s, "K")
    assert 0 == keeper(s, 3)


@pytest.mark.clause("PI-132", "PI-137")
def test_a_card_of_ones_own_or_out_of_the_game_is_not_taken() -> None:
    s = table(field=K_LODGE, inf={1: "0 0 0"}, factions={**ROW, "K": 0}, frame=Rest())

    assert ("faction_card_held", "PI-132") == reason(s, "K")
    assert ("no_such_faction_card", "PI-019") == reason(s, "U")
    assert ("no_lodge_of_faction", "PI-036") == reason(s, "A")


@pytest.mark.clause("PI-133", "AMB-06")
@pytest.mark.parametrize(
    ("inf", "seat"),
    [
        ({1: "0 0 -"}, -1),
        ({1: "0 0 0"}, 0),
        ({1: "0 0 0", 2: "1 1 1"}, -1),
        ({1: "0 0 0", 2: "1 1 1", 3: "1 - -"}, 1),
    ],
)
def test_a_single_largest_lodge_takes_the_usual_three_tokens(inf: dict[int, str], seat: int) -> None:
    s = table(field={**K_LODGE, 13: 3, 14: 49}, inf=inf, factions=ROW, frame=Rest())

    assert [seat == 0, seat == 1] == [reason(s, "K", one)[0] == "fine" for one in (0, 1)]


@pytest.mark.clause("PI-133", "AMB-06")
@pytest.mark.parametrize(
    ("inf", "seat"),
    [
        ({}, -1),
        ({1: "0 - -"}, 0),
        ({14: "1"}, 1),
        ({1: "0 - -", 14: "1"}, -1),
        ({1: "0 0 0", 11: "1 1", 13: "1", 14: "1"}, 1),
    ],
)
def test_tied_largest_lodges_count_as_one_where_one_token_is_enough(inf: dict[int, str], seat: int) -> None:
    s = table(field={**K_LODGE, 11: 22, 13: 3, 14: 10}, inf=inf, factions=ROW, frame=Rest())

    assert [seat == 0, seat == 1] == [reason(s, "K", one)[0] == "fine" for one in (0, 1)]


@pytest.mark.clause("PI-132")
def test_a_smaller_lodge_does_not_do() -> None:
    s = table(field={**K_LODGE, 11: 22, 12: 7, 13: 3, 14: 10}, inf={1: "0 0 0"}, factions=ROW, frame=Rest())

    assert ("largest_lodge_not_controlled", "PI-133") == reason(s, "K")


@pytest.mark.clause("AMB-51", "AMB-46", "PI-137")
@pytest.mark.parametrize("lender", [-1, 1])
def test_a_borrowed_card_is_not_taken_for_good(lender: int) -> None:
    """Seat 0 controls the largest lodge of the faction, but the card is in no place to be taken from."""
    s = table(
        field=K_LODGE,
        inf={1: "0 0 0"},
        factions={**ROW, "K": 0},
        borrowed=[3],
        borrowed_from=[lender],
        frame=Rest(),
    )

    assert (lender, ("faction_card_on_loan", "AMB-51")) == (keeper(s, 3), reason(s, "K"))
    s.faction_owner[3], s.borrowed, s.borrowed_from = lender, [], []
    assert ("fine", "") == reason(s, "K")
