"""The tables of the city, and what the loader says to broken ones."""

from __future__ import annotations

import pickle

import pytest

from intriga.games.gangsters.scenarios.neighbour.loading import FILE
from tests.games.gangsters.packs import changed, faults_of, with_files
from tests.games.gangsters.scenarios.neighbour.builders import city_box


def test_the_box_survives_pickling() -> None:
    box = city_box()
    again = pickle.loads(pickle.dumps(box))

    assert [one.name for one in again.districts] == [one.name for one in box.districts]
    assert [one.pays for one in again.districts] == [one.pays for one in box.districts]
    assert [one.name for one in again.neighbours] == [one.name for one in box.neighbours]
    assert again.ledger.points == box.ledger.points
    assert again.numbers[1].quota == box.numbers[1].quota


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ("track = 70", "track = 700", ("city", "track is 700", "10 to 99")),
        ("share = 5", "share = 5\nbribe = 1", ("city", "no field 'bribe'")),
        ("points = [5, 10,", "points = [10, 5,", ("city", "points must rise")),
        ("65, 70]", "65, 71]", ("city", "end on the track")),
        ('id = "standard"', 'id = "normal"', ("level 2", '"standard"')),
        ("arrivals = [2, 3, 5, 6, 8]", "arrivals = [2, 3, 9]", ("level 2", "arrivals", "1 to 8")),
        ("rumours = [1, 1, 1, 0]", "rumours = [1]", ("level 1", "a list of 4 whole numbers")),
        ("pays = [1, 2, 4]", "pays = [1, 2, 2]", ("district 1 (docks)", "pays must rise")),
        ("pays = [1, 2, 4]", "pays = [1, 2]", ("district 1 (docks)", "a list of 3 whole numbers")),
        ("start = 1", "start = 4", ("district 1 (docks)", "0 to 3")),
        ('id = "rail_yards"', 'id = "station"', ("district 5 (station)", '"rail_yards"')),
        ('"anthill", "bright_lights"]', '"anthill"]', ("district 4", "which does not touch")),
        ('["downtown", "anthill", "br', '["uptown", "anthill", "br', ("district 1", "'uptown'")),
        ('id = "widow"', 'id = "sermon"', ("neighbour 3", "'sermon' stands twice")),
        ('do = "rob", by = 2', 'do = "rub", by = 2', ("neighbour 1 (callahans), evening 1", "one of rob")),
        ('do = "rob", by = 2', 'do = "income", by = 2', ("evening 1", "one of rob")),
        ('do = "income", by = 3', 'do = "rob", by = 3', ("won 1", "one of soothe")),
        ('do = "spread"', 'do = "spread", by = 1', ("evening 1", "no field 'by'")),
        ('en = "Leave it at that" } },', 'en = "Leave it" } }, { name = 1 },', ("story", "3 names, not 4")),
        ('[police]\nbest = "intimidation"', '[police]\nbest = "bribery"', ("police", "best is")),
    ],
)
def test_a_fault_is_told(old: str, new: str, parts: tuple[str, ...]) -> None:
    told = "\n".join(faults_of(changed((FILE, old, new))))

    assert FILE in told
    for part in parts:
        assert part in told


def test_where_henchmen_cannot_be_read_the_city_does_not_complain_too() -> None:
    told = faults_of(with_files({"henchmen.toml": None}))

    assert not [one for one in told if one.startswith(FILE)]
