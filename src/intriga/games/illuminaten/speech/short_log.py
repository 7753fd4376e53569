"""The log in brief: what the table shows anyway is left out, and what belongs together is told together."""

from collections.abc import Sequence

from intriga.games.illuminaten.box.tables import Ability, CardNumber, Cell, Letter
from intriga.games.illuminaten.events import (
    AbilityUsed,
    ActionBegan,
    AnyEvent,
    CardDrawnUnseen,
    CardsDiscarded,
    CardWoven,
    CourtFilled,
    EdictPlayed,
    FigureMoved,
    InfluencePlaced,
    StewardMoved,
    SupportGained,
    SupportSpent,
)
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat

#: Events that the table shows well enough by itself.
QUIET = (CardsDiscarded, CourtFilled, StewardMoved, FigureMoved, CardDrawnUnseen, ActionBegan)


# ── several events in one ──


class Spent(Event, frozen=True, tag="spent"):
    """Tokens that a seat spends one after the other."""

    seat: Seat
    tokens: list[Letter]


class Returned(Event, frozen=True, tag="returned"):
    """Tokens that go back to the pool because of an edict."""

    seat: Seat
    tokens: list[Letter]


class Gained(Event, frozen=True, tag="gained"):
    seat: Seat
    tokens: list[Letter]


class Placed(Event, frozen=True, tag="placed"):
    """Influence that a seat places on one card."""

    seat: Seat
    cell: Cell
    count: int


class Woven(Event, frozen=True, tag="woven"):
    """A card that is woven for its ability."""

    seat: Seat
    card: CardNumber
    ability: Ability


JoinedEvent = Spent | Returned | Gained | Placed | Woven
Told = AnyEvent | JoinedEvent


def in_brief(events: Sequence[Told]) -> list[Told]:
    """Payments, gains and placed influence of a seat in one event each, and the ability together with the
    card that was woven for it."""
    found: list[Told] = []
    for event in events:
        if isinstance(event, QUIET):
            continue
        if isinstance(event, EdictPlayed):
            name_returns(found, event.faction)
        told = as_several(event)
        joined = together(found[-1], told) if found else None
        if joined is None:
            found.append(told)
        else:
            found[-1] = joined
    return found


def as_several(event: Told) -> Told:
    """What others of its kind may be joined to."""
    match event:
        case SupportSpent():
            return Spent(event.seat, [event.faction] * event.count)
        case SupportGained():
            return Gained(event.seat, [event.faction])
        case InfluencePlaced():
            return Placed(event.seat, event.cell, 1)
        case _:
            return event


def together(last: Told, event: Told) -> Told | None:
    """Both in one, if the event belongs to the one before it."""
    match last, event:
        case Spent(seat, tokens), Spent(other, more) if seat == other:
            return Spent(seat, [*tokens, *more])
        case Gained(seat, tokens), Gained(other, more) if seat == other:
            return Gained(seat, [*tokens, *more])
        case Placed(seat, cell, count), Placed(other, there, more) if (seat, cell) == (other, there):
            return Placed(seat, cell, count + more)
        case CardWoven(), AbilityUsed(seat, card, ability):
            return Woven(seat, card, ability)
        case _:
            return None


def name_returns(found: list[Told], faction: Letter) -> None:
    """What is spent just before an edict goes back because of it."""
    for place in reversed(range(len(found))):
        last = found[place]
        if not isinstance(last, Spent) or set(last.tokens) != {faction}:
            return
        found[place] = Returned(last.seat, last.tokens)
