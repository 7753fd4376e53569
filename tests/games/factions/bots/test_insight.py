"""What the game tells the search."""

from intriga.bots.search import Search
from intriga.games.factions.bots.insight import FactionsInsight
from intriga.games.factions.bots.rollout_choice import RolloutChoice
from intriga.games.factions.game import GAME
from intriga.games.factions.rules.quiz import Quiz
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.factions.builders import box_of, dealt, say, table

INSIGHT = FactionsInsight()


def test_the_game_has_an_insight() -> None:
    assert isinstance(GAME.insight, FactionsInsight)


def test_worlds_that_fit_the_others_deeds_are_likelier() -> None:
    fitting = table(["", ""], roles="f_1 l_1")
    other = table(["", ""], roles="f_1 k_1")
    for world in (fitting, other):
        world.deeds[1] = [0, 5, -1]

    assert 1.0 == INSIGHT.likelihood(fitting, 0) > INSIGHT.likelihood(other, 0) > 0.0


def test_some_turns_are_played_on_and_no_more() -> None:
    s, _ = dealt(3)
    while not s.turns:
        say(s, s.turn, "keep")

    INSIGHT.finish(s, Dealer(Quick(1)))

    assert 1 + INSIGHT.rounds * 3 == s.turns
    assert not s.over


def test_rewards_rise_with_the_lead() -> None:
    s = table(["", ""], ["f1 f2", "l1"], roles="f_1 l_1")
    ahead = INSIGHT.rewards(s)
    even = INSIGHT.rewards(table(["", ""], ["f1", "l1"], roles="f_1 l_1"))

    assert 1.0 > ahead[0] > even[0] == even[1] > ahead[1] > 0.0


def test_a_victory_is_worth_most() -> None:
    s = table(["", ""], ["f1 f2", "l1"], roles="f_1 l_1", deck="k1")
    say(s, 0, "draw")
    rewards = INSIGHT.rewards(s)

    assert rewards[0] > 0.7 > 0.3 > rewards[1]
    assert [1.0, 0.0] == [INSIGHT.won(s, seat) for seat in (0, 1)]


def test_an_expert_is_sure_of_most_answers_and_not_of_all() -> None:
    """Of the questions of many deals, how often the right answer stays where it is in every world."""
    known = []
    for seed in range(40):
        s, _ = dealt(2, seed, quiz="yes")
        frame = s.stack[-1]
        assert isinstance(frame, Quiz)
        places = set()
        for luck in range(8):
            top = INSIGHT.redeal(s, 0, Quick(luck)).stack[-1]
            assert isinstance(top, Quiz)
            places.add(top.asked[0][2])
        known.append(places == {frame.asked[0][2]})

    assert 20 <= sum(known) <= 38


def test_thoughts_prefer_what_a_regular_player_prefers() -> None:
    s = table(["f1 k1", ""], roles="f_1 l_1")
    good, bad, draw = INSIGHT.estimates(s, 0, s.legal(0), Quick(1))

    assert 1.0 > good > draw > bad > 0.0


def test_a_search_says_a_legal_word() -> None:
    box = box_of(f1='property = [{ do = "discard", whose = "any" }]')
    s = table(["f1 k1", "l1", "k2"], ["l2", "l3", "k3"], roles="f_1 l_1 k_1", box=box)
    search = Search(INSIGHT, s, 0, Quick(1))
    search.run(40)
    best = search.root.best()

    assert best is not None
    assert () == s.why_not(0, best.word)


def test_a_hurried_player_always_finds_a_legal_word_and_ends_the_game() -> None:
    for seed in range(6):
        s, _ = dealt(4, seed, quiz="yes" if seed % 2 else "no", tie="youngest")
        rollout_choice, chance = RolloutChoice(s.box), Quick(seed)
        while not s.over:
            seat = s.acting()[0]
            word = rollout_choice.word(s, seat, chance)
            assert () == s.why_not(seat, word)
            s.apply(seat, word, Dealer(chance))
