"""The stakeout whole, as a registry has it."""

from intriga.games.gangsters.scenarios.parts import Parts, ScenarioSpeech
from tests.games.gangsters.scenarios.stakeout.events import Watched, Wiped
from tests.games.gangsters.scenarios.stakeout.loading import FILE, load
from tests.games.gangsters.scenarios.stakeout.rules import SCENARIO
from tests.games.gangsters.scenarios.stakeout.view import question, view


def speech() -> ScenarioSpeech:
    from tests.games.gangsters.scenarios.stakeout.speech import SPEECH

    return SPEECH


PARTS = Parts(SCENARIO, FILE, load, view, question, (Watched, Wiped), speech)
