"""What one seat may know, built from nothing, with all derived facts."""

from typing import Final

from intriga.games.factions.box.tables import HAND, LETTERS, PLACES
from intriga.games.factions.effects.aim import is_guarded
from intriga.games.factions.effects.giving import Dropping, Giving
from intriga.games.factions.knowledge.redeal import knows
from intriga.games.factions.rules.end import opening, role_of, sheet, symbol_points, total_of
from intriga.games.factions.rules.exchange import Exchange
from intriga.games.factions.rules.properties import MAY, Property
from intriga.games.factions.rules.quiz import Quiz, Youngest
from intriga.games.factions.rules.roles.progress import (
    AS_MANY,
    AT_LEAST,
    AT_MOST,
    FEWER,
    MORE,
    SO,
    Progress,
    progress,
)
from intriga.games.factions.rules.turn import Laying, Turns
from intriga.games.factions.speech.card_text import card_text
from intriga.games.factions.speech.conditions import condition_text
from intriga.games.factions.speech.wording import tongues
from intriga.games.factions.state import EVERYBODY, NOBODY, Factions
from intriga.games.factions.view.quiz import quiz
from intriga.games.factions.view.structs import (
    Area,
    Card,
    HandCard,
    Measure,
    Moment,
    OwnRole,
    Playing,
    Symbols,
    View,
)
from intriga.kernel.machine.seats import Seat, seats_in

MEASURES: Final[dict[int, Measure]] = {
    AT_LEAST: "at_least",
    AT_MOST: "at_most",
    MORE: "more",
    FEWER: "fewer",
    AS_MANY: "as_many",
    SO: "so",
}
MOMENTS: Final[dict[type[object], Moment]] = {
    Quiz: "quiz",
    Youngest: "youngest",
    Exchange: "exchange",
    Turns: "turn",
    Laying: "laying",
    Property: "choosing",
    Dropping: "dropping",
    Giving: "giving",
}


def view(s: Factions, seat: Seat) -> View:
    """What this seat may know; a spectator (-1) has no hand and no role."""
    frame = s.stack[-1] if s.stack else None
    return View(
        seat=seat,
        players=s.players,
        moment=moment(s),
        first=s.first if s.first != NOBODY else None,
        turn=s.turn if s.turn != NOBODY and not s.over else None,
        turns=s.turns,
        actions=s.actions,
        deck=s.deck(),
        discard=[card(s, one, NOBODY) for one in s.discard],
        areas=[area(s, other, seat) for other in range(s.players)],
        hand=hand(s, seat) if seat >= 0 else [],
        room=HAND - len(s.hands[seat]) if seat >= 0 else 0,
        role=own_role(s, seat) if seat >= 0 else None,
        playing=playing(s),
        quiz=quiz(s, frame, seat) if isinstance(frame, Quiz) else None,
        still_choosing=seats_in(s.must),
        sheets=[sheet(s, other) for other in opening(s)] if s.over else [],
    )


def moment(s: Factions) -> Moment:
    if s.over:
        return "over"
    frame = s.stack[-1]
    if isinstance(frame, Property) and frame.asked_for(s) == MAY:
        return "may"
    return MOMENTS[type(frame)]


def card(s: Factions, number: int, seat: Seat) -> Card:
    """A card as all see it; `seat` is the seat before whom it lies."""
    # HF-025
    row = s.box.cards[number]
    return Card(
        number=number + 1,
        id=row.name,
        faction=LETTERS[row.faction],
        symbols=written(row.symbols),
        guarded=seat != NOBODY and is_guarded(s, number, seat),
    )


def written(symbols: list[int]) -> str:
    """Symbols as their letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, symbols, strict=True))


def area(s: Factions, seat: Seat, reader: Seat) -> Area:
    """What lies before a seat, and what the reader knows of its hand."""
    # HF-017 HF-021
    known = [one for one in s.hands[seat] if seat == reader or knows(s, reader, one)]
    found = s.symbols[seat]
    return Area(
        seat=seat,
        cards_in_hand=len(s.hands[seat]),
        known=[card(s, one, NOBODY) for one in known] if seat != reader else [],
        symbols=Symbols(found[0], found[1], found[2]),
        cards=[card(s, one, seat) for one in s.areas[seat]],
    )


def hand(s: Factions, seat: Seat) -> list[HandCard]:
    faction = role_of(s, seat).faction
    found = []
    for number in s.hands[seat]:
        row = s.box.cards[number]
        found.append(
            HandCard(
                number=number + 1,
                id=row.name,
                faction=LETTERS[row.faction],
                symbols=written(row.symbols),
                laid=PLACES[row.laid],
                property={tongue.language: card_text(number, tongue) for tongue in tongues(s.box)},
                known=s.known[number] == EVERYBODY,
                change=2 * row.symbols[faction] - sum(row.symbols),
            )
        )
    return found


def own_role(s: Factions, seat: Seat) -> OwnRole:
    """One's role with what it would bring now."""
    # HF-008 HF-030
    role = role_of(s, seat)
    now = progress(s, seat, role)
    own = s.symbols[seat][role.faction]
    return OwnRole(
        id=role.name,
        faction=LETTERS[role.faction],
        points=role.points,
        condition=condition_text(s.box, role),
        fulfilled=now.fulfilled,
        have=now.have,
        need=now.need,
        measure=MEASURES[now.measure],
        near=nearness(now),
        own=own,
        foreign=own - symbol_points(s, seat, role.faction),
        total=total_of(s, seat),
    )


def nearness(now: Progress) -> int:
    """How near a condition is, in per cent: what is there, what is too much, or how alike they are."""
    if now.fulfilled:
        return 100
    wanting, exceeding = part(now.have, now.need), part(now.need, now.have)
    near = {
        AT_LEAST: wanting,
        MORE: part(now.have, now.need + 1),
        AT_MOST: exceeding,
        FEWER: part(now.need, now.have + 1),
        AS_MANY: min(wanting, exceeding),
        SO: 0,
    }
    return near[now.measure]


def part(some: int, of: int) -> int:
    """In per cent, rounded; below 100 unless it is all."""
    return max(0, min(90, round(100 * some / max(1, of))))


def playing(s: Factions) -> Playing | None:
    """The card that the present question is about."""
    # HF-019
    for frame in reversed(s.stack):
        if isinstance(frame, Laying):
            return Playing(card(s, frame.card, NOBODY), frame.seat, None, None, [], None)
        if isinstance(frame, Property):
            lies = s.area_of(frame.card)
            is_under_way = isinstance(s.stack[-1], Dropping | Giving)  # and the frame stands at the next one
            return Playing(
                card=card(s, frame.card, lies),
                seat=frame.seat,
                area=lies if lies != NOBODY else None,
                effect=frame.step - is_under_way,
                chosen=[one + 1 for one in frame.chosen],
                target=frame.target if frame.target != NOBODY else None,
            )
    return None
