"""How a role's condition stands: what it counts, and whether it is fulfilled."""

from typing import ClassVar, Final, final

from intriga.games.factions.box.tables import Goal, Role
from intriga.games.factions.state import Factions
from intriga.kernel.machine.seats import Seat

#: How `have` is measured by `need`: by a fixed number (at least, at most), by what others have
#: (more, fewer, as many and not none); or it is merely so (1) or not so (0).
AT_LEAST: Final = 0
AT_MOST: Final = 1
MORE: Final = 2
FEWER: Final = 3
AS_MANY: Final = 4
SO: Final = 5


@final
class Progress:
    """What a condition counts now, what that is measured by, and whether it is fulfilled."""

    def __init__(self, fulfilled: bool, have: int, need: int, measure: int) -> None:
        self.fulfilled: Final = fulfilled
        self.have: Final = have
        self.need: Final = need
        self.measure: Final = measure


def at_least(have: int, need: int) -> Progress:
    return Progress(have >= need, have, need, AT_LEAST)


def at_most(have: int, most: int) -> Progress:
    return Progress(have <= most, have, most, AT_MOST)


def more_than(have: int, others_have: int) -> Progress:
    return Progress(have > others_have, have, others_have, MORE)


def fewer_than(have: int, others_have: int) -> Progress:
    return Progress(have < others_have, have, others_have, FEWER)


def as_many(have: int, need: int) -> Progress:
    return Progress(have == need and have > 0, have, need, AS_MANY)


def is_so(holds: bool) -> Progress:
    return Progress(holds, 1 if holds else 0, 1, SO)


class Kind(Goal):
    """A kind of condition. Only what everybody can see counts."""

    #: The fields that its row has, beside `kind`: of, than, least, year, persons.
    FIELDS: ClassVar[tuple[str, ...]] = ()
    #: How many persons it names, at least and at most.
    PERSONS: ClassVar[tuple[int, int]] = (1, 6)

    def progress(self, s: Factions, seat: Seat) -> Progress:
        """How it stands for this seat, if the game ended as the table lies."""
        raise NotImplementedError


def progress(s: Factions, seat: Seat, role: Role) -> Progress:
    """How a role's condition stands, if the game ended as the table lies."""
    # HF-030
    goal = role.goal
    assert isinstance(goal, Kind)
    return goal.progress(s, seat)


def others(values: list[int], seat: Seat) -> list[int]:
    """The values of the other seats."""
    return [values[other] for other in range(len(values)) if other != seat]
