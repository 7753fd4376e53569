"""What one seat may know, built from nothing, with all derived facts."""

from typing import Final, Literal

import msgspec
from msgspec.structs import asdict

from intriga.games.masti.box.tables import (
    BONUSES,
    CHARACTERS,
    GUILDS,
    JOKERS,
    PENALTIES,
    POWERS,
    Character,
    Guild,
    card_name,
)
from intriga.games.masti.events import Scored
from intriga.games.masti.rules.card_values import area_points, worth
from intriga.games.masti.rules.end import Jokers
from intriga.games.masti.rules.round import Rounds
from intriga.games.masti.rules.scoring import guild_points, sheet
from intriga.games.masti.rules.six_players import Burying, Leaving
from intriga.games.masti.rules.teams import Counting, symbols_of
from intriga.games.masti.rules.winner import winning_seat
from intriga.games.masti.state import Masti
from intriga.games.masti.verbs import named
from intriga.games.masti.view.hand import HandCard, cards_on_table, gems_on_table, hand
from intriga.games.masti.view.reminder import Reminder, reminder
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat
from intriga.kernel.public import Public

Moment = Literal["round", "burying", "leaving", "counting", "jokers", "over"]


class Stack(Public, frozen=True):
    """One guild stack: its printed symbols, its joker, and what it scores."""

    guild: Guild
    cards: list[str]
    symbols: int
    joker: bool
    points: int
    counts: bool
    next_points: int  # with one more symbol


class Area(Public, frozen=True):
    """What everybody sees of a seat."""

    seat: Seat
    team: int | None
    cards_in_hand: int
    bribe_gems: int
    wealth: int
    sitting_out: bool
    lacks: list[Character]  # characters that the seat has shown to lack
    stacks: list[Stack]
    jokers: int
    bonuses: int
    penalties: int
    powers: int
    points: int  # if the game ended now, each area alone, jokers placed as well as possible
    neutral_points: int  # bonus and penalty cards
    power_points: int
    next_power_points: int  # with one more power card
    would_gain: int  # change of `points` by winning what lies on the table now, the trump included


class OnTable(Public, frozen=True):
    """A seat's turn in this round: a card, or None for a bribe gem."""

    seat: Seat
    card: str | None


class Taken(Public, frozen=True):
    """A card of the round that was just won, and how the winner's area would change by leaving it."""

    card: str
    change: int


class CommonView(msgspec.Struct, frozen=True):
    """What all views have in common."""

    players: int
    teams: int
    pooled: bool
    moment: Moment
    round: int
    rounds: int
    rounds_left: int  # to be played or finished, the present one included
    leader: Seat
    turn: int | None
    trump: str | None
    trump_character: Character | None
    led_character: Character | None
    trumps_left: int
    centre: list[str]  # six players: cards left for the next trump deck
    table: list[OnTable]
    gems_on_table: int
    winning: int | None
    taken: list[Taken]  # six players: the cards just won, one of which is left in the centre
    counting: Guild | None  # teams: the guild whose equal stacks are being chosen between
    areas: list[Area]
    still_choosing: list[int]
    sheets: list[Scored]  # the result, item by item
    reminder: Reminder


class PublicView(CommonView, Public, frozen=True):
    """What everybody sees of the whole table."""


class View(CommonView, frozen=True):
    """The whole table as one seat knows it."""

    seat: Seat
    next_trumps: list[str]  # six players: what the trump deck is known to hold
    hand: list[HandCard]
    my_discard: str | None  # six players: what I put into the trump deck
    rounds_to_sit_out: int  # bribe gems that will be lost if no more are spent


MOMENTS: Final[dict[type[object], Moment]] = {
    Rounds: "round",
    Burying: "burying",
    Leaving: "leaving",
    Counting: "counting",
    Jokers: "jokers",
}


def view(s: Masti, seat: Seat) -> View:
    """What this seat may know."""
    return view_beside(s, seat, public_view(s))


def public_view(s: Masti) -> PublicView:
    """What all views have in common."""
    lying, gems = cards_on_table(s), gems_on_table(s)
    return PublicView(
        players=s.players,
        teams=s.teams,
        pooled=s.pooled,
        moment="over" if s.over else MOMENTS[type(s.stack[-1])],
        round=s.round,
        rounds=s.rounds,
        rounds_left=s.rounds - s.round + (s.turn >= 0) if not s.reason else 0,
        leader=s.leader,
        turn=s.turn if s.turn >= 0 else None,
        trump=card_name(s.trump) if s.trump >= 0 else None,
        trump_character=CHARACTERS[s.trump // 13] if s.trump >= 0 else None,
        led_character=CHARACTERS[s.lead] if s.lead >= 0 else None,
        trumps_left=count(s.deck),
        centre=named(s.left),
        table=on_table(s),
        gems_on_table=gems,
        winning=winning_seat(s) if s.lead >= 0 else None,
        taken=taken(s),
        counting=counted_guild(s),
        areas=[area(s, other, worth(s, other, lying, gems)) for other in range(s.players)],
        still_choosing=[other for other in range(s.players) if s.must >> other & 1],
        sheets=[sheet(s, other) for other in range(s.players)] if s.over else [],
        reminder=reminder(s.box),
    )


def view_beside(s: Masti, seat: Seat, public: PublicView) -> View:
    """What this seat knows besides; a spectator (-1) has no hand."""
    return View(
        **asdict(public),
        seat=seat,
        next_trumps=known_deck(s, seat),
        hand=hand(s, seat) if seat >= 0 else [],
        my_discard=card_name(s.buried[seat]) if seat >= 0 and s.buried and s.buried[seat] >= 0 else None,
        rounds_to_sit_out=s.bribes[seat] if seat >= 0 and not s.out >> seat & 1 else 0,
    )


def taken(s: Masti) -> list[Taken]:
    """The cards of the round that was just won, while one of them is to be left: all saw them."""
    frame = None if s.over else s.stack[-1]
    if not isinstance(frame, Leaving):
        return []
    won, wealth = s.won[frame.seat], s.wealth[frame.seat]
    now = area_points(s, won, wealth)
    return [
        Taken(card_name(card), area_points(s, won & ~(1 << card), wealth) - now)
        for card in items(frame.taken)
    ]


def counted_guild(s: Masti) -> Guild | None:
    frame = None if s.over else s.stack[-1]
    return GUILDS[frame.guild] if isinstance(frame, Counting) else None


def known_deck(s: Masti, seat: Seat) -> list[str]:
    """What this seat knows to be in the trump deck: later decks are public, the first holds its discard."""
    # MV-077 MV-080
    if s.players != 6:
        return []
    if s.round > 4:
        return named(s.deck)
    if seat >= 0 and s.buried[seat] >= 0:
        return named(s.deck & 1 << s.buried[seat])
    return []


def on_table(s: Masti) -> list[OnTable]:
    """The turns of this round in their order."""
    order = [(s.leader + place) % s.players for place in range(s.players)]
    return [
        OnTable(seat, card_name(s.table[seat]) if s.table[seat] >= 0 else None)
        for seat in order
        if s.acted >> seat & 1
    ]


def area(s: Masti, seat: Seat, would_gain: int) -> Area:
    """A seat's public belongings."""
    # MV-013 MV-041 MV-065
    powers = count(s.won[seat] & POWERS)
    bonuses, penalties = count(s.won[seat] & BONUSES), count(s.won[seat] & PENALTIES)
    return Area(
        seat=seat,
        team=s.team(seat) if s.teams else None,
        cards_in_hand=count(s.hands[seat]),
        bribe_gems=s.bribes[seat],
        wealth=s.wealth[seat],
        sitting_out=bool(s.out >> seat & 1),
        lacks=[CHARACTERS[character] for character in items(s.lacks[seat])],
        stacks=stacks(s, seat),
        jokers=count(s.won[seat] & JOKERS),
        bonuses=bonuses,
        penalties=penalties,
        powers=powers,
        points=area_points(s, s.won[seat], s.wealth[seat]),
        neutral_points=s.box.bonus * bonuses + s.box.penalty * penalties,
        power_points=s.box.power_points[powers],
        next_power_points=s.box.power_points[min(powers + 1, len(s.box.power_points) - 1)],
        would_gain=would_gain,
    )


def stacks(s: Masti, seat: Seat) -> list[Stack]:
    """The guild stacks of a seat, with what each scores."""
    # MV-041
    found = []
    for guild, name in enumerate(GUILDS):
        cards = s.won[seat] & s.box.of_guild[guild]
        if cards:
            joker = bool(s.jokers) and bool(s.jokers[seat] >> guild & 1)
            symbols = symbols_of(s, seat, guild)
            counts = not s.counted or bool(s.counted[seat] >> guild & 1)
            points = guild_points(s, symbols + joker)
            more = guild_points(s, symbols + joker + 1)
            found.append(Stack(name, named(cards), symbols, joker, points, counts, more))
    return found
