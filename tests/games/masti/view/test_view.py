"""What the view derives for the eyes: what a card does, what a stack or a round would be worth."""

import pytest

from intriga.games.masti.state import Masti
from intriga.games.masti.view.hand import HandCard
from intriga.games.masti.view.view import Area, View, view
from tests.games.masti.builders import say, table
from tests.games.masti.positions import equal_stacks, follow, lead, six, trick, two_jokers


def held(seen: View, card: str) -> HandCard:
    return next(mine for mine in seen.hand if mine.card == card)


def area_of(won: str, *, played: tuple[str, ...] = (), trump: str = "U1") -> Area:
    s = table(["A5 A10", "A2", "E4"], trump=trump, won=[won, "", ""], played=played, round=16)
    return view(s, -1).areas[0]


def test_before_the_starting_card_every_card_leads() -> None:
    assert {"leads"} == {card.does for card in view(lead(), 0).hand}


def test_a_card_follows_trumps_or_is_discarded() -> None:
    s = follow()

    assert ["follows", None, None] == [held(view(s, 1), card).does for card in ("A2", "P7", "U1")]
    say(s, 1, "A2")
    s.trump = 27  # a card of Enzo

    assert ["trumps", "discards"] == [held(view(s, 2), card).does for card in ("E4", "P1")]
    assert [True, False] == [held(view(s, 2), card).wins for card in ("E4", "P1")]


def test_a_card_of_the_trump_that_was_led_follows() -> None:
    s = table(["A5", "A2", "E4"], trump="A9", played=["A5"], round=16)

    assert "follows" == held(view(s, 1), "A2").does


def test_who_is_not_to_act_is_not_told_what_cards_do() -> None:
    assert {None} == {card.does for card in view(follow(), 2).hand}


@pytest.mark.parametrize(
    ("won", "now", "with_one_more"),
    [("A4", 1, 3), ("A4 U6", 3, 6), ("A4 E12", 6, -1), ("A4 A10 P9 U6 E12", 10, 15)],
)
def test_a_stack_says_what_one_more_symbol_makes_of_it(won: str, now: int, with_one_more: int) -> None:
    (stack,) = area_of(won).stacks

    assert (now, with_one_more) == (stack.points, stack.next_points)


def test_the_joker_of_a_stack_is_among_the_symbols_before_the_next_one() -> None:
    s = two_jokers()
    say(s, 0, "joker aristocrats")
    stack = view(s, 0).areas[0].stacks[0]

    assert (True, 3, 6) == (stack.joker, stack.points, stack.next_points)


@pytest.mark.parametrize(
    ("won", "points", "with_one_more"),
    [("", 0, -1), ("A13 E13", -3, -6), ("A13 E13 P13", -6, 10), ("A13 E13 P13 U13", 10, 10)],
)
def test_power_cards_say_what_one_more_makes_of_them(won: str, points: int, with_one_more: int) -> None:
    area = area_of(won)

    assert (points, with_one_more) == (area.power_points, area.next_power_points)


def test_bonus_and_penalty_cards_are_summed_up() -> None:
    assert -2 == area_of("A2 P2 E3").neutral_points


def test_an_area_says_what_the_cards_and_gems_on_the_table_would_change() -> None:
    won = ["A4 E12", "", ""]  # three aristocrats, 6 points; a fourth makes −1 of them
    s = table(["A5", "P3", "P4"], trump="U6", won=won, played=["A5", "bribe"], bribes=[0, 0, 0], round=16)

    assert [-7 + 1 + 1, 1 + 1 + 1, 1 + 1 + 1] == [area.would_gain for area in view(s, -1).areas]


def test_the_cards_that_were_just_won_are_shown_while_one_is_to_be_left() -> None:
    s = trick()

    assert [] == view(s, 0).taken
    say(s, 1, "A2")

    assert [["A2", "A10", "U9"]] * 7 == [[card.card for card in view(s, seat).taken] for seat in range(-1, 6)]
    assert [2, -3, -1] == [card.change for card in view(s, 0).taken]


def test_the_guild_that_is_being_counted_is_named() -> None:
    assert "aristocrats" == view(equal_stacks(), 3).counting
    assert [None, None] == [view(s, 0).counting for s in (lead(), six())]


def test_the_reminder_card_lists_every_guild_card_once() -> None:
    card = view(lead(), -1).reminder
    single = [name for guild in card.guilds for name in guild.single]
    double = [name for guild in card.guilds for name in guild.double]

    assert (24, 12, 36) == (len(single), len(double), len({*single, *double}))
    assert {"10", "11", "12"} == {name[1:] for name in double}
    assert (["A4", "P9", "E7", "U6"], ["A10", "E12"]) == (card.guilds[0].single, card.guilds[0].double)
    assert ([0, 1, 3, 6, -1, -3, -6, 10, 15], 2, -2) == (card.guild_points, card.bonus, card.penalty)


def test_the_reminder_card_names_every_card_that_carries_no_guild() -> None:
    neutral = {row.kind: row.cards for row in view(lead(), -1).reminder.neutral}

    assert ["joker", "penalty", "bonus", "power"] == list(neutral)
    assert (["A1", "P1", "E1", "U1"], ["A2", "P2", "E2", "U2"]) == (neutral["joker"], neutral["penalty"])
    assert (["A3", "P3", "E3", "U3"], ["A13", "P13", "E13", "U13"]) == (neutral["bonus"], neutral["power"])


def test_the_reminder_card_says_whose_a_card_is_by_its_letter() -> None:
    assert {"A": "aldo", "P": "pietra", "E": "enzo", "U": "ugo"} == view(lead(), -1).reminder.characters


def test_the_present_round_is_among_those_left() -> None:
    s = table(["A5", "P3", "P4"], trump="U6", played=["A5"], round=15)

    assert 2 == view(s, 0).rounds_left
    assert [11, 0] == [view(s, 0).rounds_left for s in (after_the_first_round(), two_jokers())]


def after_the_first_round() -> Masti:
    """Six players: the winner is to leave a card."""
    s = trick(round=1)
    say(s, 1, "A2")
    return s
