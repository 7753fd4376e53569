"""Every word a player of this game can say, once. New words go to the end."""

from typing import Final, final

from intriga.games.factions.box.tables import MOST_CARDS, MOST_SEATS, CardNumber
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Plain, Vocabulary, Word

ANSWERS: Final = 4  # of one question of the quiz


@final
class Card(Word):
    """This card: play it, or take it as the target; cards are written from 1: `card 7`."""

    def __init__(self, card: CardNumber) -> None:
        super().__init__()
        self.card: Final = card

    def notation(self) -> str:
        return f"card {self.card + 1}"


@final
class ToSeat(Word):
    """This player, or this player's area; seats are written from 0: `seat 2`."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat

    def notation(self) -> str:
        return f"seat {self.seat}"


@final
class Answer(Word):
    """This answer to the question of the quiz: `answer 1` to `answer 4`."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: Final = place

    def notation(self) -> str:
        return f"answer {self.place + 1}"


CARD: Final[list[Word]] = [Card(card) for card in range(MOST_CARDS)]
DRAW_CARD: Final[Word] = Plain("draw")
SEAT: Final[list[Word]] = [ToSeat(seat) for seat in range(MOST_SEATS)]
APPLY: Final[Word] = Plain("apply")
DECLINE: Final[Word] = Plain("decline")
EXCHANGE: Final[Word] = Plain("exchange")
KEEP: Final[Word] = Plain("keep")
ANSWER: Final[list[Word]] = [Answer(place) for place in range(ANSWERS)]

EXCHANGE_OR_KEEP: Final[list[Word]] = [EXCHANGE, KEEP]

VOCABULARY: Final = Vocabulary([*CARD, DRAW_CARD, *SEAT, APPLY, DECLINE, EXCHANGE, KEEP, *ANSWER])
