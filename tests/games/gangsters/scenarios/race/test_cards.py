"""Every card of the race: what running into it does, and what overcoming it brings."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.box.tables import SPECIALISATIONS
from intriga.games.gangsters.scenarios.race import events
from intriga.games.gangsters.scenarios.race.state import card_of, race, tables
from intriga.games.gangsters.scenarios.race.tables import EFFECTS, ROAD_CARDS
from intriga.games.gangsters.state import Gangsters
from tests.games.gangsters.builders import of_kind
from tests.games.gangsters.scenarios.race.builders import (
    CAR,
    IDS,
    drive,
    is_gone,
    on_road,
    row,
    say,
)

GEAR = 3

#: Running into it in third gear, with a lead of 8: dents that the card says (one more in this gear),
#: the cell and the gear afterwards, cells that the van comes nearer, and what chance and driver must give.
HITS: dict[str, tuple[int, int, int, int, str, str]] = {
    "milk_truck": (1, CAR + 3, 2, 0, "", ""),
    "hairpin": (2, CAR + 3, 3, 0, "", ""),
    "oil_slick": (0, CAR + 3, 1, 0, "", ""),
    "freight_train": (1, CAR + 1, 3, 0, "", ""),
    "drawbridge": (0, CAR + 1, 3, 0, "", ""),
    "nails": (1, CAR + 3, 2, 0, "", ""),
    "roadblock": (2, CAR + 3, 3, 1, "", ""),
    "motorcycles": (0, CAR + 3, 3, 1, "", ""),
    "sharpshooter": (0, CAR + 3, 3, 0, "doc", "nico"),
    "bruiser": (0, CAR + 3, 3, 0, "", "nico"),
    "marsh_fog": (1, CAR + 1, 3, 0, "", ""),
    "toll_gate": (1, CAR + 3, 3, 0, "wiretap", ""),
    "cows": (1, CAR + 1, 3, 0, "", ""),
    "funeral": (0, CAR + 3, 2, 0, "wiretap", ""),
    "radiator": (2, CAR + 3, 3, 0, "", ""),
    "carsick": (0, CAR + 3, 3, 0, "doc ines", ""),
}
CLINGING = ("motorcycles", "bruiser")
#: What overcoming it brings: the van falls behind, the car is mended, cards are drawn.
WON: dict[str, tuple[int, int, int]] = {
    "oil_slick": (2, 0, 0),
    "freight_train": (3, 0, 0),
    "drawbridge": (2, 0, 0),
    "cows": (1, 0, 0),
    "marsh_fog": (0, 0, 1),
    "carsick": (0, 0, 1),
    "radiator": (0, 1, 0),
}
FINGERPRINTS = ("roadblock", "motorcycles", "toll_gate", "funeral")


def test_these_are_all_cards() -> None:
    assert [*HITS, "jail"] == IDS


@pytest.mark.clause("LS2-010", "LS2-012", "LS2-013")
@pytest.mark.parametrize("name", HITS)
def test_running_into_it(name: str) -> None:
    dents, cell, gear, van, chance, lost = HITS[name]
    s = on_road(("renzo nico", "hattie"), van=0, gear=GEAR, ahead={CAR + 1: name})
    told = drive(s, "" if lost else chance)
    if lost:
        told += say(s, 0, f"pick {lost}", chance)

    m = race(s)
    assert events.RanInto(row(s, name), GEAR) in told
    condition = 5 - (dents + 1 if dents else 0)
    assert (condition, cell, min(gear, condition)) == (m.condition, m.car, m.gear)
    assert van == sum(event.steps for event in of_kind(told, events.VanMoved) if event.why == "card")
    assert is_gone(s, name) != (name in CLINGING)


@pytest.mark.clause("LS2-012")
@pytest.mark.parametrize("name", HITS)
def test_what_it_costs_in_cards_and_problems(name: str) -> None:
    _, _, _, _, chance, lost = HITS[name]
    s = on_road(("renzo nico", "hattie"), van=0, gear=GEAR, ahead={CAR + 1: name})
    drive(s, "" if lost else chance)
    if lost:
        say(s, 0, f"pick {lost}", chance)

    shaken = [one for one in chance.split() if one != "wiretap"]
    assert len(shaken) + len(lost.split()) == bin(s.exhausted).count("1")
    assert ("wiretap" in chance) == bool(s.problems[0])
    assert 0 == s.problems[1]


@pytest.mark.clause("LS2-015")
@pytest.mark.parametrize("name", HITS)
def test_overcoming_it(name: str) -> None:
    back, mended, drawn = WON.get(name, (0, 0, 0))
    s = on_road(sent_to(name), van=4, condition=3, ahead={CAR + 2: name})
    s.markers[IDS.index(name)] = card_of(s, IDS.index(name)).challenge.successes - 1
    hand = bin(s.hands[0]).count("1")

    attempt_best(s, name, "doc" if drawn else "")

    assert is_gone(s, name)
    assert (4 - back, 3 + mended) == (race(s).van, race(s).condition)
    assert hand - 2 + drawn == bin(s.hands[0]).count("1")
    assert 0 == sum(s.markers)


BEST = {
    "search": "sadie finn",
    "investigation": "may isidor",
    "melee": "stan molly",
    "shooting": "nico ruby",
    "running": "skip pasha",
    "driving": "renzo hattie",
    "intimidation": "prudence tadek",
    "persuasion": "lou pat",
    "healing": "wendell ines",  # doc is the one who is drawn
    "repair": "ingrid wendell",
}


def sent_to(name: str) -> tuple[str, str]:
    s = on_road()
    best = SPECIALISATIONS[card_of(s, IDS.index(name)).challenge.best]
    return BEST[best], "tadek" if best != "intimidation" else "sadie"


def attempt_best(s: Gangsters, name: str, drawn: str) -> None:
    say(s, 0, f"place {name}")
    for one in sent_to(name)[0].split():
        say(s, 0, f"send {one}")
    dice = 5 if name == "carsick" else 6
    say(s, 0, "roll", " ".join(["4", "4", "4", "4", "1", "1"][:dice]))
    say(s, 0, "go on", drawn)


@pytest.mark.clause("LS2-025")
def test_cards_with_a_fingerprint() -> None:
    s = on_road()

    assert [card.name for card in tables(s).cards if card.fingerprint] == list(FINGERPRINTS)


@pytest.mark.clause("LS2-024")
def test_cards_with_a_penalty() -> None:
    s = on_road()

    assert [card.name for card in tables(s).cards if card.penalties] == ["marsh_fog", "radiator"]


def test_every_effect_is_on_a_card() -> None:
    rows = tables(on_road()).cards[:ROAD_CARDS]
    used = {effect.do for card in rows for effect in (*card.hit, *card.rides, *card.won)}

    assert used == set(range(len(EFFECTS)))
