"""A sentence that is filled quickly is the sentence that Fluent makes."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from intriga.games.shelf import game_ids, locales_of
from intriga.kernel.quick_sentences import LONGEST_TEXT, QuickSentences
from intriga.kernel.sentences import LANGUAGES
from intriga.server.telling.speech import LOCALES

SENTENCES = """
plain = Only a text.
filled = { $name } plays { $card }.
alone = { $name }
chosen = { $you ->
    [yes] You play { $card }
   *[no] { $name } plays { $card }
}.
one-of-all = { $card ->
    [A] the ace
    [A] another ace
   *[other] { $card }
}
quoted = { "{" }{ $name }{ "}" }
plural = { $count ->
    [1] a card
    [one] one card
   *[other] { $count } cards
}
refers = { plain } { $name }
"""


def bundle_of(text: str, language: str = "en") -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def pattern_of(bundle: FluentBundle, name: str) -> Pattern:
    found = bundle.get_message(name).value
    assert found is not None
    return found


@pytest.mark.parametrize("name", ["plain", "filled", "alone", "chosen", "one-of-all", "quoted"])
@pytest.mark.parametrize("you", ["yes", "no", "", "perhaps"])
def test_texts_blanks_and_choices_are_as_fluent_has_them(name: str, you: str) -> None:
    bundle = bundle_of(SENTENCES)
    for card in ("A", "other", "<b>{ $name }</b>", "ё"):
        facts = {"name": "Анна", "card": card, "you": you, "more": "unused"}
        told, faults = bundle.format_pattern(pattern_of(bundle, name), facts)

        assert ([], told) == (faults, QuickSentences(bundle).say(name, facts))


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("plural", {"count": "1"}),
        ("plural", {"count": "one"}),
        ("refers", {"name": "Anna"}),
        ("filled", {"name": "Anna", "card": 1}),
        ("filled", {"name": "Anna", "card": "x" * (LONGEST_TEXT + 1)}),
        ("filled", {"name": "Anna"}),
        ("chosen", {"name": "Anna", "card": "A"}),
    ],
)
def test_numbers_references_and_what_is_missing_are_left_to_fluent(
    name: str, facts: dict[str, object]
) -> None:
    assert QuickSentences(bundle_of(SENTENCES)).say(name, facts) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_every_game_that_is_filled_quickly_is_fluents(language: str) -> None:
    folders = [LOCALES, *(folder for game in game_ids() for folder in locales_of(game))]
    quick = 0
    for text in [(folder / f"{language}.ftl").read_text("utf-8") for folder in folders]:
        bundle = bundle_of(text, language)
        names = [line.partition(" =")[0] for line in text.splitlines() if line[:1].islower() and " =" in line]
        blanks = {part.split()[0].strip("}.,") for part in text.split("$")[1:]}
        for name in names:
            pattern = pattern_of(bundle, name)
            for value in ("yes", "no", "other", "{$x}"):
                facts = dict.fromkeys(blanks, value)
                told = QuickSentences(bundle).say(name, facts)
                if told is not None:
                    quick += 1
                    assert (told, []) == bundle.format_pattern(pattern, facts)
    assert quick > 1000
