"""The tables of the race as the rules use them: the road, its cards, and the numbers by level."""

from typing import Any, Final, Literal, final, get_args

from intriga.games.gangsters.box.tables import Challenge, Effect, Penalty, ScenarioBox

CARDS: Final = 17  # LS2-001
ROAD_CARDS: Final = 16  # they come up on the road; the last card is the jail
JAIL: Final = 16  # a card number, and its place
VAN: Final = 17  # places of the board: fire at the van
FIX: Final = 18  # mend the car
PLACES: Final = 19
GEARS: Final = 4  # LS2-005

# ── actions ──

SHIFT_UP: Final = 0
SHIFT_DOWN: Final = 1
HANDBRAKE: Final = 2
ACTS: Final = 3

# ── effects of cards, in the order of EFFECTS ──

# when the car runs into a card, or while the card clings to it
DO_DENT: Final = 0
DO_STOP: Final = 1
DO_SLOW: Final = 2
DO_VAN: Final = 3
DO_PROBLEM: Final = 4
DO_LOSE_CARD: Final = 5
DO_HURT: Final = 6
DO_CLING: Final = 7
# when the card is overcome
DO_VAN_BACK: Final = 8
DO_MEND: Final = 9
DO_DRAW: Final = 10
EffectKind = Literal[
    "dent",
    "stop",
    "slow",
    "van",
    "problem",
    "lose_card",
    "hurt",
    "cling",
    "van_back",
    "mend",
    "draw",
]
EFFECTS: Final[tuple[EffectKind, ...]] = get_args(EffectKind)


@final
class RoadCard:
    """One card of the road."""

    def __init__(
        self,
        name: str,
        challenge: Challenge,
        fingerprint: bool,
        penalties: list[Penalty],
        hit: list[Effect],
        rides: list[Effect],
        won: list[Effect],
    ) -> None:
        self.name: Final = name  # the card's id, for records
        self.challenge: Final = challenge
        self.fingerprint: Final = fingerprint  # evidence while it lies on the table (LG-082)
        self.penalties: Final = penalties  # of everybody, while it lies on the table
        self.hit: Final = hit  # when the car runs into it
        self.rides: Final = rides  # at the end of each round while it clings to the car
        self.won: Final = won  # when it is overcome

    def __reduce__(self) -> tuple[object, ...]:
        fields = (self.name, self.challenge, self.fingerprint, self.penalties)
        return (RoadCard, (*fields, self.hit, self.rides, self.won))


@final
class RaceNumbers:
    """The numbers of one level of difficulty. Lists are read by how many play, from one."""

    def __init__(
        self, lead: list[int], van: list[int], alarm: list[int], cell: list[int], condition: int
    ) -> None:
        self.lead: Final = lead  # cells between van and car at the start
        self.van: Final = van  # the van's steps in a round
        self.alarm: Final = alarm  # its steps once the prisoner is aboard
        self.cell: Final = cell  # successes that the jail needs
        self.condition: Final = condition  # of a sound car

    def __reduce__(self) -> tuple[object, ...]:
        return (RaceNumbers, (self.lead, self.van, self.alarm, self.cell, self.condition))


@final
class Road:
    """The board: where the road leads, what the gears do, what is earned."""

    def __init__(
        self,
        jail: int,
        home: int,
        marks: list[int],
        sight: int,
        reach: int,
        first_gear: int,
        harder: list[int],
        dents: list[int],
        reached: int,
        rescued: int,
        escaped: int,
        most_lead: int,
        most_condition: int,
    ) -> None:
        self.jail: Final = jail  # its cell
        self.home: Final = home  # the last cell: the county line
        self.marks: Final = marks  # cells where a card comes up
        self.sight: Final = sight  # how many cells ahead the headlights reach
        self.reach: Final = reach  # how near the van must be to be fired at
        self.first_gear: Final = first_gear
        self.harder: Final = harder  # by gear, from the first
        self.dents: Final = dents  # by gear: more or fewer than the card says
        self.reached: Final = reached  # reputation for coming to the jail
        self.rescued: Final = rescued  # for the prisoner aboard
        self.escaped: Final = escaped  # for the county line
        self.most_lead: Final = most_lead  # there: a point for each cell of lead, up to this
        self.most_condition: Final = most_condition  # and for each point of condition, up to this

    def key(self) -> tuple[object, ...]:
        where = (self.jail, self.home, self.marks, self.sight, self.reach)
        gears = (self.first_gear, self.harder, self.dents)
        earned = (self.reached, self.rescued, self.escaped, self.most_lead, self.most_condition)
        return (*where, *gears, *earned)

    def __reduce__(self) -> tuple[object, ...]:
        return (Road, self.key())


@final
class RaceBox(ScenarioBox):
    """All tables of the race."""

    def __init__(
        self,
        name: str,
        road: Road,
        cards: list[RoadCard],
        board: list[Challenge],
        numbers: list[RaceNumbers],
        texts: Any = None,
    ) -> None:
        super().__init__(name, texts)
        self.road: Final = road
        self.cards: Final = cards
        self.board: Final = board  # revive, cheer, the van, the car
        self.numbers: Final = numbers  # by level of difficulty

    def __reduce__(self) -> tuple[object, ...]:
        return (RaceBox, (self.name, self.road, self.cards, self.board, self.numbers))
