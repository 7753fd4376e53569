"""The scenarios of a pack: each has a file of its own and reads it itself."""

from intriga.games.gangsters.box.tables import ScenarioBox
from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.kernel.rows import PackReader


def scenario_files() -> list[str]:
    return [parts.file for parts in SCENARIOS]


def load_scenarios(reader: PackReader) -> list[ScenarioBox]:
    """Those that the pack has tables for. It may leave some out: a stored game keeps the pack that it was
    begun with, and that may be older than a scenario."""
    found = [parts for parts in SCENARIOS if parts.file in reader.pack.files]
    if SCENARIOS and not found:
        reader.fault(SCENARIOS[0].file, "", f"a pack has at least one of: {', '.join(scenario_files())}")
    return [parts.load(reader) for parts in found]
