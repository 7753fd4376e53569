"""Whatever is changed in a record is noticed."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from intriga.cli.record import record_bytes
from intriga.kernel.match.digests import fingerprint, link
from tests.cli.forgeries import CHANGES, OPENING, Change, Lines
from tests.cli.running import SEATINGS, eventful_match, is_one_sentence, recorded, run


@cache
def honest() -> bytes:
    return record_bytes(eventful_match())


def lines_of(record: bytes) -> Lines:
    return [json.loads(line) for line in record.splitlines()]


def written(lines: Lines) -> bytes:
    return b"".join(
        json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" for line in lines
    )


def sealed_again(lines: Lines) -> None:
    """What somebody would do who knows how the chain is made."""
    before = fingerprint(lines[OPENING]["header"])
    for line in lines[1:]:
        line["link"] = ""
        line["link"] = before = link(before, line)


def verdict(folder: Path, record: bytes) -> int:
    file = folder / "changed.jsonl"
    file.write_bytes(record)
    ran = run("verify", file)
    assert ran.code == 0 or (is_one_sentence(ran.err) and ran.out == ""), ran
    return ran.code


def other(value: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool) or value is None:
        return {"a": "b"} if value is None else not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return ("0" if value[:1] != "0" else "1") + value[1:] if value else "00"
    if isinstance(value, list):
        return value[:-1] if value else [0]
    return {name: value[name] for name in list(value)[1:]} if value else {"teams": "yes"}


def test_the_honest_record_holds(tmp_path: Path) -> None:
    (tmp_path / "match.jsonl").write_bytes(honest())

    ran = run("verify", tmp_path / "match.jsonl")

    assert (ran.code, ran.err) == (0, "")
    assert all(is_one_sentence(line) for line in ran.out.splitlines(keepends=True))
    assert [line.partition(":")[0] for line in ran.out.splitlines()[1:]] == [
        "By the rules",
        "By the seed",
        "By nobody's signature",
    ]
    assert "rules 1" in ran.out
    assert f"{len(lines_of(honest())) - 1} entries" in ran.out


def test_the_fingerprint_that_players_were_shown_is_printed_and_compared(tmp_path: Path) -> None:
    (tmp_path / "match.jsonl").write_bytes(honest())
    header = lines_of(honest())[OPENING]["header"]
    shown = header["commitment"]
    plain = run("verify", tmp_path / "match.jsonl")
    same = run("verify", tmp_path / "match.jsonl", "--commitment", shown.upper())
    other_one = run("verify", tmp_path / "match.jsonl", "--commitment", other(shown))

    assert f"Match {header['match']}, fingerprint of the shuffle {shown}." in plain.out
    assert (same.code, same.out) == (0, plain.out)
    assert (other_one.code, other_one.out) == (1, "")
    assert is_one_sentence(other_one.err)
    assert shown in other_one.err


@pytest.mark.parametrize("seating", SEATINGS, ids=" ".join)
def test_what_is_recorded_holds_and_the_same_seed_gives_the_same_file(
    tmp_path: Path, seating: tuple[str, ...]
) -> None:
    first = recorded(tmp_path, *seating, seed=5).read_bytes()
    again = recorded(tmp_path, *seating, seed=5)

    assert first == again.read_bytes()
    assert run("verify", again).code == 0


def test_the_test_writes_and_seals_as_the_program_does() -> None:
    lines = lines_of(honest())
    sealed_again(lines)

    assert honest() == written(lines)


@pytest.mark.parametrize("name", list(lines_of(honest())[OPENING]["header"]))
def test_a_changed_header_is_noticed(tmp_path: Path, name: str) -> None:
    lines = lines_of(honest())
    lines[OPENING]["header"][name] = other(lines[OPENING]["header"][name])

    assert verdict(tmp_path, written(lines)) in (1, 2)


@pytest.mark.parametrize(
    "name",
    ["match", "game", "rules_version", "pack", "pack_digest", "players", "options", "commitment", "added"],
)
def test_a_changed_header_is_noticed_even_if_the_chain_is_sealed_again(tmp_path: Path, name: str) -> None:
    lines = lines_of(honest())
    lines[OPENING]["header"][name] = other(lines[OPENING]["header"][name])
    sealed_again(lines)

    assert verdict(tmp_path, written(lines)) in (1, 2)


@pytest.mark.parametrize("version", [-1, 0, 2, 1000])
def test_rules_that_do_not_exist_judge_nothing(tmp_path: Path, version: int) -> None:
    """Else somebody could call a match one of other rules, and change its moves."""
    lines = lines_of(honest())
    lines[OPENING]["header"]["rules_version"] = version
    sealed_again(lines)

    assert verdict(tmp_path, written(lines)) == 1


def entry_fields() -> list[tuple[str, str]]:
    found: dict[tuple[str, str], None] = {}
    for line in lines_of(honest())[1:]:
        found.update({(line["entry"], name): None for name in line})
    return list(found)


@pytest.mark.parametrize(("kind", "name"), entry_fields())
def test_a_changed_field_of_an_entry_is_noticed(tmp_path: Path, kind: str, name: str) -> None:
    lines = lines_of(honest())
    places = [number for number, line in enumerate(lines) if line.get("entry") == kind]
    for place in {places[0], places[len(places) // 2], places[-1]}:
        lines = lines_of(honest())
        lines[place][name] = other(lines[place][name])

        assert verdict(tmp_path, written(lines)) in (1, 2), place


#: Who plays, who sent it, what was signalled and how long it took is attested by the chain alone.
ATTESTED = {
    ("Decided", "by"),
    ("Decided", "client"),
    ("Signalled", "seat"),
    ("Signalled", "signal"),
    ("Signalled", "to"),
    ("ClockRan", "seat"),
    ("ClockRan", "used"),
    ("SeatChanged", "seat"),
    ("SeatChanged", "who"),
}
JUDGED = [pair for pair in entry_fields() if pair not in ATTESTED and pair[1] != "link"]


@pytest.mark.parametrize(("kind", "name"), JUDGED)
def test_a_changed_field_is_noticed_even_if_the_chain_is_sealed_again(
    tmp_path: Path, kind: str, name: str
) -> None:
    places = [number for number, line in enumerate(lines_of(honest())) if line.get("entry") == kind]
    for place in {places[0], places[len(places) // 2], places[-1]}:
        lines = lines_of(honest())
        lines[place][name] = other(lines[place][name])
        sealed_again(lines)

        assert verdict(tmp_path, written(lines)) in (1, 2), place


@pytest.mark.parametrize("sealed", [False, True], ids=["as it is", "sealed again"])
@pytest.mark.parametrize("change", CHANGES)
def test_a_forgery_is_noticed(tmp_path: Path, change: Change, sealed: bool) -> None:
    lines = lines_of(honest())
    change(lines)
    if sealed:
        sealed_again(lines)

    assert written(lines) != honest()
    assert verdict(tmp_path, written(lines)) == 1


@pytest.mark.parametrize("cut", [1, 2, 10, 1000])
def test_a_truncated_record_is_noticed(tmp_path: Path, cut: int) -> None:
    assert verdict(tmp_path, honest()[: -cut - 1]) in (1, 2)


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        (b'"learned":', b'"more":1,"learned":'),
        (b'"learned":', b'"learned":0,"learned":'),
        (b'"players":4,"options"', b'"players":4,"more":[],"options"'),
        (b'{"entry":', b'{ "entry":'),
        (b'"id":"components"', b'"id":"components","more":1'),
    ],
    ids=["a field more", "a field twice", "a header field more", "a blank more", "a pack field more"],
)
def test_a_line_that_is_written_otherwise_is_noticed(tmp_path: Path, was: bytes, becomes: bytes) -> None:
    assert was in honest()
    assert verdict(tmp_path, honest().replace(was, becomes, 1)) == 2


def test_every_byte_counts(tmp_path: Path) -> None:
    """One letter or digit is changed at many places all over the record."""
    record = honest()
    for place in range(11, len(record), len(record) // 150):
        changed = bytes([record[place] ^ 1])
        if changed in b"\r\n":
            continue

        assert verdict(tmp_path, record[:place] + changed + record[place + 1 :]) in (1, 2), place
