"""The tables of the casino, and what the loader says to broken ones."""

from __future__ import annotations

import pickle

import pytest

from intriga.games.gangsters.scenarios.no_more_bets.loading import FILE
from tests.games.gangsters.packs import changed, faults_of
from tests.games.gangsters.scenarios.no_more_bets.builders import casino_box


def test_the_box_survives_pickling() -> None:
    box = casino_box()
    again = pickle.loads(pickle.dumps(box))

    assert [one.name for one in again.tables] == [one.name for one in box.tables]
    assert [one.limit for one in again.tables] == [one.limit for one in box.tables]
    assert [one.name for one in again.guests] == [one.name for one in box.guests]
    assert again.house.points == box.house.points
    assert again.numbers[1].quota == box.numbers[1].quota


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ('closed = "roulette"', 'closed = "rulette"', ("casino", "'rulette'", "is 'roulette' meant?")),
        ("share = 1", "share = 1\nbribe = 1", ("casino", "no field 'bribe'")),
        ("points = [0, 0, 1", "points = [0, 2, 1", ("casino", "points must not fall")),
        ("points = [0, 0, 1", "points = [0, 1", ("casino", "a list of 11 whole numbers")),
        ('id = "standard"', 'id = "normal"', ("level 2", '"standard"')),
        ("midnight = ", "midnight = 1", ("level 1", "midnight", "1 to")),
        ("stake = 1", "stake = 4", ("gaming 1 (slots)", "1 to 3")),
        ("rent = [1,", "rent = [4,", ("level 1", "rent", "0 to 3")),
        ("limit = 2", "limit = 1", ("gaming 1 (slots)", "2 to 10")),
        ('id = "craps"', 'id = "slots"', ("gaming 2", "'slots' stands twice")),
        ('id = "card_sharp"', 'id = "slots"', ("guest 2", "'slots' stands twice")),
        (
            'do = "tough", by = 1',
            'do = "tuff", by = 1',
            ("guest 1 (house_detective), sits 1", "one of raise"),
        ),
        ('do = "pinch", by = 1', 'do = "chips", by = 1', ("evening 1", "one of pinch")),
        ('do = "chips", by = 1', 'do = "pinch", by = 1', ("won 1", "one of chips")),
        ('do = "quiet"', 'do = "quiet", by = 1', ("won 1", "no field 'by'")),
        ('en = "Let them ride" } },', 'en = "Let" } }, { name = 1 },', ("story", "2 names, not 3")),
        ('[police]\nbest = "persuasion"', '[police]\nbest = "bribery"', ("police", "best is")),
    ],
)
def test_a_fault_is_told(old: str, new: str, parts: tuple[str, ...]) -> None:
    told = "\n".join(faults_of(changed((FILE, old, new))))

    assert FILE in told
    for part in parts:
        assert part in told
