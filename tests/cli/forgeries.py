"""Forgeries: what somebody might change in a record. Lines are those of the file, the opening first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from intriga.kernel.match.proof import commitment
from intriga.kernel.packs import Pack

Lines = list[dict[str, Any]]
Change = Callable[[Lines], object]

OPENING = 0
DEAL = 1


def number_of(lines: Lines, kind: str) -> int:
    """The first line with an entry of this kind."""
    return next(number for number, line in enumerate(lines) if line.get("entry") == kind)


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
