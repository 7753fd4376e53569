"""Team game: seats, own areas, the smaller stack, the team's sum."""

import pytest

from intriga.games.masti.box.tables import Guild
from intriga.games.masti.events import Ended, JokerDiscarded, JokerPlaced, Scored, StackChosen
from intriga.games.masti.game import GAME
from intriga.games.masti.rules.scoring import sides, stack_points, standing
from intriga.games.masti.rules.teams import stacks_of
from intriga.games.masti.view import view
from intriga.games.shelf import find_game
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.refusals import Malformed
from tests.games.masti.builders import Told, dealt, empty, ending, legal, names, of_kind, refused, say, table
from tests.games.masti.positions import equal_stacks


def team_totals(areas: list[str], wealth: list[int] | None = None, pooled: bool = False) -> list[int]:
    s = ending(areas, teams=len(areas) // 2, wealth=wealth or [0] * len(areas), pooled=pooled)
    assert s.over
    return standing(s).totals


# ── who plays with whom ──


@pytest.mark.clause("MV-063", "MV-064")
def test_four_players_are_two_teams_that_sit_alternately() -> None:
    s, told = dealt(4, Quick(1), teams="yes")

    assert ([0, 1, 0, 1], [2, 3, 0, 1]) == (
        [s.team(seat) for seat in range(4)],
        [s.partner(seat) for seat in range(4)],
    )
    assert [[0, 2], [1, 3]] == sides(s) == told[0].teams


@pytest.mark.clause("MV-063")
def test_without_teams_everybody_is_a_side_alone() -> None:
    s, told = dealt(4, Quick(1))

    assert [[0], [1], [2], [3]] == sides(s)
    assert ([0, 1, 2, 3], None) == ([s.team(seat) for seat in range(4)], told[0].teams)


@pytest.mark.clause("MV-064")
@pytest.mark.parametrize("players", [4, 6])
def test_partners_never_act_one_after_the_other(players: int) -> None:
    s = empty(players, players // 2)

    assert all(s.team(seat) != s.team((seat + 1) % players) for seat in range(players))
    assert all(s.team(seat) == s.team(s.partner(seat)) for seat in range(players))
    assert all(seat != s.partner(seat) for seat in range(players))


@pytest.mark.parametrize(
    ("players", "options", "fault"),
    [
        (3, {"teams": "yes"}, "option 'teams' is for 4 players, not for 3"),
        (5, {"power": "pooled"}, "option 'power' is for 4, 6 players, not for 5"),
        (6, {"teams": "no"}, "option 'teams' is for 4 players, not for 6"),
        (4, {"teams": "maybe"}, "option 'teams' takes no, yes, not 'maybe'"),
    ],
)
def test_options_are_for_the_counts_that_have_a_choice(
    players: int, options: dict[str, str], fault: str
) -> None:
    with pytest.raises(Malformed, match=fault):
        chosen_options(find_game("masti"), players, options)


@pytest.mark.clause("MV-065", "MV-041")
def test_won_cards_go_into_the_winners_own_area_only() -> None:
    s = table(["A5 A9", "A2 P7", "E4 U3", "A1 A6"], trump="U9", teams=2, deck="P4")
    for seat, card in enumerate(["A9", "A2", "E4", "A1"]):
        say(s, seat, card)

    assert ["A1 A2 A9 E4 U9", "", "", ""] == [names(area) for area in s.won]
    assert [(0, 2), (1, 0), (0, 0), (1, 0)] == [
        (area.team, len(area.stacks)) for area in view.view(s, 2).areas
    ]
    assert [0b101000, 0, 0, 0] == [stacks_of(s, seat) for seat in range(4)]


@pytest.mark.clause("MV-068")
def test_a_team_game_has_twelve_rounds_and_the_same_tables() -> None:
    s, _ = dealt(4, Quick(1), teams="yes")

    assert (12, [2] * 4) == (s.rounds, s.bribes)
    assert [2 + 3 - 2, -1] == team_totals(["A3 P2", "A13", "", ""], [2, 0, 1, 0])


# ── the smaller stack ──


@pytest.mark.clause("MV-066", "MV-067")
def test_of_both_partners_stacks_only_the_smaller_counts() -> None:
    told: Told = []
    s = ending(["A4 U6 A10", "", "E7", "A5"], teams=2, told=told)

    assert [0, 0, 1, 2] == s.counted
    assert [0, 0, 1, 1] == [stack_points(s, seat) for seat in range(4)]
    assert [["aristocrats"], [], [], []] == [sheet.unscored for sheet in of_kind(told, Scored)]
    assert [] == of_kind(told, StackChosen)
    assert Ended("last_trump", [1, 1], [0, 2], "cards") == told[-1]


@pytest.mark.clause("MV-066")
@pytest.mark.parametrize(
    ("mine", "theirs", "counted"),
    [
        ("A4", "E12", [1, 0]),  # 1 and 2 symbols, one card each
        ("E12", "A4", [0, 1]),
        ("A10", "A4 U6 E7", [1, 0]),
        ("A4 U6 E7", "A10", [0, 1]),
        ("A4", "", [1, 0]),
        ("", "A4", [0, 1]),
    ],
)
def test_symbols_not_cards_decide_which_stack_is_smaller(mine: str, theirs: str, counted: list[int]) -> None:
    s = ending([mine, "", theirs, ""], teams=2)

    assert counted == [s.counted[0], s.counted[2]]


@pytest.mark.clause("MV-066")
def test_each_team_and_each_guild_is_settled_by_itself() -> None:
    s = ending(["A4 A10 A5", "A6 P7 A9", "U6 U5 U11", "U4 P4 E6"], teams=2)

    assert [0b000010, 0b100000, 0b000001, 0b000100] == s.counted


@pytest.mark.clause("MV-066")
def test_the_second_team_is_compared_from_the_first_guild_on() -> None:
    s = ending(["", "A4", "", "U6 E7"], teams=2)

    assert [0, 1, 0, 0] == s.counted


@pytest.mark.clause("MV-066")
def test_stacks_of_opponents_are_not_compared() -> None:
    s = ending(["A4", "U6 E7", "", ""], teams=2)

    assert [1, 1, 0, 0] == s.counted


@pytest.mark.clause("MV-067", "MV-A2")
def test_jokers_come_after_it_is_decided_which_stack_counts() -> None:
    told: Told = []
    s = ending(["A4 P1", "", "A10", ""], teams=2, told=told)

    assert [JokerPlaced(0, "P1", "aristocrats")] == told[:1]
    assert [1, 0, 0, 0] == s.counted
    assert 3 == stack_points(s, 0)


@pytest.mark.clause("MV-A2")
def test_a_joker_whose_owner_has_no_counted_stack_is_discarded() -> None:
    told: Told = []
    s = ending(["A10 P1", "", "A4", ""], teams=2, told=told)

    assert [JokerDiscarded(0, "P1")] == told[:1]
    assert ([0, 0, 1, 0], "A10") == (s.counted, names(s.won[0]))


@pytest.mark.clause("MV-A2")
def test_a_joker_may_not_go_on_an_uncounted_or_a_partners_stack() -> None:
    s = ending(["A10 A5 A6 P1", "", "A4 P5", ""], teams=2)

    assert "joker artists, joker merchants" == legal(s, 0)
    assert [("stack_not_counted", "MV-A2", {"guild": "aristocrats", "jokers": 1})] == refused(
        s, 0, "joker aristocrats"
    )
    assert [("no_such_stack", "MV-051", {"guild": "knights", "jokers": 1})] == refused(s, 0, "joker knights")


# ── equal stacks ──


@pytest.mark.clause("MV-A3", "MV-066")
@pytest.mark.parametrize(("choice", "counted", "points"), [(0, [1, 2, 0, 4], 3), (2, [0, 2, 1, 4], 1)])
def test_the_earlier_partner_chooses_between_equal_stacks(
    choice: int, counted: list[int], points: int
) -> None:
    s = equal_stacks()

    assert ([0], "count 0, count 2") == (s.acting(), legal(s, 0))

    told = say(s, 0, f"count {choice}")

    assert StackChosen(0, "aristocrats", choice) == told[0]
    assert (counted, points) == (s.counted, standing(s).totals[0])


@pytest.mark.clause("MV-A3", "MV-066")
@pytest.mark.parametrize(("joker", "asked"), [(0, [0]), (2, [0]), (1, []), (3, [])])
def test_the_choice_is_asked_where_a_partner_has_a_joker(joker: int, asked: list[int]) -> None:
    areas = ["A4", "A5", "U6", "A6"]
    areas[joker] += " P1"

    assert asked == ending(areas, teams=2).acting()


@pytest.mark.clause("MV-A3")
def test_without_jokers_equal_stacks_are_settled_for_the_earlier_partner() -> None:
    told: Told = []
    s = ending(["A4", "A5", "U6", "U5"], teams=2, told=told)

    assert [StackChosen(0, "aristocrats", 0), StackChosen(1, "artists", 1)] == told[:2]
    assert [1, 2, 0, 0] == s.counted


@pytest.mark.clause("MV-A3")
def test_the_second_team_is_asked_after_the_first() -> None:
    s = ending(["A4 P1", "A5 E1", "U6", "U5"], teams=2)
    say(s, 0, "count 2")

    assert ([1], "count 1, count 3") == (s.acting(), legal(s, 1))

    told = say(s, 1, "count 3")

    assert StackChosen(1, "artists", 3) == told[0]
    assert [JokerDiscarded(0, "P1"), JokerDiscarded(1, "E1")] == told[1:3]
    assert [0, 0, 1, 2] == s.counted


@pytest.mark.clause("MV-A3", "MV-066")
def test_a_team_is_asked_guild_by_guild() -> None:
    s = ending(["A4 A5 A6 P1", "", "U6 U5 U4", ""], teams=2)
    choices: list[tuple[Guild, int]] = [("aristocrats", 0), ("artists", 2), ("merchants", 0)]
    for guild, choice in choices:
        told = say(s, 0, f"count {choice}")

        assert StackChosen(0, guild, choice) == told[0]

    assert [0b101, 0, 0b010, 0] == s.counted
    assert ([0], "joker aristocrats, joker merchants") == (s.acting(), legal(s, 0))


@pytest.mark.clause("MV-A3")
@pytest.mark.parametrize(
    ("areas", "best"),
    [
        (["A4 P1", "", "U6", ""], "count 0"),  # 0 places its joker: 3 against 1
        (["A4", "", "U6 P1", ""], "count 2"),
        (["A4 U6 E7 P1", "", "P9 A10", ""], "count 2"),  # the joker would spoil three symbols
    ],
)
def test_the_better_choice_is_offered(areas: list[str], best: str) -> None:
    question = GAME.question(ending(areas, teams=2), 0)

    assert ("ask_count", "MV-A3", best) == (question.asks, question.clause, question.best)


# ── refusals ──


@pytest.mark.clause("MV-A3", "MV-066")
@pytest.mark.parametrize("seat", [1, 3, 4, 5])
def test_a_stack_of_another_team_cannot_be_chosen(seat: int) -> None:
    assert [("not_an_equal_stack", "MV-066", {"seat": 0, "guild": "aristocrats"})] == refused(
        equal_stacks(), 0, f"count {seat}"
    )


@pytest.mark.clause("MV-A3")
@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("word", ["count 0", "count 2", "bribe", "joker artists"])
def test_only_the_earlier_partner_is_asked(seat: int, word: str) -> None:
    expected = ("partner_counts", "MV-A3", {"seat": 0, "guild": "aristocrats"})

    assert [expected] == refused(equal_stacks(), seat, word)


@pytest.mark.parametrize(
    ("word", "reason", "clause"),
    [
        ("A2", "no_play_now", "MV-033"),
        ("bribe", "no_play_now", "MV-033"),
        ("trumps A2", "no_burying_now", "MV-074"),
        ("leave A2", "no_leaving_now", "MV-077"),
        ("joker artists", "no_jokers_now", "MV-048"),
    ],
)
def test_while_stacks_are_chosen_other_words_are_refused(word: str, reason: str, clause: str) -> None:
    assert [(reason, clause)] == [(found[0], found[1]) for found in refused(equal_stacks(), 0, word)]
