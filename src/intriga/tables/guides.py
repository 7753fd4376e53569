"""Guided games: a fixed deal, and steps that say what is to be done next.

Each seat follows its own steps in their order; what else it says, such as passing in a window, is no step.
"""

from collections.abc import Sequence

from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.entries import Decided
from intriga.tables.denials import not_now
from intriga.tables.rows import GuideStep
from intriga.tables.table import Table


def steps_left(table: Table) -> list[GuideStep]:
    """The steps that are not done yet, in order."""
    left = list(table.opened.guide)
    match = table.match
    if match is None or not left:
        return left
    for index in match.standing:
        entry = match.entries[index]
        if index < table.kept and isinstance(entry, Decided):
            step = next((each for each in left if each.seat == entry.seat), None)
            if step is not None and (not step.words or step.words == tuple(entry.path)):
                left.remove(step)
    return left


def step_number(table: Table) -> int:
    """How many steps are done."""
    return len(table.opened.guide) - len(steps_left(table))


def guide_step(table: Table) -> GuideStep | None:
    """The step that is due: the first that can be done; None if there is none."""
    if table.position is None or table.status != "running":
        return None
    heads: dict[Seat, GuideStep] = {}
    for step in steps_left(table):
        heads.setdefault(step.seat, step)
    return next((step for step in heads.values() if is_possible(table, step)), None)


def is_possible(table: Table, step: GuideStep) -> bool:
    """Whether what the step expects can be said now."""
    position = table.position
    if position is None or not position.may >> step.seat & 1:
        return False
    return not step.words or step.words[0] in {word.notation() for word in position.legal(step.seat)}


def check_guide(table: Table, seat: Seat, words: Sequence[str]) -> None:
    """Denied if the guide expects other words at this step."""
    step = next((each for each in steps_left(table) if each.seat == seat), None)
    if step is not None and step.words and tuple(words) != step.words and is_possible(table, step):
        raise not_now("guide_expects", word=step.words[-1])  # of a path the word that settles it


def guided_words(table: Table, seat: Seat) -> tuple[str, ...]:
    """What the guide lets a bot say here; nothing where the bot is free."""
    step = guide_step(table)
    return step.words if step is not None and step.seat == seat else ()
