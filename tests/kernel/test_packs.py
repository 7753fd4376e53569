"""Packs: the bytes of a box, known by their digest; faults name file and row."""

from pathlib import Path

import pytest

from intriga.games.shelf import own_pack
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import LARGEST_FILE, Pack, PackFault, read_pack


def test_the_digest_is_of_names_and_bytes_and_not_of_the_id() -> None:
    pack = Pack("a", {"x.toml": "n = 1", "y.toml": ""})

    assert pack.digest == Pack("b", {"y.toml": "", "x.toml": "n = 1"}).digest
    assert 4 == len(
        {
            pack.digest,
            Pack("a", {"x.toml": "n = 2", "y.toml": ""}).digest,
            Pack("a", {"z.toml": "n = 1", "y.toml": ""}).digest,
            Pack("a", {"x.toml": "", "y.toml": "n = 1"}).digest,
        }
    )


def test_a_table_is_parsed() -> None:
    assert {"n": 1} == Pack("a", {"x.toml": "n = 1"}).table("x.toml")


@pytest.mark.parametrize(
    ("file", "sentence"),
    [("y.toml", "^y.toml: the pack lacks this file$"), ("x.toml", "^x.toml: this is not TOML ")],
)
def test_a_table_that_cannot_be_used_is_named(file: str, sentence: str) -> None:
    with pytest.raises(PackFault, match=sentence):
        Pack("a", {"x.toml": "n = = 1"}).table(file)


def test_a_fault_names_file_row_and_reason() -> None:
    fault = PackFault("x.toml", "row 3", "too big")

    assert "x.toml, row 3: too big" == str(fault)
    assert ("x.toml", "row 3", "too big") == (fault.file, fault.row, fault.reason)


def test_a_folder_is_read_whole(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("n = 1")
    (tmp_path / "notes.txt").write_text("no part of it")

    pack = read_pack(tmp_path)

    assert (tmp_path.name, {"x.toml": "n = 1"}) == (pack.id, pack.files)


def test_the_own_pack_of_a_game_is_its_components() -> None:
    assert {"cards.toml", "chests.toml"} == set(own_pack("_rough").files)


def test_folders_that_are_no_packs_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="holds no TOML file"):
        read_pack(tmp_path)
    with pytest.raises(Malformed, match="is not a folder"):
        read_pack(tmp_path / "none")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff", "x.toml: the file cannot be read as UTF-8"),
        (b"#" * (LARGEST_FILE + 1), "larger than a megabyte"),
    ],
)
def test_files_that_are_no_tables_are_refused(tmp_path: Path, content: bytes, sentence: str) -> None:
    (tmp_path / "x.toml").write_bytes(content)

    with pytest.raises(PackFault, match=sentence):
        read_pack(tmp_path)
