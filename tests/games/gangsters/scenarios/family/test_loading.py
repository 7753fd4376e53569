"""The tables of the family, and what the loader says to broken ones."""

from __future__ import annotations

import pickle

import pytest

from intriga.games.gangsters.scenarios.family.loading import FILE
from tests.games.gangsters.packs import changed, faults_of
from tests.games.gangsters.scenarios.family.builders import family_box


def test_the_box_survives_pickling() -> None:
    box = family_box()
    again = pickle.loads(pickle.dumps(box))

    assert [one.name for one in again.relatives] == [one.name for one in box.relatives]
    assert [one.name for one in again.occasions] == [one.name for one in box.occasions]
    assert [one.best for one in again.places] == [one.best for one in box.places]
    assert again.table.key() == box.table.key()
    assert again.numbers[1].lead == box.numbers[1].lead
    assert again.numbers[1].unrest == box.numbers[1].unrest


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ("track = 10", "track = 99", ("table", "track is 99", "5 to 12")),
        ("share = 1", "share = 1\nbribe = 1", ("table", "no field 'bribe'")),
        ("bag_points = [1, 2,", "bag_points = [2, 1,", ("table", "bag_points must rise")),
        ('id = "standard"', 'id = "normal"', ("level 2", '"standard"')),
        ("arrivals = [1, 1, 1, 1]", "arrivals = [1]", ("level 1", "a list of 4 whole numbers")),
        ("bags = 4", "bags = 16", ("level 2", "bags is 16", "1 to 15")),
        ('id = "back_door"', 'id = "porch"', ("place 4 (porch)", '"back_door"')),
        ('id = "mole"', 'id = "rat"', ("guest 1 (rat)", '"mole"')),
        ('id = "vito"', 'id = "twins"', ("relative 11", "'twins' stands twice")),
        ('id = "wake"', 'id = "wedding"', ("occasion 3", "'wedding' stands twice")),
        (
            'evening = [{ do = "rob", by = 1 }]',
            'evening = [{ do = "bags", by = 1 }]',
            ("evening 1", "one of arm_rebels"),
        ),
        ('won = [{ do = "quiet" }]', 'won = [{ do = "quiet", by = 1 }]', ("won 1", "no field 'by'")),
        ('[police]\nbest = "driving"', '[police]\nbest = "bribery"', ("police", "best is")),
    ],
)
def test_a_fault_is_told(old: str, new: str, parts: tuple[str, ...]) -> None:
    told = "\n".join(faults_of(changed((FILE, old, new))))

    assert FILE in told
    for part in parts:
        assert part in told
