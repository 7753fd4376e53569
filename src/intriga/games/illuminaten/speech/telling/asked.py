"""Facts of questions and refusals as the blanks of their sentences; everybody is named."""

from collections.abc import Mapping
from typing import Any

from intriga.games.illuminaten.speech.wording import (
    NOTHING,
    named,
    phrases,
    tell_card,
    tell_cell,
    tell_cost,
    tell_lack,
    tell_plot,
    titles_listed,
)
from intriga.kernel.speech import Blanks, Listener
from intriga.kernel.wording import listed

AS_THEY_ARE = ("main_actions", "count", "paid", "taken", "faction")


def question_blanks(facts: Mapping[str, Any], to: Listener) -> Blanks:
    blanks: Blanks = {key: facts[key] for key in AS_THEY_ARE if key in facts}
    if "cell" in facts:
        blanks["cell"] = tell_cell(facts["cell"], to.tongue)
    if "card" in facts:
        blanks["card"] = tell_card(facts["card"], to.tongue)
    if "cost" in facts:
        blanks["cost_told"] = tell_cost(facts["cost"], to.tongue)
    if "seat" in facts:
        blanks["seat"] = named(facts["seat"], to)
    if "seats" in facts:
        names = [named(seat, to) for seat in facts["seats"]]
        blanks["seats"] = listed(names, phrases(to.tongue), NOTHING)
        blanks["seats_count"] = len(names)
    return blanks


def refusal_blanks(facts: Mapping[str, Any], to: Listener) -> Blanks:
    tongue = to.tongue
    blanks: Blanks = {"faction": facts["faction"]} if "faction" in facts else {}
    if "card" in facts:
        blanks["card"] = tell_card(facts["card"], tongue)
    if "plot" in facts:
        blanks["plot"] = tell_plot(facts["plot"], tongue)
    if "plots" in facts:
        blanks["plots"] = titles_listed([tell_plot(plot, tongue) for plot in facts["plots"]], tongue)
    if "lacks" in facts:
        lacks = [tell_lack(name, number, dict(of), tongue) for name, number, of in facts["lacks"]]
        blanks["lacks"] = ", ".join(lacks)
    return blanks
