"""A server's signature of a record: what it covers, and that nothing else passes for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.integrity import InvalidRecord
from intriga.kernel.match.records import read_record
from intriga.tables.recording import record_bytes
from intriga.tables.signing import Signer, check_signature
from tests.cli.running import is_one_sentence, run
from tests.tables.builders import played_out, running

SERVER, OTHER = Signer(bytes([1] * 32)), Signer(bytes([2] * 32))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_bytes(record_bytes(played_out(running("_tiny", "anna", "boris")), SERVER))
    return path


def test_a_signed_record_says_by_whose_key_it_is_signed(file: Path) -> None:
    ran = run("verify", file)

    assert (ran.code, ran.err) == (0, "")
    assert f"By the signature of the key {SERVER.public}:" in ran.out
    assert run("replay", file).code == 0
    assert run("verify", file, "--key", SERVER.public.upper()).out == ran.out


def test_another_key_than_the_published_one_is_noticed(file: Path) -> None:
    ran = run("verify", file, "--key", OTHER.public)

    assert (ran.code, ran.out) == (1, "")
    assert is_one_sentence(ran.err)


def test_an_unsigned_record_holds_and_says_what_nobody_vouches_for(file: Path) -> None:
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:-1]))
    ran = run("verify", file)

    assert ran.code == 0
    assert "By nobody's signature" in ran.out
    assert run("verify", file, "--key", SERVER.public).code == 1


@pytest.mark.parametrize("place", [20, -10])
def test_a_changed_signature_is_noticed(file: Path, place: int) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    signature = bytearray(lines[-1])
    signature[place] = ord("1") if signature[place] == ord("0") else ord("0")
    file.write_bytes(b"".join([*lines[:-1], bytes(signature)]))

    with pytest.raises(InvalidRecord):
        check_signature(read_record(file))
    assert run("verify", file).code == 1


def test_the_signature_of_another_match_does_not_fit(tmp_path: Path, file: Path) -> None:
    other = record_bytes(played_out(running("_tiny", "anna", "boris", seed=2)), SERVER)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:-1], other.splitlines(keepends=True)[-1]]))

    assert run("verify", file).code == 1


@pytest.mark.parametrize(
    "last",
    [b'{"signature":"","key":""}', b'{"signature":"zz","key":"zz"}', b'{"signature":1}', b'{"signature":'],
)
def test_what_is_no_signature_is_refused_with_a_sentence(file: Path, last: bytes) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:-1], last]) + b"\n")
    ran = run("verify", file)

    assert ran.code in (1, 2)
    assert is_one_sentence(ran.err)


def test_a_signature_is_only_the_last_line(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[-1]]))

    with pytest.raises(Malformed):
        read_record(file)
