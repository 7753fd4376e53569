"""What the sentences of every scenario have in common."""

from typing import Any

from intriga.games.gangsters.scenarios.parts import BRIEF, ScenarioSpeech
from intriga.games.gangsters.speech.wording import Blanks, phrases
from intriga.kernel.events import tag_of
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener


class MissionSpeech(ScenarioSpeech):
    """A scenario that says `event-<tag>`, `<prefix>-brief-<part>` and `<prefix>-memoir-<scene>`."""

    prefix: str  # of the names of its messages

    def blanks(self, event: Any, to: Listener) -> Blanks:
        """The blanks of an event's sentence."""
        raise NotImplementedError

    def tell(self, event: Any, to: Listener) -> str | None:
        return phrases(to.tongue).say(f"event-{tag_of(type(event))}", **self.blanks(event, to))

    def brief(self, tongue: Tongue) -> list[str]:
        return [phrases(tongue).say(f"{self.prefix}-brief-{part}") for part in BRIEF]

    def question(self, question: Any, to: Listener) -> str | None:
        """Decisions are actions: most scenarios ask nothing by themselves."""
        return None

    def memoir(self, scene: str, variant: int, to: Listener, /, **facts: object) -> str:
        """A sentence of its own in the memoirs, which has two wordings."""
        return phrases(to.tongue).say(f"{self.prefix}-memoir-{scene}", variant=variant % 2, **facts)
