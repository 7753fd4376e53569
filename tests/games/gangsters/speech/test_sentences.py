"""Sentences: both languages say the same things, and everything the game can say has a sentence."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import (
    ABILITIES,
    CATEGORIES,
    PENALTIES,
    PENALTY_NO_RED,
    SPECIALISATIONS,
)
from intriga.games.gangsters.events import CoreEvent
from intriga.games.gangsters.game import GAME
from intriga.games.gangsters.rules.reasons import REASONS
from intriga.games.gangsters.speech.card_text import ability_text, penalty_text
from intriga.games.gangsters.speech.pieces import PIECES
from intriga.games.gangsters.speech.telling import SPEECH
from intriga.games.gangsters.speech.terminal import TERMINAL
from intriga.games.gangsters.speech.terminal.offers import GROUPS
from intriga.games.gangsters.speech.wording import GAME_FOLDER, tell_problem
from intriga.games.gangsters.view.questions import SIMPLE
from intriga.games.gangsters.vocabulary import INTENTIONS, ROLL_RED
from intriga.games.shelf import locales_of
from intriga.kernel.contract import Question, Result
from intriga.kernel.events import Event, kinds_of, tag_of
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.sentences import LANGUAGES
from tests.games.gangsters.builders import PROBLEM_IDS, attempt, table
from tests.games.gangsters.speech.played import SEEDS, box, played, reader
from tests.games.locale_files import messages_in
from tests.games.shared.sentences import fit_to_read

LOCALES = GAME_FOLDER / "speech" / "locales"
LONGEST = 110  # letters of a card's text: one breath
SILENT = (events.Nominated, events.Overcome)  # another sentence says it


def messages(language: str) -> dict[str, set[str]]:
    return messages_in(locales_of("gangsters"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_game_can_say_has_a_sentence(language: str) -> None:
    wanted = {"title", "blurb", "ending-evidence", "ending-evidence_before_one"}
    wanted |= {f"event-{tag_of(kind)}" for kind in kinds_of(CoreEvent)}
    wanted |= {f"refusal-{name}" for name, _ in REASONS if name != "fine"}
    wanted |= {f"question-{asks}" for asks, _ in SIMPLE.values()}
    wanted |= {f"option-{option.name}" for option in GAME.options}
    wanted |= {f"option-{option.name}-{value}" for option in GAME.options for value in option.values}
    wanted |= {f"ability-{kind}" for kind in ABILITIES} | {f"penalty-{kind}" for kind in PENALTIES}
    wanted |= {f"spec-{one}" for one in SPECIALISATIONS} | {f"category-{one}" for one in CATEGORIES}
    wanted |= {f"intention-{one}" for one in INTENTIONS}

    assert set() == wanted - set(messages(language))


@cache
def all_told() -> list[tuple[Event, int, int]]:
    """Every event of many games, as every seat sees it and with full information: event, seat, players."""
    found: dict[tuple[bytes, int, int], Event] = {}
    for seed in SEEDS:
        for state, told in played(seed):
            for event in told:
                found[msgspec.json.encode(event), -1, state.players] = event
                for seat in range(-1, state.players):
                    seen = event.seen_by(seat)
                    assert seen is not None
                    found[msgspec.json.encode(seen), seat, state.players] = seen
    return [(event, seat, players) for (_, seat, players), event in found.items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_played_games_is_told_to_every_seat(language: str) -> None:
    told = [
        (SPEECH.tell(event, reader(language, seat, players)), event)  # type: ignore[arg-type]
        for event, seat, players in all_told()
    ]
    silent = [event for sentence, event in told if sentence is None and isinstance(event, CoreEvent)]

    assert [] == [event for event in silent if not isinstance(event, SILENT)]
    assert [] == [(text, event) for text, event in told if text is not None and not fit_to_read(text)]


@cache
def all_asked() -> tuple[set[tuple[Refusal, int]], list[tuple[Question, int]]]:
    """Every refusal of every word at many positions, and the questions, each with the number of players."""
    refusals: set[tuple[Refusal, int]] = set()
    questions: dict[tuple[bytes, int], Question] = {}
    for seed in SEEDS:
        for number, (state, _) in enumerate(played(seed)):
            for seat in range(-1, state.players):
                question = GAME.question(state, seat)
                questions[msgspec.json.encode(question), state.players] = question
                if (number + seat) % 11 == 0 and seat >= 0:
                    for word in GAME.vocabulary.words:
                        refusals |= {(refusal, state.players) for refusal in state.why_not(seat, word)}
    return refusals, [(question, players) for (_, players), question in questions.items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_question_of_played_games_is_told(language: str) -> None:
    refusals, questions = all_asked()
    told = [SPEECH.refusal(refusal, reader(language, 0, players)) for refusal, players in refusals]
    told += [SPEECH.question(question, reader(language, 0, players)) for question, players in questions]

    assert [] == [sentence for sentence in told if not fit_to_read(sentence)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_without_facts_is_told_too(language: str) -> None:
    priced = (("level", 2), ("price", 3), ("purse", 1))
    told = [
        SPEECH.refusal(Refusal(name, clause, priced), reader(language, 0))
        for name, clause in REASONS
        if name != "fine"
    ]

    assert [] == [sentence for sentence in told if not fit_to_read(sentence)]


@pytest.mark.clause("LG-080")
def test_a_refusal_names_the_problem_that_stands_in_the_way() -> None:
    penalties = [row.penalty.do for row in box().problems]
    witness = penalties.index(PENALTY_NO_RED)
    s = table(["sadie nico", "may"], before=[PROBLEM_IDS[witness]])
    attempt(s, "police", "sadie nico")
    (refusal,) = s.why_not(0, ROLL_RED)

    assert (
        f"Мешает проблема «{tell_problem(witness + 1, reader('ru').tongue)}»: красный кубик брать нельзя."
        == (SPEECH.refusal(refusal, reader("ru", 0, players=2)))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_and_every_penalty_is_read_in_one_breath(language: str) -> None:
    tongue = reader(language).tongue
    texts = [ability_text(number, tongue) for number in range(len(box().henchmen))]
    texts += [penalty_text(number, tongue) for number in range(len(box().problems))]

    assert [] == [text for text in texts if not (text[0] == "+" or fit_to_read(text)) or len(text) > LONGEST]


def test_a_card_says_what_it_does() -> None:
    names = [row.name for row in box().henchmen]
    problems = [row.name for row in box().problems]
    told = reader("ru").tongue

    assert "После броска: +1 к результату." == ability_text(names.index("molly_oshea"), told)
    assert "Открыть следующую проблему и оставить её или сбросить." == ability_text(
        names.index("finn_mulligan"), told
    )
    assert "Владельцу: способности не работают." == penalty_text(problems.index("wiretap"), told)
    assert "Всем: оживить и взбодрить труднее на 1." == penalty_text(problems.index("forgotten_glove"), told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_told_as_something_to_do(language: str) -> None:
    told = [SPEECH.word(word, reader(language, 0)) for word in GAME.vocabulary.words]

    assert [] == [text for text in told if not text or "{" in text or "None" in text]


def test_every_word_has_its_piece_and_its_heading() -> None:
    words = GAME.vocabulary.words
    touches = {touch for word in words for touch in PIECES.touches(word)}

    assert {"henchman:7", "problem:5", "place:3", "boss:2", "die:lock", "spec:driving", "act:1"} < touches
    assert {"challenge:police", "challenge:revive", "deck:clan", "deck:exhausted", "level:2"} < touches
    assert {PIECES.group(word) for word in words} <= set(messages("ru"))


def test_every_event_of_the_core_names_its_clause() -> None:
    assert set(kinds_of(CoreEvent)) == set(PIECES.clauses) & set(kinds_of(CoreEvent))


# ── who is meant ──


def test_the_reader_is_addressed_and_others_are_named() -> None:
    event = events.Skipped(2)

    assert "Вы пропускаете действие." == SPEECH.tell(event, reader("ru", 1))
    assert "Борис пропускает действие." == SPEECH.tell(event, reader("ru", 0))
    assert "Борис skips an action." == SPEECH.tell(event, reader("en", 0))


@pytest.mark.clause("LG-107")
def test_alone_the_two_bosses_are_told_apart() -> None:
    alone = reader("ru", 0, players=1)

    assert "Босс 2 пропускает действие." == SPEECH.tell(events.Skipped(2), alone)
    assert "Ходит Босс 1, впереди 3 действия. Что делаете?" == SPEECH.question(
        Question("ask_action", "LG-028", {"boss": 1, "actions": 3}), alone
    )
    assert ["Босс 1", "Босс 2"] == [SPEECH.word(word, alone) for word in GAME.vocabulary.words[:2]]
    assert "У вас ещё есть действия: потратьте их или пропустите." == SPEECH.refusal(
        Refusal("actions_left", "LG-028", (("boss", 1),)), alone
    )


@pytest.mark.clause("LG-020")
def test_an_intention_names_no_card() -> None:
    for language in LANGUAGES:
        said = [SPEECH.tell(events.IntentionSaid(2, one), reader(language, 0)) or "" for one in INTENTIONS]

        assert len(INTENTIONS) == len(set(said))
        assert [] == [text for text in said if any(letter.isdigit() for letter in text)]


def test_a_roll_is_told_from_its_dice_to_its_result() -> None:
    to = reader("ru", 0)
    rolled = events.Rolled(2, ["1", "3", "lock", "reroll"], "x2", 0)
    fixed = events.ResultFixed(2, "police", 0, 7, 2, 4, 1, 1, 0, 0)

    assert "Борис бросает кубики: 1, 3, замок, переброс, красный: ×2." == SPEECH.tell(rolled, to)
    assert (
        "Полиция: результат 7 при сложности 4 (с красным кубиком ×2), 1 успех. Замков: 1, урона нет."
        == SPEECH.tell(fixed, to)
    )


@pytest.mark.parametrize("success", [True, False])
def test_it_is_won_or_lost_together(success: bool) -> None:
    result = Result("evidence", (7, 7), (0, 1) if success else (), success=success)
    told = SPEECH.ending(result, reader("en", 0, players=2))

    assert told.startswith("Too much evidence on the table: the clan is exposed.")
    assert told.endswith(f"{'Won' if success else 'Lost'} together: the clan’s reputation is 7.")


def test_a_persons_typing_is_heard() -> None:
    assert ["recruit", "roll red", "send 7", "end turn", "die lock", "go on"] == [
        TERMINAL.heard(text)
        for text in ("Набрать", "бросить красный", "отправить  7", "конец хода", "кубик замок", "дальше")
    ]


# ── nothing is left over ──

#: Sentences whose names are put together: by the rules' own lists, by fields of the view, by words.
FAMILIES = (
    "list",
    "blurb",
    "field",
    "value",
    "option",
    "chapter",
    "group",
    "word",
    "about",
    "legend",
    "question",
    "guide",
)


def test_no_sentence_of_the_core_is_left_over() -> None:
    core = messages_in(LOCALES, "ru")
    known = {f"event-{tag_of(kind)}" for kind in kinds_of(CoreEvent)}
    known |= {f"refusal-{name}" for name, _ in REASONS}
    for family, names in {
        "ability": ABILITIES,
        "penalty": PENALTIES,
        "spec": SPECIALISATIONS,
        "category": CATEGORIES,
        "intention": INTENTIONS,
        "screen-intends": INTENTIONS,
        "screen-say": INTENTIONS,
        "screen-group": GROUPS,
    }.items():
        known |= {f"{family}-{name}" for name in names}
    source = "".join(path.read_text("utf-8") for path in LOCALES.parent.rglob("*.py"))
    rest = {name for name in core if name not in known and name.partition("-")[0] not in FAMILIES}

    assert set() == {name for name in rest if not is_said(name, source)}


def is_said(name: str, source: str) -> bool:
    """Whether the code says a sentence by its name, or puts the name together from its beginning or end."""
    head, _, tail = name.rpartition("-")
    begins = bool(head) and (f'f"{head}-{{' in source or f"f'{head}-{{" in source)
    ends = f"}}-{tail}" in source or tail in ("exhausted", "out")
    return f'"{name}"' in source or f"'{name}'" in source or begins or ends
