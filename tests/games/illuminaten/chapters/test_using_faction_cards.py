"""Faction cards in use: once per turn, an additional action."""

from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.state import Pax
from tests.games.illuminaten.builders import (
    refused,
    say,
    table,
)


def menu(hand: str, **more: Any) -> Pax:
    """The action phase of seat 0 with this hand."""
    return table(hands=[hand, "57"], **more)


@pytest.mark.clause("PI-134", "PI-135")
def test_a_faction_card_gives_an_additional_action_once_per_turn() -> None:
    s = menu("1", factions={"K": 0})
    told = say(s, 0, "use K")
    assert told == [events.FactionCardUsed(0, "K")]
    say(s, 0, "on areopagus")
    assert (s.mains, s.chain) == (2, [])
    assert refused(s, 0, "use K")[0][:2] == ("faction_card_used", "PI-135")


@pytest.mark.clause("PI-135")
def test_its_action_must_be_possible() -> None:
    s = menu("1", factions={"D": 0})
    assert refused(s, 0, "use D")[0][:2] == ("nobody_to_displace", "PI-101")


@pytest.mark.clause("PI-136")
def test_only_ones_own_faction_card() -> None:
    s = menu("1", factions={"K": 1})
    assert refused(s, 0, "use K")[0][:2] == ("not_your_faction_card", "PI-136")
