"""The scenarios of the tests among the others, for as long as a test needs them there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from intriga.games.gangsters.box.loading import load
from intriga.games.gangsters.box.tables import Box
from intriga.games.gangsters.scenarios.parts import Parts
from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.kernel.packs import Pack, read_pack
from tests.games.gangsters.packs import own_pack
from tests.games.gangsters.scenarios.quiet_stakeout.rules import PARTS as QUIET_STAKEOUT
from tests.games.gangsters.scenarios.stakeout.parts import PARTS as STAKEOUT

TESTED = (STAKEOUT, QUIET_STAKEOUT)
FOLDER = Path(__file__).parent / "scenarios" / "stakeout"


@contextmanager
def registered() -> Iterator[None]:
    """The tests' scenarios are on the list inside and gone afterwards, whatever happens."""
    with only([*SCENARIOS, *(parts for parts in TESTED if parts not in SCENARIOS)]):
        yield


@contextmanager
def only(scenarios: list[Parts]) -> Iterator[None]:
    """There are these scenarios and no others inside, and the same as before afterwards."""
    before = SCENARIOS.copy()
    SCENARIOS[:] = scenarios
    try:
        yield
    finally:
        SCENARIOS[:] = before


@cache
def pack() -> Pack:
    """The game's own pack with the board of the stakeout."""
    board = read_pack(FOLDER / "components").files["table.toml"]
    return Pack("with the stakeout", {**own_pack().files, STAKEOUT.file: board})


@cache
def box() -> Box:
    with registered():
        return load(pack())
