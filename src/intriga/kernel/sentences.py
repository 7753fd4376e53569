"""Sentences: every text a person reads, from Fluent files, in the reader's language. Never compiled."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

#: Every language that is spoken here, with its own name. A new one is a line here, and its files and texts.
LANGUAGES = {"ru": "Русский", "en": "English"}
DEFAULT = "ru"  # of a person who has not said which
FALLBACK = "en"  # for a browser or a terminal that speaks none of ours, and for logs
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[tuple(LANGUAGES)]  # so that messages and parameters are checked against the list
MOST_KEPT = 20_000  # sentences of one language that are kept once they have been put together


def spoken(wished: Iterable[str], otherwise: Language) -> Language:
    """The first of these that we speak; a tag may say more, as en-GB and ru_RU.UTF-8 do."""
    tags = (re.split(r"[-_.;]", tag.strip().lower())[0] for tag in wished)
    return next((tag for tag in tags if tag in LANGUAGES), otherwise)


class Tongue(NamedTuple):
    """How a reader is spoken to: the language, and the box whose people and things are named.

    A pack brings names and texts of its own, so what is told depends on the box of the table."""

    language: str
    box: Any


class Sentences:
    """The sentences of one language out of some folders with a file for each, `en.ftl` for instance."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self.bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
        self.kept: dict[tuple[object, ...], str] = {}

    def has(self, name: str) -> bool:
        return bool(self.bundle.has_message(name))

    def say(self, name: str, /, **facts: object) -> str:
        """The sentence of this name with its blanks filled; a missing one or a missing fact is a defect."""
        for fact in facts.values():
            if type(fact) is not str and type(fact) is not int:
                return self.put_together(name, facts)
        key = (name, *facts.items())
        told = self.kept.get(key)
        if told is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            told = self.kept[key] = self.put_together(name, facts)
        return told

    def put_together(self, name: str, facts: dict[str, object]) -> str:
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


def phrases_in(folder: Path) -> Callable[[Tongue], Sentences]:
    """How a game speaks: the sentences of its folder in the language of a tongue.

    A message asks for them a dozen times, so they are found by the language alone: paths compare slowly."""

    @cache
    def read(language: str) -> Sentences:
        return sentences(language, folder)

    def phrases(tongue: Tongue) -> Sentences:
        return read(tongue.language)

    return phrases
