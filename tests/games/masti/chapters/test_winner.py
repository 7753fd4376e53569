"""Winner of a round: trumps, the led character, and what the winner takes."""

import pytest

from intriga.games.masti.events import RoundStarted, RoundWon
from intriga.games.masti.rules.winner import strength_of, winning_seat
from intriga.games.masti.state import NOBODY
from intriga.games.masti.view import view
from tests.games.masti.builders import NUMBER, legal, names, refused, say, table


def winner_of(played: list[str], trump: str, leader: int = 0) -> int:
    """Who wins when these cards lie on the table, from the leader on; the last turn is still open."""
    s = table([""] * len(played), trump=trump, leader=leader, round=1, out=[])
    s.lead = NOBODY
    for place, card in enumerate(played):
        seat = (leader + place) % len(played)
        if card != "bribe":
            s.table[seat] = NUMBER[card]
            s.lead = NUMBER[card] // 13 if s.lead == NOBODY else s.lead
    return winning_seat(s)


@pytest.mark.clause("MV-034", "MV-037")
def test_the_lowest_trump_beats_the_highest_card_of_another_character() -> None:
    assert 1 == winner_of(["A13", "P1", "A12"], trump="P5")
    assert 2 == winner_of(["U13", "E13", "A1"], trump="A5")
    assert 1 == winner_of(["P13", "A1", "U13"], trump="A9")


@pytest.mark.clause("MV-035")
def test_case_1_only_the_starting_character_the_highest_rank_wins() -> None:
    assert 1 == winner_of(["A5", "A9", "A7"], trump="P5")
    assert 0 == winner_of(["A10", "A9", "A7"], trump="P5")
    assert 2 == winner_of(["A2", "A9", "A12"], trump="P5")


@pytest.mark.clause("MV-036")
def test_case_2_no_trump_the_highest_of_the_starting_character_wins() -> None:
    assert 0 == winner_of(["A5", "U13", "E13"], trump="P5")
    assert 1 == winner_of(["A5", "A6", "E13"], trump="P5")
    assert 2 == winner_of(["U2", "E13", "U3"], trump="A5")


@pytest.mark.clause("MV-037")
def test_case_3_the_highest_trump_wins() -> None:
    assert 2 == winner_of(["A13", "P4", "P9", "A12"], trump="P5")
    assert 1 == winner_of(["A13", "P10", "P9", "U13"], trump="P5")


@pytest.mark.clause("MV-038")
def test_the_face_up_trump_card_does_not_compete() -> None:
    s = table(["A2", "A3", "E4"], trump="A13", played=["A4", "A6"], round=16)

    assert 1 == winning_seat(s)


@pytest.mark.clause("MV-038")
def test_before_the_starting_card_nobody_wins() -> None:
    assert NOBODY == winning_seat(table(["A2", "A3", "E4"], trump="A13"))


@pytest.mark.clause("MV-038")
def test_who_bribes_cannot_win() -> None:
    assert 2 == winner_of(["A1", "bribe", "bribe"], trump="U13", leader=2)
    assert 0 == winner_of(["A1", "bribe", "bribe", "bribe"], trump="U13")


@pytest.mark.clause("MV-039")
def test_neutral_cards_keep_their_rank() -> None:
    assert 2 == winner_of(["A1", "A2", "A13", "A12"], trump="U5")
    assert 1 == winner_of(["A1", "A2", "bribe"], trump="U5")
    assert 2 == winner_of(["A2", "A1", "A3"], trump="U5")


@pytest.mark.clause("MV-034", "MV-036", "MV-037", "MV-039")
def test_strength_orders_trumps_above_the_led_character_and_others_below_all() -> None:
    order = ["P13", "E1", "E13", "A1", "A13"]  # Aldo is trump, Enzo was led
    strengths = [strength_of(NUMBER[card], 0, 2) for card in order]

    assert sorted(strengths) == strengths
    assert 5 == len(set(strengths))
    assert -1 == strengths[0] == strength_of(NUMBER["U13"], 0, 2)
    assert strength_of(NUMBER["A1"], 0, 3) > strength_of(NUMBER["U13"], 0, 3)
    assert strength_of(NUMBER["A1"], 1, 0) == 0


def test_edge_07_trump_equals_the_led_character() -> None:
    assert 1 == winner_of(["A5", "A9", "U13"], trump="A2")
    assert 2 == winner_of(["A5", "P13", "A6"], trump="A2")


@pytest.mark.parametrize("trump", ["U1", "U2", "U3", "U13"])
def test_edge_08_a_neutral_trump_card_fixes_the_character_and_is_won(trump: str) -> None:
    s = table(["A5 A9", "U4 U5", "A7 A8"], trump=trump)
    say(s, 0, "A5")
    say(s, 1, "U4")
    told = say(s, 2, "A7")

    assert 1 == told[1].seat
    assert {"A5", "A7", "U4", trump} == set(told[1].cards)
    assert s.won[1] >> NUMBER[trump] & 1


@pytest.mark.clause("MV-040", "MV-042")
def test_the_winner_takes_all_played_cards_the_trump_and_the_gems() -> None:
    s = table(
        ["A5 A9", "A2 P7", "E4 U3", "A1 A6"],
        trump="U9",
        bribes=[0, 0, 1, 1],
        wealth=[3, 0, 0, 5],
        won=["P2", "", "", "P3"],
        deck="P4",
    )
    say(s, 0, "A5")
    say(s, 1, "A2")
    say(s, 2, "bribe")
    told = say(s, 3, "bribe", draws="P4")

    assert RoundWon(0, ["A2", "A5", "U9"], 2) == told[1]
    assert ["A2 A5 P2 U9", "", "", "P3"] == [names(area) for area in s.won]
    assert ([5, 0, 0, 5], [0, 0, 0, 0]) == (s.wealth, s.bribes)
    assert ([-1] * 4, -1, 0) == (s.table, s.lead, s.acted)


@pytest.mark.clause("MV-042")
def test_won_gems_cannot_be_used_for_bribes() -> None:
    s = table(["A5 A9", "A2 P7", "E4 U3"], trump="U9", bribes=[0, 0, 1], deck="P4")
    say(s, 0, "A5")
    say(s, 1, "A2")
    say(s, 2, "bribe", draws="P4")
    say(s, 0, "A9")

    assert [1, 0, 0] == s.wealth
    say(s, 1, "P7")

    assert [("no_bribe_gems", "MV-028", {})] == refused(s, 2, "bribe")
    assert "E4, U3" == legal(s, 2)


@pytest.mark.clause("MV-041")
def test_won_cards_lie_in_stacks_by_guild_and_everybody_sees_them() -> None:
    s = table(["A5", "A2", "E4"], trump="U9", won=["A4 E12 U5 A1 P2 P3 E13", "", ""], round=16)
    seen = [view.view(s, seat).areas[0] for seat in (-1, 0, 1, 2)]
    area = seen[0]

    assert [area] * 4 == seen
    assert [("aristocrats", ["A4", "E12"], 3, 6), ("artists", ["U5"], 1, 1)] == [
        (stack.guild, stack.cards, stack.symbols, stack.points) for stack in area.stacks
    ]
    assert (1, 1, 1, 1) == (area.jokers, area.penalties, area.bonuses, area.powers)


@pytest.mark.clause("MV-043")
def test_after_the_round_the_next_trump_is_turned_up() -> None:
    s = table(["A5 A9", "A2 P7", "E4 U3"], trump="U9", deck="P4")
    say(s, 0, "A5")
    say(s, 1, "A2")

    assert RoundStarted(16, "P4", 0, []) == say(s, 2, "E4", draws="P4")[-1]
    assert ("P4", 0, 0) == (names(1 << s.trump), s.deck, s.turn)
