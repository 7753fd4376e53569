"""What changes during a stakeout, and the table that does not."""

from typing import Any, Final, final

from intriga.games.gangsters.box.tables import Challenge, ScenarioBox
from intriga.games.gangsters.scenarios.contract import Mission, box_named
from intriga.games.gangsters.state import Gangsters

# places
DOORWAY: Final = 0
LAMP: Final = 1
# actions
WIPE: Final = 0


@final
class Stakeout(Mission):
    """How much was seen, how many nights are left, whether the lamp burns and a print was left."""

    def __init__(self, seen: int, nights: int, lamp: bool, print_left: bool) -> None:
        self.seen = seen
        self.nights = nights
        self.lamp = lamp
        self.print_left = print_left

    def copy(self) -> "Stakeout":
        return Stakeout(self.seen, self.nights, self.lamp, self.print_left)

    def key(self) -> tuple[object, ...]:
        return (self.seen, self.nights, self.lamp, self.print_left)


@final
class StakeoutBox(ScenarioBox):
    """The table of the pack."""

    def __init__(
        self, name: str, nights: int, wanted: int, board: list[Challenge], places: list[Challenge], texts: Any
    ) -> None:
        super().__init__(name, texts)
        self.nights: Final = nights
        self.wanted: Final = wanted
        self.board: Final = board  # police, revive, cheer
        self.places: Final = places

    def __reduce__(self) -> tuple[object, ...]:
        return (StakeoutBox, (self.name, self.nights, self.wanted, self.board, self.places, None))


def mission(s: Gangsters) -> Stakeout:
    assert isinstance(s.mission, Stakeout)
    return s.mission


def table(s: Gangsters) -> StakeoutBox:
    found = box_named(s.box.scenarios, s.scenario.name)
    assert isinstance(found, StakeoutBox)
    return found
