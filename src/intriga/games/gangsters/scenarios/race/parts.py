"""The race whole, as the registry has it."""

from intriga.games.gangsters.scenarios.parts import Parts, ScenarioSpeech
from intriga.games.gangsters.scenarios.race.events import RaceEvent
from intriga.games.gangsters.scenarios.race.loading import FILE, load
from intriga.games.gangsters.scenarios.race.rules import SCENARIO
from intriga.games.gangsters.scenarios.race.view import question, view
from intriga.kernel.events import kinds_of


def speech() -> ScenarioSpeech:
    from intriga.games.gangsters.scenarios.race.speech import SPEECH

    return SPEECH


PARTS = Parts(SCENARIO, FILE, load, view, question, kinds_of(RaceEvent), speech)
