"""Sentences: every text a person reads, from Fluent files, in the reader's language."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

#: All languages, each with its name in itself. A new language needs a line here, its files and its texts.
LANGUAGES = {"ru": "Русский", "en": "English"}
DEFAULT = "ru"  # for a person who has not chosen one
FALLBACK = "en"  # for a browser or a terminal with none of our languages, and for logs
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[tuple(LANGUAGES)]  # so that messages and parameters are checked against the list
CACHE_SIZE = 20_000  # formatted sentences of one language


def first_spoken(wished: Iterable[str], otherwise: Language) -> Language:
    """The first of these languages that we have; tags such as en-GB and ru_RU.UTF-8 are understood."""
    tags = (re.split(r"[-_.;]", tag.strip().lower())[0] for tag in wished)
    return next((tag for tag in tags if tag in LANGUAGES), otherwise)


class Tongue(NamedTuple):
    """How a reader is spoken to: the language, and the box that names people and things.

    Each pack has its own names and texts, so that sentences depend on the box of the table."""

    language: str
    box: Any


class Sentences:
    """The sentences of one language from several folders, each with a file such as `en.ftl`."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        # Imported here because it takes longer to import than a game, and bots need no sentences.
        from fluent.runtime import FluentBundle, FluentResource

        from intriga.kernel.quick_sentences import QuickSentences

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self.bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
        self.quick = QuickSentences(self.bundle)
        self.cache: dict[tuple[object, ...], str] = {}

    def has(self, name: str) -> bool:
        return bool(self.bundle.has_message(name))

    def say(self, name: str, /, **facts: object) -> str:
        """The sentence of this name with its blanks filled; LookupError if it or a fact is missing."""
        for fact in facts.values():
            if type(fact) is not str and type(fact) is not int:
                return self.format_message(name, facts)
        key = (name, *facts.items())
        told = self.cache.get(key)
        if told is None:
            if len(self.cache) >= CACHE_SIZE:
                self.cache.clear()
            told = self.cache[key] = self.format_message(name, facts)
        return told

    def format_message(self, name: str, facts: dict[str, object]) -> str:
        quick = self.quick.say(name, facts)
        if quick is not None:
            return quick
        pattern = self.bundle.get_message(name).value
        if pattern is None:
            raise LookupError(f"'{name}' has no text in {self.language}")
        text, faults = self.bundle.format_pattern(pattern, facts)
        if faults:
            raise LookupError(f"'{name}' in {self.language}: {faults[0]}")
        return str(text)


@cache
def sentences(language: str, *folders: Path) -> Sentences:
    """The sentences of these folders, read once."""
    return Sentences(language, folders)


def phrases_in(*folders: Path) -> Callable[[Tongue], Sentences]:
    """A function that gives the sentences of these folders in the language of a tongue.

    A message asks for them a dozen times, so the cache goes by the language alone: paths compare slowly."""

    @cache
    def read(language: str) -> Sentences:
        return sentences(language, *folders)

    def phrases(tongue: Tongue) -> Sentences:
        return read(tongue.language)

    return phrases
