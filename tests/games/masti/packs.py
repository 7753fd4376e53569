"""Packs that differ from ours in one place."""

import pytest

from intriga.games.masti.box import loading as components
from intriga.games.masti.box.tables import Box
from intriga.games.shelf import own_pack
from intriga.kernel.packs import Pack, PackFault


def with_text(file: str, old: str, new: str, times: int = -1) -> Box:
    """The box of our pack after one change."""
    files = dict(own_pack("masti").files)
    assert old in files[file]
    files[file] = files[file].replace(old, new, times)
    return components.load(Pack("changed", files))


def fault_of(file: str, old: str, new: str, times: int = -1) -> tuple[str, str, str]:
    """What the loader says to a changed pack: file, row and reason."""
    with pytest.raises(PackFault) as raised:
        with_text(file, old, new, times)
    return raised.value.file, raised.value.row, raised.value.reason
