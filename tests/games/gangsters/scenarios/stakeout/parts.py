"""The stakeout whole, as a registry has it."""

import msgspec

from intriga.games.gangsters.box.tables import ScenarioBox
from intriga.games.gangsters.scenarios.parts import Parts
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.contract import Question
from intriga.kernel.machine.seats import Seat
from intriga.kernel.rows import PackReader
from tests.games.gangsters.scenarios.stakeout.rules import SCENARIO, mission


class View(msgspec.Struct, frozen=True):
    seen: int
    nights: int


def view(s: Gangsters, seat: Seat) -> View:
    return View(mission(s).seen, mission(s).nights)


def load(reader: PackReader) -> ScenarioBox:
    return ScenarioBox("stakeout")


def question(s: Gangsters, seat: Seat) -> Question:
    raise AssertionError


PARTS = Parts(SCENARIO, "stakeout.table.toml", load, view, question, (), lambda: None)
