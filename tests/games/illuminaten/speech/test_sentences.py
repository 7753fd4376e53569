"""Sentences: both languages say the same things, and everything the game can say has a sentence."""

import re
from collections.abc import Iterator
from functools import cache, partial

import msgspec
import pytest

from intriga.games.illuminaten.box.tables import ABILITIES, ACTIONS, LETTERS, ORGANISATIONS
from intriga.games.illuminaten.box.texts import (
    ability_text,
    board_name,
    event_effect,
    life,
    person,
    plot_condition,
    short_name,
)
from intriga.games.illuminaten.events import AnyEvent, SupportGained, SupportSpent
from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.rules.reasons import REASONS
from intriga.games.illuminaten.speech.telling import SPEECH
from intriga.games.illuminaten.speech.typed import heard
from intriga.games.illuminaten.speech.wording import LOCALES, phrases
from intriga.games.illuminaten.vocabulary import VOCABULARY
from intriga.games.shelf import game_folder, own_pack
from intriga.kernel.contract import Question, Result, chosen_options
from intriga.kernel.events import Event
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.packs import Pack
from intriga.kernel.sentences import LANGUAGES, Tongue
from tests.games.locale_files import messages_in, tag
from tests.games.shared.random_games import played_on
from tests.games.shared.sentences import fit_to_read
from tests.tongues import listener_of, tongue_of

spoken = partial(tongue_of, "illuminaten")
listener = partial(listener_of, "illuminaten")

NAMES = ["Аня", "Борис", "Вера", "Глеб"]
HOUSE = game_folder("illuminaten")
BOX = GAME.load(own_pack("illuminaten"))
SEATINGS: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {}),
    (2, {"opponent": "weishaupt"}),
    (3, {}),
    (4, {}),
]
GAMES = 3
LONGEST = 3000  # words of a random game
EVERY = 40  # positions between two at which every word is tried


@cache
def messages(language: str) -> dict[str, set[str]]:
    return messages_in(LOCALES, language)


def asked() -> set[str]:
    """The names of all questions: whatever stands before a clause in the rooms that ask."""
    found = {"exclude_follow_from", "exclude_follow_to"}
    for room in ("view/questions.py", "rules/actions/reassign.py"):
        for line in (HOUSE / room).read_text("utf-8").splitlines():
            found |= set(re.findall(r'"([a-z_]+)"(?=.*"(?:PI|GAP|AMB)-)', line))
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    russian, english = (messages(language) for language in LANGUAGES)

    assert [] == sorted(set(russian) ^ set(english))
    assert [] == [name for name in russian if russian[name] != english[name]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(language: str) -> None:
    wanted = {f"event-{tag(kind)}" for kind in GAME.events}

    assert wanted == {name for name in messages(language) if name.startswith("event-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    wanted = {f"refusal-{name}" for name, _ in REASONS if name != "fine"}

    assert wanted == {name for name in messages(language) if name.startswith("refusal-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_sentence(language: str) -> None:
    wanted = {f"question-{name}" for name in asked()}

    assert wanted == {name for name in messages(language) if name.startswith("question-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_script_has_its_reason(language: str) -> None:
    source = "".join(path.read_text("utf-8") for path in (HOUSE / "rules/artificial").glob("*.py"))
    wanted = set(re.findall(r'tell_step\(\s*seat, \w+, "\w*", "(\w+)"', source))

    assert wanted == {
        name.removeprefix("script-") for name in messages(language) if name.startswith("script-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_told_as_something_to_do(language: str) -> None:
    told = [SPEECH.word(word, listener(language, NAMES, 0)) for word in VOCABULARY.words]

    assert len(VOCABULARY.words) == len(set(told))
    assert [] == [text for text in told if "{" in text or "None" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_its_words(language: str) -> None:
    told = [
        person(card, spoken(language)) + short_name(card, spoken(language)) + life(card, spoken(language))
        for card in range(1, 58)
    ]
    told += [ability_text(ability, spoken(language)) for ability in ABILITIES]
    told += [plot_condition(plot, seats, spoken(language)) for plot in range(1, 14) for seats in (2, 3, 4)]
    told += [event_effect(f"edict {letter}", spoken(language)) for letter in LETTERS]
    say = phrases(spoken(language)).say
    told += [
        say("ability-name", ability=ability) + say("ability-short", ability=ability) for ability in ABILITIES
    ]
    told += [say("action-name", action=action) + say("action-noun", action=action) for action in ACTIONS]
    told += [say("organisation-name", organisation=name) for name in ORGANISATIONS]

    assert [] == [text for text in told if not text or "{" in text]
    assert [] == [card for card in range(1, 58) if len(board_name(card, spoken(language))) > 11]


@pytest.mark.parametrize("forms", ["ability-name", "ability-short"])
def test_no_two_abilities_have_the_same_name(forms: str) -> None:
    for language in LANGUAGES:
        told = {phrases(spoken(language)).say(forms, ability=ability) for ability in ABILITIES}
        assert len(ABILITIES) == len(told)


def test_russian_numbers_take_the_right_nouns() -> None:
    say = phrases(spoken("ru")).say

    assert ["1 жетон", "2 жетона", "5 жетонов", "11 жетонов", "21 жетон"] == [
        say("tokens", count=number) for number in (1, 2, 5, 11, 21)
    ]


def test_the_reader_is_addressed_and_others_are_named() -> None:
    event = SupportSpent(1, "A", 2)

    assert "Вы тратите 2 жетона аристократии." == SPEECH.tell(event, listener("ru", NAMES, 1))
    assert "Борис тратит 2 жетона аристократии." == SPEECH.tell(event, listener("ru", NAMES, 0))
    assert "Борис spends support: 2 tokens of the aristocracy." == SPEECH.tell(event, listener("en", NAMES))


def test_a_scripted_seat_has_a_name_even_if_the_table_gives_it_none() -> None:
    told = SPEECH.tell(SupportGained(1, "K"), listener("ru", ["Аня"], 0))

    assert "Искусственный соперник получает жетон знатоков." == told
    assert ["Вейсгаупт"] == SPEECH.scripted_names({"opponent": "weishaupt"}, spoken("ru"))
    assert ["Иосиф II"] == SPEECH.scripted_names({"opponent": "joseph"}, spoken("ru"))
    assert ["Willermoz"] == SPEECH.scripted_names({"opponent": "willermoz"}, spoken("en"))
    assert [] == SPEECH.scripted_names({"opponent": "none"}, spoken("ru"))


def test_a_persons_typing_is_heard_in_both_alphabets() -> None:
    typed = [
        "Разведать",
        "на 5",
        "на ареопаг",
        "платить а",
        "pay k",
        "заменить з",
        "pay c",
        "gain r",
        "воплотить п3",
        "QUICK support",
    ]

    assert [
        "scout",
        "on 5",
        "on areopagus",
        "pay A",
        "pay K",
        "substitute K",
        "pay K",
        "gain T",
        "fulfil P03",
        "quick support",
    ] == [heard(text) for text in typed]


# ── what really played games say ──


def started(players: int, options: dict[str, str], seed: int) -> tuple[State, list[object], Quick]:
    chance = Quick(seed)
    told: list[object] = []
    state = GAME.setup(BOX, players, chosen_options(GAME, players, options), None, Dealer(chance, told))
    return state, told, chance


def played(players: int, options: dict[str, str], seed: int) -> Iterator[tuple[State, list[object]]]:
    """The positions of a random game, each with what led to it."""
    state, told, chance = started(players, options, seed)
    return played_on(state, told, chance, LONGEST)


@cache
def all_told(seating: int) -> set[tuple[bytes, int]]:
    """Every event of some games, as every seat sees it and with full information, without repetitions."""
    players, options = SEATINGS[seating]
    found: set[tuple[bytes, int]] = set()
    for seed in range(GAMES):
        for _, told in played(players, options, seed):
            for event in told:
                assert isinstance(event, Event)
                seen = [(event.seen_by(seat), seat) for seat in range(-1, players)]
                found |= {(msgspec.json.encode(part), seat) for part, seat in seen if part is not None}
                found.add((msgspec.json.encode(event), -1))
    return found


@cache
def all_refused(seating: int) -> tuple[set[Refusal], list[Question]]:
    """Refusals of every word at some positions, and the questions, without repetitions."""
    players, options = SEATINGS[seating]
    refusals: set[Refusal] = set()
    questions: dict[bytes, Question] = {}
    for seed in range(GAMES):
        for number, (state, _) in enumerate(played(players, options, seed)):
            for seat in range(-1, players):
                question = GAME.question(state, seat)
                questions[msgspec.json.encode(question)] = question
            if (number + seed) % EVERY == 0 and not state.over:
                for word in GAME.vocabulary.words:
                    refusals |= set(state.why_not(state.acting()[0], word))
    return refusals, list(questions.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seating", range(len(SEATINGS)))
def test_every_event_of_played_games_is_told_to_every_seat(seating: int, language: str) -> None:
    names = NAMES[: SEATINGS[seating][0]]
    told = [
        (SPEECH.tell(msgspec.json.decode(event, type=AnyEvent), listener(language, names, seat)), event)
        for event, seat in all_told(seating)
    ]

    assert [] == [(sentence, event) for sentence, event in told if not fit_to_read(sentence)][:5]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seating", range(len(SEATINGS)))
def test_every_refusal_and_every_question_of_played_games_is_told(seating: int, language: str) -> None:
    names = NAMES[: SEATINGS[seating][0]]
    refusals, questions = all_refused(seating)
    told = [SPEECH.refusal(refusal, listener(language, names)) for refusal in refusals]
    told += [SPEECH.question(question, listener(language, names)) for question in questions]

    assert [] == [sentence for sentence in told if not fit_to_read(sentence)][:5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_endings_have_sentences(language: str) -> None:
    wanted = {f"option-{option.name}" for option in GAME.options}
    wanted |= {f"option-{option.name}-{value}" for option in GAME.options for value in option.values}
    assert set() == wanted - set(messages(language))
    for reason in ("plots", "scoring_edicts", "scoring_quiet", "artificial_opponent"):
        for winners, tie in (((1,), None), ((0,), "faction_cards"), ((0, 2), "shared")):
            result = Result(reason, (3, 2, 3), winners, tie)
            for reader in (-1, 0, 1):
                assert fit_to_read(SPEECH.ending(result, listener(language, NAMES, reader)))


def test_people_are_called_as_the_pack_of_the_table_calls_them() -> None:
    pack = own_pack("illuminaten")
    file = "enlightened.toml"
    first = short_name(1, spoken("en"))
    renamed = Pack("renamed", pack.files | {file: pack.files[file].replace(f'"{first}"', '"Nobody"')})
    box = GAME.load(renamed)

    assert "Nobody" == short_name(1, Tongue("en", box))
    assert first == short_name(1, spoken("en"))
