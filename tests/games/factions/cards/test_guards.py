"""Cards that guard themselves, or a faction in their area."""

import pytest

from tests.games.factions.builders import areas, legal, refused
from tests.games.factions.cards.people import people, play


@pytest.mark.parametrize(
    ("guard", "kept", "free"),
    [("lafayette", "necker", "danton"), ("elisabeth", "louis", "necker"), ("evrard", "danton", "louis")],
)
def test_a_guard_keeps_itself_and_its_faction_in_its_area_and_nothing_else(
    guard: str, kept: str, free: str
) -> None:
    s = people(["talleyrand", ""], ["", f"{guard} {kept} {free}"])

    play(s, "card talleyrand, apply")

    assert [free, f"{guard} {kept} talleyrand"] == areas(s)


def test_evrard_keeps_the_cords_from_legendre_who_lies_beside_her() -> None:
    s = people(["legendre", ""], ["evrard danton", "cloots"])

    play(s, "card legendre")

    assert ["evrard danton legendre", "cloots"] == areas(s)


def test_provence_keeps_himself_and_nobody_else() -> None:
    s = people(["lameth", ""], ["", "provence louis fersen vigee"])

    play(s, "card lameth")
    assert "louis, fersen" == legal(s, 0)
    assert ["is_guarded"] == [reason for reason, _ in refused(s, 0, "card provence")]
    play(s, "card louis, card fersen")

    assert ["lameth", "provence vigee"] == areas(s)


def test_a_guarded_card_does_not_come_back_to_a_hand() -> None:
    s = people(["theroigne", ""], ["evrard danton", ""])

    play(s, "card theroigne")

    assert (["evrard danton theroigne", ""], 1) == (areas(s), s.turn)
