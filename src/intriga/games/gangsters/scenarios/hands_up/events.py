"""What can have happened in the bank. Cards are numbered as the places of words are, from 1."""

from intriga.kernel.events import Event


class ClockMoved(Event, frozen=True, tag="bank_clock_moved"):
    """`why`: round, police, rally, setback, failure, card, back."""

    clock: int
    last: int
    why: str


class CardTurnedUp(Event, frozen=True, tag="bank_card_turned_up"):
    card: int


class CardGone(Event, frozen=True, tag="bank_card_gone"):
    boss: int
    card: int


class VaultOpened(Event, frozen=True, tag="bank_vault_opened"):
    boss: int


class HintGiven(Event, frozen=True, tag="bank_hint_given"):
    """The markers that lie on the door or the safe now."""

    card: int
    markers: int


class BagsPacked(Event, frozen=True, tag="bank_bags_packed"):
    boss: int
    card: int
    bags: int
    hall: int


class BagsCarried(Event, frozen=True, tag="bank_bags_carried"):
    boss: int
    bags: int
    hall: int
    car: int


class BagLost(Event, frozen=True, tag="bank_bag_lost"):
    card: int
    hall: int


class WayFaded(Event, frozen=True, tag="bank_way_faded"):
    """A marker of the getaway is gone."""

    markers: int


class WayFree(Event, frozen=True, tag="bank_way_free"):
    boss: int
    car: int
    hall: int


BankEvent = (
    ClockMoved
    | CardTurnedUp
    | CardGone
    | VaultOpened
    | HintGiven
    | BagsPacked
    | BagsCarried
    | BagLost
    | WayFaded
    | WayFree
)
