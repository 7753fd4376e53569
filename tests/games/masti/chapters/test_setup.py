"""Set-up: gems, the trump deck, the hands, the first trump."""

import pytest

from intriga.games.masti import events
from intriga.games.masti.game import GAME
from intriga.games.masti.setup import cards_dealt, setup
from intriga.kernel.machine.chance import NeedsOutcome, Quick, Scripted
from intriga.kernel.machine.dealer import Dealer, Pick
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import everyone, only
from tests.games.masti.builders import box, dealt, dealt_so, names

TABLE = [(3, 16, 12, 4), (4, 12, 10, 2), (5, 12, 8, 4)]
THREE = [
    "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12",
    "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12",
    "E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12",
]


@pytest.mark.clause("MV-012")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_begins_with_an_empty_wealth_card(players: int) -> None:
    s, _ = dealt(players, Quick(1))

    assert [0] * players == s.wealth
    assert [[]] * players == [GAME.view(s, seat).areas[seat].stacks for seat in range(players)]


@pytest.mark.clause("MV-013")
def test_bribe_gems_lie_beside_the_wealth_card_for_all_to_see() -> None:
    s, _ = dealt(3, Quick(1))

    assert [4, 4, 4] == s.bribes
    assert [(4, 0)] * 3 == [(area.bribe_gems, area.wealth) for area in GAME.view(s, 2).areas]


@pytest.mark.clause("MV-014", "MV-016", "MV-017", "MV-018")
@pytest.mark.parametrize(("players", "trumps", "each", "gems"), TABLE)
def test_the_table_fixes_trump_deck_hands_and_gems(players: int, trumps: int, each: int, gems: int) -> None:
    s, _ = dealt(players, Quick(4))

    assert trumps == s.rounds == count(s.deck) + 1
    assert [each] * players == [count(hand) for hand in s.hands]
    assert [gems] * players == s.bribes
    assert 52 == count(s.deck) + 1 + sum(count(hand) for hand in s.hands)


@pytest.mark.clause("MV-017")
@pytest.mark.parametrize(("players", "each"), [(3, [12] * 3), (4, [10] * 4), (5, [8] * 5)])
def test_without_six_everybody_is_dealt_the_same(players: int, each: list[int]) -> None:
    s, _ = dealt(players, Quick(4))

    assert each == [cards_dealt(s, seat) for seat in range(players)]


@pytest.mark.clause("MV-014", "MV-016")
def test_each_card_is_drawn_from_those_not_yet_dealt_and_only_its_owner_learns_it() -> None:
    picks: list[Pick] = []
    setup(box(), 3, {}, Dealer(Quick(1), None, picks))

    assert [3, *range(52, 16, -1), 16] == [pick.n for pick in picks]
    assert [everyone(3)] == [pick.seats for pick in picks[:1]]
    assert [only(seat) for seat in (0, 1, 2) for _ in range(12)] == [pick.seats for pick in picks[1:37]]
    assert [everyone(3)] == [pick.seats for pick in picks[37:]]


@pytest.mark.clause("MV-015")
def test_the_first_trump_is_turned_up_from_the_trump_deck() -> None:
    s, _ = dealt_so(THREE, first=1, draws="U7")

    assert "U7" == names(1 << s.trump)
    assert "A13 P13 E13 U1 U2 U3 U4 U5 U6 U8 U9 U10 U11 U12 U13" == names(s.deck)


@pytest.mark.clause("MV-015", "MV-021")
def test_the_deal_is_told_and_then_the_first_round() -> None:
    _, told = dealt_so(THREE, first=1, draws="U7")
    deal, start = told

    assert events.RoundStarted(1, "U7", 1, []) == start
    assert (3, None, {}, 1) == (deal.players, deal.teams, deal.options, deal.first)
    assert [hand.split() for hand in THREE] == deal.hands
    assert ["A13", "P13", "E13", *(f"U{rank}" for rank in range(1, 14))] == deal.trump_deck
    assert [4, 4, 4] == deal.bribe_gems
    assert (36, ("aristocrats", 1), ("merchants", 2)) == (
        len(deal.guilds),
        deal.guilds["A4"],
        deal.guilds["A12"],
    )


@pytest.mark.clause("MV-016")
def test_of_the_deal_a_seat_sees_its_own_hand_and_only_sizes_of_the_rest() -> None:
    _, told = dealt_so(THREE, first=1, draws="U7")

    assert events.Dealt(3, None, {}, 1, THREE[2].split(), [12, 12, 12], 16, [4, 4, 4]) == told[0].seen_by(2)
    assert events.Dealt(3, None, {}, 1, [], [12, 12, 12], 16, [4, 4, 4]) == told[0].seen_by(-1)


@pytest.mark.clause("MV-018")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_no_card_is_left_over(players: int) -> None:
    s, _ = dealt(players, Quick(6))
    hands = 0
    for hand in s.hands:
        assert not hands & hand
        hands |= hand
    trumps = s.deck | (1 << s.trump if s.trump >= 0 else 0)

    assert not hands & trumps
    assert (1 << 52) - 1 == hands | trumps


@pytest.mark.clause("MV-019")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_cards_and_gems_equal_the_rounds(players: int) -> None:
    row = box().seating(players)

    assert row.rounds == row.cards + row.gems
    assert (players, row.trumps * (3 if players == 6 else 1)) == (row.players, row.rounds)


@pytest.mark.clause("MV-021", "MV-071")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_player_is_drawn_before_the_deal(players: int) -> None:
    with pytest.raises(NeedsOutcome) as needed:
        dealt(players, Scripted([]))

    assert players == needed.value.n


@pytest.mark.clause("MV-021")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_any_seat_may_be_drawn_as_first_player(first: int) -> None:
    s, _ = dealt_so(THREE, first=first, draws="U7")

    assert (first, first, first) == (s.first, s.leader, s.turn)
    assert [first] == s.acting()


@pytest.mark.clause("MV-068")
def test_four_in_teams_are_dealt_as_four_alone() -> None:
    s, _ = dealt(4, Quick(1), teams="yes")

    assert (2, 12, [10] * 4, [2] * 4) == (s.teams, s.rounds, [count(hand) for hand in s.hands], s.bribes)


@pytest.mark.clause("MV-A4")
@pytest.mark.parametrize(("value", "pooled"), [("pooled", True), ("each", False)])
def test_the_option_power_is_kept_in_the_state(value: str, pooled: bool) -> None:
    s, told = dealt(4, Quick(1), power=value)

    assert pooled is s.pooled
    assert {"teams": "no", "power": value} == told[0].options
    assert 0 == s.teams
