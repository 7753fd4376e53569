"""Guided games: a fixed deal, and steps that say what is to be done next."""

from collections.abc import Sequence

from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.entries import Decided
from intriga.tables.denials import not_now
from intriga.tables.rows import GuideStep
from intriga.tables.table import Table


def step_number(table: Table) -> int:
    """How many steps are done: one for each standing decision of a seat that the guide speaks of."""
    match = table.match
    if match is None:
        return 0
    seats = {step.seat for step in table.opened.guide}
    standing = [match.entries[index] for index in match.standing if index < table.kept]
    return sum(isinstance(entry, Decided) and entry.seat in seats for entry in standing)


def guide_step(table: Table) -> GuideStep | None:
    """The step that is due; None without a guide, or if the match has left the guide's path."""
    position = table.position
    number = step_number(table)
    if position is None or table.status != "running" or number >= len(table.opened.guide):
        return None
    step = table.opened.guide[number]
    return step if position.may >> step.seat & 1 and is_possible(table, step) else None


def is_possible(table: Table, step: GuideStep) -> bool:
    """Whether what the step expects can be said here."""
    position = table.position
    if position is None or not step.words:
        return position is not None
    legal = {word.notation() for word in position.legal(step.seat)}
    return step.words[0] in legal


def check_guide(table: Table, seat: Seat, words: Sequence[str]) -> None:
    """Denied if the guide expects other words at this step."""
    step = guide_step(table)
    if step is not None and step.seat == seat and step.words and tuple(words) != step.words:
        raise not_now("guide_expects", word=" ".join(step.words))


def guided_words(table: Table, seat: Seat) -> tuple[str, ...]:
    """What the guide lets a bot say here; nothing where the bot is free."""
    step = guide_step(table)
    return step.words if step is not None and step.seat == seat else ()
