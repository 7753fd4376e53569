"""What can have happened, with full information.

Cards, cells, slots and court places are written by number from 1; factions by their letters A M T K D U.
These are the lines of `intriga trace` (docs/trace.md).
"""

from intriga.games.illuminaten.events.arguments import (
    ArgumentBegan,
    ArgumentCancelled,
    ArgumentCardLaid,
    ArgumentCardRevealed,
    ArgumentEnded,
    ArgumentEvent,
    MarkerPut,
    MarkerUsed,
)
from intriga.games.illuminaten.events.checks import (
    CardThrownAway,
    CheckEvent,
    CourtFilled,
    EdictPlayed,
    EventReturned,
    EventsDrawn,
    EventTurnedUp,
    SpecialKept,
    StewardMoved,
)
from intriga.games.illuminaten.events.conspiracies import (
    AbilityDeclined,
    AbilityUsed,
    CardsSwapped,
    CardWoven,
    ConspiracyEvent,
    EdictTokensTaken,
    FactionCardBorrowed,
    FactionCardReturned,
    FactionCardUsed,
    QuickSupport,
)
from intriga.games.illuminaten.events.event_cards import (
    EdictDiscarded,
    EdictTokensMoved,
    EventCardEvent,
    HandShown,
    PlotShown,
    SpecialDiscarded,
    SpecialInvoked,
    SpecialPlayed,
)
from intriga.games.illuminaten.events.opponents import (
    CardTurnedUp,
    FigureMoved,
    OpponentEvent,
    OwnPlotMet,
    PlanRevealed,
    ScriptStep,
)
from intriga.games.illuminaten.events.pieces import (
    CardDrawn,
    CardDrawnUnseen,
    CardLaid,
    CardsDiscarded,
    CourtCardTaken,
    DeckRenewed,
    InfluenceMoved,
    InfluencePlaced,
    InfluenceRemoved,
    PieceEvent,
    SupportGained,
    SupportHandedOver,
    SupportSpent,
)
from intriga.games.illuminaten.events.plots import (
    Ended,
    FactionCardTaken,
    FactionScored,
    PlotEvent,
    PlotFulfilled,
    PlotLost,
    PlotReturned,
    PlotTurnedUp,
    Scored,
)
from intriga.games.illuminaten.events.set_up import Setup
from intriga.games.illuminaten.events.turns import (
    ActionBegan,
    CardExcluded,
    CardScouted,
    InfluenceCarriedOver,
    Interrogated,
    ReassignmentBegan,
    TurnBegan,
    TurnEvent,
)

AnyEvent = (
    ArgumentEvent
    | CheckEvent
    | ConspiracyEvent
    | EventCardEvent
    | OpponentEvent
    | PieceEvent
    | PlotEvent
    | Setup
    | TurnEvent
)

__all__ = [
    "AbilityDeclined",
    "AbilityUsed",
    "ActionBegan",
    "AnyEvent",
    "ArgumentBegan",
    "ArgumentCancelled",
    "ArgumentCardLaid",
    "ArgumentCardRevealed",
    "ArgumentEnded",
    "ArgumentEvent",
    "CardDrawn",
    "CardDrawnUnseen",
    "CardExcluded",
    "CardLaid",
    "CardScouted",
    "CardThrownAway",
    "CardTurnedUp",
    "CardWoven",
    "CardsDiscarded",
    "CardsSwapped",
    "CheckEvent",
    "ConspiracyEvent",
    "CourtCardTaken",
    "CourtFilled",
    "DeckRenewed",
    "EdictDiscarded",
    "EdictPlayed",
    "EdictTokensMoved",
    "EdictTokensTaken",
    "Ended",
    "EventCardEvent",
    "EventReturned",
    "EventTurnedUp",
    "EventsDrawn",
    "FactionCardBorrowed",
    "FactionCardReturned",
    "FactionCardTaken",
    "FactionCardUsed",
    "FactionScored",
    "FigureMoved",
    "HandShown",
    "InfluenceCarriedOver",
    "InfluenceMoved",
    "InfluencePlaced",
    "InfluenceRemoved",
    "Interrogated",
    "MarkerPut",
    "MarkerUsed",
    "OpponentEvent",
    "OwnPlotMet",
    "PieceEvent",
    "PlanRevealed",
    "PlotEvent",
    "PlotFulfilled",
    "PlotLost",
    "PlotReturned",
    "PlotShown",
    "PlotTurnedUp",
    "QuickSupport",
    "ReassignmentBegan",
    "Scored",
    "ScriptStep",
    "Setup",
    "SpecialDiscarded",
    "SpecialInvoked",
    "SpecialKept",
    "SpecialPlayed",
    "StewardMoved",
    "SupportGained",
    "SupportHandedOver",
    "SupportSpent",
    "TurnBegan",
    "TurnEvent",
]
