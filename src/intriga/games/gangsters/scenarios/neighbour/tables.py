"""The tables of the city as the rules use them: districts, neighbours, and the numbers by level."""

from typing import Any, Final, final

from intriga.games.gangsters.box.tables import DISTRICTS, Challenge, Hindrance, ScenarioBox

CARDS: Final = 14  # LS3-001: the police card, the districts, the neighbours
STEPS: Final = 3  # of payment; the first is fair (LS3-007)
FAIR: Final = 1
NEIGHBOURS: Final = 7  # their places follow those of the districts
PLACES: Final = DISTRICTS + NEIGHBOURS
NO_LOCAL: Final = -1  # none of those sent lives there

# ── answers to what a success is used for ──

SQUEEZE: Final = 0
SOOTHE: Final = 1
LEAVE_IT: Final = 2
CHOICES: Final = 3

# ── effects of neighbours, in the order of EFFECTS ──

# at the end of a round
DO_ROB: Final = 0
DO_SPREAD: Final = 1
DO_ANGER: Final = 2
DO_PROBLEM: Final = 3
# when the neighbour is overcome
DO_SOOTHE: Final = 4
DO_INCOME: Final = 5
DO_DRAW: Final = 6
DO_QUIET: Final = 7
EFFECTS: Final = ("rob", "spread", "anger", "problem", "soothe", "income", "draw", "quiet")


@final
class District:
    """One district of the city."""

    def __init__(
        self,
        name: str,
        challenge: Challenge,
        pays: list[int],
        start: int,
        patience: int,
        touches: list[int],
    ) -> None:
        self.name: Final = name  # its id, the same as in the tables of henchmen
        self.challenge: Final = challenge
        self.pays: Final = pays  # by step, from none
        self.start: Final = start  # its step at the beginning
        self.patience: Final = patience  # the anger at which it rises
        self.touches: Final = touches  # the districts next to it

    def __reduce__(self) -> tuple[object, ...]:
        numbers = (self.pays, self.start, self.patience, self.touches)
        return (District, (self.name, self.challenge, *numbers))


@final
class CityNumbers:
    """What the level of difficulty decides. Lists by players are read by how many play, from one."""

    def __init__(
        self, rounds: int, quota: list[int], risings: int, rumours: list[int], arrivals: list[int]
    ) -> None:
        self.rounds: Final = rounds  # evenings until the books are closed
        self.quota: Final = quota  # the income that is wanted
        self.risings: Final = risings  # so many barricades lose the city
        self.rumours: Final = rumours  # districts that get angrier at the start of a round
        self.arrivals: Final = arrivals  # rounds in which a neighbour comes

    def __reduce__(self) -> tuple[object, ...]:
        return (CityNumbers, (self.rounds, self.quota, self.risings, self.rumours, self.arrivals))


@final
class Ledger:
    """The income track, and what is earned on it."""

    def __init__(self, track: int, share: int, points: list[int], barricade: int) -> None:
        self.track: Final = track  # its last cell
        self.share: Final = share  # what active police keep of a collection
        self.points: Final = points  # the income for one point of reputation, for two, …
        self.barricade: Final = barricade  # reputation that each barricade costs

    def __reduce__(self) -> tuple[object, ...]:
        return (Ledger, (self.track, self.share, self.points, self.barricade))


@final
class CityBox(ScenarioBox):
    """All tables of the city."""

    def __init__(
        self,
        name: str,
        ledger: Ledger,
        districts: list[District],
        neighbours: list[Hindrance],
        board: list[Challenge],
        numbers: list[CityNumbers],
        texts: Any = None,
    ) -> None:
        super().__init__(name, texts)
        self.ledger: Final = ledger
        self.districts: Final = districts
        self.neighbours: Final = neighbours
        self.board: Final = board  # police, revive, cheer
        self.numbers: Final = numbers  # by level of difficulty

    def __reduce__(self) -> tuple[object, ...]:
        tables = (self.ledger, self.districts, self.neighbours, self.board, self.numbers)
        return (CityBox, (self.name, *tables))
