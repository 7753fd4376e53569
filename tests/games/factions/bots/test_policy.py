"""What bots know: better levels win more, and nobody looks at what the seat cannot see."""

import pytest

from intriga.games.factions.bots.evaluation import Evaluation, faction_odds, likelihood_of_role, worth_of
from intriga.games.factions.bots.policy import is_bad_hand, regular
from intriga.games.factions.game import GAME
from intriga.games.factions.rules.quiz import Quiz
from intriga.games.factions.vocabulary import Answer
from intriga.games.shelf import own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.words import Word
from tests.games.factions.builders import box_of, dealt, say, table


def chosen(s: object, seat: int = 0) -> str:
    return regular(s, seat, Quick(1)).notation()  # type: ignore[arg-type]


def test_a_good_card_is_played_and_a_bad_one_kept() -> None:
    s = table(["f1 l1", ""], roles="f_1 l_1")

    assert "card 1" == chosen(s)


def test_a_hand_of_bad_cards_draws_while_it_may() -> None:
    s = table(["k1 l1", ""], roles="f_1 l_1")

    assert "draw" == chosen(s)


def test_of_three_bad_cards_the_least_bad_is_played() -> None:
    box = box_of(k1='symbols = "KK"', k2='symbols = "KKK"')
    s = table(["k1 k2 l1", ""], roles="f_1 l_1", box=box)

    assert "card 12" == chosen(s)


def test_a_property_hits_what_helps_most() -> None:
    """Seat 1 has shown to be of L: its L card goes rather than the others."""
    box = box_of(f1='property = [{ do = "discard", whose = "other" }]')
    s = table(["f1", "", ""], ["", "l1 k1", "k2"], roles="f_1 l_1 k_1", box=box)
    s.deeds[1] = [0, 6, 0]
    say(s, 0, "card f1")

    assert "card 12" == chosen(s)


def test_a_card_that_harms_oneself_is_discarded_first() -> None:
    box = box_of(f1='property = [{ do = "discard", whose = "own" }]')
    s = table(["f1", ""], ["f2 k1", ""], roles="f_1 l_1", box=box)
    say(s, 0, "card f1")

    assert s.box.cards[int(chosen(s).split()[1]) - 1].name == "k1"


def test_deeds_tell_of_the_faction() -> None:
    s = table(["", ""], roles="f_1 l_1")
    before = faction_odds(s, 0, 1)
    s.deeds[1] = [0, 4, -2]
    after = faction_odds(s, 0, 1)

    assert before[1] == before[2] > before[0]  # one role of F is my own
    assert after[1] > 0.6 > after[2]


def test_a_condition_is_the_likelier_the_nearer_it_is() -> None:
    box = box_of(roles={"f_1": 'kind = "least", of = "F", least = 3'})
    chances = [
        likelihood_of_role(table(["", ""], [area, ""], box=box, roles="f_1 l_1"), 0, box.roles[0])
        for area in ("", "f1", "f1 f2", "f1 f2 f3", "f1 f2 f3 f4")
    ]

    assert chances == sorted(chances)
    assert chances[0] < 0.5 < chances[-1]


def test_a_hand_that_promises_nothing_is_exchanged() -> None:
    s = table(["k1 k2 l1", "f1 f2 f3"], roles="f_1 f_2")

    assert [True, False] == [is_bad_hand(s, seat) for seat in (0, 1)]


def test_a_card_of_the_own_faction_is_worth_more() -> None:
    s = table(["", ""])

    assert worth_of(s.box.cards[0], 0) > 0 > worth_of(s.box.cards[0], 1)


def test_the_value_does_not_hang_on_others_roles_and_hands() -> None:
    one = table(["f1", "k1", "l1"], ["f2", "k2", "l2"], roles="f_1 l_1 k_1")
    other = table(["f1", "l1", "k1"], ["f2", "k2", "l2"], roles="f_1 f_2 l_3")

    assert Evaluation(one, 0).value(one) == Evaluation(other, 0).value(other)


@pytest.mark.parametrize(("level", "least", "most"), [("novice", 25, 55), ("regular", 45, 75)])
def test_bots_answer_the_quiz_by_their_level(level: str, least: int, most: int) -> None:
    s, _ = dealt(3, quiz="yes")
    frame = s.stack[-1]
    assert isinstance(frame, Quiz)
    said = [GAME.policies[level](s, 1, Quick(seed)) for seed in range(100)]
    right = sum(isinstance(word, Answer) and word.place == frame.question(s, 1)[2] for word in said)

    assert least <= right <= most


@pytest.mark.parametrize(("level", "games"), [("novice", 24), ("regular", 12)])
def test_every_level_has_more_points_than_random_players(level: str, games: int) -> None:
    """One against two, with our deck: points tell more than victories, which luck decides."""
    lead = 0.0
    box = GAME.load(own_pack("factions"))
    for seed in range(games):
        mine = seed % 3
        s, _ = dealt(3, seed, box)
        chance = Quick(seed)
        while not s.over:
            seat = s.acting()[0]
            who = level if seat == mine else "random"
            s.apply(seat, word_of(who, GAME.redeal(s, seat, chance), seat, chance), Dealer(chance))
        result = GAME.result(s)
        assert result is not None
        lead += result.totals[mine] - (sum(result.totals) - result.totals[mine]) / 2

    assert lead / games > 1.5


def word_of(level: str, world: object, seat: int, chance: Quick) -> Word:
    if level == "random":
        words = world.legal(seat)  # type: ignore[attr-defined]
        word: Word = words[chance.pick(len(words))]
        return word
    return GAME.policies[level](world, seat, chance)  # type: ignore[arg-type]
