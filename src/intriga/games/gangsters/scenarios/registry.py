"""The scenarios that there are, in the order in which they are offered. A new one adds its lines here."""

from intriga.games.gangsters.events import CoreEvent
from intriga.games.gangsters.scenarios.election.events import ElectionEvent
from intriga.games.gangsters.scenarios.election.parts import PARTS as ELECTION
from intriga.games.gangsters.scenarios.election.view import ElectionView
from intriga.games.gangsters.scenarios.family.events import FamilyEvent
from intriga.games.gangsters.scenarios.family.parts import PARTS as FAMILY
from intriga.games.gangsters.scenarios.family.view import FamilyView
from intriga.games.gangsters.scenarios.hands_up.events import BankEvent
from intriga.games.gangsters.scenarios.hands_up.parts import PARTS as HANDS_UP
from intriga.games.gangsters.scenarios.hands_up.view import BankView
from intriga.games.gangsters.scenarios.neighbour.events import CityEvent
from intriga.games.gangsters.scenarios.neighbour.parts import PARTS as NEIGHBOUR
from intriga.games.gangsters.scenarios.neighbour.view import CityView
from intriga.games.gangsters.scenarios.no_more_bets.events import CasinoEvent
from intriga.games.gangsters.scenarios.no_more_bets.parts import PARTS as NO_MORE_BETS
from intriga.games.gangsters.scenarios.no_more_bets.view import CasinoView
from intriga.games.gangsters.scenarios.parts import Parts
from intriga.games.gangsters.scenarios.race.events import RaceEvent
from intriga.games.gangsters.scenarios.race.parts import PARTS as RACE
from intriga.games.gangsters.scenarios.race.view import RaceView

SCENARIOS: list[Parts] = [
    HANDS_UP,
    RACE,
    NEIGHBOUR,
    NO_MORE_BETS,
    FAMILY,
    ELECTION,
]

# the scenarios' parts of a view
AnyMission = BankView | RaceView | CityView | CasinoView | FamilyView | ElectionView
AnyEvent = (  # of the core and of all scenarios
    CoreEvent | BankEvent | RaceEvent | CityEvent | CasinoEvent | FamilyEvent | ElectionEvent
)


def parts_of(scenario: str) -> Parts:
    """The parts of the scenario of this name."""
    return next(parts for parts in SCENARIOS if parts.scenario.name == scenario)
