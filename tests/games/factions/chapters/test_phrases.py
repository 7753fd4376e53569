"""The phrases that properties are made of, each with its limits."""

import pytest

from intriga.games.factions import events
from intriga.games.factions.effects.phrases import PHRASES
from intriga.games.factions.game import GAME
from tests.games.factions.builders import areas, box_of, hands, ids, legal, of_kind, refused, say, table, top
from tests.games.factions.chapters.test_properties import played


@pytest.mark.clause("HF-019")
def test_all_cards_of_a_faction_go_without_a_choice() -> None:
    s, _ = played(
        '{ do = "discard", whose = "any", of = "L", count = "all" }', ["f1", ""], ["l1", "l2 k1 l3"]
    )

    assert ["f1", "k1"] == areas(s)


def test_the_area_in_which_the_card_lies() -> None:
    box = box_of(f1='laid = "other"\nproperty = [{ do = "discard", whose = "here", not_this = true }]')
    s = table(["f1", "", ""], ["l1", "l2 l3", "l4"], box=box)
    say(s, 0, "card f1")
    say(s, 0, "seat 1")

    assert "l2, l3" == legal(s, 0)
    assert [("wrong_area", "HF-A8")] == refused(s, 0, "card l1")


@pytest.mark.clause("HF-A8")
def test_a_card_moves_to_an_area_where_it_does_not_lie() -> None:
    s, _ = played('{ do = "move", whose = "any", of = "L", to = "any" }', ["f1", "", ""], ["", "l1 l2", ""])
    say(s, 0, "card l1")

    assert "seat 0, seat 2" == legal(s, 0)
    assert [("wrong_area", "HF-A8")] == refused(s, 0, "seat 1")
    assert [("no_such_seat", "HF-018")] == refused(s, 0, "seat 3")

    say(s, 0, "seat 2")

    assert ["f1", "l2", "l1"] == areas(s)


@pytest.mark.clause("HF-019")
@pytest.mark.parametrize(("to", "expected"), [("left", ["", "k1", ""]), ("right", ["", "", "k1"])])
def test_a_card_moves_to_a_neighbour(to: str, expected: list[str]) -> None:
    s, _ = played(f'{{ do = "move", whose = "own", of = "K", to = "{to}" }}', ["f1", "", ""], ["k1", "", ""])

    assert expected == [area.replace("f1", "").strip() for area in areas(s)]


@pytest.mark.clause("HF-019")
@pytest.mark.clause("HF-A8")
def test_a_card_of_mine_is_swapped_for_one_of_theirs() -> None:
    s, told = played('{ do = "swap", of = "L", for = "F" }', ["f1", "", ""], ["l1 l2 k1", "f2 k2", "f3"])
    assert "l1, l2" == legal(s, 0)
    say(s, 0, "card l2")
    assert "f2, f3" == legal(s, 0)

    told = say(s, 0, "card f3")

    assert ["l1 k1 f1 f3", "f2 k2", "l2"] == areas(s)
    assert [("l2", 0, "f3", 2)] == [
        (e.card, e.area, e.other, e.to) for e in of_kind(told, events.CardsSwapped)
    ]


@pytest.mark.clause("HF-019")
def test_a_returned_card_is_known_to_all_and_comes_back_only_once() -> None:
    effect = 'property = [{ do = "return", whose = "any", of = "K" }]'
    s = table(["f1", ""], ["", "k1"], box=box_of(f1=effect, f2=effect), deck="l1 l2 l3")
    say(s, 0, "card f1")

    assert (["", "k1"], ["k1"]) == (hands(s), [card.id for card in GAME.view(s, -1).areas[1].known])

    s.hands[0].append(s.box.cards.index(next(card for card in s.box.cards if card.name == "f2")))
    s.discard.remove(s.hands[0][0])
    say(s, 1, "card k1")
    told = say(s, 0, "card f2")

    assert ["impossible"] == [event.why for event in of_kind(told, events.NotApplied)]


@pytest.mark.clause("HF-019")
@pytest.mark.clause("HF-G1")
def test_a_recovered_card_is_not_recovered_again() -> None:
    effect = 'property = [{ do = "recover" }]'
    s = table(["f1 f2", ""], ["", ""], box=box_of(f1=effect, f2=effect), discard="k1 k2")
    s.back.append(s.discard[0])
    say(s, 0, "card f1")

    assert ["f2 k2", ""] == hands(s)  # the only one that may come back


@pytest.mark.clause("HF-023")
@pytest.mark.clause("HF-G1")
def test_a_card_that_came_back_once_says_why_it_stays() -> None:
    s = table(["f1", ""], ["", ""], box=box_of(f1='property = [{ do = "recover" }]'), discard="k1 k2 k3")
    s.back.append(s.discard[0])
    say(s, 0, "card f1")

    assert "k2, k3" == legal(s, 0)
    assert [("came_back_already", "HF-G1")] == refused(s, 0, "card k1")


@pytest.mark.clause("HF-019")
def test_cards_of_the_deck_are_discarded() -> None:
    s, told = played('{ do = "mill", count = 2 }', ["f1", ""], ["", ""], "k1 k2", discard="l1")

    assert "l1 k1 k2" == top(s, 3)
    assert [1, 1] == [len([e]) for e in of_kind(told, events.TopDiscarded)]


@pytest.mark.clause("HF-019")
@pytest.mark.parametrize(("to", "seat"), [("own", 0), ("left", 1), ("right", 2)])
def test_the_top_card_is_laid_and_its_property_not_read(to: str, seat: int) -> None:
    box = box_of(f1=f'property = [{{ do = "lay_top", to = "{to}" }}]', k1='property = [{ do = "draw" }]')
    s = table(["f1", "", ""], ["", "", ""], box=box)

    told = say(s, 0, "card f1", "k1")

    assert "k1" in areas(s)[seat]
    assert [] == of_kind(told, events.CardDrawn)


@pytest.mark.clause("HF-A8")
def test_before_whom_the_top_card_is_laid_is_said_before_it_is_seen() -> None:
    s, _ = played('{ do = "lay_top", to = "other" }', ["f1", "", ""], ["", "", ""])

    assert "seat 1, seat 2" == legal(s, 0)

    say(s, 0, "seat 2", "k1")

    assert ["f1", "", "k1"] == areas(s)


@pytest.mark.clause("HF-019")
@pytest.mark.clause("HF-A8")
def test_a_card_of_the_discard_pile_lives_on_in_an_area() -> None:
    s, _ = played('{ do = "revive", of = "K", to = "any" }', ["f1", ""], ["", ""], discard="k1 l1 k2")
    say(s, 0, "card k1")

    assert "seat 0, seat 1" == legal(s, 0)

    say(s, 0, "seat 1")

    assert (["f1", "k1"], "l1 k2") == (areas(s), ids(s, s.discard))


@pytest.mark.clause("HF-019")
@pytest.mark.clause("HF-A8")
def test_a_card_is_given_in_the_open() -> None:
    s, _ = played('{ do = "give" }', ["f1 f2 k1", "", "l1"], ["", "", ""])
    say(s, 0, "seat 2")

    assert "f2, k1" == legal(s, 0)
    assert [("not_in_hand", "HF-013")] == refused(s, 0, "card l1")

    told = say(s, 0, "card k1")

    assert ["f2", "", "l1 k1"] == hands(s)
    assert ["k1"] == [event.seen_by(1).card for event in of_kind(told, events.CardGiven)]
    assert ["k1"] == [card.id for card in GAME.view(s, 1).areas[2].known]


@pytest.mark.clause("HF-019")
def test_a_random_card_is_taken_in_the_open() -> None:
    s, _ = played('{ do = "take" }', ["f1", "k1 k2", ""], ["", "", ""], "k2")

    assert ["k2", "k1", ""] == hands(s)
    assert ["k2"] == [card.id for card in GAME.view(s, 2).areas[0].known]


def test_only_a_player_with_cards_is_taken_from() -> None:
    s, _ = played('{ do = "take" }', ["f1", "k1 k2", "", "l1"], ["", "", "", ""])

    assert "seat 1, seat 3" == legal(s, 0)
    assert [("hand_is_empty", "HF-024")] == refused(s, 0, "seat 2")


@pytest.mark.clause("HF-023")
def test_another_player_chooses_what_to_discard() -> None:
    s, _ = played('{ do = "drop", who = "other" }', ["f1", "k1 k2", "l1"], ["", "", ""])
    say(s, 0, "seat 1")

    assert ([1], "k1, k2") == (s.acting(), legal(s, 1))
    assert [("choose_a_card", "HF-A8")] == refused(s, 1, "draw")
    assert [("effect_first", "HF-019")] == refused(s, 0, "draw")

    say(s, 1, "card k2")

    assert (["", "k1", "l1"], "k2") == (hands(s), top(s))


@pytest.mark.clause("HF-A5")
def test_everybody_discards_from_the_active_player_on_and_who_has_one_card_is_not_asked() -> None:
    s, told = played('{ do = "drop", who = "each" }', ["f1 f2 f3", "k1", "l1 l2", ""], ["", "", "", ""])
    assert [0] == s.acting()
    told += say(s, 0, "card f3")
    assert [2] == s.acting()
    told += say(s, 2, "card l1")

    assert ["f2", "", "l2", ""] == hands(s)
    assert ["f3", "k1", "l1"] == [event.card for event in of_kind(told, events.CardDropped)]


@pytest.mark.clause("HF-019")
def test_a_look_tells_the_looker_alone_and_lasts() -> None:
    s, told = played('{ do = "look" }', ["f1", "k1 k2", ""], ["", "", ""])
    (looked,) = of_kind(told, events.HandLooked)

    assert [["k1", "k2"], ["k1", "k2"], None, None] == [looked.seen_by(seat).cards for seat in (0, 1, 2, -1)]
    assert [["k1", "k2"], []] == [[card.id for card in GAME.view(s, seat).areas[1].known] for seat in (0, 2)]


@pytest.mark.clause("HF-019")
@pytest.mark.clause("HF-A3")
def test_a_new_hand_has_as_many_cards_as_the_deck_gives() -> None:
    s, _ = played('{ do = "renew" }', ["f1 f2 f3", ""], ["", ""], "k1 k2", discard="l1")

    assert (["k1 k2", ""], "l1 f2 f3") == (hands(s), top(s, 3))


@pytest.mark.clause("HF-019")
def test_one_more_action() -> None:
    s, told = played('{ do = "again" }', ["f1 f2", "l1"], ["", ""])

    assert ([0], "f2, draw") == (s.acting(), legal(s, 0))
    assert 1 == len(of_kind(told, events.ActionGained))

    say(s, 0, "card f2")

    assert [1] == s.acting()


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ('{ whose = "own", of = "K", least = 2 }', True),
        ('{ whose = "own", of = "K", least = 3 }', False),
        ('{ whose = "other", of = "L", least = 1 }', True),
        ('{ whose = "own", least = 3 }', True),
        ('{ whose = "here", of = "L", least = 1 }', False),
        ('{ whose = "any", of = "L", least = 1 }', True),
        ("{ deck_most = 33 }", True),
        ("{ deck_most = 5 }", False),
        ('{ person = "l2", zone = "discard" }', True),
    ],
)
@pytest.mark.clause("HF-024")
def test_a_condition_looks_at_areas_deck_and_discard_pile(condition: str, holds: bool) -> None:
    effect = f'{{ do = "draw", if = {condition} }}'
    s, _ = played(effect, ["f1", ""], ["k1 k2", "l1"], "k5" if holds else "", discard="l2")

    assert holds == bool(s.hands[0])


def test_a_guard_of_an_area_keeps_all_that_lies_there_and_itself() -> None:
    box = box_of(
        f1='property = [{ do = "discard", whose = "any" }]',
        l1='property = [{ do = "guard", what = "area" }]',
    )
    s = table(["f1", ""], ["k2", "l1 k1 f2"], box=box)

    say(s, 0, "card f1")

    assert "f1, k2" == legal(s, 0)
    assert [("is_guarded", "HF-019")] == refused(s, 0, "card k1")


def test_a_card_that_guards_itself_stays_where_it_is() -> None:
    box = box_of(
        f1='property = [{ do = "move", whose = "other", to = "own" }]',
        l1='property = [{ do = "guard", what = "self" }]',
    )
    s = table(["f1", ""], ["", "l1 l2"], box=box)

    say(s, 0, "card f1")

    assert ["f1 l2", "l1"] == areas(s)
    assert [True] == [card.guarded for card in GAME.view(s, 0).areas[1].cards]


@pytest.mark.clause("HF-019")
def test_everybody_draws_who_has_room() -> None:
    s, _ = played('{ do = "each_draws" }', ["f1", "k1 k2 k3", "l1"], ["", "", ""], "f2 f3")

    assert ["f2", "k1 k2 k3", "f3 l1"] == hands(s)


#: A phrase, hands and areas of three seats, with which it cannot be applied.
IMPOSSIBLE = [
    ('do = "discard", whose = "other"', ["f1", "", ""], ["k1", "", ""]),
    ('do = "move", whose = "own", of = "K", to = "left"', ["f1", "", ""], ["l1", "k1", ""]),
    ('do = "swap", of = "L"', ["f1", "", ""], ["k1", "l1", ""]),
    ('do = "swap"', ["f1", "", ""], ["k1", "", ""]),
    ('do = "return", of = "K"', ["f1", "", ""], ["l1", "l2", ""]),
    ('do = "draw"', ["f1 k1 k2 k3", "", ""], ["", "", ""]),
    ('do = "each_draws"', ["f1 k1 k2 k3", "l1 l2 l3", "l4 l5 l6"], ["", "", ""]),
    ('do = "recover"', ["f1", "", ""], ["", "", ""]),
    ('do = "revive", to = "own"', ["f1", "", ""], ["", "", ""]),
    ('do = "give"', ["f1", "l1", ""], ["", "", ""]),
    ('do = "take"', ["f1 k1", "", ""], ["", "", ""]),
    ('do = "drop", who = "me"', ["f1", "l1", ""], ["", "", ""]),
    ('do = "drop", who = "other"', ["f1 k1", "", ""], ["", "", ""]),
    ('do = "drop", who = "each"', ["f1", "", ""], ["", "", ""]),
    ('do = "look"', ["f1 k1", "", ""], ["", "", ""]),
    ('do = "renew"', ["f1", "l1", ""], ["", "", ""]),
]


@pytest.mark.clause("HF-022")
@pytest.mark.parametrize(("phrase", "hands", "areas"), IMPOSSIBLE)
def test_what_cannot_be_applied_is_passed_over(phrase: str, hands: list[str], areas: list[str]) -> None:
    s, told = played(f"{{ {phrase} }}", hands, areas)

    assert ["impossible"] == [event.why for event in of_kind(told, events.NotApplied)]
    assert "f1" == ids(s, s.areas[0][-1:])


# ── the phrases there are ──


@pytest.mark.parametrize("name", [name for name in PHRASES if name != "odd"])
def test_a_phrase_has_a_file_of_its_own_name(name: str) -> None:
    assert name == PHRASES[name].__module__.rpartition(".")[2].rstrip("_")


@pytest.mark.parametrize("name", [name for name in PHRASES if name not in ("odd", "guard")])
def test_a_phrase_says_itself_what_it_does_and_what_it_is_worth(name: str) -> None:
    assert {"apply", "worth"} <= set(vars(PHRASES[name]))
