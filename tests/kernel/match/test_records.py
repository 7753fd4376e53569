"""Records: files of JSON lines; whatever is wrong with one is said in a sentence."""

from pathlib import Path

import pytest

from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import FORMAT, read_record, write_record
from tests.games._rough.builders import begun, played


@pytest.fixture(scope="module")
def match() -> Match:
    return played(begun(2))


def lines_of(match: Match, folder: Path) -> list[bytes]:
    write_record(match, folder / "whole.jsonl")
    return (folder / "whole.jsonl").read_bytes().splitlines()


def test_a_record_reads_as_it_was_written(match: Match, tmp_path: Path) -> None:
    write_record(match, tmp_path / "r.jsonl")

    record = read_record(tmp_path / "r.jsonl")

    assert (FORMAT, match.header, match.pack) == (
        record.opening.record,
        record.opening.header,
        record.opening.pack,
    )
    assert tuple(match.entries) == record.entries
    assert record.opening.seed is None


def test_the_seed_is_saved_only_where_a_match_is_played_on(match: Match, tmp_path: Path) -> None:
    write_record(match, tmp_path / "r.jsonl", with_seed=True)

    assert bytes([1] * 32).hex() == read_record(tmp_path / "r.jsonl").opening.seed


@pytest.mark.parametrize(
    ("number", "text", "sentence"),
    [
        (0, b"{}", "line 1, is not part of a record: .*missing required field"),
        (0, b"not json", "line 1, is not part of a record"),
        (0, b'{"record": 1, "more": 2}', "line 1, is not part of a record"),
        (2, b"{}", "line 3, is not part of a record"),
        (2, b'{"entry": "Dreamt"}', "line 3, is not part of a record: .*Dreamt"),
        (2, b'{"entry": "Decided", "seat": "0", "path": [], "by": "bot"}', "line 3, .*Expected `int`"),
        (2, b'{"entry": "Decided", "seat": 0, "path": [], "by": "nobody"}', "line 3, .*Invalid enum value"),
        (2, b"[" * 100_000, "line 3, is not part of a record"),
        (2, b"\xff\xfe", "line 3, is not part of a record"),
        (2, b"", "line 3, is not part of a record"),
    ],
)
def test_a_malformed_line_is_named(
    match: Match, tmp_path: Path, number: int, text: bytes, sentence: str
) -> None:
    lines = lines_of(match, tmp_path)
    lines[number] = text
    (tmp_path / "bad.jsonl").write_bytes(b"\n".join(lines))

    with pytest.raises(Malformed, match=sentence) as fault:
        read_record(tmp_path / "bad.jsonl")

    assert "\n" not in str(fault.value)


def test_a_record_of_another_format_is_named(match: Match, tmp_path: Path) -> None:
    lines = lines_of(match, tmp_path)
    lines[0] = lines[0].replace(b'"record":1', b'"record":7')
    (tmp_path / "bad.jsonl").write_bytes(b"\n".join(lines))

    with pytest.raises(Malformed, match="a record of format 7; this program reads 1"):
        read_record(tmp_path / "bad.jsonl")


@pytest.mark.parametrize(
    ("name", "sentence"), [("none.jsonl", "cannot be read: No such file"), (".", "cannot be read")]
)
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        read_record(tmp_path / name)


def test_an_empty_file_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").write_bytes(b"")

    with pytest.raises(Malformed, match="is empty, not a record of a match"):
        read_record(tmp_path / "empty.jsonl")


def test_a_record_that_cannot_be_written_says_so(match: Match, tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="cannot be written: No such file"):
        write_record(match, tmp_path / "none" / "r.jsonl")
