"""Every word a player of this game can say, once. New words go to the end."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import (
    ACTIONS,
    CARDS,
    COURT,
    EVENTS,
    FACTIONS,
    LETTERS,
    MOST_CELLS,
    MOST_SEATS,
    MOST_SLOTS,
    PLOTS,
    CardNumber,
    Cell,
    Faction,
)
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Plain, Vocabulary, Word


@final
class Act(Word):
    """Begin a main action."""

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action: Final = action

    def notation(self) -> str:
        return ACTIONS[self.action]


@final
class On(Word):
    """This card of the field; cell 19 is one's own areopagus."""

    def __init__(self, cell: Cell) -> None:
        super().__init__()
        self.cell: Final = cell

    def notation(self) -> str:
        return "on areopagus" if self.cell == MOST_CELLS else f"on {self.cell + 1}"


@final
class Slot(Word):
    """A slot of a card of the field: the influence in it, or the free place."""

    def __init__(self, cell: Cell, slot: int) -> None:
        super().__init__()
        self.cell: Final = cell
        self.slot: Final = slot

    def notation(self) -> str:
        return f"slot {self.cell + 1}.{self.slot + 1}"


@final
class CardWord(Word):
    """A card, by its number: `weave 12`, `card 12`."""

    def __init__(self, verb: str, card: CardNumber) -> None:
        super().__init__()
        self.verb: Final = verb
        self.card: Final = card

    def notation(self) -> str:
        return f"{self.verb} {self.card + 1}"


@final
class FactionWord(Word):
    """Something with a faction: `pay A`, `swap A`, `take A`, `use A`, `gain A`."""

    def __init__(self, verb: str, faction: Faction) -> None:
        super().__init__()
        self.verb: Final = verb
        self.faction: Final = faction

    def notation(self) -> str:
        return f"{self.verb} {LETTERS[self.faction]}"


@final
class Marker(Word):
    """Use the reward marker on this card."""

    def __init__(self, cell: Cell) -> None:
        super().__init__()
        self.cell: Final = cell

    def notation(self) -> str:
        return f"marker {self.cell + 1}"


@final
class PlotWord(Word):
    """Fulfil this plot, or give up one's influence on it."""

    def __init__(self, verb: str, plot: int) -> None:
        super().__init__()
        self.verb: Final = verb
        self.plot: Final = plot

    def notation(self) -> str:
        return f"{self.verb} P{self.plot + 1:02d}"


@final
class EventWord(Word):
    """A special event: play it from hand, use it, or keep it of two."""

    def __init__(self, verb: str, event: int) -> None:
        super().__init__()
        self.verb: Final = verb
        self.event: Final = event  # 0-5 edicts, 6-14 specials

    def notation(self) -> str:
        name = f"edict {LETTERS[self.event]}" if self.event < FACTIONS else EVENTS[self.event - FACTIONS]
        return f"{self.verb} {name}"


@final
class SeatWord(Word):
    """An opponent."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat

    def notation(self) -> str:
        return f"seat {self.seat}"


@final
class CourtWord(Word):
    """The card at this place of the court."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: Final = place

    def notation(self) -> str:
        return f"court {self.place + 1}"


ACT: Final[list[Word]] = [Act(action) for action in range(len(ACTIONS))]
ON: Final[list[Word]] = [On(cell) for cell in range(MOST_CELLS + 1)]
SLOT: Final[list[Word]] = [Slot(cell, slot) for cell in range(MOST_CELLS) for slot in range(MOST_SLOTS)]
CARD: Final[list[Word]] = [CardWord("card", card) for card in range(CARDS)]
WEAVE: Final[list[Word]] = [CardWord("weave", card) for card in range(CARDS)]
PAY: Final[list[Word]] = [FactionWord("pay", faction) for faction in range(FACTIONS)]
SUBSTITUTE: Final[list[Word]] = [FactionWord("substitute", faction) for faction in range(FACTIONS)]
GAIN: Final[list[Word]] = [FactionWord("gain", faction) for faction in range(FACTIONS)]
GIVE: Final[list[Word]] = [FactionWord("give", faction) for faction in range(FACTIONS)]
TAKE: Final[list[Word]] = [FactionWord("take", faction) for faction in range(FACTIONS)]
USE: Final[list[Word]] = [FactionWord("use", faction) for faction in range(FACTIONS)]
MARKER: Final[list[Word]] = [Marker(cell) for cell in range(MOST_CELLS)]
FULFIL: Final[list[Word]] = [PlotWord("fulfil", plot) for plot in range(PLOTS)]
RELEASE: Final[list[Word]] = [PlotWord("release", plot) for plot in range(PLOTS)]
RETURN: Final[list[Word]] = [PlotWord("return", plot) for plot in range(PLOTS)]
PLAY: Final[list[Word]] = [EventWord("play", FACTIONS + event) for event in range(len(EVENTS))]
INVOKE: Final[list[Word]] = [EventWord("invoke", FACTIONS + event) for event in range(len(EVENTS))]
KEEP: Final[list[Word]] = [EventWord("keep", event) for event in range(FACTIONS + len(EVENTS))]
SEAT: Final[list[Word]] = [SeatWord(seat) for seat in range(MOST_SEATS)]
FROM_COURT: Final[list[Word]] = [CourtWord(place) for place in range(COURT)]

MORE: Final[Word] = Plain("more")
ENOUGH: Final[Word] = Plain("enough")
DECLINE: Final[Word] = Plain("decline")
ABILITY: Final[Word] = Plain("ability")
QUICK: Final[Word] = Plain("quick support")
STRONGER: Final[Word] = Plain("stronger")
WEAKER: Final[Word] = Plain("weaker")
GO_ON: Final[Word] = Plain("go on")
GIVE_UP: Final[Word] = Plain("give up")
FROM_DECK: Final[Word] = Plain("deck")
LOOK_AT_HAND: Final[Word] = Plain("hand")
LOOK_AT_PLOT: Final[Word] = Plain("plot")
END: Final[Word] = Plain("end")
CHOOSE: Final[list[Word]] = [FactionWord("choose", faction) for faction in range(FACTIONS)]

VOCABULARY: Final = Vocabulary(
    [
        *ACT,
        *ON,
        *SLOT,
        *CARD,
        *WEAVE,
        *PAY,
        *SUBSTITUTE,
        *GAIN,
        *GIVE,
        *TAKE,
        *USE,
        *MARKER,
        *FULFIL,
        *RELEASE,
        *RETURN,
        *PLAY,
        *INVOKE,
        *KEEP,
        *SEAT,
        *FROM_COURT,
        MORE,
        ENOUGH,
        DECLINE,
        ABILITY,
        QUICK,
        STRONGER,
        WEAKER,
        GO_ON,
        GIVE_UP,
        FROM_DECK,
        LOOK_AT_HAND,
        LOOK_AT_PLOT,
        END,
        *CHOOSE,
    ]
)
