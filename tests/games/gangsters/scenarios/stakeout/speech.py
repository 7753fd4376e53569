"""The stakeout in sentences."""

from pathlib import Path
from typing import Any

from intriga.games.gangsters.scenarios.parts import ScenarioSpeech
from intriga.kernel.sentences import phrases_in
from intriga.kernel.speech import Listener
from tests.games.gangsters.scenarios.stakeout.events import Watched, Wiped
from tests.games.gangsters.scenarios.stakeout.view import StakeoutView

phrases = phrases_in(Path(__file__).parent / "locales")


class StakeoutSpeech(ScenarioSpeech):
    """What the core cannot say about it."""

    def tell(self, event: Any, to: Listener) -> str | None:
        if isinstance(event, Watched):
            return phrases(to.tongue).say("stakeout-watched", secrets=event.secrets)
        if isinstance(event, Wiped):
            return phrases(to.tongue).say("stakeout-wiped")
        return None

    def status(self, mission: Any, to: Listener) -> list[str]:
        assert isinstance(mission, StakeoutView)
        say = phrases(to.tongue).say
        lines = [say("stakeout-status", seen=mission.seen, nights=mission.nights)]
        return [*lines, say("stakeout-print")] if mission.print_left else lines

    def question(self, question: Any, to: Listener) -> str | None:
        return None


SPEECH = StakeoutSpeech()
