"""Cards that reach into the discard pile: back into the hand, or into an area with the property unread."""

import pytest

from tests.games.factions.builders import areas, hands, legal, refused, top
from tests.games.factions.cards.people import people, play

LOST = "necker louis danton stael vigee cloots"
FORGOTTEN = "necker danton vigee"


@pytest.mark.clause("HF-023")
@pytest.mark.parametrize(
    ("card", "found"), [("duport", "stael"), ("clermont", "cloots"), ("chateaubriand", "vigee")]
)
def test_duport_clermont_and_chateaubriand_may_take_a_card_into_the_hand(card: str, found: str) -> None:
    s = people([card, ""], discard=LOST)

    play(s, f"card {card}, card {found}")

    assert [found, ""] == hands(s)
    assert [card, ""] == areas(s)


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize("card", ["duport", "clermont", "chateaubriand"])
def test_duport_clermont_and_chateaubriand_may_leave_it(card: str) -> None:
    s = people([card, ""], discard=LOST)

    play(s, f"card {card}, decline")

    assert ["", ""] == hands(s)


@pytest.mark.parametrize(("card", "foreign"), [("duport", "louis"), ("chateaubriand", "danton")])
def test_duport_and_chateaubriand_find_their_own_side_only(card: str, foreign: str) -> None:
    s = people([card, ""], discard=LOST)

    play(s, f"card {card}")

    assert ["other_faction"] == [reason for reason, _ in refused(s, 0, f"card {foreign}")]


def test_clermont_does_not_bring_the_same_card_back_twice() -> None:
    s = people(["clermont", ""], discard="necker louis")
    s.back = [number for number, card in enumerate(s.box.cards) if card.name == "necker"]

    play(s, "card clermont, apply")

    assert "louis" == hands(s)[0]


def test_quatremere_lets_a_card_of_the_hand_go_and_may_bring_back_another() -> None:
    s = people(["quatremere stael danton", ""], discard="louis")

    play(s, "card quatremere, card danton, card louis")

    assert {"stael", "louis"} == set(hands(s)[0].split())
    assert "danton" == top(s)


@pytest.mark.clause("HF-020")
def test_quatremere_may_bring_nobody_back() -> None:
    s = people(["quatremere stael danton", ""], discard="louis")

    play(s, "card quatremere, card danton, decline")

    assert (["stael", ""], "danton") == (hands(s), top(s))


FAITHFUL = [
    ("paulze", "lavoisier"),
    ("lamballe", "antoinette"),
    ("tourzel", "louis"),
    ("evrard", "marat"),
]


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize(("card", "person"), FAITHFUL)
def test_paulze_lamballe_tourzel_and_evrard_may_bring_back_the_one_they_are_faithful_to(
    card: str, person: str
) -> None:
    s = people([card, ""], discard=f"{FORGOTTEN} {person}")

    play(s, f"card {card}, apply")

    assert person in hands(s)[0].split()


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize(("card", "person"), FAITHFUL)
def test_paulze_lamballe_tourzel_and_evrard_may_leave_that_person_where_he_lies(
    card: str, person: str
) -> None:
    s = people([card, ""], discard=f"{FORGOTTEN} {person}")

    play(s, f"card {card}, decline")

    assert person not in hands(s)[0].split()


@pytest.mark.parametrize("card", ["paulze", "lamballe", "tourzel"])
def test_paulze_lamballe_and_tourzel_draw_a_card_all_the_same(card: str) -> None:
    s = people([card, ""], discard=FORGOTTEN)

    play(s, f"card {card}")

    assert 1 == len(s.hands[0])


REVIVERS = [("lally", "louis", "vigee"), ("bonchamps", "danton", "cloots"), ("camille", "necker", "stael")]


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize(("card", "found", "other"), REVIVERS)
def test_lally_bonchamps_and_camille_may_lay_one_of_a_faction_before_anybody(
    card: str, found: str, other: str
) -> None:
    s = people([card, "", ""], discard=LOST)

    play(s, f"card {card}")
    assert {found, other, "decline"} == set(legal(s, 0).split(", "))
    play(s, f"card {found}, seat 2")

    assert [card, "", found] == areas(s)


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize(("card", "found", "other"), REVIVERS)
def test_lally_bonchamps_and_camille_may_let_the_dead_rest(card: str, found: str, other: str) -> None:
    s = people([card, "", ""], discard=f"{found} {other}")

    play(s, f"card {card}, decline")

    assert [card, "", ""] == areas(s)


@pytest.mark.clause("HF-020")
def test_david_may_lay_any_dead_before_himself_and_nobody_reads_the_property() -> None:
    s = people(["david", ""], ["", "necker"], discard="robespierre louis")

    play(s, "card david, card robespierre")

    assert ["david robespierre", "necker"] == areas(s)


@pytest.mark.clause("HF-020")
def test_david_may_paint_nobody() -> None:
    s = people(["david", ""], discard="robespierre louis")

    play(s, "card david, decline")

    assert ["david", ""] == areas(s)
