"""The search: it walks the tree by what its seat would see, and its seat's own reward steers it."""

import gc
from collections.abc import Callable

import pytest

from intriga.bots.expert import Expert
from intriga.bots.insights import PlainInsight, insight_of
from intriga.bots.players import choose
from intriga.bots.search import Node, Search
from intriga.bots.thinkers import InProcess
from intriga.bots.thoughts import Budget, grow
from intriga.games.masti.state import Masti
from intriga.games.shelf import find_game, game_ids, own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.words import Word
from tests.games._rough import builders as rough
from tests.games.masti.builders import dealt, table

MASTI = find_game("masti")
ROUGH = find_game("_rough")


def last_round() -> Masti:
    """Seat 0 leads the last round; the highest trump brings it four power cards and the game."""
    return table(
        ["A13 P4", "A12 A11", "E5 E6", "E7 E8"],
        trump="A2",
        won=["P13 E13 U13", "P5", "P6", "P7"],
        bribes=[0, 0, 0, 0],
    )


def searched(insight: Insight, s: State, seat: int, iterations: int, seed: int = 1) -> Search:
    search = Search(insight, s, seat, Quick(seed))
    search.run(iterations)
    return search


def visits(search: Search) -> dict[str, float]:
    return {edge.word.notation(): edge.visits for edge in search.root.edges}


def test_every_iteration_visits_one_word_of_the_seat() -> None:
    s, _ = dealt(4, Quick(3))
    search = searched(insight_of(MASTI), s, s.acting()[0], 60)

    assert 60 == sum(visits(search).values()) == search.iterations
    assert search.decisions > 60 * 20


def test_the_same_seed_grows_the_same_tree_and_another_one_another() -> None:
    s, _ = dealt(4, Quick(3))
    seat = s.acting()[0]

    once, again, other = [visits(searched(insight_of(MASTI), s, seat, 80, seed)) for seed in (1, 1, 2)]

    assert once == again
    assert once != other


def test_the_position_itself_is_left_alone() -> None:
    s, _ = dealt(3, Quick(3))
    before = s.full_key()

    searched(insight_of(MASTI), s, s.acting()[0], 40)

    assert before == s.full_key()


def test_a_word_that_wins_the_game_is_found() -> None:
    s = last_round()

    assert "A13" == choose(MASTI, s, 0, "expert:200", Quick(5)).notation()


def test_flat_monte_carlo_finds_it_too() -> None:
    s = last_round()

    assert "A13" == choose(MASTI, s, 0, "flat200", Quick(5)).notation()


class Swapped(Insight):
    """A game in which the other three want what the first seat wants to avoid."""

    def __init__(self) -> None:
        super().__init__()
        self.inside = insight_of(MASTI)

    def redeal(self, s: State, seat: int, chance: Chance) -> State:
        return self.inside.redeal(s, seat, chance)

    def won(self, s: State, seat: int) -> float:
        return 1.0 - self.inside.won(s, seat)


def test_each_seat_is_steered_by_its_own_reward() -> None:
    s = last_round()

    search = searched(Swapped(), s, 0, 200)

    best = search.root.best()
    assert best is not None
    assert "A13" != best.word.notation()


def nodes_below(node: Node) -> list[Node]:
    found = [node]
    for edge in node.edges:
        for following in edge.after.values():
            found += nodes_below(following)
    for following in node.after_unheard.values():
        found += nodes_below(following)
    return found


def test_what_turns_up_before_the_seats_eyes_parts_the_tree() -> None:
    s, _ = dealt(3, Quick(1))
    search = searched(insight_of(MASTI), s, s.acting()[0], 600)

    parted = [edge for node in nodes_below(search.root) for edge in node.edges if len(edge.after) > 1]

    assert parted, "a new trump is turned up after each round"


def test_what_others_hide_does_not_part_the_tree() -> None:
    s, _ = dealt(6, Quick(2))
    burying = s.acting()
    watcher = next(seat for seat in range(6) if seat not in burying)
    search = searched(insight_of(MASTI), s, watcher, 50)

    assert len(search.root.edges) > 1
    assert all(not edge.after for edge in search.root.edges)
    assert 1 == len(search.root.after_unheard)


class Doubtful(PlainInsight):
    """Worlds that do not fit the others' play are told by a test."""

    def __init__(self, fits: Callable[[State], bool]) -> None:
        super().__init__(MASTI)
        self.fits = fits

    def likelihood(self, world: State, seat: int) -> float:
        return 1.0 if self.fits(world) else 0.0


def test_worlds_that_do_not_fit_the_play_of_others_are_drawn_again() -> None:
    s, _ = dealt(4, Quick(3))
    seat = s.acting()[0]
    card = next(number for number in range(52) if not s.hands[seat] >> number & 1)

    def fits(world: State) -> bool:
        assert isinstance(world, Masti)
        return not world.deck >> card & 1

    plain = Search(Doubtful(lambda world: True), s, seat, Quick(4))
    weighed = Search(Doubtful(fits), s, seat, Quick(4))
    unfit = [sum(not fits(search.fitting_world()) for _ in range(300)) for search in (plain, weighed)]

    assert unfit[0] > 40
    assert unfit[1] < 8


@pytest.mark.parametrize("level", ["expert:1", "expert:40"])
def test_the_words_of_one_action_come_from_one_tree(level: str) -> None:
    s = rough.table("L1 L2", "F1 F2", "S1")
    insight = PlainInsight(ROUGH)
    search = searched(insight, s, 0, 400)
    words = search.plan(8.0)

    world = s.copy()
    for word in words:
        assert word in world.legal(0)
        world.apply(0, word, Dealer(Quick(1)))
    assert len(words) > 1
    assert choose(ROUGH, s, 0, level, Quick(1)) in s.legal(0)


def fallback(world: State, seat: int, chance: Chance) -> Word:
    return world.legal(seat)[-1]


@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_without_any_time_the_policy_answers(seconds: float) -> None:
    s, _ = dealt(4, Quick(3))
    seat = s.acting()[0]
    insight = insight_of(MASTI)
    expert = Expert(InProcess(insight), insight, MASTI.vocabulary, fallback, Budget(1000, seconds))

    assert s.legal(seat)[-1] is expert.say(s, seat, Quick(1))


def test_a_budget_of_seconds_is_spent_and_not_exceeded_by_much() -> None:
    s, _ = dealt(4, Quick(3))
    search = Search(insight_of(MASTI), s, s.acting()[0], Quick(1))

    grow(search, Budget(1, 0.05))

    assert search.iterations > 1


@pytest.mark.parametrize("name", game_ids())
def test_a_thought_leaves_nothing_for_the_collector_and_the_collector_as_it_was(name: str) -> None:
    game = find_game(name)
    players = game.players[1]
    options = chosen_options(game, players, {})
    s = game.setup(game.load(own_pack(name)), players, options, None, Dealer(Quick(3)))
    seat = s.acting()[0]
    gc.collect()

    grow(Search(insight_of(game), game.redeal(s, seat, Quick(1)), seat, Quick(1)), Budget(20))

    assert gc.isenabled()
    assert 0 == gc.collect()
