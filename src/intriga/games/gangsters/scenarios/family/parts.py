"""The family whole, as the registry has it."""

from intriga.games.gangsters.scenarios.family.events import FamilyEvent
from intriga.games.gangsters.scenarios.family.loading import FILE, load
from intriga.games.gangsters.scenarios.family.rules import SCENARIO
from intriga.games.gangsters.scenarios.family.view import question, view
from intriga.games.gangsters.scenarios.parts import Parts, ScenarioSpeech
from intriga.kernel.events import kinds_of


def speech() -> ScenarioSpeech:
    from intriga.games.gangsters.scenarios.family.speech import SPEECH

    return SPEECH


PARTS = Parts(SCENARIO, FILE, load, view, question, kinds_of(FamilyEvent), speech)
