"""The bank as everybody sees it, and in sentences."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from intriga.games.gangsters.scenarios.hands_up import events
from intriga.games.gangsters.scenarios.hands_up.parts import PARTS
from intriga.games.gangsters.scenarios.hands_up.speech import BankSpeech
from intriga.games.gangsters.scenarios.hands_up.view import BankCard, BankView, view
from intriga.games.gangsters.state import POLICE_ACTIVE
from intriga.kernel.events import kinds_of, plain
from intriga.kernel.sentences import LANGUAGES, Tongue
from intriga.kernel.speech import Listener
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.hands_up.builders import IDS, robbery

EXAMPLES = [
    *(events.ClockMoved(5, 12, why) for why in ("round", "police", "rally", "setback", "failure", "card")),
    events.ClockMoved(4, 12, "back"),
    events.ClockMoved(12, 12, "round"),
    events.CardTurnedUp(6),
    events.CardGone(1, 6),
    events.VaultOpened(2),
    events.HintGiven(3, 2),
    events.BagsPacked(1, 2, 3, 5),
    events.BagsCarried(2, 1, 0, 7),
    events.BagLost(15, 0),
    events.WayFaded(1),
    events.WayFree(1, 6, 2),
]


def listener(language: str) -> Listener:
    return Listener(Tongue(language, box()), ["Анна", "Борис"], 0)


def test_the_view_shows_the_whole_bank() -> None:
    s = robbery(cards="tills wounded", clock=9, hall=2, car=7, ready=1, police=POLICE_ACTIVE)
    seen = view(s, 0)

    assert (9, 12, 4) == (seen.clock, seen.last, seen.harder)
    assert [
        BankCard(IDS.index("tills") + 1, 4, False),
        BankCard(IDS.index("wounded") + 1, 0, True),
    ] == seen.cards
    assert (2, 7, 0, 3, 9) == (seen.hall, seen.car, seen.lost, seen.carry, seen.hours)
    assert (6, 3, 1, False) == (seen.quota, seen.getaway, seen.ready, seen.away)
    assert (16, 8) == (len(seen.earns), seen.earns[seen.car])
    assert seen == view(s, 1) == msgspec.json.decode(msgspec.json.encode(seen), type=BankView)


def test_a_heist_survives_saving_and_copies_share_nothing() -> None:
    s = robbery(hall=2, car=3)
    saved = pickle.loads(pickle.dumps(s.mission))
    copied = s.mission.copy()
    saved.bags[1] = 0

    assert PARTS.scenario is pickle.loads(pickle.dumps(PARTS.scenario))
    assert copied.key() == s.mission.key() != saved.key()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: str(plain(event)))
def test_every_event_has_a_sentence(language: str, event: events.BankEvent) -> None:
    told = BankSpeech().tell(event, listener(language))

    assert told
    assert told[-1] in ".!"
    assert "  " not in told
    assert " ." not in told


def test_no_event_is_forgotten() -> None:
    assert set(kinds_of(events.BankEvent)) == {type(event) for event in EXAMPLES} == set(PARTS.events)


@pytest.mark.parametrize(
    ("event", "ru", "en"),
    [
        (
            events.BagsCarried(2, 2, 0, 7),
            "Борис выносит 2 мешка: в машине 7, в зале 0.",
            "Борис carries out 2 bags: 7 in the car, 0 in the hall.",
        ),
        (
            events.ClockMoved(11, 12, "round"),
            "Часы делают шаг. На циферблате 11, до полудня 1 деление.",
            "The clock goes one step on. It shows 11, 1 step to noon.",
        ),
        (
            events.ClockMoved(12, 12, "police"),
            "Полиция торопит: часы делают ещё шаг. На циферблате 12: это последний раунд.",
            "The police are pressing: the clock goes another step. It shows 12: this is the last round.",
        ),
    ],
)
def test_sentences_are_told_as_a_player_would(event: events.BankEvent, ru: str, en: str) -> None:
    assert (ru, en) == (BankSpeech().tell(event, listener("ru")), BankSpeech().tell(event, listener("en")))


def test_the_terminal_tells_how_the_heist_stands() -> None:
    s = robbery(cards="tills", clock=9, hall=2, car=7, ready=1)

    assert [
        "Часы: 9 из 12; карт часов впереди 10.",
        "Мешки: в зале 2, в машине 7 (для успеха 6); это 8 очков репутации, если уйти.",
        "Отход: 1 из 3, сложность выше на 1.",
    ] == BankSpeech().status(view(s, 0), listener("ru"))
    assert "Getaway: 1 of 3, 1 harder." == BankSpeech().status(view(s, 0), listener("en"))[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", [0, 1])
def test_memoirs_tell_who_opened_the_vault_who_carried_and_what_was_left(language: str, variant: int) -> None:
    happened = [
        events.VaultOpened(2),
        events.BagsPacked(1, 2, 6, 6),
        events.ClockMoved(10, 12, "round"),
        events.BagsCarried(1, 2, 4, 2),
        events.BagsCarried(2, 3, 1, 5),
        events.ClockMoved(11, 12, "round"),
    ]
    vault, late, load, left = BankSpeech().scenes(happened, variant, listener(language))

    assert "Борис" in vault.text
    assert (2, "bad") == (late.at, late.mood)
    assert "Борис" in load.text
    assert "3" in load.text
    assert (6, "bad") == (left.at, left.mood)
    assert [] == BankSpeech().scenes([events.BagsPacked(1, 2, 3, 0)], variant, listener(language))
