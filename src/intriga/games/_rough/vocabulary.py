"""Every word a player of this game can say, once. New words go to the end."""

from typing import Final, final

from intriga.games._rough.box.tables import CARDS, CHESTS, COLOURS, DICE, Card, card_name
from intriga.kernel.machine.words import Plain, Vocabulary, Word


@final
class Stake(Word):
    """Stake on this chest, in secret: `stake 1`."""

    def __init__(self, chest: int) -> None:
        super().__init__()
        self.chest: Final = chest

    def notation(self) -> str:
        return f"stake {self.chest + 1}"


@final
class On(Word):
    """Aim at this chest: `on 1`."""

    def __init__(self, chest: int) -> None:
        super().__init__()
        self.chest: Final = chest

    def notation(self) -> str:
        return f"on {self.chest + 1}"


@final
class PayWith(Word):
    """Pay the token that is due with one of this colour: `pay gold`."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour: Final = colour

    def notation(self) -> str:
        return f"pay {COLOURS[self.colour]}"


@final
class Reroll(Word):
    """Throw this die again: `reroll 1`."""

    def __init__(self, die: int) -> None:
        super().__init__()
        self.die: Final = die

    def notation(self) -> str:
        return f"reroll {self.die + 1}"


@final
class Use(Word):
    """Step in with this card: `use L1`."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card: Final = card

    def notation(self) -> str:
        return f"use {card_name(self.card)}"


@final
class Drop(Word):
    """Lose this card: `drop L1`."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card: Final = card

    def notation(self) -> str:
        return f"drop {card_name(self.card)}"


STAKE: Final[list[Word]] = [Stake(chest) for chest in range(CHESTS)]
LOOK: Final[Word] = Plain("look")
FORCE: Final[Word] = Plain("force")
REST: Final[Word] = Plain("rest")
ON: Final[list[Word]] = [On(chest) for chest in range(CHESTS)]
PAY: Final[list[Word]] = [PayWith(colour) for colour in range(len(COLOURS))]
GO_ON: Final[Word] = Plain("go on")
DECLINE: Final[Word] = Plain("decline")
REROLL: Final[list[Word]] = [Reroll(die) for die in range(DICE)]
USE: Final[list[Word]] = [Use(card) for card in range(CARDS)]
DROP: Final[list[Word]] = [Drop(card) for card in range(CARDS)]

ACTIONS: Final[list[Word]] = [LOOK, FORCE, REST]
ACTIVE_IN_WINDOW: Final[list[Word]] = [GO_ON, *REROLL, *USE]
OTHERS_IN_WINDOW: Final[list[Word]] = [DECLINE, *USE]

VOCABULARY: Final = Vocabulary([*STAKE, LOOK, FORCE, REST, *ON, *PAY, GO_ON, DECLINE, *REROLL, *USE, *DROP])
