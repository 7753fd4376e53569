"""Campaigns in the terminal: after a chapter the next one, or the same again; each is a save of its own."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from intriga.bots.levels import is_level
from intriga.cli.play.form import BOTS, PLAYERS, Form
from intriga.cli.play.saves import SUFFIX, has_ended, new_save
from intriga.cli.play.session import Session, secret_and_name
from intriga.kernel.contract import Game
from intriga.kernel.match.chains import (
    can_be_retried,
    carried_over,
    counts_of_next,
    next_match,
    options_of_next,
    retried_match,
    values_of_next,
)
from intriga.kernel.match.match import Match
from intriga.tables.checks import default_level

Way = Literal["next", "retry"]


def ways_on(match: Match) -> list[Way]:
    """What is offered after a match; nothing after a single one."""
    found: list[Way] = ["next"] if carried_over(match) is not None else []
    return [*found, "retry"] if can_be_retried(match) else found


def chapter_form(session: Session) -> Form | None:
    """What may be chosen for the next chapter; None if nothing may."""
    match = session.match
    form = Form(session.game, session.shell, {}, None)
    per_chapter = {option.name for option in session.game.options if option.per_chapter}
    form.fields = [field for field in form.fields if field.name in per_chapter | {PLAYERS}]
    counts = form.fields[0]
    counts.values = counts.words = [str(count) for count in counts_of_next(match)]
    proposed = options_of_next(match, match.header.players, {})
    for field in form.fields:
        if field.name == PLAYERS:
            field.chosen = str(match.header.players)
            continue
        there = values_of_next(match, field.name)
        pairs = [pair for pair in zip(field.values, field.words, strict=True) if pair[0] in there]
        field.values, field.words = [value for value, _ in pairs], [word for _, word in pairs]
        field.chosen = proposed.get(field.name, field.chosen)
    is_open = any(len(field.values) > 1 for field in form.fields)
    return form if is_open else None


def follow(session: Session, way: Way, answers: Mapping[str, str], seed: str | None) -> Session:
    """The match that follows, dealt and saved in the same folder. A given seed leads to the same deals."""
    before = session.match
    secret, name = secret_and_name(None if seed is None else f"{seed} {before.header.match}")
    if way == "retry":
        made = retried_match(before, name, secret)
    else:
        chosen = {option: value for option, value in answers.items() if option not in (PLAYERS, BOTS)}
        players = int(answers.get(PLAYERS, before.header.players))
        seats = seats_of_next(session.game, before.header.seats, players)
        made = next_match(before, name, secret, seats, chosen)
    return Session(made, new_save(made, session.save.path.parent), session.shell)


def seats_of_next(game: Game, seats: Sequence[str], players: int) -> list[str]:
    """The same seats; with fewer players bots go first, and more players are bots."""
    kept = list(seats)
    while len(kept) > players:
        bots = [seat for seat, who in enumerate(kept) if is_level(game, who)]
        kept.pop((bots or [len(kept) - 1])[-1])
    levels = [who for who in kept if is_level(game, who)] or [default_level(game)]
    return kept + [levels[-1]] * (players - len(kept))


# ── going on later ──


class Heading(msgspec.Struct):
    match: str
    previous: str | None = None


class FirstLine(msgspec.Struct):
    header: Heading


class Carrying(msgspec.Struct):
    carry: dict[str, object] | None = None


class LastLine(msgspec.Struct):
    result: Carrying | None = None


def last_chapter(game: str, folder: Path) -> Path | None:
    """The chapter of this game that was finished last, if it has a next one that nobody has begun."""
    found = [path for path in folder.glob(f"{game}-*{SUFFIX}") if path.is_file()]
    headings: dict[Path, Heading] = {}
    for path in found:
        try:
            first = path.read_bytes().partition(b"\n")[0]
            headings[path] = msgspec.json.decode(first, type=FirstLine).header
        except (OSError, msgspec.MsgspecError):
            continue
    begun = {heading.previous for heading in headings.values()}
    for path in sorted(headings, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        if headings[path].match not in begun and goes_on(path):
            return path
    return None


def goes_on(path: Path) -> bool:
    if not has_ended(path):
        return False
    last = path.read_bytes().rstrip(b"\n").rpartition(b"\n")[2]
    try:
        result = msgspec.json.decode(last, type=LastLine).result
    except msgspec.MsgspecError:
        return False
    return result is not None and result.carry is not None
