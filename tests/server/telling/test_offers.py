"""What may be said now: every word with its pieces and its group, and what may follow it."""

from __future__ import annotations

import re

import pytest

from intriga.games.shelf import find_game
from intriga.games.speaking import spoken_of
from intriga.kernel.machine.frames import NOT_ASKED
from intriga.kernel.sentences import LANGUAGES
from intriga.server.telling.offers import offers, why_not
from tests.games.conformance.subjects import GAMES
from tests.server.telling.positions import NAMES, positions

TOUCH = re.compile(r"[a-z_]+(:[A-Za-z0-9_. ]+)?")


@pytest.mark.parametrize("game", GAMES)
def test_every_word_names_its_pieces_and_its_group(game: str) -> None:
    for language in LANGUAGES:
        spoken = spoken_of(game, language)
        for word in find_game(game).vocabulary.words:
            assert [] == [touch for touch in spoken.pieces.touches(word) if not TOUCH.fullmatch(touch)]
            assert spoken.group(word), word


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_word_is_offered_and_what_may_follow_it_is_legal_then(game: str) -> None:
    from intriga.kernel.match.paths import after

    spoken = spoken_of(game, "en")
    looked_ahead = 0
    for match in positions(game):
        for seat in match.state.acting():
            told = offers(spoken, match.state, spoken.to(NAMES, seat))
            assert [offer.word for offer in told] == [word.notation() for word in match.state.legal(seat)]
            for offer in told:
                assert len(offer.then) == len(offer.then_words)
                if offer.then:
                    looked_ahead += 1
                    word = spoken.game.vocabulary.read(offer.word)
                    later = after(match.state, seat, [word]).legal(seat)
                    assert {word.notation() for word in later} >= set(offer.then_words)
    assert looked_ahead > 0 or game in ("masti", "_tiny")


@pytest.mark.parametrize("game", GAMES)
def test_who_does_something_else_than_what_is_asked_is_told_the_question(game: str) -> None:
    spoken, named = spoken_of(game, "ru"), 0
    for match in positions(game):
        state, other = match.state, match.state.reasons()[NOT_ASKED][0]
        for seat in state.acting():
            to = spoken.to(NAMES, seat)
            question = spoken.speech.question(spoken.game.question(state, seat), to)
            for word in spoken.game.vocabulary.words:
                if [refusal.reason for refusal in state.why_not(seat, word)][:1] == [other]:
                    assert why_not(spoken, state, word, to)[0].text.endswith(f". {question}")
                    named += 1
                    break
    assert named > 0 or game == "_tiny"  # where only one thing is ever asked
