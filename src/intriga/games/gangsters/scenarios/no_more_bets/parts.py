"""The casino whole, as the registry has it."""

from intriga.games.gangsters.scenarios.no_more_bets.events import CasinoEvent
from intriga.games.gangsters.scenarios.no_more_bets.loading import FILE, load
from intriga.games.gangsters.scenarios.no_more_bets.rules import SCENARIO
from intriga.games.gangsters.scenarios.no_more_bets.view import question, view
from intriga.games.gangsters.scenarios.parts import Parts, ScenarioSpeech
from intriga.kernel.events import kinds_of


def speech() -> ScenarioSpeech:
    from intriga.games.gangsters.scenarios.no_more_bets.speech import SPEECH

    return SPEECH


PARTS = Parts(SCENARIO, FILE, load, view, question, kinds_of(CasinoEvent), speech)
