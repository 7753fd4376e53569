"""The guided first game: each sentence is true of the table at its step and names what is to be said."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from intriga.games.gangsters.game import GAME
from intriga.games.gangsters.speech.wording import phrases
from intriga.games.gangsters.view.structs import Roll, View
from intriga.games.shelf import own_pack
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.sentences import LANGUAGES
from intriga.server.telling.guide import guide_script, guided
from tests.games.gangsters.speech.played import reader

PUPIL = guide_script("gangsters").person
LONGEST = 140
ALARM = 1
#: What a sentence calls the word that it asks for.
NAMED = {
    "boss 1": {"ru": "Начинайте вы", "en": "You go first"},
    "place 1": {"ru": "сигнализация", "en": "alarm"},
    "send 20": {"ru": "отправьте первого: Чоу", "en": "send Chow"},
    "send 6": {"ru": "Отправьте второго: Кирпич", "en": "Send Brick"},
    "roll red": {"ru": "бросьте с красным", "en": "roll with the red die"},
    "die red": {"ru": "перебросьте красный", "en": "reroll the red die"},
    "go on": {"ru": "примите результат", "en": "let the result stand"},
    "hurt 6": {"ru": "урон получит Кирпич", "en": "Let Brick take the damage"},
    "recruit": {"ru": "наберите приспешников", "en": "recruit henchmen"},
    "more": {"ru": "возьмите ещё одну", "en": "draw one more card"},
    "end turn": {"ru": "Закончите ход", "en": "End the turn"},
    "end round": {"ru": "Закончите раунд", "en": "End the round"},
}


class Step(msgspec.Struct, frozen=True):
    """A step of the pupil: what is to be said, and what lies there before it is."""

    says: str
    word: str
    seen: View


@cache
def played() -> tuple[tuple[Step, ...], Match]:
    """The steps of the pupil, and the match after the last of them."""
    settings, seed, name = guided(GAME, "")
    seats = ["bot"] * settings.players
    pack = own_pack("gangsters")
    match = new_match(GAME, pack, name, settings.players, settings.options, seats, seed)
    steps: list[Step] = []
    for step in guide_script("gangsters").step:
        (word,) = step.words
        if step.seat == PUPIL:
            steps.append(Step(step.says, word, GAME.view(match.state, PUPIL)))
        match.decide(step.seat, [GAME.vocabulary.read(word)])
    return tuple(steps), match


def text(says: str, language: str) -> str:
    return phrases(reader(language).tongue).say(says)


def seen_at(says: str) -> View:
    return next(step.seen for step in played()[0] if step.says == says)


def roll_at(says: str) -> Roll:
    found = seen_at(says).roll
    assert found is not None
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_is_short_and_names_what_is_to_be_said(language: str) -> None:
    for step in played()[0]:
        said = text(step.says, language)

        assert len(said) <= LONGEST, step.says
        assert NAMED[step.word][language] in said, step.says


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_number_in_a_sentence_is_the_one_on_the_table(language: str) -> None:
    claimed = {
        step.says: sorted(map(int, re.findall(r"\d+", text(step.says, language)))) for step in played()[0]
    }
    start = seen_at("guide-2")
    alarm = next(row for row in start.challenges if (row.kind, row.number) == ("place", ALARM))
    rolled = roll_at("guide-7")
    needed = alarm.difficulty * alarm.successes
    best, other = 3, 1
    told = {
        "guide-2": [start.fingerprints_lose, alarm.difficulty, alarm.successes],
        "guide-3": [3, 2, 1],  # LG-036
        "guide-5": [alarm.successes, needed],
        "guide-7": [
            best,
            rolled.multiplier,
            other,
            best * rolled.multiplier + other,
            rolled.bonus,
            rolled.result,
        ],
        "guide-8": [rolled.damage, 2],  # LG-069
    }

    assert {says: sorted(told.get(says, [])) for says in claimed} == claimed


#: What the sentences tell besides: by step, the lesson that must be there to see.
LESSONS: list[tuple[str, str, Callable[[View], bool]]] = [
    (
        "guide-1",
        "one takes the police, one helps",
        lambda v: [b.intends for b in v.bosses[1:]] == ["police", "help"],
    ),
    ("guide-2", "the pupil's problem is evidence", lambda v: v.bosses[PUPIL].fingerprints == 1),
    ("guide-2", "two actions", lambda v: (v.active, v.actions) == (PUPIL + 1, 2)),
    ("guide-3", "Chow is the best", lambda v: [c.dice for c in v.hand if c.henchman == 20] == [3]),
    ("guide-4", "Brick adds one", lambda v: [c.dice for c in v.hand if c.henchman == 6] == [1]),
]


@pytest.mark.parametrize(("says", "lesson", "is_there"), LESSONS, ids=[row[1] for row in LESSONS])
def test_the_lesson_is_there_to_see(says: str, lesson: str, is_there: Callable[[View], bool]) -> None:
    assert is_there(seen_at(says)), lesson


def test_the_roll_has_a_lock_a_reroll_and_a_red_die_that_multiplies_nothing() -> None:
    rolled = roll_at("guide-6")

    assert (1, 1, 1) == (rolled.white.count("lock"), rolled.white.count("reroll"), rolled.multiplier)


def test_without_the_partner_it_would_have_been_one_success() -> None:
    rolled = roll_at("guide-7")

    assert (2, 1) == (rolled.won, (rolled.result - rolled.bonus) // rolled.difficulty)


def test_at_the_end_of_the_round_the_alarm_is_gone_and_the_police_are_controlled() -> None:
    last = seen_at("guide-12")

    assert "controlled" == last.police
    assert not [row for row in last.challenges if (row.kind, row.number) == ("place", ALARM)]
    assert 2 == GAME.view(played()[1].state, PUPIL).round
    assert not played()[1].ended
