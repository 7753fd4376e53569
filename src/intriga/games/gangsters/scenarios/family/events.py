"""What happens in the family. Relatives are numbered like their places, occasions from 1."""

from intriga.kernel.events import Event


class FamilyMet(Event, frozen=True, tag="family_met"):
    """The guns and the safe at the start, and how many evenings there are."""

    clan: int
    rebels: int
    bags: int
    rounds: int


class RelativeCame(Event, frozen=True, tag="family_relative_came"):
    relative: int


class OccasionHeld(Event, frozen=True, tag="family_occasion_held"):
    occasion: int


class GunMoved(Event, frozen=True, tag="family_gun_moved"):
    """`whose`: clan or rebels; `why`: speakeasy, garage, card, unrest, whisper, betrayal, confession, rally,
    setback."""

    whose: str
    by: int
    gun: int
    why: str


class BagsMoved(Event, frozen=True, tag="family_bags_moved"):
    """`why`: books, card, strike or police."""

    by: int
    bags: int
    why: str


class MoleCaught(Event, frozen=True, tag="family_mole_caught"):
    """He lies in the cellar: `boss` has unmasked him; None if he came to light by himself."""

    boss: int | None


class MoleBetrayed(Event, frozen=True, tag="family_mole_betrayed"):
    """In the evening he sat in the hand of `boss`; now he is back in the clan deck."""

    boss: int


class MoleFreed(Event, frozen=True, tag="family_mole_freed"):
    """A strike has freed him: he is back in the clan deck."""


class AccountantEmployed(Event, frozen=True, tag="family_accountant_employed"):
    boss: int


class AccountantFled(Event, frozen=True, tag="family_accountant_fled"):
    """From the desk to the exhausted deck."""


class AccountantTaken(Event, frozen=True, tag="family_accountant_taken"):
    """The rebels have him."""


class MugMoved(Event, frozen=True, tag="family_mug_moved"):
    """Whether a bodyguard drinks at the back door now."""

    stands: bool


class Struck(Event, frozen=True, tag="family_struck"):
    """The rebels strike with so much force."""

    force: int


class ClanShot(Event, frozen=True, tag="family_clan_shot"):
    """Henchmen from the top of the clan deck are exhausted; `card` is a relative's place, None for a strike
    and for an occasion."""

    card: int | None
    henchmen: list[int]


FamilyEvent = (
    FamilyMet
    | RelativeCame
    | OccasionHeld
    | GunMoved
    | BagsMoved
    | MoleCaught
    | MoleBetrayed
    | MoleFreed
    | AccountantEmployed
    | AccountantFled
    | AccountantTaken
    | MugMoved
    | Struck
    | ClanShot
)
