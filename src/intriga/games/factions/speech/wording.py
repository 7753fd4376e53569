"""The game's sentences, by language."""

from pathlib import Path

from intriga.games.factions.box.tables import Box
from intriga.kernel.sentences import LANGUAGES, Tongue, phrases_in

LOCALES = Path(__file__).parent / "locales"
phrases = phrases_in(LOCALES)


def tongues(box: Box) -> list[Tongue]:
    """Every language, for texts that a view carries in all of them."""
    return [Tongue(language, box) for language in LANGUAGES]
