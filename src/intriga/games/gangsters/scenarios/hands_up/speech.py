"""The bank in sentences."""

from typing import Any

from intriga.games.gangsters.scenarios.parts import ScenarioSpeech
from intriga.kernel.speech import Listener


class BankSpeech(ScenarioSpeech):
    """Its events, and how the heist stands."""

    def tell(self, event: Any, to: Listener) -> str | None:
        return None

    def status(self, mission: Any, to: Listener) -> list[str]:
        return []

    def question(self, question: Any, to: Listener) -> str | None:
        return None
