"""What a search remembers: the policy's answers, by what the policy looks at."""

import pytest

from intriga.bots.search import Search
from intriga.games.illuminaten.bots.insight import PaxInsight
from intriga.games.illuminaten.bots.memory import mark, question_key
from intriga.games.illuminaten.bots.policy import regular
from intriga.games.illuminaten.box.tables import CARDS
from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.setup import setup
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import box, table


def positions(players: int, words: int) -> list[Pax]:
    """The positions of a game between regular players."""
    d = Dealer(Quick(players))
    s = setup(box(), players, {"opponent": "none"}, d)
    found: list[Pax] = []
    for step in range(words):
        found.append(s.copy())
        seat = s.acting()[0]
        s.apply(seat, regular(s, seat, Quick(step)), d)
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_worlds_that_a_seat_cannot_tell_apart_are_the_same_question(players: int) -> None:
    for s in positions(players, 30):
        seat = s.acting()[0]
        keys = [question_key(GAME.redeal(s, seat, Quick(seed)), seat) for seed in range(3)]
        assert keys == [keys[0]] * 3


def test_each_question_of_a_game_is_another_one() -> None:
    found = positions(2, 40)
    keys = {question_key(s, s.acting()[0]) for s in found}
    assert len(keys) == len(found)


def test_whatever_a_seat_sees_counts() -> None:
    s = table(field={1: 16, 2: 21}, inf={1: "0 -"}, tokens=["AM", ""], hands=["1 2 3 4", "5 6 7 8"])
    before = mark(s, 0)
    others = []
    for change in ("tokens", "inf", "field", "court", "enhanced", "markers", "on_plots", "faction_owner"):
        copy = s.copy()
        values = getattr(copy, change).copy()
        values[0] += 1
        setattr(copy, change, values)
        others.append(mark(copy, 0))
    for name in ("mains", "turned", "used_factions", "edicts_gone", "round", "figure"):
        copy = s.copy()
        setattr(copy, name, getattr(copy, name) + 1)
        others.append(mark(copy, 0))
    assert len({before, *others}) == len(others) + 1


def test_a_card_that_moves_is_another_question() -> None:
    """From the hand to the table, say, in an argument that goes on: else the same card is laid for ever."""
    masks = ("argued", "used_factions", "used_events", "edicts_gone", "shown_plots")
    for card in range(CARDS):
        s = table(hands=["1 2 3 4", "5 6 7 8"])
        s.hands[0] |= 1 << card
        marks = [mark(s, 0)]
        for name in masks:
            moved = s.copy()
            moved.hands[0] &= ~(1 << card)
            setattr(moved, name, getattr(moved, name) | 1 << card)
            marks.append(mark(moved, 0))
        assert len(set(marks)) == len(marks), card


def test_a_search_remembers_for_itself_only() -> None:
    insight = PaxInsight()
    s = positions(2, 1)[0]
    search = Search(insight, s, s.acting()[0], Quick(1))
    search.run(20)
    assert isinstance(search.insight, PaxInsight)
    assert search.insight.memory is not None
    assert search.insight.memory.words
    assert insight.memory is None


def test_against_an_artificial_opponent_a_world_is_played_on_through_its_turn_and_no_farther() -> None:
    for seed in range(3):
        s = setup(box(), 1, {"opponent": "weishaupt"}, Dealer(Quick(seed)))
        PaxInsight().finish(s, Dealer(Quick(seed)))
        assert s.over or (s.active, s.round) == (0, 2)
