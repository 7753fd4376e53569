"""The election whole, as the registry has it."""

from intriga.games.gangsters.scenarios.election.events import ElectionEvent
from intriga.games.gangsters.scenarios.election.loading import FILE, load
from intriga.games.gangsters.scenarios.election.rules import SCENARIO
from intriga.games.gangsters.scenarios.election.view import question, view
from intriga.games.gangsters.scenarios.parts import Parts, ScenarioSpeech
from intriga.kernel.events import kinds_of


def speech() -> ScenarioSpeech:
    from intriga.games.gangsters.scenarios.election.speech import SPEECH

    return SPEECH


PARTS = Parts(SCENARIO, FILE, load, view, question, kinds_of(ElectionEvent), speech)
