"""The tables of the bank, and what the loader says to broken ones."""

from __future__ import annotations

import pickle

import pytest

from intriga.games.gangsters.scenarios.hands_up.loading import FILE
from intriga.games.gangsters.scenarios.hands_up.tables import BAGS
from intriga.games.gangsters.state import STANDARD
from tests.games.gangsters.packs import changed, faults_of
from tests.games.gangsters.scenarios.hands_up.builders import bank_box


def test_there_are_fifteen_bags_and_a_table_for_each() -> None:
    box = bank_box()

    assert BAGS == sum(card.bags for card in box.cards)
    for numbers in box.numbers:
        assert sorted(numbers.reputation) == numbers.reputation
        assert all(quota <= BAGS for quota in numbers.quota)


def test_levels_change_data_only_and_get_harder() -> None:
    easier, standard, harder = bank_box().numbers

    for players in range(4):
        assert easier.start[players] <= standard.start[players] <= harder.start[players]
        assert easier.quota[players] < standard.quota[players] <= harder.quota[players]
    assert sum(standard.quota) < sum(harder.quota)
    assert len(easier.bells) < len(standard.bells) < len(harder.bells)
    assert 1 == STANDARD


def test_the_box_survives_pickling() -> None:
    box = bank_box()
    again = pickle.loads(pickle.dumps(box))

    assert [card.name for card in again.cards] == [card.name for card in box.cards]
    assert again.numbers[1].quota == box.numbers[1].quota
    assert again.roadblock == box.roadblock


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('evening = "clock"', 'evening = "clocks"', "evening is"),
        (
            'scope = "all", do = "fewer_dice"',
            'scope = "holder", do = "fewer_dice"',
            "have the scope all",
        ),
        ("roadblock = 3", "roadblock = 9", "roadblock is 9"),
        ("bags = 4", "bags = 5", "16 bags; there are 15"),
        ('id = "gas"', 'id = "grille"', "'grille' stands twice"),
        ("start = [1, 1, 2, 1]", "start = [1, 1, 2]", "a list of 4 whole numbers"),
    ],
)
def test_a_fault_is_told(old: str, new: str, fault: str) -> None:
    assert any(fault in told and FILE in told for told in faults_of(changed((FILE, old, new))))
