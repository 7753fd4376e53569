"""The end of a round: its order, the strike, the police; setbacks and rallies."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.invariants import invariants
from intriga.games.gangsters.scenarios.family import events
from intriga.games.gangsters.scenarios.family.state import (
    AT_DESK,
    AT_LARGE,
    IN_CELLAR,
    WITH_CLAN,
    family,
    force,
)
from intriga.games.gangsters.scenarios.family.tables import ACCOUNTANT, MOLE
from intriga.games.gangsters.state import POLICE_ACTIVE
from tests.games.gangsters.builders import names
from tests.games.gangsters.scenarios.family.builders import at_table, evening, guns, of_kind, say


@pytest.mark.clause("LS5-018", "LS5-038")
def test_the_evening_goes_in_its_order() -> None:
    s = at_table(
        rebels_gun=5,
        relatives="uncle_silvio black_sheep",
        exhausted="accountant",
        hunted=True,
        police=POLICE_ACTIVE,
    )
    told = [
        event
        for event in evening(s, "sadie finn")
        if isinstance(
            event,
            events.AccountantTaken | events.GunMoved | events.BagsMoved | events.Struck | events.ClanShot,
        )
    ]

    assert [
        events.AccountantTaken(),
        events.GunMoved("rebels", 1, 6, "card"),
        events.BagsMoved(-1, 5, "card"),
        events.GunMoved("rebels", 1, 7, "unrest"),
        events.GunMoved("rebels", 1, 8, "whisper"),
        events.BagsMoved(-1, 4, "police"),
        events.Struck(3),
        events.BagsMoved(-2, 2, "strike"),
        events.ClanShot(None, [1, 2]),
    ] == told


@pytest.mark.clause("LS5-021")
def test_the_rebels_strike_with_the_difference_and_not_when_the_guns_are_even() -> None:
    even = at_table(clan_gun=4, rebels_gun=3, mole="gone")
    assert [] == of_kind(evening(even), events.Struck)
    assert 0 == force(even)

    s = at_table(clan_gun=4, rebels_gun=4, mole="gone")
    assert [events.Struck(1)] == of_kind(evening(s, "sadie"), events.Struck)
    assert 1 == force(s)


@pytest.mark.clause("LS5-022")
@pytest.mark.parametrize(
    ("rebels_gun", "bags", "hurt"), [(4, 5, "sadie"), (5, 4, "sadie finn"), (8, 4, "sadie finn")]
)
def test_a_strike_takes_bags_and_exhausts_henchmen_up_to_a_limit(
    rebels_gun: int, bags: int, hurt: str
) -> None:
    s = at_table(clan_gun=4, rebels_gun=rebels_gun, mole="gone")
    evening(s, hurt)

    assert (bags, hurt) == (family(s).bags, names(s.exhausted))


@pytest.mark.clause("LS5-023")
def test_without_the_mug_the_accountant_flees_and_the_mole_is_freed() -> None:
    s = at_table(clan_gun=4, rebels_gun=4, mole="cellar", accountant="desk")
    told = evening(s, "sadie")

    assert [events.AccountantFled()] == of_kind(told, events.AccountantFled)
    assert [events.MoleFreed()] == of_kind(told, events.MoleFreed)
    assert (AT_LARGE, WITH_CLAN) == (family(s).mole, family(s).accountant)
    assert s.exhausted >> ACCOUNTANT & 1
    assert s.clan >> MOLE & 1
    assert s.entered[MOLE] == s.generation
    assert [] == invariants(s)


@pytest.mark.clause("LS5-023")
def test_the_mug_keeps_both_and_goes() -> None:
    s = at_table(clan_gun=4, rebels_gun=4, mole="cellar", accountant="desk", mug=True)
    told = evening(s, "sadie")

    assert [events.MugMoved(False)] == of_kind(told, events.MugMoved)
    assert (IN_CELLAR, AT_DESK, False) == (family(s).mole, family(s).accountant, family(s).mug)
    assert 5 == family(s).bags


@pytest.mark.clause("LS5-017", "LS5-023")
def test_without_a_strike_the_mug_stays() -> None:
    s = at_table(mug=True)
    evening(s)

    assert family(s).mug


@pytest.mark.clause("LS5-007", "LS5-022")
def test_a_strike_may_hit_the_mole_and_the_accountant() -> None:
    s = at_table(clan_gun=4, rebels_gun=4, mug=True)
    told = evening(s, "mole accountant")

    assert [events.MoleCaught(None)] == of_kind(told, events.MoleCaught)
    assert IN_CELLAR == family(s).mole
    assert "accountant" == names(s.exhausted)
    assert WITH_CLAN == family(s).accountant


@pytest.mark.clause("LS5-027")
def test_active_police_take_a_bag_every_evening() -> None:
    s = at_table(police=POLICE_ACTIVE)
    told = evening(s)

    assert [events.BagsMoved(-1, 5, "police")] == of_kind(told, events.BagsMoved)
    calm = at_table()
    evening(calm)
    assert 6 == family(calm).bags


@pytest.mark.clause("LS5-024")
def test_a_setback_arms_the_rebels() -> None:
    s = at_table(before=("marked_bills", ""), mole="gone")
    told = evening(s)

    assert events.GunMoved("rebels", 1, 1, "setback") in told
    assert (5, 2) == guns(s)


@pytest.mark.clause("LS5-025")
def test_a_rally_arms_the_rebels() -> None:
    s = at_table(exhausted="sadie")
    told = say(s, 0, "rally")

    assert [events.GunMoved("rebels", 1, 1, "rally")] == of_kind(told, events.GunMoved)


@pytest.mark.clause("LS5-038")
def test_with_four_players_there_is_no_unrest() -> None:
    s = at_table(("nico", "ines", "stan", "ruby"), mole="gone", actions=2)
    evening(s)

    assert (5, 0) == guns(s)
