"""What happens in the city. Districts and neighbours are numbered like their places."""

from intriga.kernel.events import Event


class CityDivided(Event, frozen=True, tag="neighbour_city_divided"):
    """The districts' steps of payment at the start, and what is wanted in how many evenings."""

    steps: list[int]
    quota: int
    rounds: int


class Angered(Event, frozen=True, tag="neighbour_angered"):
    """`why`: rumour, squeeze, price, card, rising, rally or setback."""

    district: int
    anger: int
    patience: int
    why: str


class NeighbourCame(Event, frozen=True, tag="neighbour_came"):
    neighbour: int
    district: int


class NeighbourLeft(Event, frozen=True, tag="neighbour_left"):
    """`boss` overcame it; None if its district rose."""

    boss: int | None
    neighbour: int


class Squeezed(Event, frozen=True, tag="neighbour_squeezed"):
    """The district pays more; `henchman` lives there and asked nicely, or None."""

    boss: int
    district: int
    pays: int
    henchman: int | None


class Soothed(Event, frozen=True, tag="neighbour_soothed"):
    boss: int
    district: int
    anger: int
    patience: int


class Rose(Event, frozen=True, tag="neighbour_rose"):
    """Barricades: the district pays no more."""

    district: int
    barricades: int
    lose: int


class Collected(Event, frozen=True, tag="neighbour_collected"):
    """The districts paid together; the police kept some of it."""

    paid: int
    police: int
    income: int


class IncomeMoved(Event, frozen=True, tag="neighbour_income_moved"):
    """A neighbour took from the income, or left something behind."""

    neighbour: int
    by: int
    income: int


CityEvent = (
    CityDivided
    | Angered
    | NeighbourCame
    | NeighbourLeft
    | Squeezed
    | Soothed
    | Rose
    | Collected
    | IncomeMoved
)
