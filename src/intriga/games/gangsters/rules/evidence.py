"""Evidence: fingerprints on the table at the end of a round."""

from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.heaps import items

THREE_PLAYERS = 3


def fingerprints_before(s: Gangsters, boss: int) -> int:
    """Fingerprints on the problems before one boss."""
    # LG-082 LG-084 LG-A5
    found = 0
    for problem in items(s.problems[boss]):
        if s.box.problems[problem].fingerprint:
            found += 1
    return found


def fingerprints_on_table(s: Gangsters) -> int:
    """All fingerprints: of problems and of the scenario's cards."""
    # LG-082 LG-083 LG-A5
    found = s.scenario.fingerprints(s)
    for boss in range(s.bosses):
        found += fingerprints_before(s, boss)
    return found


def limit_before_one(s: Gangsters) -> int:
    """How many before one boss lose the game; 0 if that is not counted."""
    # LG-084
    return s.numbers.fingerprints_each if s.players >= THREE_PLAYERS else 0


def evidence_that_loses(s: Gangsters) -> str:
    """Why the game would be lost if the round ended now, or an empty string."""
    # LG-083 LG-084 LG-A2 LG-A4
    if fingerprints_on_table(s) >= s.numbers.fingerprints:
        return "evidence"
    limit = limit_before_one(s)
    for boss in range(s.bosses):
        if limit and fingerprints_before(s, boss) >= limit:
            return "evidence_before_one"
    return ""
