"""Levels: bots choose in re-dealt worlds, and always the same by the same seed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from intriga.bots.levels import at_random, bot_chance, by_seat, game_chance, read_level
from intriga.bots.players import choose
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.words import Word

MASTI = find_game("masti")


def dealt(players: int = 4, seed: int = 1) -> State:
    box = MASTI.load(own_pack("masti"))
    return MASTI.setup(box, players, {}, None, Dealer(game_chance(seed, 0)))


class Watched:
    """The game with a policy that notes the worlds it is given."""

    def __init__(self) -> None:
        self.worlds: list[State] = []
        self.policies = {"watcher": self.watch}

    def watch(self, world: State, seat: int, chance: Chance) -> Word:
        self.worlds.append(world)
        return at_random(world, seat, chance)

    def __getattr__(self, name: str) -> Any:
        return getattr(MASTI, name)


def test_a_bot_never_sees_the_true_position() -> None:
    state = dealt()
    before = state.full_key()
    watched = Watched()
    for number in range(20):
        seat = state.acting()[0]
        choose(watched, state, seat, "watcher", bot_chance(1, 0, number))  # type: ignore[arg-type]

    assert before == state.full_key()
    assert all(world is not state for world in watched.worlds)
    assert len({world.full_key() for world in watched.worlds} - {before}) == 20


def test_what_a_bot_says_is_legal_at_the_true_table() -> None:
    for level in (*MASTI.policies, "random", "expert:10"):
        state = dealt(6)
        dealer = Dealer(game_chance(5, 0))
        for number in range(30):
            seat = state.acting()[0]
            word = choose(MASTI, state, seat, level, bot_chance(5, 0, number))

            assert word in state.legal(seat)
            state.apply(seat, word, dealer)


def test_the_random_bot_says_every_legal_word_about_equally_often() -> None:
    state = dealt()
    seat = state.acting()[0]
    said = Counter(
        choose(MASTI, state, seat, "random", bot_chance(1, 0, number)).notation() for number in range(2000)
    )

    assert set(said) == {word.notation() for word in state.legal(seat)}
    assert min(said.values()) > 140
    assert max(said.values()) < 260


def test_a_thought_depends_on_seed_game_and_decision_and_nothing_else() -> None:
    def start(*numbers: int) -> list[int]:
        chance = bot_chance(*numbers)
        return [chance.pick(64) for _ in range(8)]

    thoughts = [start(seed, game, decision) for seed in (1, 11) for game in (0, 1) for decision in (0, 1, 11)]

    assert start(1, 0, 0) == start(1, 0, 0)
    assert len({tuple(thought) for thought in thoughts}) == len(thoughts)


def test_levels_are_one_for_all_or_one_by_seat() -> None:
    assert by_seat(MASTI, 3, ["random"]) == ("random",) * 3
    assert by_seat(MASTI, 3, ["random", "regular", "random"]) == ("random", "regular", "random")
    for wrong in (["random", "random"], [], ["random"] * 4, ["divine"]):
        with pytest.raises(Malformed):
            by_seat(MASTI, 3, wrong)


def test_an_unknown_level_is_answered_with_those_there_are() -> None:
    with pytest.raises(Malformed, match="random, novice, regular"):
        read_level(MASTI, "divine")
