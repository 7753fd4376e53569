"""The table: set-up, cards of the family, places of the board, what overcoming them brings."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events as core
from intriga.games.gangsters.box.tables import SPECIALISATIONS
from intriga.games.gangsters.rules.evidence import fingerprints_on_table
from intriga.games.gangsters.scenarios.family import events
from intriga.games.gangsters.scenarios.family.rules import SCENARIO
from intriga.games.gangsters.scenarios.family.state import family, numbers
from intriga.games.gangsters.scenarios.family.tables import CARDS, PLACE_IDS
from intriga.games.gangsters.state import POLICE_ACTIVE, POLICE_CONTROLLED, POLICE_UNCONTROLLED
from intriga.kernel.machine.heaps import count
from tests.games.gangsters.builders import dealt, names
from tests.games.gangsters.scenarios.family.builders import (
    OCCASION_IDS,
    RELATIVE_IDS,
    at_table,
    attempt,
    end_round,
    evening,
    family_box,
    guns,
    legal,
    of_kind,
    open_names,
    refused,
    row,
    say,
)

#: Somebody of level 1 for each specialisation.
EXPERT = {
    "search": "sadie",
    "investigation": "may",
    "melee": "stan",
    "shooting": "nico",
    "running": "skip",
    "driving": "renzo",
    "intimidation": "prudence",
    "persuasion": "lou",
    "healing": "doc",
    "repair": "ingrid",
}


@pytest.mark.clause("LS5-001")
def test_there_are_twenty_three_cards() -> None:
    box = family_box()
    guests = len(box.texts.guests)

    assert (12, 4, 2, 5) == (len(box.relatives), len(box.occasions), guests, len(box.places))
    # the cellar is the mole's own card; the police card is the first challenge of the board
    assert CARDS == 23 == len(box.relatives) + len(box.occasions) + guests + len(PLACE_IDS) - 1 + 1
    assert 3 == sum(one.fingerprint for one in box.relatives)


@pytest.mark.clause("LS5-001", "LS5-002")
def test_the_set_up() -> None:
    for players in (1, 2, 3, 4):
        s, told = dealt(players, scenario=SCENARIO)
        row_ = numbers(s)
        m = family(s)
        assert (m.clan, m.rebels, m.bags) == (row_.clan[players - 1], row_.rebels[players - 1], row_.bags)
        assert not m.mug
        assert [events.FamilyMet(m.clan, m.rebels, m.bags, row_.rounds)] == of_kind(told, events.FamilyMet)
        assert POLICE_UNCONTROLLED == s.police


@pytest.mark.clause("LS5-004")
def test_a_relative_comes_up_at_the_start_of_a_round_and_sits_down() -> None:
    s = at_table(deck="bride christening")
    evening(s)
    told = end_round(s, "bride")

    assert [events.RelativeCame(row(s, "bride"))] == of_kind(told, events.RelativeCame)
    assert "bride" in open_names(s)
    assert 1 == count(family(s).deck)


@pytest.mark.clause("LS5-004")
def test_an_empty_deck_brings_nobody() -> None:
    s = at_table(deck="")
    evening(s)

    assert [] == of_kind(end_round(s), events.RelativeCame)


@pytest.mark.clause("LS5-005")
def test_a_christening_gives_everybody_a_card() -> None:
    s = at_table(("nico", "ines"), clan="stan sadie", deck="christening")
    evening(s)
    told = end_round(s, "christening stan sadie")

    assert [events.OccasionHeld(1)] == of_kind(told, events.OccasionHeld)
    assert ("stan nico", "sadie ines") == (names(s.hands[0]), names(s.hands[1]))
    assert (0, 0) == (family(s).deck, family(s).table)


@pytest.mark.clause("LS5-005")
def test_a_wake_exhausts_two_of_the_deck() -> None:
    s = at_table(("nico", "ines"), clan="stan sadie", deck="wake")
    evening(s)
    told = end_round(s, "wake stan sadie")

    assert [None] == [event.card for event in of_kind(told, events.ClanShot)]
    assert "sadie stan" == names(s.exhausted)


@pytest.mark.clause("LS5-005")
def test_a_wedding_fills_the_safe_and_arms_the_rebels() -> None:
    s = at_table(deck="wedding", mole="gone")
    evening(s)
    end_round(s, "wedding")

    assert (8, (5, 2)) == (family(s).bags, guns(s))


@pytest.mark.clause("LS5-005")
def test_the_name_day_arms_the_clan() -> None:
    s = at_table(deck="name_day", mole="gone", rebels_gun=2)
    evening(s)
    end_round(s, "name_day")

    assert (6, 3) == guns(s)


# ── places ──


@pytest.mark.clause("LS5-010", "LS5-013", "LS5-017", "LS5-019")
def test_what_lies_open() -> None:
    assert "speakeasy garage back_door" == open_names(at_table())
    assert "speakeasy garage back_door vito" == open_names(at_table(relatives="vito"))
    all_open = at_table(mole="cellar", accountant="desk", relatives="twins")
    assert "speakeasy safe garage back_door cellar twins" == open_names(all_open)
    assert "speakeasy garage" == open_names(at_table(mug=True))


@pytest.mark.clause("LS5-015")
def test_the_speakeasy_arms_the_clan() -> None:
    s = at_table(("lou", "ines"), clan_gun=3)
    told = attempt(s, "speakeasy", "lou", "4 4 1")

    assert [events.GunMoved("clan", 2, 5, "speakeasy")] == of_kind(told, events.GunMoved)
    s = at_table(("lou", "ines"), clan_gun=9)
    attempt(s, "speakeasy", "lou", "4 4 1")
    assert (10, 0) == guns(s)
    assert ("family_track_is_full", "LS5-015") == refused(s, 0, "place speakeasy")


@pytest.mark.clause("LS5-016")
def test_the_garage_disarms_the_rebels() -> None:
    s = at_table(("nico", "ines"), rebels_gun=3)
    told = attempt(s, "garage", "nico", "4 4 1")

    assert [events.GunMoved("rebels", -2, 1, "garage")] == of_kind(told, events.GunMoved)
    s = at_table(("nico", "ines"), rebels_gun=1)
    attempt(s, "garage", "nico", "4 4 1")
    assert (5, 0) == guns(s)
    assert ("family_no_guns_there", "LS5-016") == refused(s, 0, "place garage")


@pytest.mark.clause("LS5-017")
def test_at_the_back_door_the_mug_is_put_down() -> None:
    s = at_table(("stan", "ines"))
    told = attempt(s, "back_door", "stan", "4 1 1")

    assert [events.MugMoved(True)] == of_kind(told, events.MugMoved)
    assert family(s).mug
    assert not legal(s, 0, "place back_door")


@pytest.mark.clause("LS5-026", "LS5-028")
def test_the_challenges_of_the_board() -> None:
    s = at_table(("renzo", "ines"), police=POLICE_UNCONTROLLED)
    found = [SCENARIO.police(s), SCENARIO.revive(s), SCENARIO.cheer(s)]

    assert ["driving", "healing", "persuasion"] == [SPECIALISATIONS[one.best] for one in found]
    assert [True] * 3 == [one.harmless for one in found]
    attempt(s, "police", "renzo", "4 1 1")
    assert POLICE_CONTROLLED == s.police


# ── relatives ──


@pytest.mark.clause("LS5-019")
@pytest.mark.parametrize("name", RELATIVE_IDS)
def test_a_relative_who_is_won_over_leaves_and_brings_what_the_card_says(name: str) -> None:
    brings = {
        "uncle_silvio": (6, 4, 6, 0),
        "twins": (5, 2, 6, 0),
        "aunt_carmela": (5, 4, 7, 0),
        "black_sheep": (5, 4, 8, 0),
        "chauffeur": (5, 4, 6, 0),
        "widow_lucia": (5, 4, 6, 2),
        "lawyer": (5, 3, 6, 0),
        "godfather": (7, 4, 6, 0),
        "gambler": (6, 4, 6, 0),
        "brother_angelo": (5, 4, 6, 0),
        "vito": (5, 1, 6, 0),
        "bride": (6, 4, 6, 1),
    }
    challenge = family_box().relatives[RELATIVE_IDS.index(name)].challenge
    expert = EXPERT[SPECIALISATIONS[challenge.best]]
    s = at_table((f"{expert} ruby", "ines"), clan="hattie tadek", rebels_gun=4, relatives=name)
    s.police = POLICE_UNCONTROLLED
    if challenge.successes == 2:
        s.markers[5 + RELATIVE_IDS.index(name)] = 1
    clan, rebels, bags, drawn = brings[name]
    attempt(s, name, expert, "4 2 1", " ".join(["hattie", "tadek"][:drawn]))

    m = family(s)
    assert (clan, rebels, bags) == (m.clan, m.rebels, m.bags)
    assert (1 + drawn, 0) == (count(s.hands[0]), m.table)
    quiet = name in ("chauffeur", "brother_angelo")
    assert (POLICE_CONTROLLED if quiet else POLICE_UNCONTROLLED) == s.police
    assert name not in open_names(s)


@pytest.mark.clause("LS5-019")
def test_active_police_cannot_be_calmed_and_an_empty_deck_gives_nobody() -> None:
    s = at_table(("renzo", "ines"), relatives="chauffeur", police=POLICE_ACTIVE)
    attempt(s, "chauffeur", "renzo", "4 2 1")
    assert POLICE_ACTIVE == s.police

    s = at_table(("doc", "ines"), clan="", relatives="widow_lucia", mole="gone", accountant="desk")
    attempt(s, "widow_lucia", "doc", "4 2 1")
    assert 0 == s.hands[0]


@pytest.mark.clause("LS5-020")
@pytest.mark.parametrize(
    ("name", "rebels", "bags"),
    [
        ("uncle_silvio", 2, 6),
        ("twins", 2, 6),
        ("aunt_carmela", 1, 6),
        ("black_sheep", 1, 5),
        ("chauffeur", 1, 6),
        ("godfather", 2, 6),
        ("gambler", 1, 5),
        ("brother_angelo", 1, 6),
        ("vito", 2, 6),
        ("bride", 1, 6),
    ],
)
def test_what_relatives_do_in_the_evening(name: str, rebels: int, bags: int) -> None:
    """The rebels' gun grows by one through unrest alone."""
    s = at_table(relatives=name, mole="gone")
    evening(s)

    assert ((5, rebels), bags) == (guns(s), family(s).bags)


@pytest.mark.clause("LS5-020")
def test_the_lawyer_brings_a_problem_and_the_widow_exhausts_somebody() -> None:
    s = at_table(relatives="lawyer", mole="gone")
    evening(s)
    assert legal(s, 0, "boss 1")
    assert legal(s, 0, "boss 2")

    s = at_table(relatives="widow_lucia", mole="gone")
    told = evening(s, "sadie")
    assert [events.ClanShot(row(s, "widow_lucia"), [1])] == of_kind(told, events.ClanShot)
    assert "sadie" == names(s.exhausted)


@pytest.mark.clause("LS5-029")
def test_penalties_of_relatives_hold_for_everybody() -> None:
    def difficulty(relatives: str, challenge: str, seat: int = 0) -> int:
        s = at_table(
            relatives=relatives, police=POLICE_UNCONTROLLED, exhausted="sadie", out="finn", turn=seat
        )
        told = say(s, seat, challenge)
        return int(of_kind(told, core.ChallengeChosen)[0].difficulty)

    assert (4, 5, 5) == tuple(
        difficulty(name, "police", seat) for name, seat in (("", 0), ("chauffeur", 0), ("chauffeur", 1))
    )
    assert (3, 4) == tuple(difficulty(name, "cheer") for name in ("", "aunt_carmela"))
    assert (4, 5) == tuple(difficulty(name, "revive") for name in ("", "aunt_carmela"))
    s = at_table(relatives="brother_angelo")
    say(s, 0, "place garage") if legal(s, 0, "place garage") else say(s, 0, "place speakeasy")
    say(s, 0, "send nico")
    say(s, 0, "enough")
    assert ("no_red_die", "LG-080") == refused(s, 0, "roll red")
    s = at_table(relatives="bride")
    say(s, 0, "recruit", "sadie")
    assert "recruit" in [word.notation() for word in s.legal(0)]


@pytest.mark.clause("LS5-030")
def test_fingerprints_of_relatives_are_evidence() -> None:
    s = at_table(relatives="twins lawyer vito bride")

    assert 3 == SCENARIO.fingerprints(s) == fingerprints_on_table(s)
    assert 0 == SCENARIO.fingerprints(at_table(relatives="bride"))


assert [*["christening", "wake", "wedding", "name_day"]] == OCCASION_IDS
