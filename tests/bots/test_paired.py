"""Options in pairs: the same worlds and the same chance for all, and the policy's word stands unless
another one is clearly better."""

from collections.abc import Callable

import pytest

from intriga.bots.insights import PlainInsight
from intriga.bots.paired import LEAST_WORLDS, Paired
from intriga.bots.search import Search
from intriga.bots.thoughts import Budget, begun, grow
from intriga.games.shelf import find_game
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.words import Word
from tests.games._rough import builders as rough

ROUGH = find_game("_rough")
AFTER = {"Looking": "look", "Forcing": "force", "Rounds": "rest"}  # the frame on top, by what was said
POLICYS = "rest"

Judge = Callable[[str, int], float]  # a word and something by chance: the reward


class Judged(PlainInsight):
    """What each word brings is told by a test."""

    def __init__(self, judge: Judge, margin: float = 1.0) -> None:
        super().__init__(ROUGH)
        self.margin = margin
        self.judge = judge
        self.worlds: list[State] = []
        self.played: list[tuple[str, int, int]] = []  # a word, the number of its world, something by chance

    def redeal(self, s: State, seat: int, chance: Chance) -> State:
        self.worlds.append(super().redeal(s, seat, chance))
        return self.worlds[-1]

    def worth_comparing(self, s: State, seat: int, options: list[Word], chance: Chance) -> list[Word]:
        return sorted(options, key=lambda word: word.notation() != POLICYS)

    def finish(self, s: State, d: Dealer) -> int:
        word = AFTER[type(s.stack[-1]).__name__]
        self.played.append((word, len(self.worlds), d.chance.pick(64)))
        return 1

    def rewards(self, s: State) -> list[float]:
        word, _, luck = self.played[-1]
        return [self.judge(word, luck)] * s.players


def position() -> State:
    return rough.table("L1 L2", "F1 F2", "S1")


def compared(insight: Judged, iterations: int, seed: int = 1) -> Paired:
    search = Paired(insight, position(), 0, Quick(seed))
    search.run(iterations)
    return search


def said(insight: Judged, iterations: int) -> str:
    return compared(insight, iterations).plan(0.0)[0].notation()


def test_all_options_meet_the_same_worlds_and_the_same_chance() -> None:
    insight = Judged(lambda word, luck: 0.5)
    compared(insight, 12)

    in_world = [insight.played[first : first + 3] for first in range(0, 12, 3)]
    assert [["rest", "look", "force"]] * 4 == [[word for word, _, _ in some] for some in in_world]
    assert all(1 == len({world for _, world, _ in some}) for some in in_world)
    others = [[one for one in some if one[0] != POLICYS] for some in in_world]  # `rest` itself uses some
    lucks = [{luck for _, _, luck in some} for some in others]
    assert all(1 == len(luck) for luck in lucks)
    assert len(set.union(*lucks)) > 1


def test_a_word_that_is_better_in_every_world_is_said() -> None:
    assert "force" == said(Judged(lambda word, luck: 0.01 * (word == "force")), 60)


def test_without_a_clear_difference_the_policys_word_stands() -> None:
    """`look` is better on average, but by less than chance would make it."""

    def judge(word: str, luck: int) -> float:
        return luck / 64 + 0.01 if word == "look" else 1.0 - luck / 64

    assert POLICYS == said(Judged(judge, margin=4.0), 120)
    assert "look" == said(Judged(lambda word, luck: 0.01 if word == "look" else 0.0, margin=4.0), 120)


def test_a_few_worlds_are_too_few() -> None:
    better = Judged(lambda word, luck: float(word == "look"))

    assert POLICYS == said(better, 3 * (LEAST_WORLDS - 1))
    assert "look" == said(better, 3 * LEAST_WORLDS)


def test_hopeless_options_are_given_up_and_a_decided_comparison_ends() -> None:
    insight = Judged(lambda word, luck: 0.01 * luck + 0.5 * (word == "force"))
    search = compared(insight, 1000)

    assert search.is_done()
    assert 3 * LEAST_WORLDS == search.iterations == len(insight.played)
    grow(search, Budget(1, 60.0))
    assert 3 * LEAST_WORLDS == search.iterations


def test_where_only_the_policys_word_is_worth_comparing_it_is_said_at_once() -> None:
    class Sure(Judged):
        def worth_comparing(self, s: State, seat: int, options: list[Word], chance: Chance) -> list[Word]:
            return super().worth_comparing(s, seat, options, chance)[:1]

    search = Paired(Sure(lambda word, luck: 0.0), position(), 0, Quick(1))
    search.run(10)

    assert [POLICYS] == [word.notation() for word in search.plan(0.0)]
    assert 0 == search.iterations


def test_without_time_nothing_is_said() -> None:
    assert [] == compared(Judged(lambda word, luck: 0.0), 0).plan(0.0)


def test_the_same_seed_compares_alike_and_the_position_is_left_alone() -> None:
    s = position()
    before = s.full_key()
    plays = []
    for seed in (1, 1, 2):
        insight = Judged(lambda word, luck: luck / 64)
        search = Paired(insight, s, 0, Quick(seed))
        search.run(30)
        plays.append((insight.played, [edge.total for edge in search.edges()]))

    assert plays[0] == plays[1] != plays[2]
    assert before == s.full_key()


@pytest.mark.parametrize(("margin", "kind"), [(0.0, Search), (1.0, Paired)])
def test_the_game_says_which_kind_of_search_it_wants(margin: float, kind: type) -> None:
    insight = Judged(lambda word, luck: 0.0, margin)

    assert isinstance(begun(insight, position(), 0, Quick(1)), kind)
