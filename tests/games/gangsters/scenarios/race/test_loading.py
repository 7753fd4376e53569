"""Whatever is wrong with the tables of the race is told with file, row and reason."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.scenarios.race.loading import FILE
from tests.games.gangsters.packs import changed, faults_of


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ("sight = 5", "sight = 0", ("road", "sight is 0", "1 to 9")),
        ("sight = 5", "sight = 5\nfog = 1", ("road", "no field 'fog'")),
        ("marks = [7, 8,", "marks = [8, 7,", ("road", "in order")),
        ("marks = [7, 8,", "marks = [7, 13,", ("road", "in order", "jail")),
        ("marks = [7,", "marks = [1, 2, 3, 4, 5, 6, 7,", ("road", "16 cards")),
        ("harder = [0, 0, 1, 3]", "harder = [0, 0, 1]", ("road", "a list of 4 whole numbers")),
        ('id = "easier"', 'id = "easy"', ("level 1", '"easier"')),
        ('id = "revive"', 'id = "rest"', ("board 1", '"revive"')),
        ('do = "dent", by = 1', 'do = "dint", by = 1', ("card 1 (milk_truck), hit 1", "one of dent")),
        ('do = "dent", by = 1', 'do = "dent"', ("card 1 (milk_truck), hit 1", "by is missing")),
        ('{ do = "stop" }', '{ do = "stop", by = 1 }', ("hit 2", "no field 'by'")),
        ('won = [{ do = "van_back"', 'won = [{ do = "van"', ("won 1", "van_back, mend, draw")),
        ('id = "cows"', 'id = "hairpin"', ("card 13", "'hairpin' stands twice")),
        ('name = { ru = "Повысить передачу"', 'names = { ru = "Повысить передачу"', ("acts 1", "name")),
    ],
)
def test_a_fault_is_told(old: str, new: str, parts: tuple[str, ...]) -> None:
    told = "\n".join(faults_of(changed((FILE, old, new))))

    assert told.startswith(FILE)
    for part in parts:
        assert part in told
