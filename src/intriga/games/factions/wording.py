"""The game's sentences, by language. Never compiled."""

from pathlib import Path

from intriga.kernel.sentences import Sentences, sentences

LOCALES = Path(__file__).parent / "locales"


def phrases(language: str) -> Sentences:
    """The game's sentences in this language."""
    return sentences(language, LOCALES)
