"""What one chapter of a campaign hands to the next."""

from typing import Any

import msgspec

from intriga.games.gangsters.box.tables import HENCHMEN, Box
from intriga.games.gangsters.setup import Chapter
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.heaps import heap_of, items
from intriga.kernel.machine.refusals import Malformed

VERSION = 1


class Carry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clan, by the ids of its henchmen, and what was played so far."""

    version: int
    chapter: int  # the next one
    clan: list[str]
    played: list[str]
    earned: list[int]


def carry_of(s: Gangsters) -> Carry:
    """What the chapter that has just ended hands on."""
    # LG-099 LG-103
    clan = [s.box.henchmen[card].name for card in items(s.clan)]
    return Carry(VERSION, s.chapter + 1, clan, [*s.played, s.scenario.name], [*s.earned, s.reputation])


def read_carry(carry: Any) -> Carry | None:
    """What an earlier chapter handed on; None in the first one."""
    if carry is None:
        return None
    try:
        found = msgspec.convert(carry, Carry)
    except msgspec.ValidationError as fault:
        raise Malformed(f"what the chapter before handed on cannot be read: {fault}") from None
    if found.version != VERSION:
        raise Malformed(f"what the chapter before handed on has the version {found.version}, not {VERSION}")
    return found


def chapter_of(box: Box, carry: Carry | None, is_campaign: bool) -> Chapter:
    """The chapter that follows what was handed on; without that, the first one."""
    if carry is None:
        return Chapter(is_campaign)
    return Chapter(True, carry.chapter, clan_of(box, carry), tuple(carry.played), tuple(carry.earned))


def clan_of(box: Box, carry: Carry) -> int:
    """The heap of the clan's henchmen that was handed on."""
    # LG-099 LG-103
    numbers = {henchman.name: number for number, henchman in enumerate(box.henchmen)}
    if any(name not in numbers for name in carry.clan) or len(carry.clan) > HENCHMEN:
        raise Malformed("the clan of the chapter before has henchmen that this pack lacks")
    return heap_of(sorted({numbers[name] for name in carry.clan}))
