"""The guided first game: each sentence is true of the table at its step and names what is to be said."""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial

import msgspec
import pytest

from intriga.games.masti.game import GAME
from intriga.games.masti.speech.terminal.typed import heard
from intriga.games.masti.speech.wording import phrases, tell_card, tell_guild
from intriga.games.masti.view.hand import HandCard
from intriga.games.masti.view.view import Area, Stack, View
from intriga.games.shelf import own_pack
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.sentences import LANGUAGES
from intriga.server.telling.guide import guide_script, guided
from tests.tongues import tongue_of

spoken = partial(tongue_of, "masti")

PUPIL = guide_script("masti").person
CARD = re.compile(r"\b[AEPUАПЭУ]\d+\b")
NUMBER = re.compile(r"[-+]?\d+")


class Step(msgspec.Struct, frozen=True):
    """A step of the pupil: what is to be said, and what lies there before it is."""

    says: str
    word: str
    seen: View
    said_before: list[str]


def fresh_match() -> Match:
    settings, seed, match = guided(GAME, "")
    seats = ["bot"] * settings.players
    return new_match(GAME, own_pack("masti"), match, settings.players, settings.options, seats, seed)


@cache
def played() -> tuple[tuple[Step, ...], Match]:
    """The steps of the pupil, and the match at its end."""
    match = fresh_match()
    steps: list[Step] = []
    said: list[str] = []
    for step in guide_script("masti").step:
        (word,) = step.words
        if step.seat == PUPIL:
            steps.append(Step(step.says, word, GAME.view(match.state, PUPIL), said.copy()))
        match.decide(step.seat, [GAME.vocabulary.read(word)])
        said.append(word)
    return tuple(steps), match


def seen_at(says: str) -> View:
    return next(step.seen for step in played()[0] if step.says == says)


def text(says: str, language: str) -> str:
    return phrases(spoken(language)).say(says)


def mine(seen: View) -> Area:
    return seen.areas[PUPIL]


def stack(area: Area, guild: str) -> Stack:
    return next(found for found in area.stacks if found.guild == guild)


def held(seen: View, card: str) -> HandCard:
    return next(found for found in seen.hand if found.card == card)


def name_of(word: str, language: str) -> str:
    """What a sentence calls a word; the endings of Russian nouns change, so they are left out."""
    verb, _, guild = word.partition(" ")
    if verb == "bribe":
        return {"ru": "взятк", "en": "bribe"}[language]
    if verb == "joker":
        return tell_guild(guild, spoken(language)).removesuffix("ы")
    return tell_card(word, spoken(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_names_what_is_to_be_said(language: str) -> None:
    silent = {
        step.says: step.word
        for step in played()[0]
        if not re.search(rf"\b{name_of(step.word, language)}(?!\d)", text(step.says, language))
    }

    assert silent == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_speaks_only_of_cards_that_the_pupil_has_or_has_seen(language: str) -> None:
    unknown: dict[str, list[str]] = {}
    for step in played()[0]:
        known = {*step.said_before, *(card.card for card in step.seen.hand)}
        named = [heard(card) for card in CARD.findall(text(step.says, language))]
        unknown[step.says] = [card for card in named if card not in known]

    assert not any(unknown.values()), unknown


def numbers_of_the_table() -> Iterator[tuple[str, list[int]]]:
    """All numbers that each sentence may hold, as the view of its step has them."""
    at = seen_at
    for says in ("guide-1", "guide-2", "guide-6", "guide-9"):
        yield says, []
    yield "guide-3", [stack(mine(at("guide-3")), "craftsmen").points, mine(at("guide-3")).points]
    yield "guide-4", [held(at("guide-4"), "P11").worth]
    knights = stack(mine(at("guide-5")), "knights")
    yield "guide-5", [mine(at("guide-5")).points, knights.points, knights.points, knights.next_points]
    other = at("guide-7").areas[at("guide-7").leader]
    yield "guide-7", [stack(other, "assassins").points, held(at("guide-7"), "P10").worth]
    trumps = [card.worth for card in at("guide-8").hand if card.does == "trumps"]
    yield "guide-8", [at("guide-8").areas[at("guide-8").leader].wealth, -max(trumps)]
    yield "guide-10", [held(at("guide-10"), "A3").worth]
    before, after = mine(at("guide-11")), mine(at("guide-12"))
    yield "guide-11", [stack(before, "craftsmen").points]
    spoilt = [stack(before, "craftsmen").points, stack(after, "craftsmen").points]
    saved = stack(after, "aristocrats")
    result = GAME.result(played()[1].state)
    assert result is not None
    yield "guide-12", [*spoilt, saved.points, saved.next_points, result.totals[PUPIL]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_number_in_a_sentence_is_the_one_on_the_table(language: str) -> None:
    claimed: dict[str, list[int]] = {}
    for step in played()[0]:
        plain = CARD.sub("", text(step.says, language)).replace("−", "-")
        claimed[step.says] = sorted(int(number) for number in NUMBER.findall(plain))

    assert claimed == {says: sorted(numbers) for says, numbers in numbers_of_the_table()}


def symbols(area: Area) -> dict[str, int]:
    return {found.guild: found.symbols for found in area.stacks}


def none_can_win(seen: View) -> bool:
    return not any(card.wins for card in seen.hand)


#: What the sentences tell besides: by step, the lesson that must be there to see.
LESSONS: list[tuple[str, str, Callable[[View], bool]]] = [
    ("guide-1", "the pupil leads", lambda v: v.leader == PUPIL and not v.table),
    ("guide-2", "A12 has taken A8", lambda v: "A8" in stack(v.areas[v.leader], "knights").cards),
    ("guide-2", "the one Ugo must be played", lambda v: [c.card for c in v.hand if c.playable] == ["U13"]),
    ("guide-2", "nothing beats it", lambda v: held(v, "U13").wins and v.trump_character == "ugo"),
    ("guide-3", "two pairs and one", lambda v: sorted(symbols(mine(v)).values()) == [1, 2, 2]),
    ("guide-3", "two pairs are worth as much", lambda v: stack(mine(v), "assassins").points == 3),
    ("guide-3", "two cards cost", lambda v: (mine(v).penalties, mine(v).powers) == (1, 1)),
    ("guide-3", "the winner leads", lambda v: v.leader == PUPIL),
    ("guide-4", "another has E10", lambda v: "E10" in stack(v.areas[v.leader], "merchants").cards),
    ("guide-4", "no Ugo is left", lambda v: v.led_character == "ugo" and all(c.playable for c in v.hand)),
    ("guide-4", "P11 trumps", lambda v: held(v, "P11").does == "trumps" and held(v, "P11").wins),
    ("guide-5", "two stacks of three", lambda v: list(symbols(mine(v)).values()).count(3) == 2),
    ("guide-5", "three craftsmen", lambda v: stack(mine(v), "craftsmen").symbols == 3),
    (
        "guide-5",
        "seven are good again",
        lambda v: [n > 0 for n in v.reminder.guild_points[4:8]].index(True) == 3,
    ),
    ("guide-5", "E9 spoils nothing", lambda v: held(v, "E9").guild not in symbols(mine(v))),
    ("guide-6", "A3 or A7", lambda v: [c.card for c in v.hand if c.playable] == ["A3", "A7"]),
    ("guide-6", "neither wins", none_can_win),
    ("guide-6", "A11 wins so far", lambda v: [turn.card for turn in v.table] == ["A11"]),
    ("guide-7", "two stacks of four", lambda v: list(symbols(v.areas[v.leader]).values()).count(4) == 2),
    ("guide-7", "aristocrats too", lambda v: stack(v.areas[v.leader], "aristocrats").symbols == 4),
    ("guide-7", "P10 alone, and it wins", lambda v: [c.card for c in v.hand if c.wins] == ["P10"]),
    ("guide-8", "P2 took the round", lambda v: v.areas[v.leader].penalties == 1 and v.leader != PUPIL),
    ("guide-8", "no Ugo is left", lambda v: v.led_character == "ugo" and all(c.playable for c in v.hand)),
    ("guide-8", "Enzo is trump", lambda v: v.trump_character == "enzo"),
    ("guide-9", "neither Ugo nor a trump", lambda v: v.led_character == "ugo" and none_can_win(v)),
    ("guide-9", "E5 would be one too many", lambda v: stack(mine(v), "knights").next_points == -1),
    ("guide-10", "two have bribed", lambda v: v.gems_on_table == 2 and len(v.table) == v.players - 1),
    ("guide-10", "A3 beats the joker", lambda v: v.table[0].card == "A1" and held(v, "A3").wins),
    ("guide-11", "the pupil leads the last card", lambda v: v.leader == PUPIL and len(v.hand) == 1),
    ("guide-11", "the fourth craftsman", lambda v: stack(mine(v), "craftsmen").symbols == 3),
    ("guide-12", "no hand is left", lambda v: not any(area.cards_in_hand for area in v.areas)),
    ("guide-12", "four craftsmen", lambda v: stack(mine(v), "craftsmen").symbols == 4),
    ("guide-12", "no other stack of four", lambda v: list(symbols(mine(v)).values()).count(4) == 1),
    ("guide-12", "two aristocrats", lambda v: stack(mine(v), "aristocrats").symbols == 2),
    ("guide-12", "one joker", lambda v: mine(v).jokers == 1),
]


@pytest.mark.parametrize(
    ("says", "lesson", "is_there"), LESSONS, ids=[f"{row[0]} {row[1]}" for row in LESSONS]
)
def test_the_lesson_is_there_to_see(says: str, lesson: str, is_there: Callable[[View], bool]) -> None:
    assert is_there(seen_at(says)), lesson


def test_p10_would_have_taken_the_round_of_the_bribe() -> None:
    said = next(step.said_before for step in played()[0] if step.says == "guide-8")
    since = said[said.index("bribe", said.index("P2")) + 1 :]
    others = [word for word in since[: guide_script("masti").players - 2] if word != "bribe"]

    assert not [card for card in others if card[0] == "E" or card in ("P11", "P12", "P13")]


def test_the_joker_goes_where_it_brings_most_and_the_pupil_wins() -> None:
    area = mine(seen_at("guide-12"))
    gains = {found.guild: found.next_points - found.points for found in area.stacks}
    result = GAME.result(played()[1].state)

    assert [guild for guild, gain in gains.items() if gain == max(gains.values())] == ["aristocrats"]
    assert result is not None
    assert result.winners == (PUPIL,)
