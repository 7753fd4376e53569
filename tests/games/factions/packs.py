"""Packs that differ from the game's own in a few places, and what the loader says to them."""

from __future__ import annotations

from collections.abc import Mapping

from intriga.kernel.packs import Pack
from tests.games.factions.pack_texts import own_pack
from tests.games.shared import packs as shared

#: Two of the files of notes are left out: a pack may do without, and reading them takes time.
SMALL = {
    name: text for name, text in own_pack().files.items() if name not in ("notes_l.toml", "notes_k.toml")
}


def changed(*changes: tuple[str, str, str]) -> Pack:
    """Our pack after these changes: file, what stands there, what shall stand there instead."""
    files = dict(SMALL)
    for file, old, new in changes:
        assert old in files[file], f"{file} has no {old!r}"
        files[file] = files[file].replace(old, new, 1)
    return Pack("changed", files)


def with_files(more: Mapping[str, str | None]) -> Pack:
    """Our pack with other files; None takes one away."""
    files = {**SMALL, **more}
    return Pack("changed", {name: text for name, text in files.items() if text is not None})


def faults_of(pack: Pack) -> list[str]:
    """All that is wrong, as a person reads it."""
    return [str(fault) for fault in shared.faults_of("factions", pack)]
