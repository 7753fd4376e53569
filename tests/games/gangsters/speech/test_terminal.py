"""The table in a terminal of 80 columns and 24 lines."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from intriga.cli.play.painter import wrapped
from intriga.games.gangsters.game import GAME, NAMES
from intriga.games.gangsters.speech.terminal import TERMINAL
from intriga.games.gangsters.speech.terminal.parts import Look
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.sentences import LANGUAGES
from intriga.kernel.terminals import DrawnScreen
from tests.games.gangsters.speech.played import SEEDS, box, played, reader

WIDTH = 80
LINES = 24
LEAST_BELOW = 2  # lines: what a word would do, and the keys


def screen_of(s: Gangsters, seat: int, language: str) -> DrawnScreen[Look]:
    return TERMINAL.screen(GAME.view(s, seat), reader(language, seat, s.players))


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_table_and_the_offers_fit_into_80_columns(seed: int, language: str) -> None:
    for number, (s, _) in enumerate(played(seed)):
        if number % 9 or s.over:
            continue
        seat = s.acting()[0]
        screen = screen_of(s, seat, language)
        keys = dict(screen.choices([word.notation() for word in s.legal(seat)]))
        lines = [*screen.table(WIDTH), *screen.offers({word: key or "9" for word, key in keys.items()}, None)]

        assert [] == [line.plain for line in lines if line.cell_len > WIDTH]


def full_tables(seed: int) -> Iterator[Gangsters]:
    """Long games, every other decision a bot's: many problems, cards and challenges lie there at once."""
    chance, players = Quick(seed), seed % 4 + 1
    options = chosen_options(GAME, players, {"scenario": NAMES[seed // 4 % len(NAMES)], "campaign": "yes"})
    s = GAME.setup(box(), players, options, None, Dealer(chance))
    for number in range(400):
        if s.over:
            return
        if number % 3 == 0:
            yield s
        seat = s.acting()[chance.pick(len(s.acting()))]
        words = s.legal(seat)
        word = words[chance.pick(len(words))]
        if number % 3:
            word = GAME.policies["regular"](GAME.redeal(s, seat, chance), seat, chance)
        s.apply(seat, word, Dealer(chance))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_line_of_a_full_screen_is_lost(seed: int) -> None:
    """The table, the question with everything that can be said, and the keys fit 24 lines at every moment."""
    language = [*LANGUAGES][seed % len(LANGUAGES)]
    for s in full_tables(seed):
        for seat in s.acting():
            screen, to = screen_of(s, seat, language), reader(language, seat, s.players)
            legal = [word.notation() for word in s.legal(seat)]
            keys = {word: key or "9" for word, key in screen.choices(legal)}
            asked = wrapped(GAME.speech.question(GAME.question(s, seat), to), WIDTH - 1)
            lines = [*screen.table(WIDTH), *asked, *screen.offers(keys, None)]

            assert len(lines) + LEAST_BELOW <= LINES, "\n".join(line.plain for line in lines)
            assert [] == [line.plain for line in lines if line.cell_len > WIDTH]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_offer_says_what_it_does(seed: int, language: str) -> None:
    for number, (s, _) in enumerate(played(seed)):
        if number % 7 or s.over:
            continue
        seat = s.acting()[0]
        screen = screen_of(s, seat, language)
        legal = [word.notation() for word in s.legal(seat)]
        offered = [word for word, _ in screen.choices(legal)]

        assert set(legal) <= set(offered)
        assert [] == [word for word in offered if not screen.about(word).endswith((".", "!", "»", "”"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_offers_of_one_question_have_the_same_key(language: str) -> None:
    for seed in SEEDS:
        for s, _ in played(seed, 150):
            if s.over:
                break
            for seat in s.acting():
                legal = [word.notation() for word in s.legal(seat)]
                keys = [key for _, key in screen_of(s, seat, language).choices(legal) if key]

                assert len(keys) == len(set(keys))


@pytest.mark.clause("LG-108")
def test_alone_both_hands_lie_open_and_each_has_its_boss() -> None:
    s, _ = next(iter(played(0)))
    lines = [line.plain for line in screen_of(s, 0, "ru").table(WIDTH)]

    assert 1 == sum(line.startswith(" ● Босс 1: ") for line in lines)
    assert 1 == sum(line.startswith(" ■ Босс 2: ") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_one_for_all(language: str) -> None:
    for seed in SEEDS:
        *_, (s, _) = played(seed)
        assert s.over
        won = tuple(range(s.players)) if s.success else ()
        first = screen_of(s, 0, language).result(won)[0].plain
        told = {"ru": ("Поражение", "Победа"), "en": ("Lost together", "Won together")}[language]

        assert first.startswith(told[s.success])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_specialisation_and_sign(language: str) -> None:
    text = "\n".join(line.plain for line in TERMINAL.legend(reader(language).tongue))

    assert all(sign in text for sign in "◍⊠↻▪▫▯▸¹*")
