"""Sentences: both languages say the same things, and everything the game can say has a sentence."""

from collections.abc import Iterator
from functools import cache, partial

import msgspec
import pytest

from intriga.games.factions import events
from intriga.games.factions.box.loading import load
from intriga.games.factions.box.tables import Box
from intriga.games.factions.effects.odd import ODD_NAMES
from intriga.games.factions.effects.phrases import PHRASES
from intriga.games.factions.game import GAME
from intriga.games.factions.rules.reasons import REASONS
from intriga.games.factions.rules.roles import KINDS
from intriga.games.factions.speech import wording
from intriga.games.factions.speech.card_text import card_text
from intriga.games.factions.speech.conditions import condition
from intriga.games.factions.speech.pieces import PIECES
from intriga.games.factions.speech.telling import SPEECH
from intriga.games.factions.speech.terminal import TERMINAL
from intriga.games.factions.state import Factions
from intriga.games.shelf import own_pack
from intriga.kernel.contract import Question
from intriga.kernel.events import tag_of
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.sentences import LANGUAGES, Tongue
from intriga.kernel.speech import Listener
from tests.games.factions.varied import varied_pack
from tests.games.locale_files import messages_in
from tests.games.shared.random_games import played_on
from tests.games.shared.sentences import fit_to_read
from tests.tongues import listener_of, tongue_of

spoken = partial(tongue_of, "factions")

NAMES = ["Аня", "Борис", "Вера", "Глеб", "Дина", "Егор", "Жан", "Зоя"]
QUIZ = {"quiz": "yes", "tie": "youngest"}
LONGEST = 120  # letters of a card's text: one breath


def reader(language: str, seat: int = -1) -> Listener:
    return listener_of("factions", language, NAMES, seat)


@cache
def box() -> Box:
    return load(own_pack("factions"))


@cache
def varied() -> Box:
    return load(varied_pack())


def messages(language: str) -> dict[str, set[str]]:
    return messages_in(wording.LOCALES, language)


def played(seed: int) -> Iterator[tuple[Factions, list[object]]]:
    """The positions of a random game, each with what led to it: our pack and the varied one in turn."""
    chance = Quick(seed)
    told: list[object] = []
    which, players = (box(), 5) if seed % 2 else (varied(), 4)
    state = GAME.setup(which, players, QUIZ if seed % 3 == 0 else {}, None, Dealer(chance, told))
    assert isinstance(state, Factions)
    return played_on(state, told, chance)


def test_both_languages_have_the_same_messages() -> None:
    russian, english = (messages(language) for language in LANGUAGES)

    assert set(russian) == set(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_game_can_say_has_a_sentence(language: str) -> None:
    wanted = {"title", "blurb"}
    wanted |= {f"event-{tag_of(kind)}" for kind in GAME.events if tag_of(kind) != "setup"}
    wanted |= {f"refusal-{name}" for name, _ in REASONS if name != "fine"}
    wanted |= {f"option-{option.name}" for option in GAME.options}
    wanted |= {f"option-{option.name}-{value}" for option in GAME.options for value in option.values}
    wanted |= {f"ending-{reason}" for reason in ("action", "effect", "exchange")} | {"tie-last_turn"}
    wanted |= {f"do-{does}" for does in PHRASES if does not in ("guard", "odd")}
    wanted |= {f"odd-{name}" for name in ODD_NAMES} | {f"role-{kind}" for kind in KINDS}
    wanted |= {
        f"about-{verb}" for verb in ("card", "seat", "draw", "apply", "decline", "exchange", "keep", "answer")
    }

    assert set() == wanted - set(messages(language))


@cache
def all_told() -> list[tuple[events.AnyEvent, int, Box]]:
    """Every event of many games, as every seat sees it and with full information, without repetitions."""
    found: dict[tuple[bytes, int, Box], events.AnyEvent] = {}
    for seed in range(14):
        for state, told in played(seed):
            for event in told:
                assert isinstance(event, events.AnyEvent)
                found[msgspec.json.encode(event), -1, state.box] = event
                for seat in range(-1, state.players):
                    seen = event.seen_by(seat)
                    assert isinstance(seen, events.AnyEvent)
                    found[msgspec.json.encode(seen), seat, state.box] = seen
    return [(event, seat, box) for (_, seat, box), event in found.items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_played_games_is_told_to_every_seat(language: str) -> None:
    told = [
        (SPEECH.tell(event, Listener(Tongue(language, played_with), NAMES, seat)), event)
        for event, seat, played_with in all_told()
    ]

    assert [] == [(sentence, event) for sentence, event in told if not fit_to_read(sentence)]


@cache
def all_refused() -> tuple[set[tuple[Refusal, Box]], list[tuple[Question, Box]]]:
    """Every refusal of every word at many positions, and the questions, without repetitions."""
    refusals: set[tuple[Refusal, Box]] = set()
    questions: dict[bytes, tuple[Question, Box]] = {}
    for seed in range(6):
        for number, (state, _) in enumerate(played(seed)):
            for seat in range(-1, state.players):
                question = GAME.question(state, seat)
                questions[msgspec.json.encode(question)] = (question, state.box)
                if (number + seat + seed) % 6 == 0 and seat >= 0:
                    for word in GAME.vocabulary.words:
                        refusals |= {(refusal, state.box) for refusal in state.why_not(seat, word)}
    return refusals, list(questions.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_question_of_played_games_is_told(language: str) -> None:
    refusals, questions = all_refused()
    told = [SPEECH.refusal(refusal, Listener(Tongue(language, box), NAMES)) for refusal, box in refusals]
    told += [SPEECH.question(question, Listener(Tongue(language, box), NAMES)) for question, box in questions]

    assert [] == [sentence for sentence in told if not fit_to_read(sentence)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_in_one_breath(language: str) -> None:
    texts = [card_text(card, Tongue(language, box())) for card in range(len(box().cards))]

    assert [] == [text for text in texts if not fit_to_read(text) or len(text) > LONGEST]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_makes_a_sentence(language: str) -> None:
    texts = [card_text(card, Tongue(language, varied())) for card in range(len(varied().cards))]
    conditions = [f"{condition(role, Tongue(language, varied()))}." for role in varied().roles]

    assert [] == [text for text in texts + conditions if not fit_to_read(text)]


def test_a_card_says_what_it_does() -> None:
    names = {card.name: number for number, card in enumerate(varied().cards)}
    told = {
        name: card_text(names[name], Tongue("ru", varied())) for name in ("f1", "f2", "k6", "k7", "l8", "k11")
    }

    assert {
        "f1": "Сбросьте карту Л из любой области.",
        "f2": "Вы можете сбросить две карты из чужих областей.",
        "k6": "Сбросьте все другие карты из этой области.",
        "k7": "Играется перед другим игроком. Если в колоде не больше 20 карт, верните карту "
        "из любой области в руку тому, перед кем она лежит.",
        "l8": "Играется перед другим игроком. Вы можете сбросить руку и взять столько же карт.",
        "k11": "Без свойства.",
    } == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_told_as_something_to_do(language: str) -> None:
    told = [SPEECH.word(word, reader(language, 0)) for word in GAME.vocabulary.words]

    assert len(GAME.vocabulary) == len(set(told))
    assert [] == [text for text in told if "{" in text or "None" in text]


def test_every_word_has_its_piece_and_its_heading() -> None:
    words = GAME.vocabulary.words
    touches = {touch for word in words for touch in PIECES.touches(word)}

    assert {"card:7", "deck", "seat:2", "answer:4"} < touches
    assert {PIECES.group(word) for word in words} <= set(messages("ru"))


def test_every_event_that_is_told_names_its_clause() -> None:
    assert set(GAME.events) - {events.Setup} == set(PIECES.clauses)


def test_the_reader_is_addressed_and_others_are_named() -> None:
    event = events.CardGiven(seat=1, card="danton", to=2)

    assert "Вы отдаёте карту «Дантон» игроку Вера." == SPEECH.tell(event, reader("ru", 1))
    assert "Борис отдаёт карту «Дантон» игроку Вера." == SPEECH.tell(event, reader("ru", 0))
    assert "Борис gives Danton to you." == SPEECH.tell(event, reader("en", 2))


def test_a_persons_typing_is_heard() -> None:
    assert ["card 7", "card 7", "draw", "apply", "seat 2"] == [
        TERMINAL.heard(text) for text in ("7", "Card  7", "Взять", "да", "seat 2")
    ]


@pytest.mark.clause("HF-G4")
@pytest.mark.parametrize(
    ("about", "told"),
    [
        ("born", "Борис: неверно. Оноре де Мирабо: в каком году этот человек родился? — 1749."),
        (
            "fact",
            "Борис: неверно. Какой университет присвоил Марату степень доктора медицины? — Сент-Эндрюс.",
        ),
    ],
)
def test_the_log_of_the_quiz_has_the_right_answer(about: events.About, told: str) -> None:
    card = "mirabeau" if about == "born" else "marat"
    event = events.QuizAnswered(1, 0, card, about, 2, 1, is_right=False)

    assert told == SPEECH.tell(event, reader("ru"))


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (events.CardReturned(1, "danton", 0), "Карта «Дантон» снова в руке у вас."),
        (events.CardGiven(1, "danton", 0), "Борис отдаёт карту «Дантон» вам."),
        (events.CardTaken(1, "danton", 0), "Борис вытягивает у вас из руки карту «Дантон»."),
    ],
)
def test_what_happens_to_the_own_hand_is_told_to_its_owner(event: events.AnyEvent, told: str) -> None:
    assert told == SPEECH.tell(event, reader("ru", 0))


@pytest.mark.clause("HF-024")
def test_a_person_who_is_to_be_discarded_is_meant_in_play_not_in_a_hand() -> None:
    hebert = [row.name for row in box().cards].index("hebert")

    assert card_text(hebert, spoken("ru")).endswith("Сбросьте карту «Королева», если она в игре.")
    assert card_text(hebert, spoken("en")).endswith("Discard Antoinette, if in play.")
