"""The road comes up out of the dark: set-up, headlights, and what is seen by all."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.scenarios.race import events
from intriga.games.gangsters.scenarios.race.rules import SCENARIO
from intriga.games.gangsters.scenarios.race.state import IN_DECK, numbers, race, road
from intriga.games.gangsters.scenarios.race.tables import JAIL, ROAD_CARDS
from intriga.games.gangsters.state import POLICE_NONE
from intriga.kernel.machine.heaps import count
from tests.games.gangsters.builders import dealt, of_kind
from tests.games.gangsters.builders import refused as refused_core
from tests.games.gangsters.scenarios.race.builders import IDS, drive, end_round, on_road, row

STANDARD, HARDER, EASIER = 1, 2, 0


@pytest.mark.clause("LS2-001", "LS2-002")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_the_start_the_car_is_ahead_of_the_van_and_sound(players: int) -> None:
    s, told = dealt(players, scenario=SCENARIO)

    m = race(s)
    seen = of_kind(told, events.CardSeen)
    assert (m.car, m.van, m.gear) == (numbers(s).lead[players - 1], 0, 2)
    assert (m.condition, m.rescued, m.shifted) == (numbers(s).condition, False, False)
    assert m.cells[JAIL] == road(s).jail
    assert count(m.deck) == ROAD_CARDS - len(seen)
    assert len(IDS) == 17
    assert told[1] == events.RaceBegan(m.car, 0, 2, road(s).jail, road(s).home)


@pytest.mark.clause("LS2-003")
def test_there_is_no_police_card() -> None:
    s, _ = dealt(2, scenario=SCENARIO)

    assert POLICE_NONE == s.police
    assert ("no_police", "LG-087") == refused_core(on_road(), 0, "police")


@pytest.mark.clause("LS2-004", "LS2-008")
def test_cards_come_up_where_the_light_falls_for_the_first_time() -> None:
    s = on_road(car=6, gear=2, lit=6 + 5)
    dark = [cell for cell in road(s).marks if 11 < cell <= 8 + road(s).sight]
    drive(s)
    names = ["cows", "toll_gate", "bruiser"][: len(dark)]

    told = end_round(s, " ".join(names))

    assert dark
    assert of_kind(told, events.CardSeen) == [
        events.CardSeen(row(s, name), cell) for name, cell in zip(names, dark, strict=True)
    ]
    assert [race(s).cells[IDS.index(name)] for name in names] == dark
    assert race(s).lit == 8 + road(s).sight


@pytest.mark.clause("LS2-004")
def test_a_cell_that_was_lit_stays_clear() -> None:
    s = on_road(car=6, gear=1)  # everything is lit, and nothing lies there
    drive(s)

    assert [] == of_kind(end_round(s), events.CardSeen)


@pytest.mark.clause("LS2-008")
def test_a_card_has_no_place_before_it_is_seen() -> None:
    s, told = dealt(2, scenario=SCENARIO)
    m = race(s)
    seen = {event.place for event in of_kind(told, events.CardSeen)}

    for card in range(ROAD_CARDS):
        assert (m.cells[card] == IN_DECK) == bool(m.deck >> card & 1) == (row(s, IDS[card]) not in seen)


@pytest.mark.clause("LS2-030")
def test_levels_change_numbers_and_nothing_else() -> None:
    (easier, _), (standard, _), (harder, _) = (
        dealt(2, scenario=SCENARIO, level=level) for level in (EASIER, STANDARD, HARDER)
    )

    assert race(easier).car > race(harder).car or numbers(easier).van[1] < numbers(harder).van[1]
    assert numbers(easier).condition >= numbers(standard).condition >= numbers(harder).condition
    assert numbers(easier).cell[1] <= numbers(standard).cell[1] <= numbers(harder).cell[1]
    assert road(easier) is road(harder)
