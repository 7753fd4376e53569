"""Packs that differ from a game's own in one place, and what its loader says to them."""

from __future__ import annotations

from intriga.games.shelf import find_game, own_pack
from intriga.kernel.packs import Pack, PackFault


def changed_pack(game: str, file: str, old: str, new: str, times: int) -> Pack:
    """The game's own pack after one change, at this many places from the first; -1 means at all."""
    files = dict(own_pack(game).files)
    assert old in files[file], f"{file} has no {old!r}"
    files[file] = files[file].replace(old, new, times)
    return Pack("changed", files)


def faults_of(game: str, pack: Pack) -> list[PackFault]:
    """All that is wrong with a pack."""
    try:
        find_game(game).load(pack)
    except PackFault as fault:
        return [fault, *fault.others]
    return []


def first_fault(game: str, pack: Pack) -> tuple[str, str, str]:
    """What the loader says first: file, row and reason."""
    fault = faults_of(game, pack)[0]
    return fault.file, fault.row, fault.reason
