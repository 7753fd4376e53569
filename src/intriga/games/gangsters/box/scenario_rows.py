"""The scenarios of a pack: each has a file of its own and reads it itself."""

from intriga.games.gangsters.box.tables import ScenarioBox
from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.kernel.rows import PackReader


def scenario_files() -> list[str]:
    return [parts.file for parts in SCENARIOS]


def load_scenarios(reader: PackReader) -> list[ScenarioBox]:
    return [parts.load(reader) for parts in SCENARIOS]
