"""The record of a table's match: the same file as the terminal writes, without anybody's name, and signed."""

from intriga.kernel.match.records import json_line, opening_line
from intriga.tables.checks import check_ended
from intriga.tables.signing import Signer
from intriga.tables.table import Table


def record_bytes(table: Table, signer: Signer | None = None) -> bytes:
    """The finished match as a file that `intriga verify` checks; Denied before the end."""
    check_ended(table)
    match = table.match
    assert match is not None
    lines = [opening_line(match, with_seed=False), *(json_line(entry) for entry in match.entries)]
    if signer is not None:
        lines.append(json_line(signer.sign(match.header, match.entries[-1])))
    return b"".join(lines)
