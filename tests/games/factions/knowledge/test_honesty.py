"""What a seat may know: views, re-dealt worlds, and what stays known of hands."""

from collections import Counter

import pytest

from intriga.games.factions.game import GAME
from intriga.games.factions.invariants import invariants
from intriga.games.factions.knowledge.redeal import redeal
from intriga.games.factions.state import Factions
from intriga.kernel.machine.chance import Quick
from tests.games.factions.builders import box_of, hands, numbers, say, table


def looked_at() -> Factions:
    """Seat 0 has looked at seat 1's hand, which was k1 and k2; seat 1 has drawn k3 since."""
    box = box_of(f1='property = [{ do = "look" }]')
    s = table(["f1", "k1 k2", "l1"], ["", "", ""], box=box, deck="f5 l5 k5 k3")
    say(s, 0, "card f1")
    say(s, 0, "seat 1")
    say(s, 1, "draw", "k3")
    return s


def test_a_view_shows_the_own_hand_and_of_others_only_what_is_known() -> None:
    s = looked_at()
    views = [GAME.view(s, seat) for seat in range(-1, 3)]

    assert [[], [], ["k1", "k2", "k3"], ["l1"]] == [[card.id for card in view.hand] for view in views]
    assert [[], ["k1", "k2"], [], []] == [[card.id for card in view.areas[1].known] for view in views]
    assert [3] * 4 == [view.areas[1].cards_in_hand for view in views]


def test_a_hidden_card_is_any_of_those_that_the_seat_has_not_seen_each_equally_often() -> None:
    """Seat 0 knows k1 and k2; unseen are f5, l5, k5, k3 and l1: five cards for two places."""
    s = looked_at()
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(3000):
        world = redeal(s, 0, Quick(seed))
        assert [] == invariants(world)
        one = set(hands(world)[1].split()) - {"k1", "k2"}
        found[one.pop(), hands(world)[2]] += 1

    assert 20 == len(found)
    assert all(90 < times < 215 for times in found.values())


def test_a_spectator_knows_nothing_of_hands() -> None:
    s = looked_at()
    worlds = [hands(redeal(s, -1, Quick(seed)))[1] for seed in range(60)]

    assert any("k1" not in hand.split() for hand in worlds)


def test_who_looked_at_a_hidden_card_knows_whatever_lies_in_its_place() -> None:
    s = looked_at()
    world = redeal(s, 2, Quick(7))
    known = [card for card in world.hands[1] if world.known[card] & 1]

    assert 2 == len(known)
    assert all(world.known[card] == 0 for card in world.hands[1] if card not in known)


def test_a_card_that_left_a_known_hand_is_forgotten() -> None:
    s = looked_at()
    for seat, word in ((2, "card l1"), (0, "draw"), (1, "card k1")):
        say(s, seat, word)

    assert ["k2"] == [card.id for card in GAME.view(s, 0).areas[1].known]
    assert 0 == s.known[numbers(s.box, "k1")[0]]


@pytest.mark.clause("HF-008")
@pytest.mark.clause("HF-030")
def test_a_role_with_its_progress_is_for_its_owner_alone() -> None:
    box = box_of(roles={"f_1": 'kind = "least", of = "F", least = 3'})
    s = table(["", ""], ["f1 f2 k1", ""], box=box, roles="f_1 l_1")
    role = GAME.view(s, 0).role

    assert role is not None
    assert ("f_1", False, 2, 3, 2, 1, 1) == (
        role.id,
        role.fulfilled,
        role.have,
        role.need,
        role.own,
        role.foreign,
        role.total,
    )
    assert "У вас не меньше 3 символов Ф" == role.condition["ru"]
    assert [None] == [GAME.view(s, -1).role]


@pytest.mark.clause("HF-025")
def test_the_symbols_of_a_card_are_shown() -> None:
    box = box_of(f1='symbols = "FFL"')
    s = table(["", ""], ["f1 k1", ""], box=box)

    assert ["FFL", "K"] == [card.symbols for card in GAME.view(s, 1).areas[0].cards]


def test_the_hand_says_what_a_card_would_change_before_oneself() -> None:
    box = box_of(f1='symbols = "FFL"')
    s = table(["f1 k1 f2", ""], ["", ""], box=box, roles="f_1 l_1")

    assert [("f1", 1), ("f2", 1), ("k1", -1)] == [(card.id, card.change) for card in GAME.view(s, 0).hand]


@pytest.mark.clause("HF-019")
def test_the_card_that_is_being_played_is_shown_with_what_was_chosen() -> None:
    box = box_of(f1='property = [{ do = "move", whose = "any", to = "any" }]')
    s = table(["f1", "", ""], ["", "l1 l2", ""], box=box)
    say(s, 0, "card f1")
    say(s, 0, "card l1")
    playing = GAME.view(s, 2).playing

    assert playing is not None
    assert ("f1", 0, 0, 0, [12]) == (
        playing.card.id,
        playing.seat,
        playing.area,
        playing.effect,
        playing.chosen,
    )


@pytest.mark.clause("HF-019")
@pytest.mark.parametrize(
    "effects",
    ['{ do = "drop", who = "other" }, { do = "draw" }', '{ do = "odd", may = true, name = "necklace" }'],
)
def test_while_a_card_is_dropped_or_given_back_the_effect_under_way_is_shown(effects: str) -> None:
    s = table(["f1 f2", "k1 k2", "l1"], ["", "", ""], box=box_of(f1=f"property = [{effects}]"))
    say(s, 0, "card f1")
    say(s, 0, "seat 1")
    view = GAME.view(s, 0)

    assert view.moment in ("dropping", "giving")
    assert view.playing is not None
    assert 0 == view.playing.effect


@pytest.mark.clause("HF-030")
@pytest.mark.parametrize(
    ("condition", "stands"),
    [
        ('kind = "least", of = "F", least = 3', (2, 3, "at_least")),
        ('kind = "below_average"', (3, 0, "at_most")),
        ('kind = "most", of = "K"', (1, 0, "more")),
        ('kind = "fewest", of = "F"', (2, 0, "fewer")),
        ('kind = "equal", of = "F", than = "K"', (2, 1, "as_many")),
        ('kind = "even"', (0, 1, "so")),
    ],
)
def test_what_a_condition_counts_is_shown_with_how_it_is_measured(
    condition: str, stands: tuple[int, int, str]
) -> None:
    s = table(["", ""], ["f1 f2 k1", "l1"], box=box_of(roles={"f_1": condition}), roles="f_1 l_1")
    role = GAME.view(s, 0).role

    assert role is not None
    assert stands == (role.have, role.need, role.measure)
