"""The city's part of the state: what each district pays and how angry it is, who stands where, the income."""

from typing import Final, final

from intriga.games.gangsters.box.tables import DISTRICTS, Hindrance
from intriga.games.gangsters.scenarios.contract import Mission, box_named
from intriga.games.gangsters.scenarios.neighbour.tables import (
    NEIGHBOURS,
    CityBox,
    CityNumbers,
    District,
    Ledger,
)
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.i64_masks import Mask

NAME: Final = "neighbour"
NO_DISTRICT: Final = -1
NO_NEIGHBOUR: Final = -1

# ── where a neighbour is, if not in a district ──

IN_DECK: Final = -1
GONE: Final = -2


@final
class City(Mission):
    """How the city stands. The deck of neighbours is a heap: one gets a face when it comes."""

    def __init__(
        self, steps: list[int], anger: list[int], risen: int, stands: list[int], income: int
    ) -> None:
        self.steps = steps  # of payment, by district: 0 to STEPS
        self.anger = anger  # by district, never more than its patience
        self.risen = risen  # mask of the districts behind barricades
        self.stands = stands  # by neighbour: its district, or IN_DECK, GONE
        self.income = income  # where the token stands

    def copy(self) -> "City":
        return City(self.steps.copy(), self.anger.copy(), self.risen, self.stands.copy(), self.income)

    def key(self) -> tuple[object, ...]:
        return (tuple(self.steps), tuple(self.anger), self.risen, tuple(self.stands), self.income)

    def __reduce__(self) -> tuple[object, ...]:
        return (city_of, self.key())


def city_of(
    steps: tuple[int, ...], anger: tuple[int, ...], risen: int, stands: tuple[int, ...], income: int
) -> City:
    """A city from its key."""
    return City(list(steps), list(anger), risen, list(stands), income)


def city(s: Gangsters) -> City:
    """The city that is being taught to pay."""
    mission = s.mission
    assert isinstance(mission, City)
    return mission


# ── what its tables say ──


def tables(s: Gangsters) -> CityBox:
    box = box_named(s.box.scenarios, NAME)
    assert isinstance(box, CityBox)
    return box


def ledger(s: Gangsters) -> Ledger:
    return tables(s).ledger


def district_of(s: Gangsters, district: int) -> District:
    return tables(s).districts[district]


def neighbour_of(s: Gangsters, neighbour: int) -> Hindrance:
    return tables(s).neighbours[neighbour]


def numbers(s: Gangsters) -> CityNumbers:
    """The numbers of the chosen level."""
    # LS3-034
    return tables(s).numbers[s.level]


def quota(s: Gangsters) -> int:
    return numbers(s).quota[s.players - 1]


def is_open(m: City, district: int) -> bool:
    """Whether a district is not behind barricades."""
    return not m.risen >> district & 1


def open_districts(m: City) -> list[int]:
    return [district for district in range(DISTRICTS) if is_open(m, district)]


def neighbours_here(m: City) -> list[int]:
    """The neighbours who stand in the city."""
    return [neighbour for neighbour in range(NEIGHBOURS) if m.stands[neighbour] >= 0]


def neighbour_at(m: City, district: int) -> int:
    """Who stands in a district, or NO_NEIGHBOUR."""
    for neighbour in range(NEIGHBOURS):
        if m.stands[neighbour] == district:
            return neighbour
    return NO_NEIGHBOUR


def still_in_deck(m: City) -> Mask:
    """The neighbours in the deck."""
    found = 0
    for neighbour in range(NEIGHBOURS):
        if m.stands[neighbour] == IN_DECK:
            found |= 1 << neighbour
    return found


def district_of_place(m: City, place: int) -> int:
    """The district in which a challenge lies; NO_DISTRICT if it lies nowhere."""
    if place < DISTRICTS:
        return place
    return m.stands[place - DISTRICTS] if place < DISTRICTS + NEIGHBOURS else NO_DISTRICT


def pays(s: Gangsters, district: int) -> int:
    """What a district pays on its step."""
    # LS3-007
    return district_of(s, district).pays[city(s).steps[district]]


def will_pay(s: Gangsters, district: int) -> int:
    """What a district would pay this evening: nothing while a neighbour stands there."""
    # LS3-019
    m = city(s)
    return pays(s, district) if is_open(m, district) and neighbour_at(m, district) == NO_NEIGHBOUR else 0
