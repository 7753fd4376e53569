"""Every word a player of this game can say, once. New words go to the end."""

from typing import Final, final

from mypy_extensions import i64

from intriga.games.masti.box.tables import CARDS, GUILDS, Card, card_name
from intriga.kernel.machine.i64_masks import lowest_i64
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Vocabulary, Word

MOST_SEATS: Final = 6


@final
class PlayCard(Word):
    """Play this card from hand: `A13`."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card: Final = card

    def notation(self) -> str:
        return card_name(self.card)


@final
class Bribe(Word):
    """Lay a bribe gem instead of playing a card."""

    def notation(self) -> str:
        return "bribe"


@final
class ToTrumps(Word):
    """Put this card of nine face down into the trump deck (six players)."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card: Final = card

    def notation(self) -> str:
        return f"trumps {card_name(self.card)}"


@final
class LeaveCard(Word):
    """Leave this card of the round in the centre (six players)."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card: Final = card

    def notation(self) -> str:
        return f"leave {card_name(self.card)}"


@final
class CountStack(Word):
    """Of two equal stacks, count the one of this seat (teams)."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat

    def notation(self) -> str:
        return f"count {self.seat}"


@final
class PlaceJoker(Word):
    """Add the next joker to the stack of this guild."""

    def __init__(self, guild: int) -> None:
        super().__init__()
        self.guild: Final = guild

    def notation(self) -> str:
        return f"joker {GUILDS[self.guild]}"


PLAY: Final[list[Word]] = [PlayCard(card) for card in range(CARDS)]
BRIBE: Final[Word] = Bribe()
TO_TRUMPS: Final[list[Word]] = [ToTrumps(card) for card in range(CARDS)]
LEAVE: Final[list[Word]] = [LeaveCard(card) for card in range(CARDS)]
COUNT: Final[list[Word]] = [CountStack(seat) for seat in range(MOST_SEATS)]
JOKER: Final[list[Word]] = [PlaceJoker(guild) for guild in range(len(GUILDS))]


def plays(cards: i64) -> list[Word]:
    """The words that play these cards, lowest first."""
    found: list[Word] = []
    while cards:
        found.append(PLAY[lowest_i64(cards)])
        cards &= cards - 1
    return found


VOCABULARY: Final = Vocabulary([*PLAY, BRIBE, *TO_TRUMPS, *LEAVE, *COUNT, *JOKER])
