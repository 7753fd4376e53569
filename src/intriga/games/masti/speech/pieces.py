"""What the page ties to pieces: which piece a word concerns, how options are grouped, what fields say.

Touches of this game:

| touch | piece |
|---|---|
| `hand:A13` | a card of one's own |
| `gem` | one's own bribe gems |
| `trick:A13` | a card of the round that has just been won (six players) |
| `seat:1` | a seat |
| `stack:knights` | a guild stack of one's own |
"""

from typing import Any, Final

import msgspec

from intriga.games.masti.box.tables import GUILDS, card_name
from intriga.games.masti.events import (
    Bribed,
    Buried,
    CardLeft,
    CardPlayed,
    Dealt,
    DiscardedToTrumps,
    Ended,
    GemsRemoved,
    JokerDiscarded,
    JokerPlaced,
    RoundStarted,
    RoundWon,
    Scored,
    StackChosen,
    TrumpsReady,
    TrumpsRecycled,
)
from intriga.games.masti.speech.wording import counted, phrases, tell_card, tell_guild
from intriga.games.masti.view.hand import HandCard
from intriga.games.masti.view.view import Area, Stack, Taken
from intriga.games.masti.vocabulary import CountStack, LeaveCard, PlaceJoker, PlayCard, ToTrumps
from intriga.kernel.machine.words import Word
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener, Pieces
from intriga.kernel.wording import signed


class MastiPieces(Pieces):
    """The pieces of the game."""

    minutes = 30
    headings = (RoundStarted,)
    clauses = {
        Dealt: "MV-016",
        RoundStarted: "MV-043",
        CardPlayed: "MV-025",
        Bribed: "MV-026",
        RoundWon: "MV-040",
        GemsRemoved: "MV-044",
        Buried: "MV-074",
        DiscardedToTrumps: "MV-074",
        TrumpsReady: "MV-075",
        CardLeft: "MV-077",
        TrumpsRecycled: "MV-080",
        StackChosen: "MV-A3",
        JokerPlaced: "MV-048",
        JokerDiscarded: "MV-052",
        Scored: "MV-053",
        Ended: "MV-057",
    }
    seats = ("seat", "leader", "turn", "winning", "still_choosing")
    left_out = (
        "View.seat",
        "View.players",
        "View.teams",
        "View.pooled",
        "View.sheets",
        "HandCard.playable",
        "Reminder.characters",
        "Reminder.neutral",
    )

    def touches(self, word: Word) -> list[str]:
        match word:
            case PlayCard() | ToTrumps():
                return [f"hand:{card_name(word.card)}"]
            case LeaveCard():
                return [f"trick:{card_name(word.card)}"]
            case CountStack():
                return [f"seat:{word.seat}"]
            case PlaceJoker():
                return [f"stack:{GUILDS[word.guild]}"]
            case _:
                return ["gem"]

    def group(self, word: Word) -> str:
        if isinstance(word, PlayCard):
            return "group-play"
        return f"group-{word.notation().partition(' ')[0]}"

    def row_touch(self, row: msgspec.Struct) -> str:
        match row:
            case HandCard():
                return f"hand:{row.card}"
            case Taken():
                return f"trick:{row.card}"
            case Area():
                return f"seat:{row.seat}"
            case _:
                return ""

    def tell_value(self, field: str, value: Any, to: Listener) -> str | None:
        tongue = to.tongue
        if value is None:
            return phrases(tongue).say("plain-gem") if field == "OnTable.card" else None
        cards = CARDS_IN.get(field)
        if cards == "one":
            return tell_card(value, tongue)
        if cards == "many":
            return ", ".join(tell_card(card, tongue) for card in value)
        if field in ("View.trump_character", "View.led_character"):
            return phrases(tongue).say("character-name", character=value)
        if field == "Area.lacks":
            return ", ".join(phrases(tongue).say("character-name", character=who) for who in value)
        if field in ("HandCard.guild", "View.counting"):
            return tell_guild(value, tongue)
        if field in SIGNED:
            return signed(value)
        if field == "Area.team":
            return str(value + 1)
        if field == "Area.stacks":
            return "; ".join(tell_stack(stack, tongue) for stack in value)
        return tell_reminder(value, tongue) if field.startswith("Reminder.") else None


CARDS_IN: Final = {
    "View.trump": "one",
    "View.my_discard": "one",
    "OnTable.card": "one",
    "HandCard.card": "one",
    "Taken.card": "one",
    "View.centre": "many",
    "View.next_trumps": "many",
}
SIGNED: Final = (
    "HandCard.worth",
    "Area.points",
    "Area.neutral_points",
    "Area.power_points",
    "Area.next_power_points",
    "Area.would_gain",
    "Taken.change",
)


def tell_stack(stack: Stack, tongue: Tongue) -> str:
    """A stack in a few words: knights, 3 symbols → +6."""
    symbols = counted("symbols", stack.symbols + stack.joker, tongue)
    return phrases(tongue).say("item-guild", guild=stack.guild, count=symbols, shown=signed(stack.points))


def tell_reminder(value: Any, tongue: Tongue) -> str:
    """A line of the reminder card: a table of points, a card's points, or the cards of each guild."""
    if isinstance(value, int):
        return signed(value)
    if value and isinstance(value[0], int):
        return ", ".join(f"{number} → {signed(points)}" for number, points in enumerate(value) if number)
    told = []
    for row in value:
        cards = ", ".join(tell_card(card, tongue) for card in [*row.single, *row.double])
        told.append(f"{tell_guild(row.guild, tongue)}: {cards}")
    return "; ".join(told)


PIECES = MastiPieces()
