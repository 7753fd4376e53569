"""Packs that differ from ours in one place."""

from intriga.games.masti.box.loading import load
from intriga.games.masti.box.tables import Box
from tests.games.shared.packs import changed_pack, first_fault


def with_text(file: str, old: str, new: str, times: int = -1) -> Box:
    """The box of our pack after one change."""
    return load(changed_pack("masti", file, old, new, times))


def fault_of(file: str, old: str, new: str, times: int = -1) -> tuple[str, str, str]:
    """What the loader says to a changed pack: file, row and reason."""
    return first_fault("masti", changed_pack("masti", file, old, new, times))
