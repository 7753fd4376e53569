"""Sentences: Fluent files, one for each language; a missing blank raises instead of half a sentence."""

from pathlib import Path

import pytest

from intriga.kernel.sentences import DEFAULT, FALLBACK, LANGUAGES, Sentences, first_spoken, sentences


def folder(path: Path, english: str, russian: str = "") -> Path:
    path.mkdir(exist_ok=True)
    (path / "en.ftl").write_text(english, "utf-8")
    (path / "ru.ftl").write_text(russian or english, "utf-8")
    return path


def test_blanks_are_filled_without_marks_around_them(tmp_path: Path) -> None:
    say = Sentences("en", [folder(tmp_path, "greeting = Hello, { $name }!")]).say

    assert "Hello, Аня!" == say("greeting", name="Аня")


def test_russian_has_its_plurals(tmp_path: Path) -> None:
    text = "gems = { $n ->\n    [one] { $n } самоцвет\n"
    text += "    [few] { $n } самоцвета\n   *[many] { $n } самоцветов\n}\n"
    say = Sentences("ru", [folder(tmp_path, text)]).say

    assert ["1 самоцвет", "3 самоцвета", "11 самоцветов"] == [say("gems", n=n) for n in (1, 3, 11)]


def test_several_folders_make_one_language(tmp_path: Path) -> None:
    one, two = folder(tmp_path / "one", "a = A"), folder(tmp_path / "two", "b = B")
    both = Sentences("en", [one, two])

    assert ("A", "B", True, False) == (both.say("a"), both.say("b"), both.has("a"), both.has("c"))


def test_a_missing_blank_is_a_defect(tmp_path: Path) -> None:
    said = Sentences("en", [folder(tmp_path, "greeting = Hello, { $name }!\nempty =\n    .more = x")])

    with pytest.raises(LookupError, match="'greeting' in en"):
        said.say("greeting")
    with pytest.raises(LookupError, match="'empty' has no text in en"):
        said.say("empty")
    with pytest.raises(LookupError):
        said.say("nothing")


def test_sentences_are_read_once(tmp_path: Path) -> None:
    place = folder(tmp_path, "a = A")

    assert sentences("en", place) is sentences("en", place)
    assert {"ru": "Русский", "en": "English"} == LANGUAGES


def test_a_sentence_that_was_told_before_is_told_by_its_own_facts(tmp_path: Path) -> None:
    text = "many = { $n ->\n    [one] one\n   *[other] { $n } of { $of }\n}\n"
    said = Sentences("en", [folder(tmp_path, text)])

    assert ["one", "2 of a", "2 of b", "one", "2 of a"] == [
        said.say("many", n=n, of=of) for n, of in ((1, "a"), (2, "a"), (2, "b"), (1, "a"), (2, "a"))
    ]
    assert said.say("many", of="a", n=2) == "2 of a"
    assert said.say("many", n="1", of="a") == "1 of a"


@pytest.mark.parametrize(
    ("wished", "expected"),
    [
        (["ru"], "ru"),
        (["de-DE", " en-GB;q=0.8", "ru"], "en"),
        (["ru_RU.UTF-8"], "ru"),
        (["EN"], "en"),
        (["C.UTF-8"], FALLBACK),
        (["", "fr", "rusty"], FALLBACK),
        ([], FALLBACK),
    ],
)
def test_the_first_language_that_we_speak_is_taken(wished: list[str], expected: str) -> None:
    assert expected == first_spoken(wished, FALLBACK)
    assert DEFAULT == first_spoken(["xx"], DEFAULT)
