"""Every word a player of this game can say, once. New words go to the end."""

from typing import Final, final

from intriga.games._tiny.box.tables import CARDS, Card
from intriga.kernel.machine.words import Vocabulary, Word


@final
class PlayCard(Word):
    """Play this card from hand: `play 7`."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card: Final = card

    def notation(self) -> str:
        return f"play {self.card + 1}"


@final
class DrawCard(Word):
    """Draw a card."""

    def notation(self) -> str:
        return "draw"


@final
class Stop(Word):
    """Stop for good."""

    def notation(self) -> str:
        return "stop"


PLAY: Final[list[Word]] = [PlayCard(card) for card in range(CARDS)]
DRAW: Final[Word] = DrawCard()
STOP: Final[Word] = Stop()

VOCABULARY: Final = Vocabulary([*PLAY, DRAW, STOP])
