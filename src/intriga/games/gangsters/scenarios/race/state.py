"""The race's part of the state: car, van, lever, and where the cards of the road lie."""

from typing import Final, final

from intriga.games.gangsters.scenarios.contract import Mission, box_named
from intriga.games.gangsters.scenarios.race.tables import (
    CARDS,
    RaceBox,
    RaceNumbers,
    Road,
    RoadCard,
)
from intriga.games.gangsters.state import Gangsters

NAME: Final = "race"

# ── where a card lies, if not on a cell ──

IN_DECK: Final = -1
GONE: Final = -2
CLINGS: Final = -3  # it rides along with the car

NO_CARD: Final = -1


@final
class Race(Mission):
    """How the race stands. The deck is a heap: a card gets its place when it comes into sight."""

    def __init__(
        self,
        car: int,
        van: int,
        gear: int,
        condition: int,
        deck: int,
        cells: list[int],
        lit: int,
        rescued: bool,
        shifted: bool,
    ) -> None:
        self.car = car  # its cell
        self.van = van
        self.gear = gear  # from 1
        self.condition = condition  # 0: a wreck
        self.deck = deck  # mask of the cards that nobody has seen
        self.cells = cells  # by card: its cell, or IN_DECK, GONE, CLINGS
        self.lit = lit  # the last cell that the headlights have reached
        self.rescued = rescued
        self.shifted = shifted  # the driver has moved the lever this round

    def copy(self) -> "Race":
        return Race(
            self.car,
            self.van,
            self.gear,
            self.condition,
            self.deck,
            self.cells.copy(),
            self.lit,
            self.rescued,
            self.shifted,
        )

    def key(self) -> tuple[object, ...]:
        where = (self.car, self.van, self.gear, self.condition, self.deck, tuple(self.cells))
        return (*where, self.lit, self.rescued, self.shifted)

    def __reduce__(self) -> tuple[object, ...]:
        return (race_of, self.key())


def race_of(
    car: int,
    van: int,
    gear: int,
    condition: int,
    deck: int,
    cells: tuple[int, ...],
    lit: int,
    rescued: bool,
    shifted: bool,
) -> Race:
    """A race from its key."""
    return Race(car, van, gear, condition, deck, list(cells), lit, rescued, shifted)


def race(s: Gangsters) -> Race:
    """The race that is being driven."""
    mission = s.mission
    assert isinstance(mission, Race)
    return mission


# ── what its tables say ──


def tables(s: Gangsters) -> RaceBox:
    box = box_named(s.box.scenarios, NAME)
    assert isinstance(box, RaceBox)
    return box


def road(s: Gangsters) -> Road:
    return tables(s).road


def card_of(s: Gangsters, card: int) -> RoadCard:
    return tables(s).cards[card]


def numbers(s: Gangsters) -> RaceNumbers:
    """The numbers of the chosen level."""
    # LS2-030
    return tables(s).numbers[s.level]


def van_steps(s: Gangsters) -> int:
    """How far the van comes at the end of this round."""
    # LS2-014
    steps = numbers(s).alarm if race(s).rescued else numbers(s).van
    return steps[s.players - 1]


def lead(s: Gangsters) -> int:
    """The cells between van and car."""
    return race(s).car - race(s).van


def lies_open(m: Race, card: int) -> bool:
    """Whether a card lies on the table: ahead on the road, or on the car."""
    return m.cells[card] >= 0 or m.cells[card] == CLINGS


def open_cards(m: Race) -> list[int]:
    """The cards that lie on the table."""
    return [card for card in range(CARDS) if lies_open(m, card)]


def card_at(m: Race, cell: int) -> int:
    """The card on a cell, or NO_CARD."""
    for card in range(CARDS):
        if m.cells[card] == cell:
            return card
    return NO_CARD
