"""What one chapter of a campaign hands to the next."""

from typing import Any

import msgspec

from intriga.games.gangsters.box.tables import HENCHMEN, Box
from intriga.games.gangsters.rules.end import CHAPTERS
from intriga.games.gangsters.scenarios.registry import SCENARIOS, parts_of
from intriga.games.gangsters.setup import Chapter
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.heaps import heap_of, items
from intriga.kernel.machine.refusals import Malformed

VERSION = 1
KINDS = ("no", "yes", "whole")  # of campaign: none, a short one of two chapters, three chapters
WHOLE = "whole"


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


def check_scenario(box: Box, name: str, campaign: str, carry: Carry | None) -> None:
    """Malformed says why this scenario cannot be played now: the finale is the third chapter or is played by
    itself, and nothing is played twice."""
    # LG-003 LG-G10
    here = [one.name for one in box.scenarios]
    if name not in here:
        raise Malformed(f"this pack has no scenario '{name}'; choose another one")
    is_finale = parts_of(name).scenario.is_finale
    finales = [parts.scenario.name for parts in SCENARIOS if parts.scenario.is_finale]
    finales = [one for one in finales if one in here]
    if campaign == WHOLE and not finales:
        raise Malformed("this pack has no finale; choose a campaign of two chapters")
    if carry is None:
        return
    if name in carry.played:
        raise Malformed(f"'{name}' was played in an earlier chapter; choose another scenario")
    is_last = campaign == WHOLE and carry.chapter == CHAPTERS
    if is_last and not is_finale:
        raise Malformed(f"the third chapter is always the finale: {', '.join(finales)}")
    if is_finale and not is_last:
        raise Malformed(f"'{name}' is the finale; choose another scenario for this chapter")


def chapter_of(box: Box, name: str, campaign: str, carry: Carry | None) -> Chapter:
    """The chapter that follows what was handed on; without that, the first one, or the finale by itself."""
    # LG-002 LG-006
    is_whole = campaign == WHOLE
    if carry is not None:
        clan, played, earned = clan_of(box, carry), tuple(carry.played), tuple(carry.earned)
        return Chapter(True, carry.chapter, clan, played, earned, is_whole)
    if campaign == KINDS[0] or parts_of(name).scenario.is_finale:
        return Chapter(False)
    return Chapter(True, is_whole=is_whole)


def clan_of(box: Box, carry: Carry) -> int:
    """The heap of the clan's henchmen that was handed on."""
    # LG-099 LG-103
    numbers = {henchman.name: number for number, henchman in enumerate(box.henchmen)}
    if any(name not in numbers for name in carry.clan) or len(carry.clan) > HENCHMEN:
        raise Malformed("the clan of the chapter before has henchmen that this pack lacks")
    return heap_of(sorted({numbers[name] for name in carry.clan}))
