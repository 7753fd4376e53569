"""Cards that take others, or themselves, out of play."""

import pytest

from intriga.games.factions import events
from tests.games.factions.builders import areas, hands, of_kind, refused, top
from tests.games.factions.cards.people import people, play

# ── purges: a whole faction ──


@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("bailly", ["louis necker bailly", "stael fersen", "mounier"]),
        ("saintjust", ["danton necker saintjust", "stael", "cloots mounier"]),
        ("maury", ["louis danton maury", "fersen", "cloots"]),
    ],
)
def test_a_purge_takes_every_card_of_its_faction_out_of_play(card: str, left: list[str]) -> None:
    s = people([card, "", ""], ["louis danton necker", "stael fersen", "cloots mounier"])

    play(s, f"card {card}")

    assert left == areas(s)


@pytest.mark.parametrize(
    ("card", "guard", "kept"),
    [("bailly", "evrard", "danton"), ("saintjust", "elisabeth", "louis"), ("maury", "lafayette", "necker")],
)
def test_a_guard_keeps_its_faction_from_a_purge_in_its_own_area_only(
    card: str, guard: str, kept: str
) -> None:
    others = {"danton": "cloots", "louis": "vigee", "necker": "mounier"}[kept]
    s = people([card, ""], [others, f"{guard} {kept}"])

    play(s, f"card {card}")

    assert [card, f"{guard} {kept}"] == areas(s)


@pytest.mark.clause("HF-A7")
@pytest.mark.parametrize(
    ("card", "left"),
    [("noailles", ""), ("bouille", "necker danton"), ("legendre", "necker louis")],
)
def test_who_gives_up_all_or_his_side_takes_it_out_of_the_own_area_and_himself_too(
    card: str, left: str
) -> None:
    s = people([card, ""], ["necker louis danton", "stael vigee cloots"])

    play(s, f"card {card}")

    assert [left, "stael vigee cloots"] == areas(s)


# ── two at a time ──


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("lameth", "louis fersen vigee"),
        ("stofflet", "danton cloots varlet"),
        ("ronsin", "mounier stael necker"),
    ],
)
def test_the_hunter_of_a_faction_takes_two_of_its_cards_from_any_areas(card: str, targets: str) -> None:
    one, two, three = targets.split()
    s = people([card, "", ""], [one, two, three])

    play(s, f"card {card}, card {one}, card {three}")

    assert [card, two, ""] == areas(s)


@pytest.mark.clause("HF-A5")
def test_lameth_takes_the_only_lily_there_is() -> None:
    s = people(["lameth", ""], ["", "louis"])

    play(s, "card lameth")

    assert ["lameth", ""] == areas(s)
    assert "louis" == top(s)


@pytest.mark.clause("HF-022")
def test_lameth_stays_where_no_lily_is_in_play() -> None:
    s = people(["lameth", ""], ["", "danton"])

    told = play(s, "card lameth")

    assert ["lameth", "danton"] == areas(s)
    assert ["impossible"] == [event.why for event in of_kind(told, events.NotApplied)]


def test_collot_is_laid_before_another_and_takes_two_other_cards_from_there() -> None:
    s = people(["collot", "", ""], ["necker", "louis fersen vigee", "danton"])

    play(s, "card collot, seat 1")
    assert ["not_itself"] == [reason for reason, _ in refused(s, 0, "card collot")]
    play(s, "card louis, card vigee")

    assert ["necker", "fersen collot", "danton"] == areas(s)


def test_couthon_takes_two_cards_from_others_when_the_deck_is_low() -> None:
    s = people(["couthon", ""], ["danton", "louis fersen"], deck="necker stael")

    play(s, "card couthon")

    assert ["danton couthon", ""] == areas(s)


def test_couthon_does_nothing_while_the_deck_is_high() -> None:
    s = people(["couthon", ""], ["danton", "louis fersen"])

    play(s, "card couthon")

    assert ["danton couthon", "louis fersen"] == areas(s)


# ── one person ──


def test_hebert_is_laid_before_another_and_brings_down_the_queen() -> None:
    s = people(["hebert", "", ""], ["antoinette", "louis", ""])

    play(s, "card hebert, seat 1")

    assert ["", "louis hebert", ""] == areas(s)


@pytest.mark.clause("HF-024")
def test_hebert_does_not_reach_the_queen_in_a_hand() -> None:
    s = people(["hebert", "antoinette"], ["", ""])

    play(s, "card hebert")

    assert ["", "antoinette"] == hands(s)


def test_egalite_may_be_laid_anywhere_and_votes_for_the_death_of_the_king() -> None:
    s = people(["egalite", "", ""], ["", "louis", ""])

    play(s, "card egalite, seat 2")

    assert ["", "", "egalite"] == areas(s)


@pytest.mark.parametrize(
    ("lying", "left"), [("robespierre", ["", "robespierre"]), ("danton", ["chenier", "danton"])]
)
def test_chenier_falls_only_while_robespierre_is_in_play(lying: str, left: list[str]) -> None:
    s = people(["chenier", ""], ["", lying])

    play(s, "card chenier")

    assert left == areas(s)
    assert 1 == len(s.hands[0])


@pytest.mark.parametrize(("gone", "left"), [("marat", ["", "", ""]), ("danton", ["", "", "mirabeau"])])
def test_mirabeau_is_carried_out_only_when_marat_is_carried_in(gone: str, left: list[str]) -> None:
    s = people(["mirabeau", "", ""], discard=gone)

    play(s, "card mirabeau, seat 2")

    assert (left, 1) == (areas(s), len(s.hands[0]))


def test_mirabeau_stays_while_marat_is_in_play() -> None:
    s = people(["mirabeau", ""], ["", "marat"])

    play(s, "card mirabeau, seat 0")

    assert ["mirabeau", "marat"] == areas(s)


def test_lucile_draws_two_cards_while_camille_is_in_play() -> None:
    s = people(["lucile", ""], ["", "camille"])

    play(s, "card lucile")

    assert (["lucile", "camille"], 2) == (areas(s), len(s.hands[0]))


def test_lucile_follows_camille_into_the_discard_pile() -> None:
    s = people(["lucile", ""], ["necker", ""], discard="camille")

    play(s, "card lucile")

    assert (["necker", ""], "lucile", 0) == (areas(s), top(s), len(s.hands[0]))


# ── and one who may ──


@pytest.mark.clause("HF-020")
def test_charette_strikes_and_may_come_back_to_the_hand() -> None:
    s = people(["charette", ""], ["", "danton necker"])

    play(s, "card charette, card danton, apply")

    assert (["", "necker"], ["charette", ""]) == (areas(s), hands(s))


@pytest.mark.clause("HF-020")
def test_charette_may_stay_where_he_struck() -> None:
    s = people(["charette", ""], ["", "danton necker"])

    play(s, "card charette, card danton, decline")

    assert ["charette", "necker"] == areas(s)


def test_charette_comes_back_once_only() -> None:
    s = people(["charette", "mounier"], ["", "danton necker stael"])

    play(s, "card charette, card danton, apply, card mounier, card charette, card necker")

    assert "charette" == areas(s)[0]
    assert (["charette"], 1) == ([s.box.cards[card].name for card in s.back], s.turn)
