"""The casino as everybody sees it, and in sentences."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.rules.reasons import REASONS
from intriga.games.gangsters.scenarios.no_more_bets import events
from intriga.games.gangsters.scenarios.no_more_bets.parts import PARTS
from intriga.games.gangsters.scenarios.no_more_bets.rules.payout import (
    HOUSE_HAS_NO_CHIPS,
    NOTHING_TO_STAKE,
    TABLE_IS_CLOSED,
)
from intriga.games.gangsters.scenarios.no_more_bets.speech import SPEECH
from intriga.games.gangsters.scenarios.no_more_bets.view import (
    CasinoView,
    GamingTableView,
    GuestView,
    view,
)
from intriga.games.gangsters.scenarios.parts import BRIEF
from intriga.games.gangsters.speech.telling import GangstersSpeech
from intriga.games.gangsters.speech.wording import phrases
from intriga.games.gangsters.state import POLICE_ACTIVE
from intriga.games.gangsters.view.questions import question
from intriga.games.gangsters.view.view import view as whole_view
from intriga.kernel.events import Event
from intriga.kernel.sentences import LANGUAGES, Tongue
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.asked_of_all import check_mission_is_data, check_sentence, listener
from tests.games.gangsters.scenarios.no_more_bets.builders import attempt, in_casino, row

TOLD = [
    events.CasinoOpened(3, 7, 7, 66),
    events.StakesRaised(),
    events.BetWon(1, 62, 1, 1, 2, 4),
    events.BetWon(2, 65, 0, 4, 8, 8),
    events.LeftToRide(1, 62, 2),
    events.LeftToRide(2, 62, 2),
    events.PaidOut(1, 62, 4, 0, 7),
    events.PaidOut(2, 62, 1, 1, 7),
    events.BetLost(1, 62, 2, True, 3),
    events.BetLost(2, 62, 1, False, 2),
    events.TableClosed(64, 0, 66),
    events.TableClosed(64, 1, 66),
    events.TableClosed(64, 3, 66),
    events.TrayMoved(-1, "rally", None, 2),
    events.TrayMoved(-1, "setback", None, 2),
    events.TrayMoved(-1, "rent", None, 2),
    events.TrayMoved(-2, "guest", 68, 2),
    events.TrayMoved(2, "guest", 72, 5),
    events.GuestCame(69, 62),
    events.GuestLeft(1, 69),
    events.GuestLeft(2, 69),
]


@pytest.mark.clause("LS4-003", "LS4-018")
def test_the_view_shows_the_floor_to_everybody_alike() -> None:
    s = in_casino(tray=3, lies={"craps": 2, "poker": 1}, closed="slots", sits={"senator": "craps"})
    seen = view(s, 0)
    slots, craps, blackjack, *_ = seen.tables

    assert (craps.lies, craps.stake, craps.limit, craps.grows) == (2, 2, 4, 4)
    assert (craps.closed, craps.closes, craps.guest) == (False, True, row(s, "senator"))
    assert (slots.closed, slots.closes, slots.guest) == (True, False, None)
    assert (blackjack.lies, blackjack.grows) == (0, 2)
    assert [GuestView(row(s, "senator"), row(s, "craps"), True)] == seen.guests
    assert (seen.tray, seen.rack, seen.to_come, seen.comes_next, seen.police) == (3, 4, 7, 2, 0)
    assert seen == view(s, 1) == view(s, -1)


def test_the_view_shows_what_the_police_take_and_that_nobody_comes_any_more() -> None:
    seen = view(in_casino(police=POLICE_ACTIVE, this_round=7), 0)

    assert (1, None) == (seen.police, seen.comes_next)


def test_while_it_is_asked_the_table_is_named() -> None:
    s = in_casino()
    assert view(s, 0).asked is None
    attempt(s, "craps", "nico", "4 1 1")

    assert row(s, "craps") == view(s, 0).asked
    assert "mission" == whole_view(s, 0).moment


def test_the_mission_is_copied_and_pickled_whole() -> None:
    s = in_casino(lies={"craps": 2}, sits={"senator": "craps"})
    check_mission_is_data(PARTS, s, lambda mission: mission.lies.__setitem__(0, 2))


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
            events.PaidOut(1, 62, 4, 1, 6),
            "Вы забираете 4 фишки (Крэпс), лейтенанту 1. На подносе 6.",
            "You take 4 chips from Craps, 1 of it for the lieutenant. In the tray: 6.",
        ),
        (
            events.LeftToRide(2, 64, 3),
            "Bo оставляет фишки на столе (Покер): 3.",
            "Bo lets 3 ride on Poker.",
        ),
        (
            events.TableClosed(64, 3, 66),
            "«Ставок больше нет!» Закрыт стол: Покер, заведению 3 фишки. Снова открыт: Рулетка.",
            "“No more bets!” Closed: Poker, 3 chips for the house. Open again: Roulette.",
        ),
        (
            events.TrayMoved(-1, "rally", None, 2),
            "Клан гуляет у стойки: с подноса уходит 1 фишка. На подносе 2.",
            "The clan stands a round at the bar: 1 chip out of the tray. In the tray: 2.",
        ),
    ],
)
def test_sentences_are_told_as_a_player_would(event: events.CasinoEvent, ru: str, en: str) -> None:
    assert (ru, en) == (SPEECH.tell(event, listener("ru")), SPEECH.tell(event, listener("en")))


@pytest.mark.clause("LS4-007")
def test_the_question_tells_what_is_at_stake() -> None:
    s = in_casino(police=POLICE_ACTIVE)
    attempt(s, "craps", "nico", "4 1 1")
    asked = question(s, 0)
    told = GangstersSpeech().question(asked, listener("en"))

    assert ("casino_ask_payout", "LS4-007", 2, 4, True) == (
        asked.asks,
        asked.clause,
        asked.facts["lies"],
        asked.facts["grows"],
        asked.facts["closes"],
    )
    assert told == (
        "Craps: 2 on the table. Take it, or let it ride? "
        "Win once more and it is 4; lose, and it is all the house’s. "
        "The lieutenant takes 1. The croupier will close this table at the end of the round."
    )
    assert SPEECH.question(None, listener("ru")) is None
    assert "Крэпс: лежит 2." in GangstersSpeech().question(asked, listener("ru"))


def test_the_terminal_tells_how_the_night_stands() -> None:
    s = in_casino(lies={"craps": 2}, sits={"senator": "poker"})
    chips, slots, craps, _, poker, _, roulette = SPEECH.status(view(s, 0), listener("en"))
    wanted = view(s, 0).quota

    assert chips == (
        f"In the tray 3, wanted {wanted}; the house has 5. Last round: 7, higher stakes from round 5; rent 1."
    )
    assert "Slot machines: empty, stake 1, limit 2." == slots
    assert "Craps: 2 there, a win makes it 4, limit 4; closes at the end of the round." == craps
    assert "Poker: empty, stake 2, limit 6; guest: The tipsy senator." == poker
    assert "Roulette: closed." == roulette
    assert "Автоматы: пусто, ставка 1, лимит 2." == SPEECH.status(view(s, 0), listener("ru"))[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", [0, 1])
def test_memoirs_tell_who_pressed_what_was_paid_and_what_was_lost(language: str, variant: int) -> None:
    happened = [
        events.LeftToRide(2, 64, 4),
        events.LeftToRide(1, 62, 3),
        events.PaidOut(1, 62, 6, 0, 9),
        events.BetLost(2, 62, 5, True, 4),
        events.TableClosed(64, 2, 66),
        events.TableClosed(62, 0, 64),
    ]
    ride, paid, lost, swept = SPEECH.scenes(happened, variant, listener(language))

    assert "Bo" in ride.text
    assert "4" in ride.text
    assert "6" in paid.text
    assert ("Bo" in lost.text, "5" in lost.text) == (True, True)
    assert ("Покер" if language == "ru" else "Poker") in swept.text
    assert ["good", "good", "bad", "bad"] == [scene.mood for scene in (ride, paid, lost, swept)]
    assert [] == SPEECH.scenes([events.LeftToRide(1, 62, 2)], variant, listener(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_endings_refusals_and_fields_have_sentences(language: str) -> None:
    told = phrases(Tongue(language, box()))
    reasons = [REASONS[one][0] for one in (TABLE_IS_CLOSED, NOTHING_TO_STAKE, HOUSE_HAS_NO_CHIPS)]

    assert all(told.has(f"refusal-{reason}") for reason in reasons)
    assert all(told.has(f"ending-casino_{end}") for end in ("bank", "dawn", "broke"))
    for struct in (CasinoView, GamingTableView, GuestView):
        assert all(told.has(f"field-{struct.__name__}-{field}") for field in struct.__struct_fields__)
    assert told.has("chapter-no_more_bets")
    assert told.has("option-scenario-no_more_bets")
    assert len(BRIEF) == len(SPEECH.brief(Tongue(language, box())))
