"""From the box to the first state."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from intriga.games.masti import events
from intriga.games.masti.box.tables import ALL_CARDS, CARDS, GUILDS, Box, Guild, card_name
from intriga.games.masti.rules.round import Rounds
from intriga.games.masti.rules.scoring import sides
from intriga.games.masti.rules.six_players import Burying
from intriga.games.masti.state import NO_CARD, Masti
from intriga.games.masti.verbs import named
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat, everyone, only


def setup(box: Box, players: int, options: Mapping[str, str], d: Dealer) -> Masti:
    """Choose the first player, deal, and go on to the first question."""
    # MV-001 MV-012 MV-013 MV-021 MV-068 MV-070 MV-071 MV-076
    s = Masti(
        box,
        players,
        [Rounds()],
        vec[i64]([0] * players),
        [box.seating(players).gems] * players,
        vec[i64]([0] * players),
    )
    s.teams = 3 if players == 6 else 2 if options.get("teams") == "yes" else 0
    s.pooled = options.get("power") == "pooled"
    s.rounds = box.seating(players).rounds
    s.first = d.pick(players, everyone(players))
    s.leader = s.first
    s.wealth = [0] * players
    s.lacks = [0] * players
    s.table = [NO_CARD] * players
    deal(s, d)
    tell_setup(s, options, d)
    if players == 6:
        s.buried = [NO_CARD] * players
        s.stack.append(Burying())
    s.settle(d)
    return s


def deal(s: Masti, d: Dealer) -> None:
    """The hands from the shuffled cards; what is left is the trump deck."""
    # MV-014 MV-016 MV-017 MV-018 MV-072 MV-073
    heap = ALL_CARDS
    for seat in range(s.players):
        hand = 0
        for _ in range(cards_dealt(s, seat)):
            card = d.draw(heap, only(seat))
            heap &= ~(1 << card)
            hand |= 1 << card
        s.hands[seat] = hand
    s.deck = heap


def cards_dealt(s: Masti, seat: Seat) -> int:
    """How many cards this seat is dealt: with six players the last three get one more."""
    # MV-017 MV-072
    cards = s.box.seating(s.players).cards
    nine = s.players == 6 and (seat - s.first) % s.players >= 3
    return cards + 1 if nine else cards


def tell_setup(s: Masti, options: Mapping[str, str], d: Dealer) -> None:
    if d.events is None:
        return
    guilds: dict[str, tuple[Guild, int]] = {
        card_name(card): (GUILDS[s.box.guild_of[card]], s.box.symbols[card])
        for card in range(CARDS)
        if s.box.guild_of[card] >= 0
    }
    d.events.append(
        events.Setup(
            s.players,
            sides(s) if s.teams else None,
            dict(options),
            s.first,
            [named(hand) for hand in s.hands],
            named(s.deck),
            list(s.bribes),
            guilds,
        )
    )
