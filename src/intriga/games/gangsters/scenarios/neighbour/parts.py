"""The city whole, as the registry has it."""

from intriga.games.gangsters.scenarios.neighbour.events import CityEvent
from intriga.games.gangsters.scenarios.neighbour.loading import FILE, load
from intriga.games.gangsters.scenarios.neighbour.rules import SCENARIO
from intriga.games.gangsters.scenarios.neighbour.view import question, view
from intriga.games.gangsters.scenarios.parts import Parts, ScenarioSpeech
from intriga.kernel.events import kinds_of


def speech() -> ScenarioSpeech:
    from intriga.games.gangsters.scenarios.neighbour.speech import SPEECH

    return SPEECH


PARTS = Parts(SCENARIO, FILE, load, view, question, kinds_of(CityEvent), speech)
