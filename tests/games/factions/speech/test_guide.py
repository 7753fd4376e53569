"""The guided first game: each sentence is true of the table at its step and names what is to be said."""

import re
from collections.abc import Callable
from functools import cache, partial

import msgspec
import pytest

from intriga.games.factions.game import GAME
from intriga.games.factions.speech.book import book
from intriga.games.factions.speech.wording import phrases
from intriga.games.factions.view.structs import OwnRole, View
from intriga.games.shelf import own_pack
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.sentences import LANGUAGES, Tongue
from intriga.server.telling.guide import guide_script, guided
from tests.tongues import tongue_of

spoken = partial(tongue_of, "factions")

PUPIL = guide_script("factions").person
NUMBER = re.compile(r"\b\d{1,2}\b")


class Step(msgspec.Struct, frozen=True):
    """A step of the pupil: what is to be said, and what lies there before it is."""

    says: str
    word: str
    legal: list[str]
    seen: View


def fresh_match() -> Match:
    settings, seed, match = guided(GAME, "")
    seats = ["bot"] * settings.players
    return new_match(GAME, own_pack("factions"), match, settings.players, settings.options, seats, seed)


@cache
def played() -> tuple[tuple[Step, ...], Match]:
    """The steps of the pupil, and the match at its end."""
    match = fresh_match()
    steps: list[Step] = []
    for step in guide_script("factions").step:
        (word,) = step.words
        if step.seat == PUPIL:
            legal = [found.notation() for found in match.state.legal(PUPIL)]
            steps.append(Step(step.says, word, legal, GAME.view(match.state, PUPIL)))
        match.decide(step.seat, [GAME.vocabulary.read(word)])
    return tuple(steps), match


BOX = GAME.load(own_pack("factions"))
BOOK = {language: book(played()[0][0].seen, Tongue(language, BOX)) for language in LANGUAGES}


def seen_at(number: int) -> View:
    return played()[0][number - 1].seen


def text(says: str, language: str) -> str:
    return phrases(spoken(language)).say(says)


#: What a sentence calls a word that names no card; Russian endings change, so they are left out.
CALLS = {
    "keep": {"ru": "оставьте карты", "en": "keep your cards"},
    "draw": {"ru": "Возьмите карту из колоды|возьмите карту из колоды", "en": "[Dd]raw a card from the deck"},
    "seat": {"ru": "перед собой|обведено", "en": "in front of yourself|is outlined"},
}


def call(word: str, language: str) -> str:
    verb, _, number = word.partition(" ")
    return BOOK[language].people[int(number) - 1].short if verb == "card" else CALLS[verb][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_names_what_is_to_be_said(language: str) -> None:
    steps = played()[0]
    silent = {
        step.says: step.word
        for step in steps
        if not re.search(call(step.word, language), text(step.says, language))
    }

    assert len(steps) == 19
    assert silent == {}


#: The numbers that a sentence may hold, as the view of its step has them.
NUMBERS: dict[int, Callable[[View], int]] = {
    8: lambda v: role(v).points,
    11: lambda v: role(v).total,
    13: lambda v: role(v).total,
    16: lambda v: role(v).total,
    19: lambda v: v.deck,
}


def role(seen: View) -> OwnRole:
    assert seen.role is not None
    return seen.role


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_number_in_a_sentence_is_the_one_on_the_table(language: str) -> None:
    for number, step in enumerate(played()[0], 1):
        claimed = [int(found) for found in NUMBER.findall(text(step.says, language))]
        expected = [NUMBERS[number](step.seen)] if number in NUMBERS else []
        assert claimed == expected, step.says


def discarded(seen: View) -> list[str]:
    return [card.id for card in seen.discard]


def in_discard(seen: View, letter: str) -> int:
    return len([card for card in seen.discard if card.faction == letter])


def mine(seen: View) -> list[str]:
    return [card.id for card in seen.areas[PUPIL].cards]


def held(seen: View) -> list[str]:
    return [card.id for card in seen.hand]


def changes(seen: View) -> list[int]:
    return [card.change for card in seen.hand]


def sizes(seen: View) -> list[int]:
    return [len(area.cards) for area in seen.areas]


#: What the sentences tell besides: by step, the lesson that must be there to see.
LESSONS: list[tuple[int, str, Callable[[View], bool]]] = [
    (1, "the pupil sides with the cord", lambda v: role(v).faction == "K"),
    (1, "Cloots has a cord", lambda v: [c.symbols for c in v.hand if c.id == "cloots"] == ["K"]),
    (2, "the others have changed their hands", lambda v: len(v.discard) == 1 + 3 * (v.players - 1)),
    (2, "the hand is full", lambda v: v.room == 0),
    (3, "it may be laid before anybody", lambda v: v.moment == "laying"),
    (4, "the first point", lambda v: role(v).total == 1),
    (4, "two cards without a cord", lambda v: changes(v) == [-1, -1]),
    (5, "a leaf and a lily", lambda v: [c.symbols for c in v.hand if c.id == "mirabeau"] == ["FL"]),
    (6, "it may be laid before anybody", lambda v: v.moment == "laying"),
    (7, "Bouillé and Mirabeau are discarded", lambda v: {"bouille", "mirabeau"} <= set(discarded(v))),
    (7, "Cadoudal lies before somebody", lambda v: any(c.id == "cadoudal" for a in v.areas for c in a.cards)),
    (8, "Marat is not in the discard pile", lambda v: "marat" not in discarded(v)),
    (
        8,
        "the condition is fulfilled",
        lambda v: role(v).fulfilled and in_discard(v, "L") > in_discard(v, "K"),
    ),
    (9, "it no longer is, by one", lambda v: in_discard(v, "L") == in_discard(v, "K")),
    (9, "Chaumette is discarded", lambda v: "chaumette" in discarded(v)),
    (10, "the Queen lies where most cards are", lambda v: "antoinette" in largest(v)),
    (11, "the Queen lies alone", lambda v: ["antoinette"] in [[c.id for c in a.cards] for a in v.areas]),
    (11, "three cords and nothing else", lambda v: (role(v).own, role(v).foreign) == (3, 0)),
    (12, "a card is dropped", lambda v: v.moment == "dropping"),
    (12, "one L is missing", lambda v: in_discard(v, "L") == in_discard(v, "K")),
    (13, "the condition is fulfilled", lambda v: role(v).fulfilled),
    (13, "Égalité lies before the pupil", lambda v: mine(v)[-1] == "egalite"),
    (14, "a full hand of foreign cards", lambda v: v.room == 0 and changes(v) == [-1, -1, -1]),
    (15, "De Gouges is in the discard pile", lambda v: "gouges" in discarded(v)),
    (16, "Collot came, Duport went", lambda v: "collot" in mine(v) and "duport" in discarded(v)),
    (17, "it is laid before another", lambda v: v.moment == "laying"),
    (18, "a player is chosen", lambda v: v.moment == "choosing"),
    (19, "the condition is fulfilled", lambda v: role(v).fulfilled),
]


def largest(seen: View) -> list[str]:
    return [card.id for area in seen.areas if len(area.cards) == max(sizes(seen)) for card in area.cards]


@pytest.mark.parametrize(
    ("number", "lesson", "is_there"), LESSONS, ids=[f"{row[0]} {row[1]}" for row in LESSONS]
)
def test_the_lesson_is_there_to_see(number: int, lesson: str, is_there: Callable[[View], bool]) -> None:
    assert is_there(seen_at(number)), lesson


def test_only_what_is_a_may_can_be_declined() -> None:
    optional = [number for number, step in enumerate(played()[0], 1) if "decline" in step.legal]

    assert optional == [15]


def test_the_pupil_wins() -> None:
    result = GAME.result(played()[1].state)

    assert result is not None
    assert result.winners == (PUPIL,)
