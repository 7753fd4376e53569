"""The game's sentences, by language. Never compiled."""

from pathlib import Path

from intriga.games.factions.box import Box
from intriga.games.factions.toml_rows import LANGUAGES
from intriga.kernel.sentences import Sentences, Tongue, sentences

LOCALES = Path(__file__).parent / "locales"


def phrases(tongue: Tongue) -> Sentences:
    """The game's sentences in this language."""
    return sentences(tongue.language, LOCALES)


def tongues(box: Box) -> list[Tongue]:
    """Every language, for texts that a view carries in all of them."""
    return [Tongue(language, box) for language in LANGUAGES]
