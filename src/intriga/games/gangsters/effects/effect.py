"""The base of all abilities: when it may be used, why not, and what it does."""

from typing import Final

from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE


class Effect:
    """One phrase of the cards, used at one moment; its number comes from the card."""

    def __init__(self, moment: int) -> None:
        self.moment: Final = moment

    def why_not(self, s: Gangsters, boss: int, amount: int) -> int:
        """FINE, or why it would do nothing now."""
        return FINE

    def use(self, s: Gangsters, boss: int, card: int, amount: int, d: Dealer) -> None:
        """Do it. May push a frame that asks for a target."""
        raise NotImplementedError
