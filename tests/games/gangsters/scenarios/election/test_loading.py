"""The tables of the election, and what the loader says to broken ones."""

from __future__ import annotations

import pickle

import pytest

from intriga.games.gangsters.scenarios.election.loading import FILE
from tests.games.gangsters.packs import changed, faults_of, with_files
from tests.games.gangsters.scenarios.election.builders import election_box


def test_the_box_survives_pickling() -> None:
    box = election_box()
    again = pickle.loads(pickle.dumps(box))

    assert again.ids == box.ids
    assert [one.name for one in again.visits] == [one.name for one in box.visits]
    assert [one.name for one in again.traitors] == [one.name for one in box.traitors]
    assert again.race.phases == box.race.phases
    assert again.race.clan == box.race.clan
    assert again.numbers[1].wanted == box.numbers[1].wanted


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ("rounds = 8", "rounds = 2", ("election", "rounds is 2", "3 to 12")),
        ("phases = [1, 3, 6]", "phases = [1, 6, 3]", ("election", "phases must rise")),
        ("phases = [1, 3, 6]", "phases = [2, 3, 6]", ("election", "phases must rise from round 1")),
        ("landslide = 9", "landslide = 13", ("election", "1 to 12")),
        ("full = 8", "full = 8\nhalf = 4", ("election", "no field 'half'")),
        ("clan = [19, 1, 3]", "clan = [19, 1, 6]", ("election", "20, 10, 5")),
        ("names = [0, 1, 2]", "names = [0, 1]", ("election", "a list of 3 whole numbers")),
        ('id = "standard"', 'id = "normal"', ("level 2", '"standard"')),
        ("wanted = [7, 7, 7, 7]", "wanted = [7]", ("level 1", "a list of 4 whole numbers")),
        ('id = "rail_yards"', 'id = "station"', ("district 5 (station)", '"rail_yards"')),
        ('id = "fireworks"', 'id = "free_beer"', ("visit 4", "'free_beer' stands twice")),
        ('id = "treasurer"', 'id = "manager"', ("traitor 2", "'manager' stands twice")),
        ('do = "rob", by = 2', 'do = "rub", by = 2', ("traitor 2", "one of rob")),
        ('do = "gift", by = 2', 'do = "rob", by = 2', ("won 1", "one of gift")),
        ('{ do = "loosen" }', '{ do = "loosen", by = 1 }', ("evening 1", "no field 'by'")),
        (
            '[[traitor]]\nid = "manager"',
            '[[traitor]]\nsuccesses = 2\nid = "manager"',
            ("traitor 1", "successes"),
        ),
        ('[police]\nbest = "intimidation"', '[police]\nbest = "bribery"', ("police", "best is")),
        ("[donors]\nname", "[donors]\nsuccesses = 1\nname", ("donors", "no field 'successes'")),
    ],
)
def test_a_fault_is_told(old: str, new: str, parts: tuple[str, ...]) -> None:
    told = "\n".join(faults_of(changed((FILE, old, new))))

    assert FILE in told
    for part in parts:
        assert part in told


def test_where_henchmen_cannot_be_read_the_election_does_not_complain_too() -> None:
    told = faults_of(with_files({"henchmen.toml": None}))

    assert not [one for one in told if one.startswith(FILE)]
