"""The reminder card: which cards carry each guild, and both scoring tables."""

from functools import lru_cache
from typing import Final, Literal

from intriga.games.masti.box.tables import (
    BONUSES,
    CARDS,
    CHARACTERS,
    GUILDS,
    JOKERS,
    LETTERS,
    PENALTIES,
    POWERS,
    Box,
    Character,
    Guild,
    card_name,
)
from intriga.kernel.machine.heaps import items
from intriga.kernel.public import Public

Neutral = Literal["joker", "penalty", "bonus", "power"]
NEUTRALS: Final[dict[Neutral, int]] = {
    "joker": JOKERS,
    "penalty": PENALTIES,
    "bonus": BONUSES,
    "power": POWERS,
}


class GuildCards(Public, frozen=True):
    """The cards of one guild."""

    guild: Guild
    single: list[str]
    double: list[str]


class NeutralCards(Public, frozen=True):
    """The cards of one kind that carry no guild."""

    kind: Neutral
    cards: list[str]


class Reminder(Public, frozen=True):
    """What is printed and never changes: the same for every reader."""

    characters: dict[str, Character]  # by the letter that begins the name of a card
    guilds: list[GuildCards]
    neutral: list[NeutralCards]
    guild_points: list[int]  # by the number of symbols, from 0
    power_points: list[int]  # by the number of power cards, from 0
    bonus: int
    penalty: int


@lru_cache(maxsize=8)
def reminder(box: Box) -> Reminder:
    """The reminder card of this box."""
    return Reminder(
        characters=dict(zip(LETTERS, CHARACTERS, strict=True)),
        guilds=[
            GuildCards(name, carrying(box, guild, 1), carrying(box, guild, 2))
            for guild, name in enumerate(GUILDS)
        ],
        neutral=[
            NeutralCards(kind, [card_name(card) for card in items(cards)]) for kind, cards in NEUTRALS.items()
        ],
        guild_points=box.guild_points,
        power_points=box.power_points,
        bonus=box.bonus,
        penalty=box.penalty,
    )


def carrying(box: Box, guild: int, symbols: int) -> list[str]:
    """The cards with this many symbols of a guild."""
    return [
        card_name(card)
        for card in range(CARDS)
        if box.guild_of[card] == guild and box.symbols[card] == symbols
    ]
