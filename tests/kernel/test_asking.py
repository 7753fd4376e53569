"""Whom to ask next: in a window everybody who may step in, each once for a question."""

from __future__ import annotations

import pytest

from intriga.bots.arena import Arena, Bout, play_one
from intriga.bots.levels import bot_chance, game_chance
from intriga.bots.matches import bot_match
from intriga.bots.players import player_of
from intriga.bots.series import Series, play
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.asking import Asker
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.match.entries import Decided
from intriga.library import deal
from tests.games._rough.builders import legal, say, table

#: Games in which several seats decide at once, hidden from each other, but nobody steps in.
WITHOUT_WINDOWS = [
    ("masti", 3, {}),
    ("masti", 6, {}),
    ("factions", 4, {"quiz": "yes", "tie": "chance"}),
    ("illuminaten", 3, {}),
]


def test_those_who_may_step_in_are_asked_before_the_one_that_the_game_waits_for() -> None:
    s = table("L1", "F1", "F2")
    say(s, 0, "force", "on 1", "pay gold", luck=[0, 1])
    assert (0b001, 0b111) == (s.must, s.may)
    asker = Asker()

    asked = []
    for word in ("decline", "decline", "go on"):
        asked.append(asker.next(s))
        say(s, asked[-1], word)

    assert [1, 2, 0] == asked


def test_whoever_stays_in_the_window_is_asked_once_for_a_question() -> None:
    """And again after something happened in it."""
    s = table("L1", "F1", "F2")
    say(s, 0, "force", "on 1", "pay gold", luck=[0, 1])
    asker = Asker()

    asked = [asker.next(s), asker.next(s), asker.next(s), asker.next(s)]
    say(s, 0, "use L1")

    assert [1, 2, 0, 0] == asked
    assert [1, 2] == [asker.next(s), asker.next(s)]


def steps_in(match_words: list[tuple[int, str]]) -> list[str]:
    return [word for _, word in match_words if word.startswith("use F") or word == "decline"]


def test_partners_step_in_in_a_match_between_bots() -> None:
    match = bot_match(find_game("_rough"), own_pack("_rough"), {}, ("regular",) * 3, 2)
    said = [(entry.seat, entry.path[0]) for entry in match.entries if isinstance(entry, Decided)]

    assert "decline" in steps_in(said)
    assert any(word.startswith("use") for word in steps_in(said))


def test_the_arena_and_a_series_play_the_same_windows() -> None:
    """The same answer for the same arguments; with the windows there are more decisions."""
    series = Series("_rough", 3, {}, ("regular",) * 3, 5)
    arena = Arena("_rough", 3, {}, (("regular",) * 3,), 5)

    result, decisions = play(series, 0)

    assert (result, decisions) == play(series, 0)
    assert decisions == play_one(arena, Bout(0, 0)).decisions
    assert decisions > plain_game("_rough", 3, {}, "regular", 5)[1]


def test_the_library_asks_whoever_may_step_in() -> None:
    play = deal("_rough", 3, seed=2)
    asked: list[tuple[int, int]] = []
    while play.result is None:
        asked.append((play.seat, play.state.must))
        play.bot_says("regular")

    assert any(not must >> seat & 1 for seat, must in asked)


def plain_game(name: str, players: int, options: dict[str, str], level: str, seed: int) -> tuple[object, int]:
    """A game in which only the first acting seat is ever asked."""
    game = find_game(name)
    dealer = Dealer(game_chance(seed, 0))
    state = game.setup(game.load(own_pack(name)), players, options, None, dealer)
    bots = [player_of(game, level) for _ in range(players)]
    decisions = 0
    while not state.over:
        seat = state.acting()[0]
        thought = bot_chance(seed, 0, decisions)
        state.apply(seat, bots[seat].say(game.redeal(state, seat, thought), seat, thought), dealer)
        decisions += 1
    return game.result(state), decisions


@pytest.mark.parametrize(("name", "players", "options"), WITHOUT_WINDOWS)
@pytest.mark.parametrize("level", ["random", "regular"])
def test_games_without_windows_come_out_as_before(
    name: str, players: int, options: dict[str, str], level: str
) -> None:
    for seed in (1, 2, 3):
        series = Series(name, players, options, (level,) * players, seed)

        assert plain_game(name, players, options, level, seed) == play(series, 0)


def test_an_expert_in_a_window_decides_by_its_policy() -> None:
    s = table("L1", "F1", "F2")
    say(s, 0, "force", "on 1", "pay gold", luck=[0, 1])

    word = player_of(find_game("_rough"), "expert:20").say(s.copy(), 1, bot_chance(1, 0, 0))

    assert word.notation() in legal(s, 1)
