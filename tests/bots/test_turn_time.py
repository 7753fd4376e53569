"""When a bot answers depends on what everybody can see, and the questions of a turn share its seconds."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from intriga.bots.insights import insight_of
from intriga.bots.levels import bot_chance, game_chance, levels_of
from intriga.bots.players import Player, choose, player_of
from intriga.bots.turn_time import ANSWER_DELAY, NEXT_PAUSE, TurnTime, answer_seconds
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.contract import Game, chosen_options
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.match.entries import Decided
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.worlds.retell import retell
from tests.games._rough import builders as rough

#: Games, players and how many questions of a match are looked at.
MATCHES = [
    ("masti", 4, 60),
    ("masti", 6, 60),
    ("factions", 3, 40),
    ("illuminaten", 2, 50),
    ("_tiny", 3, 20),
    ("_rough", 3, 40),
]
SECONDS = 1.0
#: The second and the third share of eight seconds, by halves.
SECOND = (8.0 - 4.0 - ANSWER_DELAY) / 2
THIRD = (SECOND - ANSWER_DELAY) / 2


def part_of_a_match(name: str, players: int, questions: int, seed: int) -> Match:
    """The beginning of a match of random bots."""
    game = find_game(name)
    options = chosen_options(game, players, {})
    match = new_match(game, own_pack(name), "m", players, options, ["random"] * players, bytes([seed] * 32))
    for number in range(questions):
        if match.ended:
            break
        seat = match.state.acting()[0]
        match.decide(seat, [choose(game, match.state, seat, "random", bot_chance(seed, 0, number))], "bot")
    return match


def times(game: Game, match: Match, seat: int, level: str) -> list[float]:
    """When a bot at this seat answers each question of the match that it answered."""
    player = player_of(game, level, SECONDS)
    found: list[float] = []
    for index, entry in enumerate(match.entries):
        if isinstance(entry, Decided) and entry.seat == seat:
            world = game.redeal(match.states[index - 1], seat, Quick(index))
            found.append(answer_seconds(player.thinking_seconds(world, seat), 0.15))
    return found


@pytest.mark.parametrize(("name", "players", "questions"), MATCHES)
def test_matches_that_a_reader_cannot_tell_apart_take_the_same_time(
    name: str, players: int, questions: int
) -> None:
    """For every reader, every bot and every level; among them matches where the bot has no choice in one
    and a choice in the other."""
    game = find_game(name)
    match = part_of_a_match(name, players, questions, 3)
    differing = 0
    for reader in (*range(players), SPECTATOR):
        told = retell(match, reader, Quick(11 + reader))
        differing += told.state != match.state
        for seat in range(players):
            for level in levels_of(game):
                if seat != reader:
                    assert times(game, told, seat, level) == times(game, match, seat, level)

    assert differing > 0 or match.ended


def test_a_hidden_choice_takes_as_long_as_none() -> None:
    """The test above would see it: some worlds of one reader differ in whether a bot has a choice."""
    game = find_game("masti")
    player = player_of(game, "expert", SECONDS)
    match = part_of_a_match("masti", 4, 60, 3)
    differing = 0
    for index, entry in enumerate(match.entries[1:], 1):
        if isinstance(entry, Decided):
            truth, seat = match.states[index - 1], entry.seat
            worlds = [game.redeal(truth, (seat + 1) % 4, Quick(number)) for number in range(6)]
            differing += len({len(world.legal(seat)) == 1 for world in worlds}) == 2

            assert {player.thinking_seconds(world, seat) for world in worlds} == {SECONDS}
    assert differing > 0


@pytest.mark.parametrize(("name", "players", "questions"), MATCHES)
def test_whether_a_question_is_searched_and_which_turn_it_is_can_be_seen_by_everybody(
    name: str, players: int, questions: int
) -> None:
    game = find_game(name)
    insight = insight_of(game)
    match = part_of_a_match(name, players, questions, 4)
    for number, truth in enumerate(match.states):
        for reader in range(players):
            world = game.redeal(truth, reader, Quick(number))

            assert insight.turn(world) == insight.turn(truth)
            for seat in truth.acting():
                assert insight.is_worth_a_search(world, seat) == insight.is_worth_a_search(truth, seat)


# ── the seconds of a turn ──


class Numbered(Insight):
    """Turns as a test says."""

    def __init__(self, share: float) -> None:
        super().__init__(share=share)
        self.number = 1
        self.worth = True

    def is_worth_a_search(self, s: State, seat: int) -> bool:
        return self.worth

    def turn(self, s: State) -> int:
        return self.number


def question(asked: int, may: int = 1) -> State:
    found = rough.table("L1 L2", "F1 F2", "S1")
    found.asked, found.may = asked, may
    return found


def test_each_search_of_a_turn_gets_a_share_of_what_is_left() -> None:
    """And the delay of each answer is part of the turn too."""
    insight = Numbered(0.5)
    time = TurnTime(insight, 8.0)

    first = [time.share(question(asked), 0) for asked in (1, 2, 5)]
    insight.number = 2

    assert first == pytest.approx([4.0, SECOND, THIRD])
    assert time.share(question(6), 0) == 4.0


def test_when_all_is_spent_a_search_still_gets_a_moment() -> None:
    time = TurnTime(Numbered(1.0), 8.0)

    assert [time.share(question(asked), 0) for asked in (1, 2, 3)] == [8.0, 0.16, 0.16]


def test_what_is_not_searched_costs_nothing() -> None:
    insight = Numbered(0.5)
    time = TurnTime(insight, 8.0)
    assert time.share(question(1), 0) == 4.0
    insight.worth = False
    assert time.share(question(2), 0) == 0.0
    insight.worth = True

    assert time.share(question(3), 0) == SECOND


def test_what_is_not_searched_is_not_remembered() -> None:
    """A bot looks ahead to the words of its action, and may not come to say them."""
    insight = Numbered(0.5)
    time = TurnTime(insight, 8.0)
    assert time.share(question(1), 0) == 4.0
    insight.worth = False
    assert time.share(question(9), 0) == 0.0
    insight.worth = True

    assert time.share(question(3), 0) == SECOND


def test_a_question_that_is_asked_again_has_its_time_again() -> None:
    """And what was taken back is forgotten."""
    time = TurnTime(Numbered(0.5), 8.0)

    shares = [time.share(question(asked), 0) for asked in (1, 1, 2, 2, 1)]

    assert shares == [4.0, 4.0, SECOND, SECOND, 4.0]


def test_without_numbers_a_turn_is_a_run_of_questions_to_one_seat_alone() -> None:
    insight = Numbered(0.5)
    insight.number = -1
    time = TurnTime(insight, 8.0)

    run = [time.share(question(asked), 0) for asked in (1, 2, 3)]

    assert run == pytest.approx([4.0, SECOND, THIRD])
    assert time.share(question(5), 0) == 4.0, "somebody else was asked"
    assert time.share(question(6, may=3), 0) == 4.0, "everybody is asked"


def test_a_search_has_time_to_bring_its_answer() -> None:
    assert answer_seconds(1.0, 0.15) == 1.0 + ANSWER_DELAY
    assert answer_seconds(0.01, 0.15) == 0.15
    assert answer_seconds(0.0, 0.15) == 0.15


def test_the_pause_is_short_where_a_bot_goes_on_with_its_turn() -> None:
    assert answer_seconds(0.0, 0.15, goes_on=True) == NEXT_PAUSE
    assert answer_seconds(0.01, 0.15, goes_on=True) == 0.01 + ANSWER_DELAY
    assert answer_seconds(0.0, 0.02, goes_on=True) == 0.02


@pytest.mark.parametrize(("name", "players", "questions"), [("illuminaten", 2, 250), ("factions", 4, 120)])
def test_a_turn_of_many_questions_takes_no_longer_than_its_second(
    name: str, players: int, questions: int
) -> None:
    game = find_game(name)
    insight = insight_of(game)
    dealer = Dealer(game_chance(5, 0))
    state = game.setup(game.load(own_pack(name)), players, {}, None, dealer)
    bots: list[Player] = [player_of(game, "expert", SECONDS) for _ in range(players)]
    spent: dict[tuple[int, int], float] = defaultdict(float)
    searches: Counter[tuple[int, int]] = Counter()
    for number in range(questions):
        if state.over:
            break
        seat = state.acting()[0]
        seconds = bots[seat].thinking_seconds(state, seat)
        spent[insight.turn(state), seat] += seconds
        searches[insight.turn(state), seat] += seconds > 0
        state.apply(seat, choose(game, state, seat, "regular", Quick(number)), dealer)

    assert max(searches.values()) > 2
    assert max(spent.values()) <= SECONDS
