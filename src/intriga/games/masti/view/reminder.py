"""The reminder card: which cards carry each guild, and both scoring tables. Never compiled."""

from functools import lru_cache

import msgspec

from intriga.games.masti.box.tables import CARDS, GUILDS, Box, card_name


class GuildCards(msgspec.Struct, frozen=True):
    """The cards of one guild."""

    guild: str
    single: list[str]
    double: list[str]


class Reminder(msgspec.Struct, frozen=True):
    """What is printed and never changes: the same for every reader."""

    guilds: list[GuildCards]
    guild_points: list[int]  # by the number of symbols, from 0
    power_points: list[int]  # by the number of power cards, from 0
    bonus: int
    penalty: int


@lru_cache(maxsize=8)
def reminder(box: Box) -> Reminder:
    """The reminder card of this box."""
    return Reminder(
        [
            GuildCards(name, carrying(box, guild, 1), carrying(box, guild, 2))
            for guild, name in enumerate(GUILDS)
        ],
        box.guild_points,
        box.power_points,
        box.bonus,
        box.penalty,
    )


def carrying(box: Box, guild: int, symbols: int) -> list[str]:
    """The cards with so many symbols of a guild."""
    return [
        card_name(card)
        for card in range(CARDS)
        if box.guild_of[card] == guild and box.symbols[card] == symbols
    ]
