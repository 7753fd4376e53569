"""The race as everybody sees it, and in sentences."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.rules.reasons import REASONS
from intriga.games.gangsters.scenarios.race import events
from intriga.games.gangsters.scenarios.race.parts import PARTS
from intriga.games.gangsters.scenarios.race.rules.lever import (
    FIRST_GEAR,
    ONLY_THE_DRIVER,
    SHIFTED_ALREADY,
    TOP_GEAR,
)
from intriga.games.gangsters.scenarios.race.speech import SPEECH
from intriga.games.gangsters.scenarios.race.view import Earned, RaceView, RoadEffect, view
from intriga.games.gangsters.speech.wording import phrases, tell_place
from intriga.kernel.sentences import LANGUAGES, Tongue
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.asked_of_all import listener
from tests.games.gangsters.scenarios.race.builders import on_road, row

TOLD = [
    events.RaceBegan(5, 0, 2, 13, 26),
    events.CardSeen(21, 7),
    events.GearShifted(1, 3, "lever"),
    events.GearShifted(2, 1, "handbrake"),
    events.GearShifted(None, 1, "engine"),
    events.CarDrove(3, 9),
    events.JailReached(13),
    events.RanInto(22, 4),
    events.CarDented(2, 3),
    events.CarStopped(9),
    events.CardClings(28),
    events.ClanShaken(36, [1, 2]),
    events.VanMoved(3, 6, "chase"),
    events.VanMoved(1, 6, "rally"),
    events.VanMoved(1, 6, "setback"),
    events.VanMoved(1, 6, "card"),
    events.VanHeldUp(2, 4),
    events.CarMended(5),
    events.PrisonerFreed(1),
]


def test_the_view_shows_the_road() -> None:
    s = on_road(gear=4, ahead={10: "hairpin", 15: "cows"}, riding="motorcycles", condition=4)

    seen = view(s, 0)

    assert (seen.car, seen.van, seen.lead, seen.gear, seen.top_gear) == (8, 4, 4, 4, 4)
    assert (seen.at_jail, seen.rescued, seen.driver, seen.shifted) == (False, False, 1, False)
    assert (seen.will_drive, seen.condition, seen.sound) == (4, 4, 5)
    hairpin, rider, cows = seen.ahead
    assert hairpin.hit == [RoadEffect("dent", 4)]  # in fourth gear
    assert (hairpin.place, hairpin.cell, hairpin.in_reach) == (row(s, "hairpin"), 10, True)
    assert (rider.cell, rider.fingerprint, rider.rides) == (None, True, [RoadEffect("van", 1)])
    assert (cows.in_reach, cows.won) == (False, [RoadEffect("van_back", 1)])
    assert seen == view(s, -1)
    assert isinstance(seen.earned, Earned)


def test_the_view_knows_where_the_car_must_stop() -> None:
    assert 1 == view(on_road(car=12, gear=4), 0).will_drive
    assert 1 == view(on_road(car=25, gear=4, rescued=True), 0).will_drive
    at_jail = view(on_road(car=13, gear=1), 0)
    assert (at_jail.at_jail, at_jail.will_drive) == (True, 0)


def test_marks_in_the_dark_have_no_cards() -> None:
    seen = view(on_road(car=6, lit=11), 0)

    assert seen.marks
    assert all(cell > 11 for cell in seen.marks)


def test_every_kind_of_event_is_told_here() -> None:
    assert {type(event) for event in TOLD} == set(PARTS.events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", TOLD, ids=lambda event: type(event).__name__)
def test_every_event_has_a_sentence(language: str, event: object) -> None:
    told = SPEECH.tell(event, listener(language))

    assert told is not None
    assert told.endswith((".", "!"))
    assert "{" not in told


def test_sentences() -> None:
    ru, en = listener("ru"), listener("en")

    assert "Вы включаете передачу 3." == SPEECH.tell(TOLD[2], ru)
    assert "Bo yanks the handbrake: gear 1." == SPEECH.tell(TOLD[3], en)
    assert "The lever falls: gear 1." == SPEECH.tell(TOLD[4], en)
    assert SPEECH.tell(events.CarDrove(0, 5), en) is None
    assert SPEECH.question(None, en) is None


def test_how_the_race_stands() -> None:
    s = on_road(ahead={10: "cows"}, riding="bruiser")

    first, second = SPEECH.status(view(s, 0), listener("en"))

    assert "Gear 2 of 4, condition 5 of 5. Lead over the van: 4;" in first
    assert "To the jail: 5. Ahead: Bruiser on the board (riding along), Cows on the highway (2)." == second
    at_jail = SPEECH.status(view(on_road(car=13), 0), listener("ru"))[1]
    assert "Машина стоит у камеры. Впереди чисто." == at_jail


@pytest.mark.parametrize("language", LANGUAGES)
def test_endings_refusals_and_fields_have_sentences(language: str) -> None:
    told = phrases(Tongue(language, box()))
    reasons = [REASONS[one][0] for one in (ONLY_THE_DRIVER, SHIFTED_ALREADY, TOP_GEAR, FIRST_GEAR)]

    assert all(told.has(f"refusal-{reason}") for reason in reasons)
    assert all(told.has(f"ending-race_{end}") for end in ("home", "caught", "wrecked"))
    assert all(told.has(f"field-RaceView-{field}") for field in RaceView.__struct_fields__)
    assert told.has("chapter-race")
    assert told.has("option-scenario-race")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", [0, 1])
def test_memoirs_tell_of_speed_crashes_the_prisoner_and_the_van(language: str, variant: int) -> None:
    happened = [
        events.RaceBegan(5, 0, 2, 13, 26),
        events.GearShifted(2, 3, "lever"),
        events.CarDrove(3, 8),
        events.RanInto(22, 4),
        events.VanMoved(6, 6, "chase"),
        events.PrisonerFreed(1),
        events.VanHeldUp(4, 2),
    ]
    freed, gear, crash, van = SPEECH.scenes(happened, variant, listener(language))

    assert ("Ada", "good") == (next(name for name in ("Ada", "Bo") if name in freed.text), freed.mood)
    assert "Bo" in gear.text
    assert "3" in gear.text
    assert tell_place(22, Tongue(language, box())) in crash.text
    assert (4, "bad") == (van.at, van.mood)
    assert [] == SPEECH.scenes([*happened[:1], events.VanMoved(1, 1, "chase")], variant, listener(language))
