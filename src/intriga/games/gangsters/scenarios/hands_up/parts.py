"""The bank whole, as the registry has it."""

from intriga.games.gangsters.scenarios.hands_up.events import BankEvent
from intriga.games.gangsters.scenarios.hands_up.loading import FILE, load
from intriga.games.gangsters.scenarios.hands_up.rules import SCENARIO
from intriga.games.gangsters.scenarios.hands_up.view import question, view
from intriga.games.gangsters.scenarios.parts import Parts, ScenarioSpeech
from intriga.kernel.events import kinds_of


def speech() -> ScenarioSpeech:
    from intriga.games.gangsters.scenarios.hands_up.speech import BankSpeech

    return BankSpeech()


PARTS = Parts(SCENARIO, FILE, load, view, question, kinds_of(BankEvent), speech)
