"""Saves of older rules: a running match is migrated once, and its file says so."""

import shutil
from pathlib import Path

import pytest

from intriga.cli.play.saves import open_save
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.entries import Upgraded
from intriga.kernel.match.records import read_record

RECORDS = Path(__file__).parents[1] / "games" / "_rough" / "records"


@pytest.mark.parametrize("name", ["same", "running"])
def test_a_save_of_older_rules_is_migrated_once(tmp_path: Path, name: str) -> None:
    path = tmp_path / "save.jsonl"
    shutil.copy(RECORDS / f"rules-1-{name}.jsonl", path)

    for _ in range(2):
        save, match = open_save(path)
        save.close()

        assert tuple(match.entries) == read_record(path).entries
        assert 1 == sum(isinstance(entry, Upgraded) for entry in match.entries)


def test_a_save_that_ended_under_older_rules_cannot_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "save.jsonl"
    lines = (RECORDS / "rules-1-ended.jsonl").read_bytes().splitlines(keepends=True)
    lines[0] = lines[0].replace(b'"seed":null', b'"seed":"' + b"03" * 32 + b'"')
    path.write_bytes(b"".join(lines))

    with pytest.raises(Malformed, match="ended under rules 1 and is shown as it was played"):
        open_save(path)
