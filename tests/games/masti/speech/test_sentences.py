"""Sentences: both languages say the same things, and everything the game can say has a sentence."""

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from intriga.games.masti.events import CardPlayed, Ended
from intriga.games.masti.game import GAME
from intriga.games.masti.rules.reasons import REASONS
from intriga.games.masti.speech import wording
from intriga.games.masti.speech.telling import SPEECH
from intriga.games.masti.speech.terminal import TERMINAL
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.contract import Question
from intriga.kernel.events import Event, tag_of
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.sentences import LANGUAGES
from intriga.kernel.speech import Listener
from tests.games.locale_files import messages_in
from tests.games.shared.random_games import played_on
from tests.games.shared.sentences import fit_to_read
from tests.tongues import listener_of, tongue_of

ASKS = [
    "game_over",
    "ask_bury",
    "ask_leave",
    "ask_count",
    "ask_joker",
    "ask_lead",
    "ask_follow",
    "ask_follow_no_gems",
    "sitting_out",
    "waiting_for",
]
SEATINGS: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (4, {}),
    (4, {"teams": "yes"}),
    (4, {"teams": "yes", "power": "pooled"}),
    (5, {}),
    (6, {}),
    (6, {"power": "pooled"}),
]
NAMES = ["Аня", "Борис", "Вера", "Глеб", "Дина", "Егор"]
BOX = GAME.load(own_pack("masti"))


def reader(language: str, seat: int = -1) -> Listener:
    return listener_of("masti", language, NAMES, seat)


def messages(language: str) -> dict[str, set[str]]:
    return messages_in(wording.LOCALES, language)


def started(players: int, options: dict[str, str], seed: int) -> tuple[State, list[object], Quick]:
    chance = Quick(seed)
    told: list[object] = []
    state = GAME.setup(BOX, players, options, None, Dealer(chance, told))
    return state, told, chance


def played(players: int, options: dict[str, str], seed: int) -> Iterator[tuple[State, list[object]]]:
    """The positions of a random game, each with what led to it."""
    state, told, chance = started(players, options, seed)
    return played_on(state, told, chance)


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    russian, english = (messages(language) for language in LANGUAGES)

    assert russian == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_game_can_say_has_a_sentence(language: str) -> None:
    wanted = {"title"}
    wanted |= {f"event-{tag_of(kind)}" for kind in GAME.events}
    wanted |= {f"refusal-{name}" for name, _ in REASONS if name != "fine"}
    wanted |= {f"question-{asks}" for asks in ASKS}
    wanted |= {f"option-{option.name}" for option in GAME.options}
    wanted |= {f"option-{option.name}-{value}" for option in GAME.options for value in option.values}
    wanted |= {"ending-last_trump", "ending-hands_empty", "tie-cards", "tie-gems", "tie-shared"}

    assert set() == wanted - set(messages(language))


@cache
def all_told(seating: int) -> dict[tuple[bytes, int], Event]:
    """Every event of many games, as every seat sees it and with full information, without repetitions."""
    players, options = SEATINGS[seating]
    found: dict[tuple[bytes, int], Event] = {}
    for seed in range(40):
        for _, told in played(players, options, seed):
            for event in told:
                assert isinstance(event, Event)
                found[msgspec.json.encode(event), -1] = event
                for seat in range(-1, players):
                    seen = event.seen_by(seat)
                    assert seen is not None
                    found[msgspec.json.encode(seen), seat] = seen
    return found


@cache
def all_refused(seating: int) -> tuple[set[Refusal], list[Question]]:
    """Every refusal of every word at many positions, and the questions, without repetitions."""
    players, options = SEATINGS[seating]
    refusals: set[Refusal] = set()
    questions: dict[bytes, Question] = {}
    for seed in range(12):
        for number, (state, _) in enumerate(played(players, options, seed)):
            for seat in range(-1, players):
                question = GAME.question(state, seat)
                questions[msgspec.json.encode(question)] = question
                if (number + seat + seed) % 4 == 0 and seat >= 0:
                    for word in GAME.vocabulary.words:
                        refusals |= set(state.why_not(seat, word))
    return refusals, list(questions.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seating", range(len(SEATINGS)))
def test_every_event_of_played_games_is_told_to_every_seat(seating: int, language: str) -> None:
    speech = find_game("masti").speech
    told = [
        (speech.tell(event, reader(language, seat)), event) for (_, seat), event in all_told(seating).items()
    ]

    assert [] == [(sentence, event) for sentence, event in told if not fit_to_read(sentence)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seating", range(len(SEATINGS)))
def test_every_refusal_and_every_question_of_played_games_is_told(seating: int, language: str) -> None:
    refusals, questions = all_refused(seating)
    told = [SPEECH.refusal(refusal, reader(language)) for refusal in refusals]
    told += [SPEECH.question(question, reader(language)) for question in questions]

    assert [] == [sentence for sentence in told if not fit_to_read(sentence)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_ending_is_met_in_play_or_told_here(language: str) -> None:
    facts = {"character": 1, "guild": "knights", "partner": 2, "jokers": 2, "seats": [0, 1]}
    bad = [
        asks for asks in ASKS if not fit_to_read(SPEECH.question(Question(asks, "", facts), reader(language)))
    ]
    for tie in (None, "cards", "gems", "shared"):
        for winners in ([1], [0, 2]):
            event = Ended("hands_empty", [3, -2], winners, tie)
            for seat in (-1, 0, 1):
                sentence = SPEECH.tell(event, reader(language, seat))
                bad += [] if fit_to_read(sentence) else [str(sentence)]

    assert [] == bad


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_told_as_something_to_do(language: str) -> None:
    told = [SPEECH.word(word, reader(language, 0)) for word in GAME.vocabulary.words]

    assert len(GAME.vocabulary) == len(set(told))
    assert [] == [text for text in told if "{" in text or "None" in text]


def test_russian_numbers_take_the_right_nouns() -> None:
    told = [wording.counted("gems", number, tongue_of("masti", "ru")) for number in (1, 2, 4, 5, 11, 21)]

    assert [
        "1 самоцвет",
        "2 самоцвета",
        "4 самоцвета",
        "5 самоцветов",
        "11 самоцветов",
        "21 самоцвет",
    ] == told


def test_the_reader_is_addressed_and_others_are_named() -> None:
    event = CardPlayed(1, "P13")

    assert "Вы играете П13." == SPEECH.tell(event, reader("ru", 1))
    assert "Борис играет П13." == SPEECH.tell(event, reader("ru", 0))
    assert "Борис plays P13." == SPEECH.tell(event, reader("en"))


def test_a_persons_typing_is_heard_in_both_alphabets() -> None:
    assert ["A13", "E4", "bribe", "bribe", "leave P7", "joker knights"] == [
        TERMINAL.heard(text) for text in ("а13", "Э4", "Взятка", "bribe", "leave п7", "joker knights")
    ]
