"""Facts of questions and refusals as the blanks of their sentences. Everybody is named, the reader too."""

from collections.abc import Mapping
from typing import Any

from intriga.games.gangsters.speech.wording import (
    NONE,
    Blanks,
    boss_name,
    counted,
    phrases,
    plays_alone,
    tell_henchman,
    tell_problem,
)
from intriga.kernel.contract import Question
from intriga.kernel.machine.refusals import Refusal
from intriga.kernel.machine.seats import Seat
from intriga.kernel.speech import Listener
from intriga.kernel.wording import listed

AS_THEY_ARE = ("left", "purse", "level", "price", "face", "as_best")


def question_blanks(question: Question, to: Listener) -> Blanks:
    facts = question.facts
    blanks = told_facts(facts, to)
    if "seats" in facts:
        seats: list[Seat] = facts["seats"]
        blanks["names"] = listed([to.names[seat] for seat in seats], phrases(to.tongue))
    if "actions" in facts:
        blanks["actions"] = counted("actions", facts["actions"], to.tongue)
    return blanks


def refusal_blanks(refusal: Refusal, to: Listener) -> Blanks:
    """Whatever a sentence may name; what the refusal does not tell is `none`."""
    return {"name": NONE, "henchman": NONE, "problem": NONE, **told_facts(dict(refusal.facts), to)}


def told_facts(facts: Mapping[str, Any], to: Listener) -> Blanks:
    blanks: Blanks = {key: facts[key] for key in AS_THEY_ARE if key in facts}
    if "boss" in facts:
        blanks["name"] = boss_name(facts["boss"], to)
        blanks["alone"] = "yes" if plays_alone(to) else "no"
    if "henchman" in facts:
        blanks["henchman"] = tell_henchman(facts["henchman"], to.tongue)
    if "problem" in facts:
        blanks["problem"] = tell_problem(facts["problem"], to.tongue)
    return blanks
