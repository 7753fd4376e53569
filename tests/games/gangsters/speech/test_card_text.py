"""The texts of cards: when an ability is used is told with what it does."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.speech.card_text import ability_text, moment_of, penalty_text
from intriga.kernel.sentences import LANGUAGES, Tongue
from tests.games.gangsters.builders import card
from tests.games.gangsters.registered import box


@pytest.mark.clause("LG-A7")
def test_the_moment_of_an_ability_is_told_and_differs() -> None:
    for language in LANGUAGES:
        tongue = Tongue(language, box())
        told = [moment_of(card(name), tongue) for name in ("sadie", "renzo", "tadek")]

        assert ["any", "before", "after"] == told
        assert 3 == len({ability_text(card(name), tongue) for name in ("sadie", "renzo", "tadek")})


@pytest.mark.clause("LG-080")
def test_every_penalty_says_whom_it_concerns_or_when_and_what_it_does() -> None:
    for language in LANGUAGES:
        tongue = Tongue(language, box())
        told = [penalty_text(number, tongue) for number in range(len(box().problems))]

        assert len(told) == len(set(told))
        assert all(len(text) > 15 for text in told)
