"""What the page ties to pieces: which piece a word concerns, how options are grouped, what fields say.

 Touches of this game; cells, cards and places of the court count from 1:

| touch | piece |
|---|---|
| `action:scout` | a main action |
| `cell:7`, `areopagus` | a card of the field, one's own areopagus |
| `slot:7.2` | a slot of that card |
| `card:12` | an Enlightened, in hand or where it lies |
| `token:A` | support of a faction |
| `faction:A` | a faction card |
| `marker:7` | the reward marker on a card of the field |
| `plot:P03` | a plot |
| `event:festivities`, `event:edict A` | an event |
| `seat:1` | a seat |
| `court:2`, `deck` | where cards are taken from |
"""

from typing import Any

import msgspec

from intriga.games.illuminaten.box.tables import ACTIONS, AREOPAGUS, CARDS, LETTERS
from intriga.games.illuminaten.events import (
    ArgumentBegan,
    ArgumentEnded,
    CardExcluded,
    CardScouted,
    CardWoven,
    CourtCardTaken,
    EdictPlayed,
    Ended,
    EventsDrawn,
    FactionCardTaken,
    FactionCardUsed,
    FactionScored,
    InfluencePlaced,
    Interrogated,
    PlotFulfilled,
    PlotLost,
    QuickSupport,
    ReassignmentBegan,
    ScriptStep,
    SpecialPlayed,
    TurnBegan,
)
from intriga.games.illuminaten.speech.book import Book, book
from intriga.games.illuminaten.speech.fields import tell_field
from intriga.games.illuminaten.speech.wording import event_notation
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.event_cards import event_name
from intriga.games.illuminaten.view.deeds import Deed, deeds
from intriga.games.illuminaten.view.structs import Area, CellView, FactionCardView, HandCard, PlotView, View
from intriga.games.illuminaten.view.weaving import Weave, weaves
from intriga.games.illuminaten.vocabulary import (
    FROM_DECK,
    Act,
    CardWord,
    CourtWord,
    EventWord,
    FactionWord,
    Marker,
    On,
    PlotWord,
    SeatWord,
    Slot,
)
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener, Pieces


class PaxPieces(Pieces):
    """The pieces of the game."""

    minutes = 60
    usual_players = 1  # against an artificial opponent: a first game that takes no hour
    headings = (TurnBegan,)
    clauses = {
        TurnBegan: "PI-064",
        CardScouted: "PI-074",
        InfluencePlaced: "PI-077",
        Interrogated: "PI-083",
        ReassignmentBegan: "PI-090",
        CardExcluded: "PI-096",
        ArgumentBegan: "PI-101",
        ArgumentEnded: "PI-110",
        CardWoven: "PI-119",
        QuickSupport: "PI-127",
        FactionCardTaken: "PI-132",
        FactionCardUsed: "PI-135",
        PlotFulfilled: "PI-139",
        PlotLost: "PI-146",
        EventsDrawn: "PI-151",
        EdictPlayed: "PI-155",
        SpecialPlayed: "PI-175",
        CourtCardTaken: "PI-161",
        ScriptStep: "PI-181",
        FactionScored: "PI-179",
        Ended: "PI-180",
    }
    seats = (
        "seat",
        "owner",
        "controller",
        "areopagi",
        "first",
        "still_choosing",
        "lent_by",
        "attacker",
        "defender",
        "superior",
        "winners",
    )
    left_out = (
        "View.seat",
        "View.players",
        "View.seats",
        "View.moment",
        "View.rows",
        "View.reach",
        "Area.is_person",
        "Area.row",
        "Area.x",
        "CellView.row",
        "CellView.x",
        "SlotView.payable",
        "ArgumentView.sources",
    )

    def touches(self, word: Word) -> list[str]:
        match word:
            case Act():
                return [f"action:{ACTIONS[word.action]}"]
            case On():
                return ["areopagus" if word.cell == AREOPAGUS else f"cell:{word.cell + 1}"]
            case Slot():
                return [f"slot:{word.cell + 1}.{word.slot + 1}", f"cell:{word.cell + 1}"]
            case CardWord():
                return [f"card:{word.card + 1}"]
            case FactionWord():
                return [f"{faction_piece(word)}:{LETTERS[word.faction]}"]
            case Marker():
                return [f"marker:{word.cell + 1}", f"cell:{word.cell + 1}"]
            case PlotWord():
                return [f"plot:P{word.plot + 1:02d}"]
            case EventWord():
                return [f"event:{event_notation(event_name(word.event))}"]
            case SeatWord():
                return [f"seat:{word.seat}"]
            case CourtWord():
                return [f"court:{word.place + 1}"]
            case _:
                return ["deck"] if word is FROM_DECK else []

    def group(self, word: Word) -> str:
        match word:
            case Act():
                return "group-action"
            case On():
                return "group-cell"
            case Slot():
                return "group-slot"
            case CardWord():
                return "group-weave" if word.verb == "weave" else "group-card"
            case FactionWord():
                return f"group-{faction_piece(word)}"
            case Marker():
                return "group-marker"
            case PlotWord():
                return "group-plot"
            case EventWord():
                return "group-event"
            case SeatWord():
                return "group-seat"
            case CourtWord():
                return "group-court"
            case _:
                return "group-else"

    def row_touch(self, row: msgspec.Struct) -> str:
        match row:
            case CellView():
                return f"cell:{row.cell}"
            case HandCard():
                return f"card:{row.card}"
            case PlotView():
                return f"plot:{row.plot}"
            case FactionCardView():
                return f"faction:{row.faction}"
            case Area():
                return f"seat:{row.seat}"
            case _:
                return ""

    def book(self, view: View, tongue: Tongue) -> Book:
        return book(view, tongue)

    def deeds(self, state: State, seat: Seat, touch: str) -> list[Deed] | list[Weave]:
        assert isinstance(state, Pax)
        kind, _, number = touch.partition(":")
        if touch == "areopagus":
            return deeds(state, seat, AREOPAGUS)
        if kind == "card" and number.isdigit() and 0 < int(number) <= CARDS:
            return weaves(state, seat, int(number) - 1)
        return deeds(state, seat, int(number) - 1) if kind == "cell" and number.isdigit() else []

    def tell_value(self, field: str, value: Any, to: Listener) -> str | None:
        return tell_field(field, value, to)


def faction_piece(word: FactionWord) -> str:
    """A faction's card is taken and used; all other words are about its tokens."""
    return "faction" if word.verb in ("take", "use") else "token"


PIECES = PaxPieces()
