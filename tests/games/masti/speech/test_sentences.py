"""Sentences: both languages say the same things, and everything the game can say has a sentence."""

from collections.abc import Iterator
from functools import cache, partial

import msgspec
import pytest

from intriga.games.masti import events
from intriga.games.masti.game import GAME
from intriga.games.masti.rules.reasons import REASONS
from intriga.games.masti.speech import telling
from intriga.games.shelf import own_pack
from intriga.kernel.contract import Question
from intriga.kernel.events import Event, kinds_in
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.sentences import LANGUAGES
from tests.games.locale_files import messages_in, tag
from tests.games.shared.sentences import fit_to_read
from tests.tongues import tongue_of

spoken = partial(tongue_of, "masti")

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


def messages(language: str) -> dict[str, set[str]]:
    return messages_in(telling.LOCALES, language)


def started(players: int, options: dict[str, str], seed: int) -> tuple[State, list[object], Quick]:
    chance = Quick(seed)
    told: list[object] = []
    state = GAME.setup(BOX, players, options, None, Dealer(chance, told))
    return state, told, chance


def played(players: int, options: dict[str, str], seed: int) -> Iterator[tuple[State, list[object]]]:
    """The positions of a random game, each with what led to it."""
    state, told, chance = started(players, options, seed)
    yield state, told
    while not state.over:
        told = []
        seat = state.acting()[chance.pick(len(state.acting()))]
        words = state.legal(seat)
        state.apply(seat, words[chance.pick(len(words))], Dealer(chance, told))
        yield state, told


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    russian, english = (messages(language) for language in LANGUAGES)

    assert russian == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_game_can_say_has_a_sentence(language: str) -> None:
    wanted = {"title"}
    wanted |= {f"event-{tag(kind)}" for kind in kinds_in(events)}
    wanted |= {f"refusal-{name}" for name, _ in REASONS if name != "fine"}
    wanted |= {f"question-{asks}" for asks in ASKS}
    wanted |= {f"option-{option.name}" for option in GAME.options}
    wanted |= {f"option-{option.name}-{value}" for option in GAME.options for value in option.values}
    wanted |= {"ending-last_trump", "ending-hands_empty", "tie-cards", "tie-gems", "tie-shared"}

    assert set() == wanted - set(messages(language))


@cache
def all_told(seating: int) -> set[tuple[bytes, int]]:
    """Every event of many games, as every seat sees it and with full information, without repetitions."""
    players, options = SEATINGS[seating]
    found: set[tuple[bytes, int]] = set()
    for seed in range(40):
        for _, told in played(players, options, seed):
            for event in told:
                assert isinstance(event, Event)
                for seat in range(-1, players):
                    found.add((msgspec.json.encode(event.seen_by(seat)), seat))
                found.add((msgspec.json.encode(event), -1))
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
    told = [
        (telling.tell(msgspec.json.decode(event), spoken(language), NAMES, seat), event)
        for event, seat in all_told(seating)
    ]

    assert [] == [(sentence, event) for sentence, event in told if not fit_to_read(sentence)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seating", range(len(SEATINGS)))
def test_every_refusal_and_every_question_of_played_games_is_told(seating: int, language: str) -> None:
    refusals, questions = all_refused(seating)
    told = [telling.tell_refusal(refusal, spoken(language), NAMES) for refusal in refusals]
    told += [telling.tell_question(question, spoken(language), NAMES) for question in questions]

    assert [] == [sentence for sentence in told if not fit_to_read(sentence)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_ending_is_met_in_play_or_told_here(language: str) -> None:
    facts = {"character": 1, "guild": "knights", "partner": 2, "jokers": 2, "seats": [0, 1]}
    bad = [
        asks
        for asks in ASKS
        if not fit_to_read(telling.tell_question(Question(asks, "", facts), spoken(language), NAMES))
    ]
    for tie in (None, "cards", "gems", "shared"):
        for winners in ([1], [0, 2]):
            event = {
                "event": "ended",
                "reason": "hands_empty",
                "totals": [3, -2],
                "winners": winners,
                "tie_break": tie,
            }
            for reader in (-1, 0, 1):
                sentence = telling.tell(event, spoken(language), NAMES, reader)
                bad += [] if fit_to_read(sentence) else [str(sentence)]

    assert [] == bad


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_told_as_something_to_do(language: str) -> None:
    told = [telling.tell_word(word.notation(), spoken(language), NAMES, 0) for word in GAME.vocabulary.words]

    assert len(GAME.vocabulary) == len(set(told))
    assert [] == [text for text in told if "{" in text or "None" in text]


def test_russian_numbers_take_the_right_nouns() -> None:
    told = [telling.counted("gems", number, spoken("ru")) for number in (1, 2, 4, 5, 11, 21)]

    assert [
        "1 самоцвет",
        "2 самоцвета",
        "4 самоцвета",
        "5 самоцветов",
        "11 самоцветов",
        "21 самоцвет",
    ] == told


def test_the_reader_is_addressed_and_others_are_named() -> None:
    event = {"event": "card_played", "seat": 1, "card": "P13"}

    assert "Вы играете П13." == telling.tell(event, spoken("ru"), NAMES, 1)
    assert "Борис играет П13." == telling.tell(event, spoken("ru"), NAMES, 0)
    assert "Борис plays P13." == telling.tell(event, spoken("en"), NAMES)


def test_a_persons_typing_is_heard_in_both_alphabets() -> None:
    assert ["A13", "E4", "bribe", "bribe", "leave P7", "joker knights"] == [
        telling.heard(text) for text in ("а13", "Э4", "Взятка", "bribe", "leave п7", "joker knights")
    ]
