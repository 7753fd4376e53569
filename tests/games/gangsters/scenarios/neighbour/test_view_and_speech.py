"""The city as everybody sees it, and in sentences."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.rules.reasons import REASONS
from intriga.games.gangsters.scenarios.neighbour import events
from intriga.games.gangsters.scenarios.neighbour.parts import PARTS
from intriga.games.gangsters.scenarios.neighbour.rules.bargaining import (
    BEARS_NO_GRUDGE,
    NOTHING_TO_SETTLE,
    PAYS_ALL_IT_CAN,
)
from intriga.games.gangsters.scenarios.neighbour.speech import SPEECH
from intriga.games.gangsters.scenarios.neighbour.view import CityView, DistrictView, NeighbourView, view
from intriga.games.gangsters.speech.telling import GangstersSpeech
from intriga.games.gangsters.speech.wording import phrases
from intriga.games.gangsters.state import POLICE_ACTIVE
from intriga.games.gangsters.view.questions import question
from intriga.games.gangsters.view.view import view as whole_view
from intriga.kernel.events import Event
from intriga.kernel.sentences import LANGUAGES, Tongue
from tests.games.gangsters.builders import card
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.asked_of_all import check_mission_is_data, check_sentence, listener
from tests.games.gangsters.scenarios.neighbour.builders import attempt, in_city, row

TOLD = [
    events.CityDivided([1, 0, 1, 0, 0, 0], 45, 8),
    *(
        events.Angered(41, 2, 5, why)
        for why in ("rumour", "squeeze", "price", "card", "rising", "rally", "setback")
    ),
    events.Angered(43, 4, 4, "price"),
    events.NeighbourCame(48, 41),
    events.NeighbourLeft(1, 48),
    events.NeighbourLeft(None, 48),
    events.Squeezed(1, 41, 2, None),
    events.Squeezed(2, 41, 2, 14),
    events.Soothed(2, 46, 1, 4),
    events.Rose(42, 1, 3),
    events.Collected(9, 0, 20),
    events.Collected(9, 3, 17),
    events.IncomeMoved(47, 3, 20),
    events.IncomeMoved(47, -2, 15),
]


@pytest.mark.clause("LS3-006")
def test_the_view_shows_the_map() -> None:
    s = in_city(
        steps={"docks": 2, "heights": 1},
        anger={"docks": 4, "anthill": 1},
        risen="rail_yards",
        stands={"committee": "heights"},
        income=21,
    )
    seen = view(s, 0)
    docks, downtown, anthill, _, rail_yards, heights = seen.districts

    assert (docks.step, docks.pays, docks.anger, docks.patience) == (2, [1, 2, 4], 4, 5)
    assert (docks.will_pay, docks.grumbles, docks.on_the_brink, docks.neighbour) == (2, True, True, None)
    assert (anthill.grumbles, anthill.on_the_brink) == (False, False)
    assert (rail_yards.risen, rail_yards.on_the_brink, downtown.risen) == (True, False, False)
    assert (heights.neighbour, heights.will_pay) == (row(s, "committee"), 0)
    assert [row(s, one) for one in ("downtown", "bright_lights", "rail_yards")] == heights.touches
    assert [NeighbourView(row(s, "committee"), row(s, "heights"), True)] == seen.neighbours
    assert (seen.income, seen.quota, seen.track, seen.collects) == (21, 40, 70, 2)
    assert (seen.barricades, seen.lose, seen.last, seen.to_come, seen.comes_next) == (1, 3, 8, 6, 2)
    assert (seen.income, seen.neighbours) == (view(s, -1).income, view(s, -1).neighbours)


@pytest.mark.clause("LS3-012")
def test_a_reader_sees_who_of_the_own_hand_is_at_home_and_nobody_else_does() -> None:
    s = in_city(("stan tadek", "ines ruby"))

    def locals_seen(seat: int) -> dict[str, list[int]]:
        return {one.id: one.locals for one in view(s, seat).districts if one.locals}

    assert {"docks": [card("tadek") + 1], "rail_yards": [card("stan") + 1]} == locals_seen(0)
    assert {"docks": [card("ines") + 1], "bright_lights": [card("ruby") + 1]} == locals_seen(1)
    assert {} == locals_seen(-1)
    alone = in_city(("stan", "ines"), solo=True)
    assert [card("ines") + 1] == view(alone, 0).districts[0].locals


def test_the_view_shows_what_the_police_keep_and_that_nobody_comes_any_more() -> None:
    seen = view(in_city(steps={"heights": 3}, police=POLICE_ACTIVE, this_round=8), 0)

    assert (0, 5, None) == (seen.collects, seen.police, seen.comes_next)


def test_while_it_is_bargained_with_the_district_is_named() -> None:
    s = in_city(steps={"docks": 1})
    assert view(s, 0).visited is None
    attempt(s, "docks", "stan", "4 1 1")

    assert row(s, "docks") == view(s, 0).visited
    assert "mission" == whole_view(s, 0).moment


def test_the_mission_is_copied_and_pickled_whole() -> None:
    s = in_city(steps={"docks": 1}, stands={"widow": "docks"})
    check_mission_is_data(PARTS, s, lambda mission: mission.steps.__setitem__(0, 3))


# ── sentences ──


def test_every_kind_of_event_is_told_here() -> None:
    assert {type(event) for event in TOLD} == set(PARTS.events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", TOLD, ids=str)
def test_every_event_has_a_sentence(language: str, event: Event) -> None:
    check_sentence(PARTS, event, language)


@pytest.mark.parametrize(
    ("event", "ru", "en"),
    [
        (
            events.Squeezed(2, 41, 2, 14),
            "Bo прижимает район: Доки, плата теперь 2. Просит свой человек (Тихий), обид нет.",
            "Bo squeezes The Docks: it pays 2 now. One of their own is asking (Hush): no hard feelings.",
        ),
        (
            events.Soothed(1, 46, 1, 4),
            "Вы задабриваете район: Холмы, злость 1 из 4.",
            "You soothe The Heights: anger 1 of 4.",
        ),
        (
            events.Angered(43, 4, 4, "price"),
            "Платят больше, чем по совести: Муравейник, злость 4 из 4 — терпение кончилось!",
            "They pay more than is fair: The Anthill, anger 4 of 4 — out of patience!",
        ),
        (
            events.Collected(9, 3, 17),
            "Вечерний сбор: 9, из них полиции 3. Доход: 17.",
            "The evening’s collection: 9, of which the police keep 3. Income: 17.",
        ),
    ],
)
def test_sentences_are_told_as_a_player_would(event: events.CityEvent, ru: str, en: str) -> None:
    assert (ru, en) == (SPEECH.tell(event, listener("ru")), SPEECH.tell(event, listener("en")))


def test_the_question_names_the_district_and_one_of_their_own() -> None:
    s = in_city(steps={"docks": 1}, anger={"docks": 2})
    attempt(s, "docks", "stan tadek", "4 2 1 1 reroll")
    asked = question(s, 0)
    told = GangstersSpeech().question(asked, listener("en"))

    assert ("neighbour_ask_bargain", "LS3-009", card("tadek") + 1) == (
        asked.asks,
        asked.clause,
        asked.facts["local"],
    )
    assert told.startswith("The Docks: pays 1, anger 2 of 5. Squeeze, or soothe?")
    assert "Hush" in told
    assert "Successes left: 2." in told
    assert SPEECH.question(None, listener("ru")) is None
    assert "Доки" in GangstersSpeech().question(asked, listener("ru"))


def test_the_terminal_tells_how_the_city_stands() -> None:
    s = in_city(steps={"docks": 2}, anger={"docks": 4}, risen="heights", stands={"widow": "docks"}, income=9)
    ledger, docks, *_, heights = SPEECH.status(view(s, 0), listener("en"))

    assert (
        "Income 9 of 40 (the track ends at 70), 0 more this evening. Last round: 8. Barricades: 1 of 3."
        == (ledger)
    )
    assert (
        "The Docks: pays 2 of 1–2–4, anger 4 of 5; will not pay (The widow with the shotgun); "
        "rises this evening!"
    ) == docks
    assert "The Heights: barricades." == heights
    calm = SPEECH.status(view(in_city(), 0), listener("ru"))
    assert "Доки: плата 0 из 1–2–4, злость 0 из 5." == calm[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", [0, 1])
def test_memoirs_tell_who_squeezed_what_burnt_and_what_it_brought(language: str, variant: int) -> None:
    happened = [
        *[events.Squeezed(2, 41, step, None) for step in (1, 2, 3)],
        *[events.Soothed(1, 41, anger, 5) for anger in (3, 2, 1)],
        events.Rose(41, 1, 3),
        events.Rose(42, 2, 3),
        events.Collected(9, 3, 17),
        events.Collected(4, 0, 21),
    ]
    squeezer, soother, rose, ledger = SPEECH.scenes(happened, variant, listener(language))

    assert "Bo" in squeezer.text
    assert "Bo" not in soother.text
    assert ("Доки" if language == "ru" else "Docks") in rose.text
    assert "6" in ledger.text
    assert [2, 5, 6, 8] == [scene.at for scene in (squeezer, soother, rose, ledger)]
    assert [] == SPEECH.scenes([events.Squeezed(1, 41, 1, None)], variant, listener(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_endings_refusals_and_fields_have_sentences(language: str) -> None:
    told = phrases(Tongue(language, box()))
    reasons = [REASONS[one][0] for one in (PAYS_ALL_IT_CAN, BEARS_NO_GRUDGE, NOTHING_TO_SETTLE)]

    assert all(told.has(f"refusal-{reason}") for reason in reasons)
    assert all(told.has(f"ending-neighbour_{end}") for end in ("full", "closed", "driven_out"))
    for struct in (CityView, DistrictView, NeighbourView):
        assert all(told.has(f"field-{struct.__name__}-{field}") for field in struct.__struct_fields__)
    assert told.has("chapter-neighbour")
    assert told.has("option-scenario-neighbour")
