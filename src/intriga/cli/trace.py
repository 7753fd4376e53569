"""`intriga trace`: a match as JSON lines with full information, for independent checkers."""

import msgspec

from intriga.cli.common import RecordFile, print_bytes, standing_entries
from intriga.kernel.match.records import read_record


def trace(file: RecordFile, /) -> None:
    """Print every event of a match, one JSON object a line, hidden facts included; see docs/trace.md.

    Moves that were taken back are left out. A match that has not ended is traced as far as it goes.
    """
    for entry in standing_entries(read_record(file).entries):
        for event in entry.events:
            print_bytes(msgspec.json.encode(event))
