"""Replays: a match in sentences, as far as it holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from intriga.bots.matches import bot_match
from intriga.cli.record import record_bytes
from intriga.cli.replay import event_line, plain_line
from intriga.games.shelf import find_game, own_pack
from intriga.games.speaking import spoken_of
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import json_line, opening_line
from tests.cli.running import SEATINGS, eventful_match, is_one_sentence, recorded, run


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("seating", SEATINGS, ids=" ".join)
def test_every_match_is_told_in_both_languages(
    tmp_path: Path, seating: tuple[str, ...], language: str
) -> None:
    ran = run("replay", recorded(tmp_path, *seating), "--lang", language)

    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) > 50
    assert ("Итог" in ran.out.splitlines()[-1]) == (language == "ru")
    assert [] == [
        name
        for name in ("card_played", "last_trump", "random", "pooled=")
        if name in ran.out and language == "ru"
    ]


def test_what_was_taken_back_is_told_with_the_undo(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(record_bytes(eventful_match()))

    ran = run("replay", file, "--lang", "en")

    assert ran.code == 0
    assert "undoes everything from entry" in ran.out
    assert "now plays seat 0" in ran.out
    assert "boris signals: hm" in ran.out


def saved(match: Match, file: Path) -> Path:
    """A match that has not ended, as it is kept to be played on."""
    lines = [opening_line(match, with_seed=True), *[json_line(entry) for entry in match.entries]]
    file.write_bytes(b"".join(lines))
    return file


@pytest.mark.parametrize("decisions", [0, 1, 20])
def test_a_match_that_has_not_ended_is_told_so_far(tmp_path: Path, decisions: int) -> None:
    ran = run("replay", saved(eventful_match(decisions), tmp_path / "match.jsonl"), "--lang", "en")

    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "The match has not ended."


def test_a_match_that_was_never_dealt_can_be_opened(tmp_path: Path) -> None:
    match = eventful_match(0)
    match.entries.clear()

    ran = run("replay", saved(match, tmp_path / "match.jsonl"), "--lang", "en")

    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "The match has not ended."


def test_a_faulty_match_is_told_as_far_as_it_holds(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    lines = file.read_bytes().splitlines(keepends=True)
    whole = run("replay", file, "--lang", "en").out.splitlines()
    file.write_bytes(b"".join(lines[:10] + lines[12:]))

    ran = run("replay", file, "--lang", "en")

    assert ran.code == 1
    assert is_one_sentence(ran.err)
    assert "entry 9" in ran.err
    told = ran.out.splitlines()[:-1]
    assert whole[: len(told)] == told
    assert len(told) > 10


def test_a_header_that_does_not_hold_is_not_told(tmp_path: Path) -> None:
    file = recorded(tmp_path)
    file.write_bytes(file.read_bytes().replace(b'"players":4', b'"players":9', 1))

    ran = run("replay", file)

    assert (ran.code, ran.out) == (1, "")
    assert is_one_sentence(ran.err)


def test_a_bad_saved_seed_is_a_sentence(tmp_path: Path) -> None:
    file = saved(eventful_match(3), tmp_path / "match.jsonl")
    for seed in (b"zz", b"00", b"11" * 32):
        file.write_bytes(
            saved(eventful_match(3), file)
            .read_bytes()
            .replace(b'"seed":"' + b"0" * 64, b'"seed":"' + seed, 1)
        )

        ran = run("replay", file)

        assert (ran.code, ran.out) == (1, "")
        assert is_one_sentence(ran.err)


def test_the_document_has_every_entry_with_its_events(tmp_path: Path) -> None:
    match = eventful_match()
    file = tmp_path / "match.jsonl"
    file.write_bytes(record_bytes(match))

    found = run("replay", file, "--json").document

    assert list(found) == ["header", "entries", "result", "stops"]
    assert [entry["events"] for entry in found["entries"]] == [list(entry.events) for entry in match.entries]
    assert found["result"]["winners"]
    assert found["stops"] is None


def test_an_event_without_a_sentence_is_told_plainly() -> None:
    event = {"event": "sky_fell", "seat": 2, "cards": ["A1"]}

    assert plain_line(event) == 'sky_fell seat=2 cards=["A1"]'
    assert event_line(spoken_of("masti", "en"), event, ["a", "b", "c"]) == plain_line(event)


def test_the_language_is_that_of_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = recorded(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    russian = run("replay", file).out
    monkeypatch.setenv("LANG", "C")

    assert "Масти Власти" in russian
    assert "Масти Власти" not in run("replay", file).out


@pytest.mark.parametrize(("language", "title"), [("ru", "Гонка во спасение"), ("en", "Race to the Rescue")])
def test_a_match_with_memoirs_ends_with_its_story(tmp_path: Path, language: str, title: str) -> None:
    file = tmp_path / "match.jsonl"
    game, options = find_game("gangsters"), {"scenario": "race"}
    file.write_bytes(record_bytes(bot_match(game, own_pack("gangsters"), options, ["regular"] * 2, 2)))

    ran = run("replay", file, "--lang", language)

    assert (ran.code, ran.err) == (0, "")
    story = ran.out.splitlines()[ran.out.splitlines().index(title) :]
    assert len(story) > 10
    assert any({"ru": "Ада", "en": "Ada"}[language] in line for line in story)
