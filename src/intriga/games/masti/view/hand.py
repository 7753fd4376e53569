"""One's own hand and what lies on the table: what each card would do now."""

from typing import Literal

import msgspec

from intriga.games.masti.box.tables import GUILDS, Card, Guild, card_name
from intriga.games.masti.rules.card_values import worth
from intriga.games.masti.rules.round import Rounds, playable
from intriga.games.masti.rules.winner import strength_of
from intriga.games.masti.state import Masti
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import Seat

Does = Literal["leads", "follows", "trumps", "discards"]


class HandCard(msgspec.Struct, frozen=True):
    """A card of one's own, and what it would do now."""

    card: str
    guild: Guild | None
    symbols: int
    playable: bool
    does: Does | None  # None while it may not be played
    wins: bool  # as the table stands
    worth: int  # change of one's own area by winning the round with it now


def hand(s: Masti, seat: Seat) -> list[HandCard]:
    """One's own cards, each with what it would do."""
    in_round = not s.over and s.turn == seat and isinstance(s.stack[-1], Rounds)
    may_play = playable(s, seat) if in_round else 0
    lying, gems = cards_on_table(s), gems_on_table(s)
    return [
        hand_card(s, card, bool(may_play >> card & 1), worth(s, seat, lying | 1 << card, gems))
        for card in items(s.hands[seat])
    ]


def hand_card(s: Masti, card: Card, can_play: bool, gain: int) -> HandCard:
    guild = s.box.guild_of[card]
    return HandCard(
        card=card_name(card),
        guild=GUILDS[guild] if guild >= 0 else None,
        symbols=s.box.symbols[card],
        playable=can_play,
        does=what_it_does(s, card) if can_play else None,
        wins=can_play and would_win(s, card),
        worth=gain,
    )


def cards_on_table(s: Masti) -> int:
    """The cards on the table, which the winner of this round takes."""
    lying = 1 << s.trump if s.trump >= 0 else 0
    for card in s.table:
        lying |= 1 << card if card >= 0 else 0
    return lying


def gems_on_table(s: Masti) -> int:
    return sum(1 for seat in range(s.players) if s.acted >> seat & 1 and s.table[seat] < 0)


def what_it_does(s: Masti, card: Card) -> Does:
    """What playing this card is in this round; a discard cannot win."""
    if s.lead < 0:
        return "leads"
    if card // 13 == s.lead:
        return "follows"
    return "trumps" if card // 13 == s.trump // 13 else "discards"


def would_win(s: Masti, card: Card) -> bool:
    """Whether this card would be the winning one as the table stands."""
    trump = s.trump // 13
    lead = s.lead if s.lead >= 0 else card // 13
    mine = strength_of(card, trump, lead)
    return all(mine > strength_of(lying, trump, lead) for lying in s.table if lying >= 0)
