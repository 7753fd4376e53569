"""Whatever is changed in a record is noticed."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from intriga.cli.record import record_bytes
from intriga.kernel.digests import fingerprint, link
from intriga.kernel.packs import Pack
from intriga.kernel.proof import commitment
from tests.cli.running import SEATINGS, eventful_match, is_one_sentence, recorded, run

Lines = list[dict[str, Any]]
Change = Callable[[Lines], object]

OPENING = 0
DEAL = 1


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


def number_of(lines: Lines, kind: str) -> int:
    return next(number for number, line in enumerate(lines) if line.get("entry") == kind)


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
    assert is_one_sentence(ran.out)
    assert "rules 1" in ran.out
    assert f"{len(lines_of(honest())) - 1} entries" in ran.out


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


def swap(lines: Lines) -> None:
    place = number_of(lines, "Decided")
    lines[place], lines[place + 1] = lines[place + 1], lines[place]


def nothing_after(lines: Lines) -> None:
    del lines[-1]


def another_move(lines: Lines) -> None:
    """A card that the seat might have played as well."""
    place = next(
        place
        for place, line in enumerate(lines[3:], 3)
        if line.get("entry") == "Decided" and line["path"][0] != "bribe"
    )
    lines[place]["path"] = ["bribe"]


def another_outcome(lines: Lines) -> None:
    lines[DEAL]["picks"][3][1] ^= 1


def another_width(lines: Lines) -> None:
    lines[DEAL]["picks"][3][0] -= 1


def another_witness(lines: Lines) -> None:
    lines[DEAL]["picks"][3][2] = 15


def a_pick_more(lines: Lines) -> None:
    lines[DEAL]["picks"].append([2, 0, 1, []])


def a_pick_less(lines: Lines) -> None:
    del lines[DEAL]["picks"][-1]


def another_hand(lines: Lines) -> None:
    hands = lines[DEAL]["events"][0]["hands"]
    hands[0], hands[1] = hands[1], hands[0]


def another_winner(lines: Lines) -> None:
    lines[-1]["result"]["winners"] = [seat for seat in range(4) if seat not in lines[-1]["result"]["winners"]]


def another_total(lines: Lines) -> None:
    lines[-1]["result"]["totals"][0] += 1


def another_score(lines: Lines) -> None:
    events = lines[-2]["events"]
    next(event for event in events if event["event"] == "scored")["total"] += 1


def another_seed(lines: Lines) -> None:
    lines[-1]["seed"] = "11" * 32


def another_seed_with_its_own_commitment(lines: Lines) -> None:
    lines[-1]["seed"] = "11" * 32
    lines[OPENING]["header"]["commitment"] = commitment(bytes.fromhex("11" * 32), "eventful")


def a_seed_too_long(lines: Lines) -> None:
    lines[-1]["seed"] = "11" * 100
    lines[OPENING]["header"]["commitment"] = commitment(bytes.fromhex("11" * 100), "eventful")


def ended_otherwise(lines: Lines) -> None:
    lines[-1]["how"] = "abandoned"


def resigned_at_a_ruled_end(lines: Lines) -> None:
    lines[-1]["seats"] = [2]


def cut_off_and_abandoned(lines: Lines) -> None:
    """The last moves are left out, and the end put behind: the result of the rest is not this one."""
    del lines[-5:-1]


def no_consent(lines: Lines) -> None:
    lines[number_of(lines, "Undone")]["consents"] = []


def consent_twice(lines: Lines) -> None:
    lines[number_of(lines, "Undone")]["consents"] *= 2


def the_undo_dropped(lines: Lines) -> None:
    del lines[number_of(lines, "Undone")]


def a_note_with_an_event(lines: Lines) -> None:
    lines[number_of(lines, "Signalled")]["events"] = [{"event": "ended", "winners": [0]}]


def a_note_of_nobody(lines: Lines) -> None:
    lines[number_of(lines, "ClockRan")]["seat"] = 4


def the_pack(lines: Lines) -> None:
    files = lines[OPENING]["pack"]["files"]
    files["scoring.toml"] = files["scoring.toml"].replace("10, 15]", "10, 16]")


def the_pack_and_its_digest(lines: Lines) -> None:
    files = lines[OPENING]["pack"]["files"]
    files["scoring.toml"] = files["scoring.toml"].replace("guild = [0, 1, 3,", "guild = [0, 2, 4,")
    lines[OPENING]["header"]["pack_digest"] = Pack("components", files).digest


def a_pack_that_is_none(lines: Lines) -> None:
    files = lines[OPENING]["pack"]["files"]
    files["scoring.toml"] = "guild = 3"
    lines[OPENING]["header"]["pack_digest"] = Pack("components", files).digest


def the_packs_name(lines: Lines) -> None:
    lines[OPENING]["pack"]["id"] = "another"


def dropped_line(lines: Lines) -> None:
    del lines[7]


def doubled_line(lines: Lines) -> None:
    lines.insert(7, lines[7])


def doubled_end(lines: Lines) -> None:
    lines.append(dict(lines[-1]))


def no_deal(lines: Lines) -> None:
    del lines[DEAL]


def two_deals(lines: Lines) -> None:
    lines.insert(DEAL, dict(lines[DEAL]))


def no_entries(lines: Lines) -> None:
    del lines[1:]


CHANGES: list[Change] = [
    swap,
    nothing_after,
    another_move,
    another_outcome,
    another_width,
    another_witness,
    a_pick_more,
    a_pick_less,
    another_hand,
    another_winner,
    another_total,
    another_score,
    another_seed,
    another_seed_with_its_own_commitment,
    a_seed_too_long,
    ended_otherwise,
    resigned_at_a_ruled_end,
    cut_off_and_abandoned,
    no_consent,
    consent_twice,
    the_undo_dropped,
    a_note_with_an_event,
    a_note_of_nobody,
    the_pack,
    the_pack_and_its_digest,
    a_pack_that_is_none,
    the_packs_name,
    dropped_line,
    doubled_line,
    doubled_end,
    no_deal,
    two_deals,
    no_entries,
]


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
