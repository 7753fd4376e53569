"""Packs that differ from the game's own in a few places, and what the loader says to them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from intriga.games import gangsters
from intriga.games.gangsters.box.loading import load
from intriga.games.gangsters.box.tables import Box
from intriga.kernel.packs import Pack, PackFault
from intriga.kernel.scenarios import game_pack

COMPONENTS = Path(gangsters.__path__[0]) / "components"


@cache
def own_pack() -> Pack:
    return game_pack(COMPONENTS.parent)


@cache
def own_box() -> Box:
    return load(own_pack())


def changed(*changes: tuple[str, str, str]) -> Pack:
    """Our pack after these changes: file, what stands there, what shall stand there instead."""
    files = dict(own_pack().files)
    for file, old, new in changes:
        assert old in files[file], f"{file} has no {old!r}"
        files[file] = files[file].replace(old, new, 1)
    return Pack("changed", files)


def with_files(more: Mapping[str, str | None]) -> Pack:
    """Our pack with other files; None takes one away."""
    files = {**own_pack().files, **more}
    return Pack("changed", {name: text for name, text in files.items() if text is not None})


def faults_of(pack: Pack) -> list[str]:
    """All that is wrong, as a person reads it."""
    try:
        load(pack)
    except PackFault as fault:
        return [str(one) for one in (fault, *fault.others)]
    return []
