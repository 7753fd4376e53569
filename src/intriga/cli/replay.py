"""`intriga replay`: a recorded match, move by move."""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Any

import msgspec

from intriga.bots.levels import is_level
from intriga.bots.naming import bot_name, level_name
from intriga.cli.common import (
    AsJson,
    Lang,
    RecordFile,
    language_of,
    print_json,
)
from intriga.games.shelf import find_game
from intriga.games.speaking import Spoken
from intriga.kernel.contract import Result
from intriga.kernel.machine.seats import Seat
from intriga.kernel.match import verify as judge
from intriga.kernel.match.entries import (
    AnyEntry,
    Branched,
    Ended,
    Header,
    Practised,
    SeatChanged,
    Signalled,
    Undone,
    Upgraded,
)
from intriga.kernel.match.records import Record, read_record
from intriga.kernel.sentences import Sentences, sentences

LOCALES = Path(__file__).parent / "locales"
LINE = 100  # letters
SCRIPTED = "scripted"  # a scripted seat that its game does not name


def replay(file: RecordFile, /, *, lang: Lang = None, as_json: AsJson = False) -> int:
    """Run a record again and print every move as a sentence, up to the result.

    An invalid record is printed up to its first error, then a sentence says what is wrong (exit code 1).
    """
    record = read_record(file)
    valid, fault = valid_entries(record)
    if as_json:
        print_json(as_document(record.opening.header, valid, fault))
    elif valid or fault is None:
        for line in match_lines(record, valid, language_of(lang)):
            print(line)
    if fault is None:
        return 0
    print(f"{file} stops here: {fault}.", file=sys.stderr)
    return 1


def valid_entries(record: Record) -> tuple[list[AnyEntry], str | None]:
    """The entries before the first one that a re-run does not reproduce, and what is wrong with that one."""
    try:
        judge.replay(find_game(record.opening.header.game), record)
    except judge.InvalidRecord as fault:
        return list(record.entries[: fault.entry]), str(fault)
    return list(record.entries), None


def as_document(header: Header, valid: list[AnyEntry], fault: str | None) -> dict[str, Any]:
    """The match for other programs: its events by entry; what was taken back stays in, with the undo."""
    return {
        "header": msgspec.to_builtins(header),
        "entries": [shown(number, entry) for number, entry in enumerate(valid)],
        "result": msgspec.to_builtins(result_of(valid)),
        "stops": fault,
    }


def shown(number: int, entry: AnyEntry) -> dict[str, Any]:
    plain = msgspec.to_builtins(entry)
    kept = {
        name: value for name, value in plain.items() if name not in ("digest", "link", "picks", "learned")
    }
    return {"number": number, **kept}


def result_of(valid: list[AnyEntry]) -> Result | None:
    last = valid[-1] if valid else None
    return last.result if isinstance(last, Ended) else None


def match_lines(record: Record, valid: list[AnyEntry], language: str) -> Iterator[str]:
    """The match as lines of text."""
    header = record.opening.header
    say = sentences(language, LOCALES)
    game = find_game(header.game)
    spoken = Spoken(game, language, game.load(record.opening.pack))
    names = names_in(header, spoken)
    yield say.say(
        "replay-heading",
        title=spoken.title,
        players=str(header.players),
        rules=str(header.rules_version),
        match=header.match,
    )
    for name, value in header.options.items():
        told = spoken.text(f"option-{name}-{value}", value)
        yield say.say("replay-option", name=spoken.text(f"option-{name}", name), value=told)
    for seat, who in enumerate(names):
        yield say.say("replay-seat", seat=str(seat), who=who, level=bot_level(header, seat, language))
    for number, entry in enumerate(valid):
        for place, line in enumerate(entry_lines(spoken, entry, names)):
            yield f"{number if place == 0 else '':>4}  {line}"
    if not (valid and isinstance(valid[-1], Ended)):
        yield say.say("replay-open")
    yield from memoirs_lines(spoken, valid, names)


def names_in(header: Header, spoken: Spoken) -> list[str]:
    """A name for each seat: bots have those that tables give them."""
    game = find_game(header.game)
    people = [
        bot_name(seat, spoken.language) if is_level(game, who) else who
        for seat, who in enumerate(header.seats)
    ]
    scripted = game.scripted(header.players, header.options)
    named = spoken.speech.scripted_names(header.options, spoken.tongue)
    return [*people, *[*named, *[SCRIPTED] * scripted][:scripted]]


def bot_level(header: Header, seat: Seat, language: str) -> str:
    """The level of the bot in this seat; `none` for a person and a scripted seat."""
    who = header.seats[seat] if seat < len(header.seats) else ""
    return level_name(who, language) if is_level(find_game(header.game), who) else "none"


def memoirs_lines(spoken: Spoken, valid: list[AnyEntry], names: list[str]) -> Iterator[str]:
    """The match as a story, if the game tells one."""
    told = spoken.memoirs(valid, names)
    if told is not None:
        yield ""
        yield told.title
        for paragraph in told.paragraphs:
            yield ""
            yield from wrap(paragraph, LINE)


def entry_lines(spoken: Spoken, entry: AnyEntry, names: list[str]) -> Iterator[str]:
    """One entry as lines: its events, and what it is itself."""
    say = sentences(spoken.language, LOCALES)
    for event in entry.events:
        yield event_line(spoken, event, names)
    if isinstance(entry, Undone):
        yield say.say("replay-undone", who=names[entry.seat], to=str(entry.to))
    elif isinstance(entry, SeatChanged):
        yield say.say("replay-seat-changed", who=level_name(entry.who, spoken.language), seat=str(entry.seat))
    elif isinstance(entry, Signalled):
        yield say.say(
            "replay-signalled",
            who=names[entry.seat],
            signal=spoken.text(f"signal-{entry.signal}", entry.signal),
        )
    elif isinstance(entry, Upgraded):
        yield say.say("replay-upgraded", rules=str(entry.to_version))
    elif isinstance(entry, Branched):
        yield say.say("replay-branched", match=entry.match)
    elif isinstance(entry, Practised):
        yield say.say("replay-practice")
    elif isinstance(entry, Ended):
        yield from end_lines(entry, spoken, say, names)


def event_line(spoken: Spoken, stored: Mapping[str, Any], names: list[str]) -> str:
    """An event with full information as the game words it, or plainly where it has no sentence for it."""
    event = spoken.event(stored)
    sentence = spoken.speech.tell(event, spoken.to(names)) if event is not None else None
    return sentence if sentence is not None else plain_line(stored)


def plain_line(stored: Mapping[str, Any]) -> str:
    """An event without a sentence: its name and its fields."""
    fields = [
        f"{name}={msgspec.json.encode(value).decode()}" for name, value in stored.items() if name != "event"
    ]
    return " ".join([str(stored.get("event", "?")), *fields])


def end_lines(entry: Ended, spoken: Spoken, say: Sentences, names: list[str]) -> Iterator[str]:
    if entry.how == "resigned":
        yield say.say("replay-resigned", who=", ".join(names[seat] for seat in entry.seats))
    elif entry.how == "abandoned":
        yield say.say("replay-abandoned")
    if entry.result is not None:
        yield say.say(
            "replay-result",
            ending=spoken.speech.ending(entry.result, spoken.to(names)),
            totals=", ".join(str(total) for total in entry.result.totals),
        )
