"""What happens in the race. Cards are numbered like their places."""

from intriga.kernel.events import Event


class RaceBegan(Event, frozen=True, tag="race_began"):
    """Where everything stands at the start."""

    car: int
    van: int
    gear: int
    jail: int
    home: int


class CardSeen(Event, frozen=True, tag="race_card_seen"):
    """A card of the road comes into sight."""

    place: int
    cell: int


class GearShifted(Event, frozen=True, tag="race_gear_shifted"):
    """`how`: lever, handbrake, or engine when the car cannot hold its gear."""

    boss: int | None
    gear: int
    how: str


class CarDrove(Event, frozen=True, tag="race_car_drove"):
    cells: int
    cell: int


class JailReached(Event, frozen=True, tag="race_jail_reached"):
    cell: int


class RanInto(Event, frozen=True, tag="race_ran_into"):
    place: int
    gear: int


class CarDented(Event, frozen=True, tag="race_car_dented"):
    dents: int
    condition: int


class CarStopped(Event, frozen=True, tag="race_car_stopped"):
    """The steps that are left are lost."""

    cell: int


class CardClings(Event, frozen=True, tag="race_card_clings"):
    place: int


class ClanShaken(Event, frozen=True, tag="race_clan_shaken"):
    """Cards of the clan deck are exhausted by a card of the road."""

    place: int
    henchmen: list[int]


class VanMoved(Event, frozen=True, tag="race_van_moved"):
    """`why`: chase, card, setback or rally."""

    steps: int
    cell: int
    why: str


class VanHeldUp(Event, frozen=True, tag="race_van_held_up"):
    steps: int
    cell: int


class CarMended(Event, frozen=True, tag="race_car_mended"):
    condition: int


class PrisonerFreed(Event, frozen=True, tag="race_prisoner_freed"):
    boss: int


RaceEvent = (
    RaceBegan
    | CardSeen
    | GearShifted
    | CarDrove
    | JailReached
    | RanInto
    | CarDented
    | CarStopped
    | CardClings
    | ClanShaken
    | VanMoved
    | VanHeldUp
    | CarMended
    | PrisonerFreed
)
